import { Button, type ButtonLook } from "../../ui/Button";
import type { Entry } from "../entries/entry";
import { useBookContext } from "../page/bookContext";
import { writeBookFile } from "./bookFile";

/**
 * Saves a text as a file. A phone with a share sheet uses it, because an installed page on an iPhone cannot download. Any
 * other device, and a phone on which sharing fails, downloads the file. False if the share sheet was closed.
 */
async function shareOrDownload(name: string, type: string, text: string): Promise<boolean> {
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

/** Returns a function that saves the whole book as a file and announces it. It resolves to whether the book was saved. */
export function useSaveBook() {
  const { actions, announce } = useBookContext();
  return async (name: string, type: string, textOf: (entries: Entry[]) => string): Promise<boolean> => {
    const entries = await actions.all().catch(() => null);
    const isSaved = entries !== null && (await shareOrDownload(name, type, textOf(entries)));
    if (entries === null) announce({ text: unreadable });
    else if (isSaved) announce({ text: `${entries.length} catatan disimpan ke file ${name}.` });
    return isSaved;
  };
}

export function SaveButton({ label, look = "outlineOnLight" }: { label: string; look?: ButtonLook }) {
  const { actions, shop, now, shopNow } = useBookContext();
  const { date } = shopNow;
  const saveBook = useSaveBook();
  const save = async () => {
    const textOf = (entries: Entry[]) => writeBookFile(entries, shop.name, now);
    if (await saveBook(`buku-${date}.json`, "application/json", textOf)) void actions.changeSettings({ savedOn: date });
  };
  return (
    <Button type="button" $look={look} onClick={() => void save()}>
      {label}
    </Button>
  );
}
