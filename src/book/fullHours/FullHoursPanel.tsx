import { useState } from "react";
import type { FullHours } from "../../domain/shop/closures";
import { businessDayOf } from "../../domain/shop/dayHours";
import type { ContentRepository } from "../../runtime/gitHost";
import { Panel, PanelHeading } from "../../ui/Panel";
import type { Entry } from "../entries/entry";
import { type BookContextValue, useBookContext } from "../page/bookContext";
import { Small, SolidButton } from "../page/bookLayout";
import { fullHoursText } from "../page/bookWords";
import type { BookSettings } from "../store/bookStore";
import { type CommitFailure, commitFullHours, storedToken } from "../store/commitFullHours";
import { fullHours, fullHoursFile, hoursToPublish, publishedHours } from "./fullHours";

type Props = ReturnType<typeof unpublishedHours> & {
  /** The repository for the full hours; null if the site was built without one. */
  repository: ContentRepository | null;
};

/** Returns the book's full hours (`full`), and those that are to be closed and to be opened on the site. */
export function unpublishedHours(
  chairTakers: readonly Entry[],
  { sentHours }: BookSettings,
  pageHours: readonly FullHours[],
  { bookable, now, shopNow }: Pick<BookContextValue, "bookable" | "now" | "shopNow">,
) {
  const full = fullHours(chairTakers, bookable, businessDayOf(bookable.rules, shopNow), now);
  const changes = hoursToPublish(full, publishedHours(sentHours, pageHours, now), shopNow);
  return { full, ...changes, areChanged: changes.toClose.length + changes.toOpen.length > 0 };
}

const refusals: Record<CommitFailure, string> = {
  token: "Token ditolak. Masuk lagi di /admin/, lalu coba sekali lagi.",
  permission: "Token ini tidak boleh mengubah isi situs. Buat token dengan izin menulis, lalu masuk lagi di /admin/.",
  conflict: "Isi situs sedang diubah di tempat lain. Coba lagi sebentar lagi.",
  missing: "Repositori atau cabangnya tidak ditemukan. Periksa namanya.",
  limit: "GitHub membatasi permintaan Anda untuk sementara. Coba lagi beberapa menit lagi.",
  offline: "Jawaban GitHub tidak sampai, jadi belum pasti terkirim. Coba lagi setelah ada internet.",
  host: "Server GitHub sedang bermasalah, jadi belum pasti terkirim. Coba lagi beberapa menit lagi.",
};

/**
 * The panel that publishes the full hours. It lists the full hours that the site does not close yet, and the published hours
 * that are free again. Publishing replaces the whole of full-hours.json, which belongs to the book. The owner's closed hours
 * are in another file, which is never touched.
 */
export function FullHoursPanel({ full, toClose, toOpen, areChanged, repository }: Props) {
  const { actions, announce, now } = useBookContext();
  const file = fullHoursFile(full);
  const [isSending, setSending] = useState(false);
  // Read at each render, because the owner may have signed in in another tab.
  const token = storedToken();
  if (!areChanged) return null;

  const publish = async () => {
    if (!repository || token === null) return;
    setSending(true);
    const refusal = await commitFullHours(repository, token, file);
    setSending(false);
    if (refusal === null) void actions.changeSettings({ sentHours: { hours: full, at: now.getTime() } });
    const sent = "Terkirim. Pengunjung melihatnya setelah situs terbit, biasanya dalam beberapa menit.";
    announce({ text: refusal === null ? sent : refusals[refusal] });
  };

  return (
    <Panel aria-labelledby="full-hours">
      <PanelHeading id="full-hours" tabIndex={-1}>
        Jam penuh
      </PanelHeading>
      <HourList title="Semua kursi terisi, tutup di situs:" hours={toClose} />
      <HourList title="Kosong lagi, buka di situs:" hours={toOpen} />
      {repository !== null && token !== null ? (
        <>
          <SolidButton aria-disabled={isSending} onClick={() => !isSending && void publish()}>
            {isSending ? "Mengirim…" : "Perbarui jam penuh di situs"}
          </SolidButton>
          <Small>Yang dikirim hanya tanggal dan jam. Nama pelanggan tidak ikut.</Small>
        </>
      ) : (
        <Small>
          {repository === null
            ? "Situs ini dibuat tanpa nama repositori, jadi belum bisa dikirim dari sini."
            : "Untuk mengirimnya dengan satu ketukan, masuk dulu dengan token di /admin/."}
        </Small>
      )}
    </Panel>
  );
}

const HourList = ({ title, hours }: { title: string; hours: readonly FullHours[] }) =>
  hours.length > 0 && (
    <>
      <p>{title}</p>
      <ul>
        {hours.map((one) => (
          <li key={`${one.date} ${one.from} ${one.to}`}>{fullHoursText(one)}</li>
        ))}
      </ul>
    </>
  );
