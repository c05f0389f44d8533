import { memo, useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import { businessDay } from "../../domain/book/dayPlan";
import type { Entry } from "../../domain/book/entry";
import { fullHours, fullHoursFile, hoursToPublish, publishedHours } from "../../domain/book/fullHours";
import type { ClosedHours, FullHours as Hours } from "../../domain/shop/closures";
import { parseTime } from "../../domain/shop/timeOfDay";
import { commitContent, storedToken } from "../../platform/runtime/bookCommit";
import type { ContentRepository } from "../../platform/runtime/gitHost";
import { color, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { Outcome } from "../../ui/Outcome";
import { Panel, PanelHeading } from "../../ui/Panel";
import { copyByHand } from "../shell/copyByHand";
import type { BookSettings } from "./bookStore";
import type { BookTools } from "./bookTools";
import { hoursWords, momentNow } from "./bookWords";

/** Where the content is committed; null where the site was built without a repository. */
export type Repository = ContentRepository | null;

type Props = {
  /** Who takes a chair. */
  seated: readonly Entry[];
  settings: BookSettings;
  tools: BookTools;
  repository: Repository;
  /** The full hours that the page was built with. */
  built: readonly Hours[];
  /** Called with how many hours there are to publish. */
  onCount: (hours: number) => void;
};

const List = styled.ul`padding-left: 1.25em; list-style: disc;`;

const Soft = styled.p`max-width: 65ch; font-size: ${type.small}; color: ${color.inkSoft};`;

type Result = Awaited<ReturnType<typeof commitContent>>;

const refusals: Record<Extract<Result, { kind: "refused" }>["why"], string> = {
  token: "Token ditolak. Masuk lagi di /admin/, lalu coba sekali lagi.",
  permission: "Token ini tidak boleh mengubah isi situs. Buat token dengan izin menulis, lalu masuk lagi di /admin/.",
  conflict: "Isi situs sedang diubah di tempat lain. Coba lagi sebentar lagi.",
  missing: "Repositori atau cabangnya tidak ditemukan. Periksa namanya.",
  offline: "Jawaban GitHub tidak sampai, jadi belum pasti terkirim. Coba lagi setelah ada internet.",
  host: "Server GitHub sedang bermasalah, jadi belum pasti terkirim. Coba lagi beberapa menit lagi.",
};

/**
 * The hours in which every chair is taken, and those that are free again, ready to be published in the book's own file, which
 * is written whole each time. What the owner closed himself is never touched.
 */
export const FullHours = memo(function FullHours({ seated, settings, tools, repository, built, onCount }: Props) {
  const { book, bookable, floor, now } = tools;
  const [outcome, setOutcome] = useState("");
  const [isSending, setSending] = useState(false);
  const token = useStoredToken();
  const full = useMemo(
    () => fullHours(seated, floor, bookable.rules, businessDay(now, bookable.rules), now),
    [seated, floor, bookable, now],
  );
  const { close, open } = hoursToPublish(full, publishedHours(settings.sentHours, built), momentNow(tools));
  const count = hoursIn(close) + hoursIn(open);
  useEffect(() => onCount(count), [onCount, count]);
  // The owner's file still has what the site's third version of the book wrote there.
  const former = bookable.rules.closedHours.filter((hours) => isFormer(hours) && hours.date >= momentNow(tools).date);
  if (count === 0 && former.length === 0) return outcome ? <Outcome>{outcome}</Outcome> : null;

  const noteSent = () => book.set({ sentHours: { hours: full, over: built } });
  const publish = async () => {
    if (!repository || token === null) return;
    setSending(true);
    setOutcome("");
    const text = fullHoursFile(full);
    const file = { repository, token, path: "content/full-hours.json", text, message: "Ubah jam penuh" };
    const result = await commitContent(file);
    setSending(false);
    if (result.kind !== "refused") await noteSent();
    setOutcome(
      result.kind === "refused"
        ? refusals[result.why]
        : "Terkirim. Pengunjung melihatnya setelah situs terbit, biasanya dalam beberapa menit.",
    );
  };

  return (
    <Panel aria-labelledby="full-hours">
      <PanelHeading id="full-hours" tabIndex={-1}>
        Jam penuh
      </PanelHeading>
      <HourList title="Semua kursi terisi:" hours={close} />
      <HourList title="Kosong lagi:" hours={open} />
      {count > 0 && repository !== null && token !== null && (
        <>
          <Button type="button" $look="ink" aria-disabled={isSending} onClick={() => !isSending && void publish()}>
            {isSending ? "Mengirim…" : buttonName(close, open)}
          </Button>
          <Soft>Yang dikirim hanya tanggal dan jam. Nama pelanggan tidak ikut.</Soft>
        </>
      )}
      {count > 0 && (repository === null || token === null) && (
        <>
          <Soft>
            {repository === null
              ? "Situs ini dibuat tanpa nama repositori, jadi belum bisa dikirim dari sini."
              : "Untuk mengirimnya dengan satu ketukan, masuk dulu dengan token di /admin/."}{" "}
            Atau ganti sendiri seluruh isi full-hours.json.
          </Soft>
          <CopyButton
            text={fullHoursFile(full)}
            label="Salin isi full-hours.json"
            copied="Tersalin. Tempelkan di full-hours.json, lalu ketuk “Sudah saya tempel”."
            byHand={copyByHand}
            look="quiet"
          />
          <Button type="button" $look="quiet" onClick={() => void noteSent()}>
            Sudah saya tempel
          </Button>
        </>
      )}
      <HourList
        title="Masih tertutup di closures.json dari versi lama buku; hapus di /admin/ supaya terbuka:"
        hours={former}
      />
      <Outcome>{outcome}</Outcome>
    </Panel>
  );
});

const isFormer = ({ reason }: ClosedHours) => reason === "Penuh";

/** The owner's token, read anew whenever the page gets the focus: he may have signed in in another tab. */
function useStoredToken(): string | null {
  const [token, setToken] = useState(storedToken);
  useEffect(() => {
    const read = () => setToken(storedToken());
    window.addEventListener("focus", read);
    return () => window.removeEventListener("focus", read);
  }, []);
  return token;
}

function buttonName(close: readonly Hours[], open: readonly Hours[]): string {
  if (open.length === 0) return "Tutup jam penuh di situs";
  return close.length === 0 ? "Buka lagi jam kosong di situs" : "Perbarui jam penuh di situs";
}

/** How many hours these are together. */
const hoursIn = (hours: readonly Hours[]): number =>
  hours.reduce((sum, { from, to }) => sum + parseTime(to) - parseTime(from), 0) / 60;

const HourList = ({ title, hours }: { title: string; hours: readonly Hours[] }) =>
  hours.length > 0 && (
    <>
      <p>{title}</p>
      <List>
        {hours.map((one) => (
          <li key={`${one.date} ${one.from} ${one.to}`}>{hoursWords(one)}</li>
        ))}
      </List>
    </>
  );
