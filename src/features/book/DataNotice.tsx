import styled from "styled-components";
import { dateOfInstant, daysSinceFile, isDateDoubtful, isFileDue } from "../../domain/book/bookAge";
import { siteAddress } from "../../platform/runtime/siteAddress";
import { space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { Panel } from "../../ui/Panel";
import type { BookSettings } from "./bookStore";
import type { BookTools } from "./bookTools";
import { momentNow, shortDay } from "./bookWords";
import { SaveButton } from "./SaveButton";
import type { Book } from "./useBook";

const Notice = styled(Panel)`justify-items: start; max-width: 48rem;`;

const Soft = styled.p`
  display: flex; flex-wrap: wrap; gap: ${space.tight} ${space.close}; align-items: center; max-width: 48rem;
  @media print { display: none; }
`;

// Hosts that give the sites of one account one address, each under a path of its own.
const sharedHosts = /\.(github\.io|gitlab\.io|codeberg\.page|bitbucket\.io|gitee\.io|frama\.io|pages\.debian\.net)$/;

/** Whether other sites may stand under this address, and could then read the book. */
export const sharesAddress = (hostname: string, path: string): boolean => path !== "/" || sharedHosts.test(hostname);

/** What the owner is to know of an address that other sites share. */
export const sharedAddressWords =
  "Alamat situs ini bisa dipakai bersama situs lain dari akun yang sama, dan situs itu bisa membaca buku ini. Pakai domain sendiri kalau bisa.";

/** Whether that is so of the page that is open. */
export const isAddressShared = (): boolean =>
  sharesAddress(window.location.hostname, new URL(siteAddress("/")).pathname);

type Props = { instants: Book["instants"]; tools: BookTools };

/** What comes before the day: that the device's date can hardly be right, or that the book is a new one. */
export function BookAlerts({ instants: { last }, isEmpty, tools }: Props & { isEmpty: boolean }) {
  const today = momentNow(tools).date;
  if (last === 0 && isEmpty)
    return (
      <Notice $tone="brass" aria-label="Buku kosong">
        <p>Buku di ponsel ini masih kosong. Punya file cadangan dari ponsel lain atau dari sebelumnya? Buka dulu.</p>
        <Button type="button" $look="quiet" onClick={openData}>
          Buka file cadangan
        </Button>
      </Notice>
    );
  if (!isDateDoubtful(last, tools.now)) return null;
  return (
    <Notice $tone="brass" role="alert">
      <b>
        Tanggal ponsel {shortDay(today)} {today.slice(0, 4)}, tetapi catatan terakhir dari{" "}
        {shortDay(dateOfInstant(last, tools.bookable.rules.timeZone))}. Periksa tanggal ponsel. Tidak ada catatan yang
        dihapus.
      </b>
    </Notice>
  );
}

/** How old the last file is, in words. */
export function fileAgeWords(savedOn: string | null, today: string): string {
  const days = daysSinceFile(savedOn, today);
  if (days === null) return "File cadangan: belum ada";
  return `File cadangan: ${days === 0 ? "hari ini" : `${days} hari lalu`}`;
}

/** What is kept here and who could read it, until the shop has read that; how old its file is, and what is old in the book. */
export function DataNotice({
  settings,
  instants,
  oldCount,
  tools,
}: Props & { settings: BookSettings; oldCount: number }) {
  const { book, bookable, now } = tools;
  const { savedOn, hasReadNotice, keepDays } = settings;
  const isDue = isFileDue(savedOn, instants.first, now, bookable.rules.timeZone);
  return (
    <>
      <Soft id="book-file" tabIndex={-1}>
        {fileAgeWords(savedOn, momentNow(tools).date)}.{isDue && " Sudah lewat seminggu: simpan lagi."}
        {isDue && <SaveButton tools={tools} label="Simpan file" />}
      </Soft>
      {oldCount > 0 && !isDateDoubtful(instants.last, now) && (
        <Soft>
          {oldCount} catatan lebih tua dari {keepDays} hari. Menghapusnya: paling bawah.
        </Soft>
      )}
      {!hasReadNotice && (
        <Notice $tone="brass" aria-label="Tentang buku ini">
          <p>Buku ini hanya ada di browser ponsel ini. Menyimpan, memindahkan, dan menghapusnya: paling bawah.</p>
          {isAddressShared() && <b>{sharedAddressWords}</b>}
          <Button type="button" $look="quiet" onClick={() => void book.set({ hasReadNotice: true })}>
            Mengerti
          </Button>
        </Notice>
      )}
    </>
  );
}

/** Unfolds the part of the page that opens files. */
function openData(): void {
  const part = document.getElementById("book-data");
  if (part instanceof HTMLDetailsElement) part.open = true;
  part?.scrollIntoView({ behavior: "instant" });
  part?.querySelector("summary")?.focus({ preventScroll: true });
}
