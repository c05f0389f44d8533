import { useState } from "react";
import { businessDayOf } from "../../domain/shop/dayHours";
import type { FullHours } from "../../domain/shop/openingHours";
import type { ContentRepository } from "../../runtime/gitHost";
import { Panel, PanelHeading } from "../../ui/Panel";
import { type BookContextValue, inBar, untilWritten, useBookContext } from "../context/bookContext";
import { Small, SolidButton } from "../context/bookLayout";
import { fullHoursText } from "../context/bookWords";
import type { Entry } from "../rules/entry";
import { fullHours, fullHoursFile, hoursToPublish, hoursWithOthers, publishedHours } from "../rules/fullHours";
import type { BookSettings } from "../store/bookStore";
import { type CommitFailure, commitFullHours, storedToken } from "./commitFullHours";

type Props = ReturnType<typeof unpublishedHours> & {
  /** The repository for the full hours; null if the site was built without one. */
  repository: ContentRepository | null;
};

/**
 * Returns the book's full hours (`full`), those that are to be closed and opened on the site, and another book's in a file.
 */
export function unpublishedHours(
  chairTakers: readonly Entry[],
  { sentHours }: BookSettings,
  pageHours: readonly FullHours[],
  { offering, now, shopNow }: Pick<BookContextValue, "offering" | "now" | "shopNow">,
) {
  const full = fullHours(chairTakers, offering, businessDayOf(offering.rules, shopNow), now);
  const changesTo = (published: readonly FullHours[]) => hoursToPublish(full, published, sentHours, shopNow);
  const { toClose, toOpen } = changesTo(publishedHours(sentHours, pageHours, now));
  const othersIn = (stored: readonly FullHours[]) => changesTo(stored).others;
  return { full, toClose, toOpen, othersIn, areChanged: toClose.length + toOpen.length > 0 };
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
 * The panel that publishes the full hours. It lists the full hours that the site does not close yet, and those that
 * this book has published and that are free again. Publishing writes the whole of full-hours.json, with the hours that
 * another book has published. The owner's closed hours are in another file, which is never touched.
 */
export function FullHoursPanel({ full, toClose, toOpen, othersIn, areChanged, repository }: Props) {
  const context = useBookContext();
  const { actions, announce, now } = context;
  const [isSending, setSending] = useState(false);
  // Read at each render, because the owner may have signed in in another tab.
  const token = storedToken();
  if (!areChanged) return null;

  const publish = async () => {
    if (!repository || token === null) return;
    setSending(true);
    let others: readonly FullHours[] = [];
    let hours: readonly FullHours[] = full;
    const refusal = await commitFullHours(repository, token, (stored) => {
      others = othersIn(stored);
      hours = hoursWithOthers(full, others);
      return fullHoursFile(hours);
    });
    setSending(false);
    if (refusal) return announce({ text: refusals[refusal] });
    announce({ text: "Terkirim. Pengunjung melihatnya setelah situs terbit, biasanya dalam beberapa menit." });
    void untilWritten(actions.changeSettings({ sentHours: { hours, others, at: now.getTime() } }), inBar(context));
  };

  return (
    <Panel aria-labelledby="full-hours">
      <PanelHeading id="full-hours" tabIndex={-1}>
        Jam penuh
      </PanelHeading>
      <HourList title="Semua kursi terisi, tutup di situs:" hours={toClose} />
      <HourList title="Kosong lagi, buka di situs:" hours={toOpen} />
      {repository !== null && token !== null ? (
        <SolidButton aria-disabled={isSending} onClick={() => !isSending && void publish()}>
          {isSending ? "Mengirim…" : "Perbarui jam penuh di situs"}
        </SolidButton>
      ) : (
        <Small>
          {repository === null
            ? "Minta pengelola situs menutup atau membuka jam ini."
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
