import { Panel } from "../../ui/Panel";
import { QuietButton, SolidButton } from "../context/bookLayout";
import { fullStorageText } from "../context/bookWords";
import type { Book } from "../context/useBook";

const problemWords: Record<Exclude<Book["status"], "opening" | "ready">, string> = {
  hanging:
    "Buku belum juga terbuka. Tutup tab dan jendela lain yang membuka buku ini, lalu muat ulang. Tidak ada catatan yang hilang.",
  unknown:
    "Buku tidak bisa dibuka. Browser ini tidak menyimpan, misalnya di jendela privat: buka halaman ini di Chrome atau Safari biasa.",
  newer:
    "Buku di ponsel ini ditulis oleh versi halaman yang lebih baru. Tidak ada yang diubah. Muat ulang halaman ini dengan internet.",
  full: fullStorageText,
};

/** Says why the book cannot be opened, and offers another try. */
export function BookProblemAlert({ status, retry }: Pick<Book, "status" | "retry">) {
  if (status === "opening" || status === "ready") return null;
  return (
    <Panel $tone="danger" role="alert">
      <p>{problemWords[status]}</p>
      <SolidButton onClick={retry}>Coba lagi</SolidButton>
      <QuietButton onClick={() => window.location.reload()}>Muat ulang</QuietButton>
    </Panel>
  );
}
