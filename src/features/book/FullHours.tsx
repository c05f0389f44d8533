import { useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import { withFullHours } from "../../domain/book/closuresText";
import { fullHours, hoursToAnnounce } from "../../domain/book/fullHours";
import { takesChair } from "../../domain/book/seating";
import { shopMoment } from "../../domain/shop/clock";
import type { ClosedHours } from "../../domain/shop/closures";
import { minutesOf } from "../../domain/shop/timeOfDay";
import { commitContent, storedToken } from "../../platform/runtime/bookCommit";
import type { ContentRepository } from "../../platform/runtime/gitHost";
import { color, radius, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { copyByHand } from "../shell/copyByHand";
import type { BookTools } from "./bookTools";
import { shortDay } from "./bookWords";

/** Where the content is committed; null where the site was built without a repository. */
export type Repository = ContentRepository | null;

type Props = {
  tools: BookTools;
  repository: Repository;
  /** Called with how many hours there are to publish. */
  onCount: (hours: number) => void;
};

const Section = styled.section`
  display: grid; gap: ${space.close}; padding: ${space.base};
  background: ${color.paper}; border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
  @media print { display: none; }
`;

const Heading = styled.h2`font-size: ${type.title};`;

const Hours = styled.ul`padding-left: 1.25em; list-style: disc;`;

const Soft = styled.p`max-width: 65ch; font-size: ${type.small}; color: ${color.inkSoft};`;

const Outcome = styled.p`font-weight: 700; &:empty { position: absolute; }`;

type Result = Awaited<ReturnType<typeof commitContent>>;

const refusals: Record<Extract<Result, { kind: "refused" }>["why"], string> = {
  token: "Token ditolak. Masuk lagi di /admin/, lalu coba sekali lagi.",
  permission: "Token ini tidak boleh mengubah isi situs. Buat token dengan izin menulis, lalu masuk lagi di /admin/.",
  conflict: "Isi situs sedang diubah di tempat lain. Coba lagi sebentar lagi.",
  missing: "closures.json tidak ditemukan di repositori. Periksa nama repositori dan cabangnya.",
  offline: "Tidak ada sambungan, jadi belum diumumkan. Coba lagi setelah tersambung.",
  host: "Server GitHub sedang bermasalah. Coba lagi beberapa menit lagi.",
};

/**
 * The hours in which every chair is taken, and those that are free again, ready to be published as closed hours of the site (docs/rules.md,
 * section 18). What the owner closed himself is never touched.
 */
export function FullHours({ tools, repository, onCount }: Props) {
  const { book, bookable, floor, now } = tools;
  const { entries, settings } = book;
  const [outcome, setOutcome] = useState("");
  const [isSending, setSending] = useState(false);
  const [token] = useState(storedToken);
  const today = shopMoment(now, bookable.rules.timeZone).date;
  const full = useMemo(() => {
    const ahead = entries.filter((entry) => entry.date >= today);
    const taken = ahead.filter(takesChair);
    return fullHours(
      ahead.map(({ date }) => date),
      taken,
      floor,
      bookable.rules,
      settings.announced,
      now,
    );
  }, [entries, settings.announced, floor, bookable, now, today]);
  const published = settings.announced.filter(({ date }) => date >= today);
  const { close, open } = hoursToAnnounce(full, published);
  const count = hoursIn(close) + hoursIn(open);
  useEffect(() => onCount(count), [onCount, count]);
  if (close.length === 0 && open.length === 0) return outcome ? <Outcome role="status">{outcome}</Outcome> : null;

  const publish = async () => {
    if (!repository || token === null) return;
    setSending(true);
    setOutcome("");
    let announced: readonly ClosedHours[] = settings.announced;
    const sent = commitContent({
      repository,
      token,
      path: "content/closures.json",
      edit: (text) => {
        const edited = withFullHours(text, settings.announced, full);
        announced = edited.announced;
        return edited.text;
      },
      message: "Ubah jam penuh",
    });
    // Only a file that is no JSON any more makes it throw.
    const result = await sent.catch(() => null);
    setSending(false);
    if (result === null) {
      setOutcome("closures.json di repositori rusak, jadi tidak diubah. Betulkan dulu lewat /admin/.");
      return;
    }
    if (result.kind === "refused") {
      setOutcome(refusals[result.why]);
      return;
    }
    await book.set({ announced });
    setOutcome("Diumumkan. Pengunjung melihatnya setelah situs terbit, biasanya dalam beberapa menit.");
  };

  const can = repository !== null && token !== null;
  const name = closeName(close, open, count);
  return (
    <Section aria-labelledby="full-hours">
      <Heading id="full-hours" tabIndex={-1}>
        Jam penuh
      </Heading>
      {close.length > 0 && (
        <>
          <p>Semua kursi terisi:</p>
          <HourList hours={close} />
        </>
      )}
      {open.length > 0 && (
        <>
          <p>Kosong lagi:</p>
          <HourList hours={open} />
        </>
      )}
      {can ? (
        <>
          <Button type="button" $look="ink" aria-disabled={isSending} onClick={() => !isSending && void publish()}>
            {isSending ? "Mengumumkan…" : name}
          </Button>
          <Soft>Yang dikirim hanya tanggal, jam, dan kata “Penuh”. Nama pelanggan tidak ikut.</Soft>
        </>
      ) : (
        <>
          <Soft>
            {repository === null
              ? "Situs ini dibuat tanpa nama repositori, jadi belum bisa diumumkan dari sini."
              : "Untuk mengumumkan dengan satu ketukan, masuk dulu dengan token di /admin/."}{" "}
            Atau salin baris ini ke bagian “hours” di closures.json
            {open.length > 0 && ", dan hapus baris jam yang kosong lagi"}.
          </Soft>
          {close.length > 0 && (
            <CopyButton
              text={close.map((hours) => JSON.stringify(hours)).join(",\n")}
              label="Salin baris jam penuh"
              copied="Tersalin. Tempelkan di closures.json."
              byHand={copyByHand}
              look="quiet"
              onCopied={() => void book.set({ announced: [...settings.announced.filter(isKept(open)), ...close] })}
            />
          )}
        </>
      )}
      <Outcome role="status">{outcome}</Outcome>
    </Section>
  );
}

const isKept = (open: readonly ClosedHours[]) => (hours: ClosedHours) => !open.includes(hours);

function closeName(close: readonly ClosedHours[], open: readonly ClosedHours[], count: number): string {
  const amount = `${String(count).replace(".", ",")} jam`;
  if (open.length === 0) return `Umumkan ${amount} penuh`;
  return close.length === 0 ? `Umumkan ${amount} kosong lagi` : `Umumkan perubahan ${amount}`;
}

/** How many hours these are together. */
function hoursIn(hours: readonly ClosedHours[]): number {
  const minutes = hours.reduce((sum, { from, to }) => sum + minutesOf(to) - minutesOf(from), 0);
  return minutes / 60;
}

const HourList = ({ hours }: { hours: readonly ClosedHours[] }) => (
  <Hours>
    {hours.map(({ date, from, to }) => (
      <li key={`${date} ${from}`}>
        {shortDay(date)} pukul {from}-{to}
      </li>
    ))}
  </Hours>
);
