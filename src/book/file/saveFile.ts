/**
 * Saves a file. A phone with a share sheet uses it, because an installed page on an iPhone cannot download. Any
 * other device, and a phone on which sharing fails, downloads the file. False if the share sheet was closed.
 */
export async function saveFile(name: string, type: string, content: BlobPart): Promise<boolean> {
  const file = new File([content], name, { type });
  const isPhone = window.matchMedia("(pointer: coarse)").matches;
  if (isPhone && navigator.canShare?.({ files: [file] })) {
    const failed = await navigator.share({ files: [file] }).catch((error: unknown) => error);
    if (failed === undefined) return true;
    if (failed instanceof DOMException && failed.name === "AbortError") return false;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}
