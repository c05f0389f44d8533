import { writeBookFile } from "../../domain/book/bookFile";
import type { BookRecord } from "../../domain/book/record";
import type { BookTools } from "./bookTools";
import { momentNow } from "./bookWords";

/** Hands records of the book out as a file; gives the file's name, null where that was given up. */
export async function saveBookFile(records: readonly BookRecord[], tools: BookTools): Promise<string | null> {
  const name = `buku-${momentNow(tools).date}.json`;
  const isOut = await handOut(name, "application/json", writeBookFile(records, tools.shop.name, tools.now));
  return isOut ? name : null;
}

/** Hands a text out as a file: shared where the device can, since an installed page on an iPhone downloads nothing; else downloaded. */
export async function handOut(name: string, type: string, text: string): Promise<boolean> {
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
  // Browsers begin to read it in a task of their own.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}
