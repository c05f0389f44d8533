import { memo, useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import { withFullHours } from "../../domain/book/closuresText";
import { businessDay, dateOfEnd } from "../../domain/book/dayPlan";
import type { Entry } from "../../domain/book/entry";
import { asWritten, eachOnce, fullHours, hoursToAnnounce, isAmong } from "../../domain/book/fullHours";
import { addDays } from "../../domain/shop/clock";
import type { ClosedHours } from "../../domain/shop/closures";
import { minutesOf } from "../../domain/shop/timeOfDay";
import { commitContent, storedToken } from "../../platform/runtime/bookCommit";
import type { ContentRepository } from "../../platform/runtime/gitHost";
import { color, radius, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { copyByHand } from "../shell/copyByHand";
import type { BookSettings } from "./bookStore";
import type { BookTools } from "./bookTools";
import { hoursWords } from "./bookWords";

/** Where the content is committed; null where the site was built without a repository. */
export type Repository = ContentRepository | null;

type Props = {
  /** Who takes a chair. */
  seated: readonly Entry[];
  settings: BookSettings;
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
export const FullHours = memo(function FullHours({ seated, settings, tools, repository, onCount }: Props) {
  const { book, bookable, floor, now } = tools;
  const { announced, unsettled, published } = settings;
  const [outcome, setOutcome] = useState("");
  const [isSending, setSending] = useState(false);
  const token = useStoredToken();
  const today = businessDay(now, bookable.rules);
  const full = useMemo(() => {
    const taken = seated.filter(({ date }) => date >= addDays(today, -1));
    return fullHours(
      [...taken.flatMap((entry) => [entry.date, dateOfEnd(entry)]), ...announced.map(({ date }) => date)].filter(
        (date) => date >= today,
      ),
      taken,
      floor,
      bookable.rules,
      [...announced, ...unsettled],
      now,
    );
  }, [seated, announced, unsettled, floor, bookable, now, today]);
  const isAhead = ({ date }: ClosedHours) => date >= today;
  const own = eachOnce(announced, unsettled).filter(isAhead);
  const { close, open } = hoursToAnnounce(full, {
    announced: announced.filter(isAhead),
    unsettled: unsettled.filter(isAhead),
  });
  const count = hoursIn(close) + hoursIn(open);
  useEffect(() => onCount(count), [onCount, count]);
  const list = JSON.stringify([close, open]);
  const isNothing = close.length === 0 && open.length === 0;
  // What came of one list says nothing of the next.
  useEffect(() => {
    if (list !== noList) setOutcome("");
  }, [list]);
  if (isNothing) return outcome ? <Outcome role="status">{outcome}</Outcome> : null;

  const everPublished = (more: readonly ClosedHours[]) =>
    eachOnce(published, announced, unsettled, more).filter(isAhead);

  const publish = async () => {
    if (!repository || token === null) return;
    setSending(true);
    setOutcome("");
    let after: readonly ClosedHours[] | null = null;
    const sent = commitContent({
      repository,
      token,
      path: "content/closures.json",
      edit: async (text) => {
        const edited = withFullHours(text, own, full);
        after = edited.announced;
        // Before it is sent: the answer may be lost, or the page be closed, and then the book still has to know its own hours.
        await book.set({ unsettled: eachOnce(unsettled, after), published: everPublished(after) });
        return edited.text;
      },
      message: "Ubah jam penuh",
    });
    // Only a file that is no JSON any more makes it throw.
    const result = await sent.catch(() => null);
    setSending(false);
    if (result?.kind !== "refused" && result !== null) {
      await book.set({ announced: after ?? [], unsettled: [] });
      setOutcome("Diumumkan. Pengunjung melihatnya setelah situs terbit, biasanya dalam beberapa menit.");
      return;
    }
    if (result === null) {
      setOutcome("closures.json di repositori rusak, jadi tidak diubah. Betulkan dulu lewat /admin/.");
      return;
    }
    const isUnknown = after !== null && (result.why === "offline" || result.why === "host");
    if (after !== null && !isUnknown) await book.set({ unsettled });
    setOutcome(
      isUnknown ? "Jawaban GitHub tidak sampai, jadi belum pasti diumumkan. Coba lagi." : refusals[result.why],
    );
  };

  // Whole lines of the file, for who changes it by hand.
  const toPaste = full.filter((hours) => !isAmong(announced, hours));
  const toDelete = own.filter((hours) => !isAmong(full, hours));
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
            Atau ubah sendiri bagian “hours” di closures.json.
          </Soft>
          {toPaste.length > 0 && (
            <>
              <CopyButton
                text={toPaste.map((hours) => JSON.stringify(asWritten(hours))).join(",\n")}
                label="Salin baris jam penuh"
                copied="Tersalin. Tempelkan di closures.json, lalu ketuk “Sudah saya tempel”."
                byHand={copyByHand}
                look="quiet"
              />
              <Button
                type="button"
                $look="quiet"
                onClick={() =>
                  void book.set({
                    announced: [...announced, ...toPaste],
                    unsettled: unsettled.filter((hours) => !isAmong(toPaste, hours)),
                    published: everPublished(toPaste),
                  })
                }
              >
                Sudah saya tempel
              </Button>
            </>
          )}
          {toDelete.length > 0 && (
            <>
              <p>Hapus baris ini dari closures.json:</p>
              <HourList hours={toDelete} />
              <Button
                type="button"
                $look="quiet"
                onClick={() =>
                  void book.set({
                    announced: announced.filter((hours) => !isAmong(toDelete, hours)),
                    unsettled: unsettled.filter((hours) => !isAmong(toDelete, hours)),
                    published: everPublished([]),
                  })
                }
              >
                Sudah saya hapus
              </Button>
            </>
          )}
        </>
      )}
      <Outcome role="status">{outcome}</Outcome>
    </Section>
  );
});

const noList = JSON.stringify([[], []]);

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
    {hours.map((one) => (
      <li key={`${one.date} ${one.from} ${one.to}`}>{hoursWords(one)}</li>
    ))}
  </Hours>
);
