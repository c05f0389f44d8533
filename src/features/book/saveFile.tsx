import { writeBookFile } from "../../domain/book/bookFile";
import { Button, type ButtonLook } from "../../ui/Button";
import { useBookContext } from "./bookContext";

/**
 * Saves a text as a file. A phone with a share sheet uses it, because an installed page on an iPhone cannot download. Otherwise
 * it is a download. False if the share sheet was closed.
 */
export async function shareOrDownload(name: string, type: string, text: string): Promise<boolean> {
  const file = new File([text], name, { type });
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

export const unreadable = "Buku tidak bisa dibaca, jadi belum disimpan. Muat ulang halaman ini, lalu coba lagi.";

export function SaveButton({ label, look = "outlineOnLight" }: { label: string; look?: ButtonLook }) {
  const { actions, shop, now, shopNow, announce } = useBookContext();
  const save = async () => {
    const entries = await actions.all().catch(() => null);
    if (entries === null) return announce({ text: unreadable });
    const { date } = shopNow;
    const name = `buku-${date}.json`;
    if (!(await shareOrDownload(name, "application/json", writeBookFile(entries, shop.name, now)))) return;
    void actions.changeSettings({ savedOn: date });
    announce({ text: `${entries.length} catatan disimpan ke file ${name}.` });
  };
  return (
    <Button type="button" $look={look} onClick={() => void save()}>
      {label}
    </Button>
  );
}
