import { useEffect, useState } from "react";
import styled from "styled-components";
import { daysSinceFile, isDateDoubtful, isFileDue } from "../../domain/book/bookAge";
import { askBeforeLeaving } from "../../platform/runtime/unsavedWork";
import { space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { Panel } from "../../ui/Panel";
import { useBookContext } from "./bookContext";
import { momentNow, shortDay } from "./bookWords";
import { goToPart, notPrinted, QuietButton } from "./parts";
import { SaveButton } from "./saveFile";
import type { Book } from "./useBook";

const Line = styled.p`
  display: flex; flex-wrap: wrap; gap: ${space.tight} ${space.close}; align-items: center; max-width: 48rem; ${notPrinted}
`;

const problemWords: Record<Exclude<Book["status"], "opening" | "ready">, string> = {
  hanging:
    "Buku belum juga terbuka. Tutup tab dan jendela lain yang membuka buku ini, lalu muat ulang. Tidak ada catatan yang hilang.",
  unavailable:
    "Browser ini tidak menyimpan buku, misalnya karena jendela ini jendela privat. Buka halaman ini di Chrome atau Safari biasa.",
  newer:
    "Buku di ponsel ini ditulis oleh versi halaman yang lebih baru. Tidak ada yang diubah. Muat ulang halaman ini dengan internet.",
  full: "Penyimpanan ponsel penuh.",
  blocked: "Halaman ini sudah diperbarui di tab lain. Muat ulang tab ini supaya bukunya bisa dipakai lagi.",
};

/**
 * Why the book cannot be opened, or that something of it stands on the screen alone, and the ways out. The browser asks before the
 * page is left until what is on the screen alone is kept, or in a file.
 */
export function UnsavedAlert({ status, unsaved, hasLostSetting, actions }: Book) {
  const [inFile, setInFile] = useState<Book["unsaved"] | null>(null);
  const isUnsaved = unsaved.length > 0;
  const isLoss = isUnsaved && inFile !== unsaved;
  useEffect(() => {
    if (!isLoss) return;
    askBeforeLeaving(true);
    return () => askBeforeLeaving(false);
  }, [isLoss]);
  const problem = status === "opening" || status === "ready" ? null : problemWords[status];
  if (problem === null && !isUnsaved && !hasLostSetting) return null;
  const lines = [
    problem,
    isUnsaved && `${unsaved.length} catatan belum tersimpan.`,
    hasLostSetting && "Pengaturan buku belum tersimpan.",
    problem === null &&
      "Penyimpanan ponsel penuh atau ditolak. Jangan tutup halaman ini. Kosongkan ruang di ponsel, lalu coba lagi, atau simpan buku ke file.",
    problem !== null &&
      isUnsaved &&
      "Simpan dulu buku ke file, lalu muat ulang dan buka file itu di bagian paling bawah.",
  ];
  return (
    <Panel $tone="danger" role="alert">
      {lines.map((line) => line && <p key={line}>{line}</p>)}
      {isUnsaved && (
        <SaveButton
          label="Simpan ke file"
          look={problem ? "ink" : "quiet"}
          unsaved={unsaved}
          onSaved={() => setInFile(unsaved)}
        />
      )}
      {(problem === null || isUnsaved) && (
        <Button type="button" $look={problem ? "quiet" : "ink"} onClick={() => void actions.retry()}>
          Coba simpan lagi
        </Button>
      )}
      {problem && (
        <Button type="button" $look={isUnsaved ? "quiet" : "ink"} onClick={() => window.location.reload()}>
          Muat ulang
        </Button>
      )}
    </Panel>
  );
}

/** What comes before the day: that the device's date can hardly be right, or that the book is a new one. */
export function BookAlerts({ instants, entries }: Pick<Book, "instants" | "entries">) {
  const context = useBookContext();
  const today = momentNow(context).date;
  if (instants.first === 0 && entries.length === 0)
    return (
      <Panel $tone="brass" aria-label="Buku kosong">
        <p>
          Buku di ponsel ini masih kosong. Isinya nanti hanya ada di browser ponsel ini. Punya file cadangan dari ponsel
          lain atau dari sebelumnya? Buka dulu.
        </p>
        <QuietButton onClick={() => goToPart("book-data")}>Buka file cadangan</QuietButton>
      </Panel>
    );
  if (!isDateDoubtful(instants, context.now)) return null;
  return (
    <Panel $tone="danger" role="alert">
      Tanggal ponsel {shortDay(today)} {today.slice(0, 4)}, tetapi sampai seminggu lalu buku lama tidak dipakai. Periksa
      tanggal ponsel. Tidak ada catatan yang dihapus.
    </Panel>
  );
}

export function fileAgeWords(savedOn: string | null, today: string): string {
  const days = daysSinceFile(savedOn, today);
  if (days === null) return "File cadangan: belum ada";
  return `File cadangan: ${days === 0 ? "hari ini" : `${days} hari lalu`}`;
}

export function BookAge({ settings, instants, old }: Pick<Book, "settings" | "instants" | "old">) {
  const context = useBookContext();
  const { savedOn, keepDays } = settings;
  const isDue = isFileDue(savedOn, instants, context.now, context.bookable.rules.timeZone);
  return (
    <>
      <Line id="book-file" tabIndex={-1}>
        {fileAgeWords(savedOn, momentNow(context).date)}.{isDue && " Sudah lewat seminggu: simpan lagi."}
        {isDue && <SaveButton label="Simpan file" />}
      </Line>
      {old.count > 0 && (
        <Line>
          {old.count} catatan lebih tua dari {keepDays} hari. Menghapusnya: paling bawah.
        </Line>
      )}
    </>
  );
}
