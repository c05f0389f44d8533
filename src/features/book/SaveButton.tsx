import { Button, type ButtonLook } from "../../ui/Button";
import type { BookTools } from "./bookTools";
import { momentNow } from "./bookWords";
import { saveBookFile } from "./saveFile";

type Props = { tools: BookTools; label: string; look?: ButtonLook; onSaved?: (isWhole: boolean) => void };

/** Hands the whole book out as a file, and notes that it did. */
export function SaveButton({ tools, label, look = "quiet", onSaved }: Props) {
  const { book, say } = tools;
  const save = async () => {
    const records = await book.all().catch(() => null);
    if (records === null) {
      say("Buku tidak bisa dibaca, jadi belum disimpan. Muat ulang halaman ini, lalu coba lagi.");
      return;
    }
    const name = await saveBookFile(records, tools);
    if (name === null) return;
    await book.set({ savedOn: momentNow(tools).date });
    onSaved?.(true);
    say(`${records.length} catatan disimpan ke file ${name}.`);
  };
  return (
    <Button type="button" $look={look} onClick={() => void save()}>
      {label}
    </Button>
  );
}
