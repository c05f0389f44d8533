import { Component, type ReactNode, useEffect } from "react";
import { askBeforeLeaving } from "../../runtime/unsavedWork";
import { Panel } from "../../ui/Panel";
import type { Entry } from "../entries/entry";
import { problemOf } from "../store/bookStore";
import { QuietButton, SolidButton } from "./bookLayout";
import type { Book } from "./useBook";

const problemWords: Record<Exclude<Book["status"], "opening" | "ready">, string> = {
  hanging:
    "Buku belum juga terbuka. Tutup tab dan jendela lain yang membuka buku ini, lalu muat ulang. Tidak ada catatan yang hilang.",
  unknown:
    "Buku tidak bisa dibuka. Browser ini tidak menyimpan, misalnya di jendela privat: buka halaman ini di Chrome atau Safari biasa.",
  newer:
    "Buku di ponsel ini ditulis oleh versi halaman yang lebih baru. Tidak ada yang diubah. Muat ulang halaman ini dengan internet.",
  full: "Penyimpanan ponsel penuh. Kosongkan ruang di ponsel, lalu coba lagi.",
};

/**
 * Says why the book cannot be opened, or that changes are not saved, and offers another try. While a failed write waits, the
 * browser asks before it leaves the page.
 */
export function BookProblemAlert({ status, failed, retry }: Book) {
  const isUnsaved = failed !== null;
  useEffect(() => {
    if (!isUnsaved) return;
    return askBeforeLeaving();
  }, [isUnsaved]);
  const cause = status === "opening" || status === "ready" ? null : status;
  if (cause === null && !isUnsaved) return null;
  return (
    <Panel $tone="danger" role="alert">
      {cause && <p>{problemWords[cause]}</p>}
      {isUnsaved && (
        <p>
          Belum tersimpan: {failed.count} perubahan.{" "}
          {cause !== "full" && problemOf(failed.error) === "full" && problemWords.full} Jangan tutup halaman ini sebelum
          tersimpan.
        </p>
      )}
      <SolidButton onClick={retry}>{isUnsaved ? "Coba simpan lagi" : "Coba lagi"}</SolidButton>
      {cause && <QuietButton onClick={() => window.location.reload()}>Muat ulang</QuietButton>}
    </Panel>
  );
}

type BoundaryProps = { entries: readonly Entry[]; fallback: ReactNode; children: ReactNode };

/** Shows `fallback` if the book cannot be drawn, until it has other entries. */
export class BookBoundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidUpdate({ entries }: BoundaryProps) {
    if (this.state.hasCrashed && entries !== this.props.entries) this.setState({ hasCrashed: false });
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
