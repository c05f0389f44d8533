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
import { businessDay, type DaySummary, dayPlan, daySummary } from "../../domain/book/day";
import { isWaiting } from "../../domain/book/entry";
import { takesChair } from "../../domain/book/seating";
import type { TicketShop } from "../../domain/booking/description";
import { customerMessageWriter, type ShopMessages } from "../../domain/booking/messageToCustomer";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { addDays } from "../../domain/shop/clock";
import type { FullHours as Hours } from "../../domain/shop/closures";
import { rupiahFrom } from "../../format/rupiah";
import { registerBookWorker } from "../../platform/runtime/bookWorker";
import { siteAddress, withTicketPage } from "../../platform/runtime/siteAddress";
import { media } from "../../theme/media";
import { color, gutter, radius, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { hiddenStyle } from "../../ui/hidden";
import { Panel } from "../../ui/Panel";
import { useEachMinute } from "../../ui/useClock";
import { SendToCustomer } from "../ticket/SendToCustomer";
import { useEnglishMessageParts } from "../ticket/useEnglishMessageParts";
import { AddEntries } from "./AddEntries";
import { BookData } from "./BookData";
import { BookAge, BookAlerts } from "./BookNotices";
import { BookContext, type BookContextValue, BookEntriesContext, type ReadyMessage } from "./bookContext";
import { type BookProblem, type BookStore, openBook } from "./bookStore";
import { cardId, expectedOf } from "./bookWords";
import { DayList } from "./DayList";
import { DayNavigation, DayPicker } from "./DayNavigation";
import { EntryCard } from "./EntryCard";
import { FullHours, type Repository } from "./FullHours";
import { PendingJobs } from "./PendingJobs";
import { PrintedDay } from "./PrintedDay";
import { Fold, InkButton, notPrinted, QuietButton, Stack } from "./parts";
import { comingNext, Reminders } from "./Reminders";
import { SaveButton } from "./saveFile";
import { type Book, useBook } from "./useBook";
import { useUnsavedBook } from "./useUnsavedBook";
import { WaitingList } from "./WaitingList";

/** What has just been done, in words, with the way to take it back and to tell the customer. */
type Announced = {
  text: string;
  undo?: (() => Promise<unknown>) | undefined;
  message?: ReadyMessage | null | undefined;
};

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
  padding: ${space.tight} ${gutter}; color: ${color.cream}; background: ${color.bottle}; ${notPrinted}
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
  display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.base}; ${notPrinted}
`;

const Sums = styled.dl`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); gap: ${space.tight}; margin: 0;
`;

const Sum = styled.div`
  padding: ${space.close}; background: ${color.paperRaised}; border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
  & > dd { font-size: ${type.title}; font-weight: 800; }
`;

// In the flow, below the buttons: it covers nothing.
const AnnouncedBox = styled.div<{ $isEmpty: boolean }>`
  display: flex; flex-wrap: wrap; gap: ${space.tight} ${space.close}; align-items: center; min-height: 3rem; font-weight: 700;
  & > p { flex: 1 1 16rem; }
  ${({ $isEmpty }) => $isEmpty && hiddenStyle}
  ${notPrinted}
`;

const problemWords: Record<BookProblem | "hanging", string> = {
  hanging:
    "Buku belum juga terbuka. Tutup tab dan jendela lain yang membuka buku ini, lalu muat ulang. Tidak ada catatan yang hilang.",
  unavailable:
    "Browser ini tidak menyimpan buku, misalnya karena jendela ini jendela privat. Buka halaman ini di Chrome atau Safari biasa.",
  newer:
    "Buku di ponsel ini ditulis oleh versi halaman yang lebih baru. Tidak ada yang diubah. Muat ulang halaman ini dengan internet.",
  full: "Penyimpanan ponsel penuh.",
  blocked: "Halaman ini sudah diperbarui di tab lain. Muat ulang tab ini supaya bukunya bisa dipakai lagi.",
};

// How long a sentence about what was done stands over the page, with the way to take it back.
const announcedMs = 15_000;

// In pixels: a finger that goes this far sideways, and twice as far as up or down, turns the day.
const swipeDistance = 60;

/** The shop's book: who sits when, kept in this browser alone. */
export function BookPage({
  shop,
  bookable: offered,
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
  const { chairs } = shop;
  const bookable = useMemo(() => ({ ...offered, chairs }), [offered, chairs]);
  const today = now && businessDay(now, bookable.rules);
  const book = useBook(open, clock, bookable.rules);
  const { status, unsaved, settings, entries, actions, instants } = book;
  const [chosenDate, setDate] = useState<string | null>(null);
  const [announced, setAnnounced] = useState<Announced | null>(null);
  const [hoursToTell, setHoursToTell] = useState<number | null>(null);
  const [inFile, setInFile] = useState<Book["unsaved"] | null>(null);
  const isHydrated = now !== null;
  const ticketShop = useMemo(() => (isHydrated ? withTicketPage(shop) : null), [shop, isHydrated]);
  const date = chosenDate ?? today;
  useUnsavedBook(unsaved.length > 0 && inFile !== unsaved);

  useEffect(() => {
    void registerBookWorker();
  }, []);

  useEffect(() => {
    // What the customer is to be told of stays until it is closed.
    if (announced === null || announced.message) return;
    const timer = setTimeout(() => setAnnounced(null), announcedMs);
    return () => clearTimeout(timer);
  }, [announced]);

  const goTo = useCallback(
    (next: string | null) => {
      // Today is no date of its own: the page follows the clock past midnight.
      setDate(next === today ? null : next);
      if (next !== null) void actions.readFrom(addDays(next, -1));
    },
    [today, actions],
  );
  const swipe = useSwipe((days) => date !== null && goTo(addDays(date, days)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a day is opened when its date is chosen.
  const openedAt = useMemo(() => clock().getTime(), [date, clock]);
  const plan = useMemo(
    () => (date === null ? null : dayPlan(entries, date, bookable, openedAt)),
    [entries, date, bookable, openedAt],
  );
  const waiting = useMemo(() => entries.filter(isWaiting), [entries]);
  const coming = useMemo(
    () => (today === null ? [] : comingNext(entries, today, bookable.rules)),
    [entries, today, bookable],
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
  const context: BookContextValue | null = useMemo(() => {
    if (!now || !ticketShop) return null;
    const writeToCustomer = customerMessageWriter(messages, { shop: ticketShop, bookable }, now, englishParts);
    const announce: BookContextValue["announce"] = (text, undo, message) => setAnnounced({ text, undo, message });
    return { book: actions, shop: ticketShop, bookable, writeToCustomer, now, announce };
  }, [actions, bookable, englishParts, messages, now, ticketShop]);
  if (context === null || date === null || today === null || plan === null)
    return (
      <>
        <Head>
          <Title>Buku toko</Title>
          <Soft>Catatan booking {shop.name}, hanya di ponsel ini.</Soft>
        </Head>
        <Body>
          <noscript>
            <p>Buku toko memerlukan JavaScript.</p>
          </noscript>
        </Body>
      </>
    );

  const isReady = status === "ready";
  const reload = (
    <Button type="button" $look={unsaved.length > 0 ? "quiet" : "ink"} onClick={() => window.location.reload()}>
      Muat ulang
    </Button>
  );
  return (
    <BookContext value={context}>
      <BookEntriesContext value={bookEntries}>
        <Head>
          <Title>Buku toko</Title>
          {isReady ? (
            <>
              <DayPicker date={date} onChange={goTo} />
              <DayNavigation date={date} today={today} onChange={goTo} />
              <PendingJobs {...book} coming={coming} hours={hoursToTell} clashes={plan.withoutChair} goTo={goTo} />
            </>
          ) : (
            <Soft>Catatan booking {shop.name}, hanya di ponsel ini.</Soft>
          )}
        </Head>
        <Body {...swipe}>
          {((!isReady && status !== "opening") || unsaved.length > 0 || book.hasLostSetting) && (
            <Panel $tone="danger" role="alert">
              {!isReady && status !== "opening" && <p>{problemWords[status]}</p>}
              {unsaved.length > 0 && <p>{unsaved.length} catatan belum tersimpan.</p>}
              {book.hasLostSetting && <p>Pengaturan buku belum tersimpan.</p>}
              {isReady && (
                <p>
                  Penyimpanan ponsel penuh atau ditolak. Jangan tutup halaman ini. Kosongkan ruang di ponsel, lalu coba
                  lagi, atau simpan buku ke file.
                </p>
              )}
              {!isReady && unsaved.length > 0 && (
                <p>Simpan dulu buku ke file, lalu muat ulang dan buka file itu di bagian paling bawah.</p>
              )}
              {unsaved.length > 0 && (
                <SaveButton
                  label="Simpan ke file"
                  look={isReady ? "quiet" : "ink"}
                  unsaved={unsaved}
                  onSaved={() => setInFile(unsaved)}
                />
              )}
              {(isReady || unsaved.length > 0) && (
                <Button type="button" $look={isReady ? "ink" : "quiet"} onClick={() => void actions.retry()}>
                  Coba simpan lagi
                </Button>
              )}
              {!isReady && reload}
            </Panel>
          )}
          {english.status === "failed" && (
            <Panel $tone="danger" role="alert">
              <p>Jawaban berbahasa Inggris belum bisa dimuat. Untuk sementara semua pesan berbahasa Indonesia.</p>
              <InkButton onClick={english.retry}>Coba lagi</InkButton>
            </Panel>
          )}
          {isReady && (
            <>
              <AddEntries date={plan.date < today ? today : plan.date} />
              <AnnouncedBox $isEmpty={announced === null}>
                <p role="status">{announced?.text ?? ""}</p>
                {announced?.undo && (
                  <QuietButton
                    onClick={() => void announced.undo?.().then(() => setAnnounced({ text: "Diurungkan." }))}
                  >
                    Urungkan
                  </QuietButton>
                )}
                {announced?.message && <SendToCustomer {...announced.message} label="Kabari pelanggan" look="quiet" />}
                {announced && <QuietButton onClick={() => setAnnounced(null)}>Tutup</QuietButton>}
              </AnnouncedBox>
              <BookAlerts instants={instants} entries={entries} />
              <WaitingList entries={waiting} seated={settled} />
              <Day aria-label="Jadwal">
                {plan.entries.length === 0 && <p>Belum ada booking.</p>}
                <DayList plan={plan} openedAt={openedAt} />
                {plan.notComing.length > 0 && (
                  <Fold>
                    <summary>Batal, ditolak, tidak datang ({plan.notComing.length})</summary>
                    <Stack as="div">
                      {plan.notComing.map((entry) => (
                        <EntryCard key={cardId(entry)} entry={entry} />
                      ))}
                    </Stack>
                  </Fold>
                )}
                {plan.entries.length > 0 && <DaySums summary={daySummary(plan.entries, bookable.services)} />}
              </Day>
              <Reminders coming={coming} today={today} />
              <BookAge {...book} />
              <BelowDay>
                <PrintedDay plan={plan} />
                <FullHours
                  seated={settled}
                  settings={settings}
                  repository={repository}
                  built={fullHours}
                  onCount={setHoursToTell}
                />
                <BookData settings={settings} old={book.old} />
              </BelowDay>
            </>
          )}
        </Body>
      </BookEntriesContext>
    </BookContext>
  );
}

/**
 * Paper, hours and data, rendered once the day is painted. What the heading leads to stands above it. Not the same as
 * `DeferUntilPainted`, which looks at how a visitor came to the page.
 */
function BelowDay({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}

function DaySums({ summary }: { summary: DaySummary }) {
  const { heads, done, earned, paid, paidAhead, deposits, rest } = summary;
  const amount = (rupiah: number) => rupiahFrom(rupiah, false);
  const sums: [string, string][] = [
    ["Kepala", `${heads} (${done} selesai)`],
    ["Perkiraan", expectedOf(summary)],
    ["Selesai", amount(earned)],
    [`Lunas${paidAhead > 0 ? `, ${amount(paidAhead)} lewat DP` : ""}`, amount(paid)],
    ["DP diterima", deposits > 0 ? amount(deposits) : ""],
    ["Sisa", amount(rest)],
  ];
  return (
    <Sums>
      {sums
        .filter(([, text]) => text !== "")
        .map(([term, text]) => (
          <Sum key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Sum>
        ))}
    </Sums>
  );
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
