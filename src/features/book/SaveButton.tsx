import type { BookRecord } from "../../domain/book/record";
import { Button, type ButtonLook } from "../../ui/Button";
import type { BookTools } from "./bookTools";
import { momentNow } from "./bookWords";
import { saveBookFile } from "./saveFile";

type Props = {
  tools: BookTools;
  label: string;
  look?: ButtonLook;
  /** What the file holds where the browser does not give the book away any more. */
  unsaved?: readonly BookRecord[];
  onSaved?: () => void;
};

/** Hands the whole book out as a file, and notes that it did. */
export function SaveButton({ tools, label, look = "quiet", unsaved = [], onSaved }: Props) {
  const { book, say } = tools;
  const save = async () => {
    const all = await book.all().catch(() => null);
    const records = all ?? unsaved;
    if (all === null && unsaved.length === 0) {
      say("Buku tidak bisa dibaca, jadi belum disimpan. Muat ulang halaman ini, lalu coba lagi.");
      return;
    }
    const name = await saveBookFile(records, tools);
    if (name === null) return;
    if (all !== null) await book.set({ savedOn: momentNow(tools).date });
    onSaved?.();
    say(`${records.length} catatan disimpan ke file ${name}.`);
  };
  return (
    <Button type="button" $look={look} onClick={() => void save()}>
      {label}
    </Button>
  );
}
