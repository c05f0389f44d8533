import {
  type PointerEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import styled from "styled-components";
import { isDateDoubtful, isFileDue } from "../../domain/book/bookAge";
import { businessDay, dayPlan } from "../../domain/book/dayPlan";
import { type DaySummary, daySummary, isWaiting } from "../../domain/book/daySummary";
import type { Entry } from "../../domain/book/entry";
import { type ShopFloor, takesChair } from "../../domain/book/seating";
import type { TicketShop } from "../../domain/booking/description";
import { customerMessageWriter, type ShopMessages } from "../../domain/booking/messageToCustomer";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { addDays, instantOf, shopMoment, type TimeZone } from "../../domain/shop/clock";
import type { FullHours as Hours } from "../../domain/shop/closures";
import { minutesPerDay } from "../../domain/shop/openingHours";
import { rupiahFrom } from "../../format/rupiah";
import { registerBookWorker } from "../../platform/runtime/bookWorker";
import { siteAddress, withTicketPage } from "../../platform/runtime/siteAddress";
import { media } from "../../theme/media";
import { color, gutter, radius, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { hiddenStyle } from "../../ui/hidden";
import { useEachMinute } from "../../ui/useClock";
import { SendToCustomer } from "../shell/SendToCustomer";
import { useEnglishMessageParts } from "../shell/useEnglishMessageParts";
import { AddEntries } from "./AddEntries";
import { BookData } from "./BookData";
import { type BookProblem, type BookStore, openBook } from "./bookStore";
import { BookEntriesContext, type BookTools, type ReadyMessage } from "./bookTools";
import { cardId, expectedOf } from "./bookWords";
import { BookAlerts, DataNotice, fileAgeWords } from "./DataNotice";
import { DayChairs, DayWaiting } from "./DayChairs";
import { DayList } from "./DayList";
import { DayNavigation, DayPicker } from "./DayNavigation";
import { EntryCard } from "./EntryCard";
import { FullHours, type Repository } from "./FullHours";
import { PrintedDay } from "./PrintedDay";
import { comingNext, countToRemind, Reminders } from "./Reminders";
import { SaveButton } from "./SaveButton";
import { type Book, useBook } from "./useBook";
import { useMediaQuery } from "./useMediaQuery";
import { useUnsavedBook } from "./useUnsavedBook";
import { WaitingList } from "./WaitingList";

type Said = { text: string; undo?: (() => Promise<unknown>) | undefined; message?: ReadyMessage | null | undefined };

type Props = {
  shop: Omit<TicketShop, "ticketPage"> & { readonly codePrefix: string; readonly chairs: number | null };
  bookable: BookableShop;
  /** What can be booked in English, for customers who read that. */
  inEnglish: BookableShop;
  messages: ShopMessages;
  repository: Repository;
  /** The full hours of the book's own file, with which the page was built. */
  fullHours: readonly Hours[];
  clock?: () => Date;
  /** Opens the book's store; the browser's own unless a test gives another. */
  open?: () => Promise<BookStore>;
};

const deviceClock = () => new Date();

const openHere = () => openBook(new URL(siteAddress("/buku/")).pathname);

// One row of 64 px where there is room for it.
const Head = styled.div`
  display: flex; flex-wrap: wrap; gap: ${space.tight} ${space.close}; align-items: center; min-height: 4rem;
  padding: ${space.tight} ${gutter}; color: ${color.cream}; background: ${color.bottle};
  @media print { display: none; }
`;

const Title = styled.h1`flex: 1 0 auto; font-size: ${type.title}; @media ${media.desktop} { flex-grow: 0; }`;

const Soft = styled.p`max-width: 65ch; color: ${color.creamSoft};`;

// A finger may swipe below a short day as well.
const Body = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.wide}; align-content: start; min-height: 85vh;
  padding: ${space.base} ${gutter} ${space.chapter}; touch-action: pan-y pinch-zoom;
  @media print { display: block; padding: 0; }
`;

const Day = styled.section`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.base};
  @media print { display: none; }
`;

const Sums = styled.dl`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); gap: ${space.tight}; margin: 0;
`;

const Sum = styled.div`
  padding: ${space.close}; background: ${color.paperRaised}; border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
  & > dd { font-size: ${type.title}; font-weight: 800; }
`;

// In the flow, below the buttons: it covers nothing.
const SaidBox = styled.div<{ $isEmpty: boolean }>`
  display: flex; flex-wrap: wrap; gap: ${space.tight} ${space.close}; align-items: center; justify-content: space-between;
  min-height: 3rem; font-weight: 700;
  ${({ $isEmpty }) => $isEmpty && hiddenStyle}
  @media print { display: none; }
`;

const SaidActions = styled.div`display: flex; flex-wrap: wrap; gap: ${space.tight};`;

const Problem = styled.div`
  display: grid; gap: ${space.close}; padding: ${space.base}; font-weight: 700;
  color: ${color.ink}; background: ${color.dangerPaper}; border: 2px solid ${color.danger}; border-radius: ${radius.edge};
  @media print { display: none; }
`;

// Three places in one line, where the text is not enlarged: what comes into the last one moves nothing.
const Jobs = styled.ul`
  flex: 1 1 20rem; display: grid; gap: ${space.tight};
  grid-template-columns: repeat(auto-fill, minmax(min(max(5.5rem, 30%), 100%), 1fr));
  @media ${media.desktop} { grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr)); }
`;

const NoJobs = styled(Soft)`flex: 1 1 18rem; min-height: 2.75rem; align-content: center;`;

const Job = styled.button`
  width: 100%; min-height: 2.75rem; padding: 0 ${space.hair}; font-size: ${type.small}; font-weight: 700; line-height: 1.15;
  color: ${color.cream}; background: ${color.bottleRaised}; border: 1.5px solid ${color.brass}; border-radius: ${radius.pill};
`;

const Off = styled.details`
  & > summary { min-height: 2.75rem; padding: 0.6rem 0; font-weight: 700; cursor: pointer; }
  & > div { display: grid; gap: ${space.tight}; }
`;

const problemWords: Record<BookProblem, string> = {
  unavailable:
    "Browser ini tidak menyimpan buku, misalnya karena jendela ini jendela privat. Buka halaman ini di Chrome atau Safari biasa.",
  newer:
    "Buku di ponsel ini ditulis oleh versi halaman yang lebih baru. Tidak ada yang diubah. Muat ulang halaman ini dengan internet.",
  full: "Penyimpanan ponsel penuh.",
  blocked: "Halaman ini sudah diperbarui di tab lain. Muat ulang tab ini supaya bukunya bisa dipakai lagi.",
};

// How long a sentence about what was done stands over the page, with the way to take it back.
const saidMs = 15_000;

// In pixels: a finger that goes this far sideways, and twice as far as up or down, turns the day.
const swipeDistance = 60;

/** The shop's book: who sits when, kept in this browser alone. */
export function BookPage({
  shop,
  bookable,
  inEnglish,
  messages,
  repository,
  fullHours,
  clock = deviceClock,
  open = openHere,
}: Props) {
  const [now, setNow] = useState<Date | null>(null);
  // A new minute judges every request anew: a tap goes before it.
  useEachMinute(
    clock,
    useCallback((minute) => startTransition(() => setNow(minute)), []),
  );
  const today = now && businessDay(now, bookable.rules);
  const book = useBook(open, clock, bookable.rules);
  const { status, unsaved, settings, entries, actions, instants, oldCount } = book;
  const [chosenDate, setDate] = useState<string | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [hoursToTell, setHoursToTell] = useState<number | null>(null);
  const [inFile, setInFile] = useState<Book["unsaved"] | null>(null);
  const isWide = useMediaQuery("(min-width: 48rem)");
  const say: BookTools["say"] = useCallback((text, undo, message) => setSaid({ text, undo, message }), []);
  const isHydrated = now !== null;
  const ticketShop = useMemo(() => (isHydrated ? withTicketPage(shop) : null), [shop, isHydrated]);
  const floor: ShopFloor = useMemo(
    () => ({ chairs: shop.chairs, barbers: bookable.barbers, services: bookable.services, rules: bookable.rules }),
    [shop.chairs, bookable],
  );
  const date = chosenDate ?? today;
  const { readFrom, retry } = actions;
  useUnsavedBook(unsaved.length > 0 && inFile !== unsaved);

  useEffect(() => {
    void registerBookWorker();
  }, []);

  useEffect(() => {
    // What the customer is to be told of stays until it is closed.
    if (said === null || said.message) return;
    const timer = setTimeout(() => setSaid(null), saidMs);
    return () => clearTimeout(timer);
  }, [said]);

  const goTo = useCallback(
    (next: string | null) => {
      // Today is no date of its own: the page follows the clock past midnight.
      setDate(next === today ? null : next);
      if (next !== null) void readFrom(addDays(next, -1));
    },
    [today, readFrom],
  );
  useArrowKeys(date, goTo);
  const swipe = useSwipe((days) => date !== null && goTo(addDays(date, days)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a day is opened when its date is chosen.
  const openedAt = useMemo(() => clock().getTime(), [date, clock]);
  const plan = useMemo(
    () => (date === null ? null : dayPlan(entries, date, floor, openedAt)),
    [entries, date, floor, openedAt],
  );
  const waiting = useMemo(() => entries.filter(isWaiting), [entries]);
  const coming = useMemo(
    () => (today === null ? [] : comingNext(entries, today, floor.rules)),
    [entries, today, floor],
  );
  const seated = useMemo(() => entries.filter(takesChair), [entries]);
  // Who sits where is judged anew once what was tapped is painted.
  const settled = useDeferredValue(seated);
  const bookEntries = useMemo(() => ({ entries, seated }), [entries, seated]);
  const english = useEnglishMessageParts(
    inEnglish,
    entries.some(({ language }) => language === "en"),
  );
  const englishParts = english.status === "ready" ? english.part : null;
  const tools: BookTools | null = useMemo(() => {
    if (!now || !ticketShop) return null;
    const writeToCustomer = customerMessageWriter(messages, { shop: ticketShop, bookable }, now, englishParts);
    return { book: actions, shop: ticketShop, bookable, writeToCustomer, floor, now, say };
  }, [actions, bookable, englishParts, floor, messages, now, say, ticketShop]);

  return (
    <BookEntriesContext value={bookEntries}>
      <Head>
        <Title>Buku toko</Title>
        {tools && date !== null && status === "ready" && <DayPicker date={date} onChange={goTo} />}
        {tools && date !== null && today !== null && status === "ready" ? (
          <>
            <DayNavigation date={date} today={today} onChange={goTo} />
            <PendingJobs
              waiting={waiting.length}
              toRemind={countToRemind(coming)}
              hours={hoursToTell}
              open={openVisits(entries, tools.now, bookable.rules.timeZone)}
              fileAge={fileAgeWords(settings.savedOn, today)}
              isFileDue={isFileDue(settings.savedOn, instants.first, tools.now, bookable.rules.timeZone)}
              goTo={goTo}
            />
          </>
        ) : (
          <Soft>Catatan booking {shop.name}, hanya di ponsel ini.</Soft>
        )}
      </Head>
      <Body {...swipe}>
        <noscript>
          <p>Buku toko memerlukan JavaScript.</p>
        </noscript>
        {status !== "ready" && status !== "opening" && (
          <Problem role="alert">
            <p>{problemWords[status]}</p>
            {unsaved.length > 0 && (
              <>
                <p>
                  {unsaved.length} catatan belum tersimpan. Simpan dulu buku ke file, lalu muat ulang dan buka file itu
                  di bagian paling bawah.
                </p>
                {saveButton("ink")}
                {status === "blocked" && (
                  <Button type="button" $look="quiet" onClick={() => void retry()}>
                    Coba simpan lagi
                  </Button>
                )}
              </>
            )}
            <Button type="button" $look={unsaved.length > 0 ? "quiet" : "ink"} onClick={() => window.location.reload()}>
              Muat ulang
            </Button>
          </Problem>
        )}
        {english.status === "failed" && (
          <Problem role="alert">
            <p>Jawaban berbahasa Inggris belum bisa dimuat. Untuk sementara semua pesan berbahasa Indonesia.</p>
            <Button type="button" $look="ink" onClick={english.retry}>
              Coba lagi
            </Button>
          </Problem>
        )}
        {status === "ready" && (unsaved.length > 0 || book.hasUnsavedSettings) && (
          <Problem role="alert">
            <p>
              {unsaved.length > 0 ? `${unsaved.length} catatan` : "Pengaturan buku"} belum tersimpan, karena penyimpanan
              ponsel penuh atau ditolak. Jangan tutup halaman ini. Kosongkan ruang di ponsel, lalu coba lagi, atau
              simpan buku ke file.
            </p>
            <Button type="button" $look="ink" onClick={() => void retry()}>
              Coba simpan lagi
            </Button>
            {saveButton("quiet")}
          </Problem>
        )}
        {tools && plan && today !== null && status === "ready" && (
          <>
            <AddEntries tools={tools} date={plan.date < today ? today : plan.date} />
            <SaidBox $isEmpty={said === null}>
              <p role="status">{said?.text ?? ""}</p>
              {said && (
                <SaidActions>
                  {said.undo && (
                    <Button
                      type="button"
                      $look="quiet"
                      onClick={() => void said.undo?.().then(() => setSaid({ text: "Dibatalkan." }))}
                    >
                      Urungkan
                    </Button>
                  )}
                  {said.message && (
                    <SendToCustomer
                      number={said.message.number}
                      text={said.message.text}
                      label="Kabari pelanggan"
                      look="quiet"
                    />
                  )}
                  <Button type="button" $look="quiet" onClick={() => setSaid(null)}>
                    Tutup
                  </Button>
                </SaidActions>
              )}
            </SaidBox>
            <BookAlerts instants={instants} isEmpty={entries.length === 0} tools={tools} />
            <WaitingList entries={waiting} seated={settled} tools={tools} />
            <Day aria-label="Jadwal">
              {plan.entries.length === 0 && <p>Belum ada booking.</p>}
              {isWide && plan.entries.some(takesChair) ? (
                <>
                  <DayWaiting plan={plan} tools={tools} />
                  <DayChairs plan={plan} tools={tools} nowMinute={minuteNow()} />
                </>
              ) : (
                <DayList plan={plan} tools={tools} nowMinute={minuteNow()} openedAt={openedAt} />
              )}
              {plan.calledOff.length > 0 && (
                <Off>
                  <summary>Batal, ditolak, tidak datang ({plan.calledOff.length})</summary>
                  <div>
                    {plan.calledOff.map((entry) => (
                      <EntryCard key={entry.id} entry={entry} tools={tools} />
                    ))}
                  </div>
                </Off>
              )}
              {plan.entries.length > 0 && <DaySums summary={daySummary(plan.entries, bookable.services)} />}
            </Day>
            <Reminders coming={coming} tools={tools} today={today} />
            <DataNotice settings={settings} instants={instants} oldCount={oldCount} tools={tools} />
            <BelowDay>
              <PrintedDay plan={plan} tools={tools} />
              <FullHours
                seated={settled}
                settings={settings}
                tools={tools}
                repository={repository}
                built={fullHours}
                onCount={setHoursToTell}
              />
              <BookData
                settings={settings}
                oldCount={oldCount}
                isDateDoubtful={isDateDoubtful(instants.last, tools.now)}
                tools={tools}
              />
            </BelowDay>
          </>
        )}
      </Body>
    </BookEntriesContext>
  );

  function saveButton(look: "ink" | "quiet") {
    return (
      tools && (
        <SaveButton
          tools={tools}
          label="Simpan ke file"
          look={look}
          unsaved={unsaved}
          onSaved={() => setInFile(unsaved)}
        />
      )
    );
  }

  /** The minute of the shown day that it is now; null on another day. */
  function minuteNow(): number | null {
    if (!now || !plan || today === null) return null;
    const { date: day, minutes } = shopMoment(now, bookable.rules.timeZone);
    if (plan.date === day) return minutes;
    return plan.date === addDays(day, -1) && minutes + minutesPerDay < plan.to ? minutes + minutesPerDay : null;
  }
}

/**
 * Paper, hours and data, rendered once the day is painted. What the heading leads to stands above it. Not the same as
 * `DeferUntilPainted`, which looks at how a visitor came to the page.
 */
function BelowDay({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}

type Pending = {
  waiting: number;
  toRemind: number;
  hours: number | null;
  open: OpenVisits;
  fileAge: string;
  isFileDue: boolean;
  goTo: (date: string) => void;
};

/** The visits that are past their end and not ticked off, those done and not paid, and the proposals without an answer. */
type OpenVisits = Readonly<Record<"unticked" | "unpaid" | "proposals", readonly Entry[]>>;

function openVisits(entries: readonly Entry[], now: Date, timeZone: TimeZone): OpenVisits {
  const isPast = ({ date, time, duration }: Entry) =>
    instantOf(date, time, timeZone).getTime() + duration * 60_000 <= now.getTime();
  return {
    unticked: entries.filter((entry) => entry.status === "confirmed" && entry.outcome === null && isPast(entry)),
    unpaid: entries.filter(({ outcome, isPaid, total }) => outcome === "done" && !isPaid && total !== 0),
    proposals: entries.filter(({ status }) => status === "proposed"),
  };
}

/**
 * What is left to do, each a tap from the part of the page where it is done. The line is there without any too: how many hours
 * are full is known after the day is painted, and nothing below is to move then.
 */
function PendingJobs({ waiting, toRemind, hours, open, fileAge, isFileDue: isDue, goTo }: Pending) {
  const jobs = [
    { id: "waiting", text: waiting > 0 && `${waiting} menunggu` },
    { id: "reminders", text: toRemind > 0 && `${toRemind} perlu diingatkan` },
    { id: "full-hours", text: hours !== null && hours > 0 && `${String(hours).replace(".", ",")} jam penuh` },
    visitJob(open.unticked, "belum ditandai"),
    visitJob(open.unpaid, "belum lunas"),
    visitJob(open.proposals, "usulan belum dijawab"),
    { id: "book-file", text: isDue && "simpan file" },
  ].filter(({ text }) => text);
  if (jobs.length === 0) return <NoJobs>{hours !== null && `Semua beres. ${fileAge}.`}</NoJobs>;
  return (
    <Jobs aria-label="Yang belum selesai">
      {jobs.map((job) => (
        <li key={`${job.id} ${job.text}`}>
          <Job
            type="button"
            onClick={() => {
              if ("date" in job) goTo(job.date);
              const part = () => document.getElementById(job.id);
              const toPart = () => part()?.scrollIntoView({ behavior: "instant" });
              const toVisit = () => part()?.focus({ preventScroll: true });
              toPart();
              toVisit();
              // A day is turned first, and cards that were out of sight have their height once they are drawn.
              requestAnimationFrame(() => requestAnimationFrame(toPart));
              if ("date" in job) requestAnimationFrame(() => requestAnimationFrame(toVisit));
            }}
          >
            {job.text}
          </Job>
        </li>
      ))}
    </Jobs>
  );
}

const visitJob = ([first, ...others]: readonly Entry[], words: string) =>
  first ? { id: cardId(first), date: first.date, text: `${others.length + 1} ${words}` } : { id: "", text: "" };

function DaySums({ summary }: { summary: DaySummary }) {
  return (
    <Sums>
      <Sum>
        <dt>Kepala</dt>
        <dd>
          {summary.heads} ({summary.done} selesai)
        </dd>
      </Sum>
      <Sum>
        <dt>Perkiraan</dt>
        <dd>{expectedOf(summary)}</dd>
      </Sum>
      <Sum>
        <dt>Selesai</dt>
        <dd>{rupiahFrom(summary.earned, false)}</dd>
      </Sum>
      <Sum>
        <dt>Lunas{summary.paidAhead > 0 && `, ${rupiahFrom(summary.paidAhead, false)} lewat DP`}</dt>
        <dd>{rupiahFrom(summary.paid, false)}</dd>
      </Sum>
      {summary.deposits > 0 && (
        <Sum>
          <dt>DP diterima</dt>
          <dd>{rupiahFrom(summary.deposits, false)}</dd>
        </Sum>
      )}
      <Sum>
        <dt>Sisa</dt>
        <dd>{rupiahFrom(summary.rest, false)}</dd>
      </Sum>
    </Sums>
  );
}

/** The left and right arrow keys turn the day, except while something is typed or chosen. */
function useArrowKeys(date: string | null, goTo: (date: string) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (date === null || altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof HTMLElement && target.closest("input, textarea, select")) return;
      if (key === "ArrowLeft") goTo(addDays(date, -1));
      if (key === "ArrowRight") goTo(addDays(date, 1));
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [date, goTo]);
}

/** A finger that goes sideways anywhere below the heading turns the day: to the left the next one. */
function useSwipe(turn: (days: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, clientX, clientY, target }: PointerEvent) {
      // In a field a finger goes sideways to choose a text.
      const isInField = target instanceof Element && target.closest("input, textarea, select") !== null;
      start.current = pointerType === "touch" && !isInField ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (start.current === null) return;
      const across = clientX - start.current.x;
      const down = Math.abs(clientY - start.current.y);
      start.current = null;
      if (Math.abs(across) >= swipeDistance && Math.abs(across) > 2 * down) turn(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
