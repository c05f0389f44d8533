import { useEffect } from "react";
import styled from "styled-components";
import { askBeforeLeaving } from "../../runtime/unsavedWork";
import { space } from "../../theme/tokens";
import { Panel } from "../../ui/Panel";
import { filePickerId } from "../file/BookData";
import { daysSinceBackup, isBackupDue } from "../file/backup";
import { SaveButton } from "../file/saveFile";
import { problemOf } from "../store/bookStore";
import { useBookContext } from "./bookContext";
import { QuietButton, SolidButton } from "./bookLayout";
import { shortDay } from "./bookWords";
import { goToPart } from "./goToPart";
import type { Book } from "./useBook";

const Line = styled.p`
  display: flex; flex-wrap: wrap; gap: ${space.s8} ${space.s12}; align-items: center; max-width: 48rem;
`;

const problemWords: Record<Exclude<Book["status"], "opening" | "ready">, string> = {
  hanging:
    "Buku belum juga terbuka. Tutup tab dan jendela lain yang membuka buku ini, lalu muat ulang. Tidak ada catatan yang hilang.",
  unknown:
    "Buku tidak bisa dibuka. Di jendela privat browser tidak menyimpan buku: buka halaman ini di Chrome atau Safari biasa.",
  newer:
    "Buku di ponsel ini ditulis oleh versi halaman yang lebih baru. Tidak ada yang diubah. Muat ulang halaman ini dengan internet.",
  full: "Penyimpanan ponsel penuh. Kosongkan ruang di ponsel, lalu coba lagi.",
};

/**
 * Says why the book cannot be opened, or that changes are not saved, and offers another try. While a failed write waits, the
 * browser asks before it leaves the page.
 */
export function BookProblemAlert({ status, failed, hasFault, retry }: Book) {
  const isUnsaved = failed !== null;
  useEffect(() => {
    if (!isUnsaved) return;
    return askBeforeLeaving();
  }, [isUnsaved]);
  const cause = status === "opening" || status === "ready" ? null : status;
  if (hasFault && cause === null && !isUnsaved)
    return (
      <Panel $tone="danger" role="alert">
        <p>
          Ada ketukan yang tidak tercatat karena kesalahan program. Yang lain tetap tercatat. Periksa, lalu catat lagi.
        </p>
        <QuietButton onClick={() => window.location.reload()}>Muat ulang</QuietButton>
      </Panel>
    );
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

type AlertProps = Pick<Book, "earliestTouchedAt"> & { isDateDoubtful: boolean };

/** Notices above the day's visits: the device's date is doubtful, or the book is empty. */
export function BookAlerts({ earliestTouchedAt, isDateDoubtful }: AlertProps) {
  const { date } = useBookContext().shopNow;
  return (
    <>
      {isDateDoubtful && (
        <Panel $tone="danger" role="alert">
          Menurut ponsel ini, hari ini {shortDay(date)} {date.slice(0, 4)}. Kalau itu keliru, betulkan dulu tanggalnya.
          Tidak ada catatan yang dihapus.
        </Panel>
      )}
      {earliestTouchedAt === 0 && (
        <Panel $tone="accent" aria-label="Buku kosong">
          <p>
            Buku di ponsel ini masih kosong. Isinya nanti hanya ada di browser ponsel ini. Punya file cadangan dari
            ponsel lain atau dari sebelumnya? Buka dulu.
          </p>
          <QuietButton
            onClick={() => {
              goToPart("book-data");
              document.getElementById(filePickerId)?.click();
            }}
          >
            Buka file cadangan
          </QuietButton>
        </Panel>
      )}
    </>
  );
}

function backupAgeText(savedOn: string | null, today: string): string {
  const days = daysSinceBackup(savedOn, today);
  if (days === null) return "File cadangan: belum ada";
  return `File cadangan: ${days === 0 ? "hari ini" : `${days} hari lalu`}`;
}

/** The age of the last backup file, and how many entries are old enough to be erased. */
export function BackupStatus({
  settings,
  earliestTouchedAt,
  old,
}: Pick<Book, "settings" | "earliestTouchedAt" | "old">) {
  const context = useBookContext();
  const { savedOn, keepDays } = settings;
  const isDue = isBackupDue(savedOn, earliestTouchedAt, context.now, context.bookable.rules.timeZone);
  return (
    <>
      <Line id="book-file" tabIndex={-1}>
        {backupAgeText(savedOn, context.shopNow.date)}.{isDue && " Sudah lewat seminggu: simpan lagi."}
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
