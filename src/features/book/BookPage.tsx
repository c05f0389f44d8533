import {
  type PointerEvent,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import styled from "styled-components";
import { businessDay, dayPlan, daySummary } from "../../domain/book/day";
import { isWaiting } from "../../domain/book/entry";
import { takesChair } from "../../domain/book/seating";
import type { TicketShop } from "../../domain/booking/description";
import { customerMessageWriter, type ShopMessages } from "../../domain/booking/messageToCustomer";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { addDays } from "../../domain/shop/clock";
import type { FullHours as Hours } from "../../domain/shop/closures";
import { siteAddress } from "../../platform/runtime/siteAddress";
import { media } from "../../theme/media";
import { color, gutter, radius, space, type } from "../../theme/tokens";
import { hiddenStyle } from "../../ui/hidden";
import { Panel } from "../../ui/Panel";
import { useEachMinute } from "../../ui/useClock";
import { SendToCustomer } from "../ticket/SendToCustomer";
import { withTicketPage } from "../ticket/ticketPage";
import { useEnglishMessageParts } from "../ticket/useEnglishMessageParts";
import { AddEntries } from "./AddEntries";
import { BookData } from "./BookData";
import { BookAge, BookAlerts, UnsavedAlert } from "./BookNotices";
import { BookContext, type BookContextValue, BookEntriesContext } from "./bookContext";
import { type BookStore, openBook } from "./bookStore";
import { cardId, sumsOf } from "./bookWords";
import { DayList } from "./DayList";
import { DayNavigation, DayPicker } from "./DayNavigation";
import { EntryCard } from "./EntryCard";
import { FullHours, hoursToSend, type Repository } from "./FullHours";
import { PendingJobs } from "./PendingJobs";
import { PrintedDay } from "./PrintedDay";
import { Fold, InkButton, notPrinted, QuietButton, Stack } from "./parts";
import { comingNext, Reminders } from "./Reminders";
import { useBook } from "./useBook";
import { WaitingList } from "./WaitingList";
import { registerBookWorker } from "./worker/registration";

type Props = {
  shop: Omit<TicketShop, "ticketPage"> & { readonly codePrefix: string; readonly chairs: number | null };
  bookable: BookableShop;
  /** What can be booked in English, for customers who read that. */
  inEnglish: BookableShop;
  messages: ShopMessages;
  repository: Repository;
  fullHours: readonly Hours[];
  clock?: () => Date;
  open?: () => Promise<BookStore>;
};

type OpenProps = Required<Props> & { now: Date };

type Announced = Parameters<BookContextValue["announce"]>;

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

const announcedMs = 15_000;

const isNews = ([, , message]: Announced): boolean => Boolean(message);

// In pixels: a finger that goes this far sideways, and twice as far as up or down, turns the day.
const swipeDistance = 60;

const title = <Title>Buku toko</Title>;

const subtitle = ({ name }: Props["shop"]) => <Soft>Catatan booking {name}, hanya di ponsel ini.</Soft>;

/** The shop's book: who sits when, kept in this browser alone. */
export function BookPage({ clock = deviceClock, open = openHere, ...props }: Props) {
  const [now, setNow] = useState<Date | null>(null);
  // A new minute judges every request anew: a tap goes before it.
  useEachMinute(
    clock,
    useCallback((minute) => startTransition(() => setNow(minute)), []),
  );
  useEffect(() => {
    void registerBookWorker();
  }, []);
  if (now) return <OpenBook {...props} clock={clock} open={open} now={now} />;
  return (
    <>
      <Head>
        {title}
        {subtitle(props.shop)}
      </Head>
      <Body>
        <noscript>
          <p>Buku toko memerlukan JavaScript.</p>
        </noscript>
      </Body>
    </>
  );
}

function OpenBook({
  shop,
  bookable: offered,
  inEnglish,
  messages,
  repository,
  fullHours,
  clock,
  open,
  now,
}: OpenProps) {
  const { chairs } = shop;
  const bookable = useMemo(() => ({ ...offered, chairs }), [offered, chairs]);
  const ticketShop = useMemo(() => withTicketPage(shop), [shop]);
  const today = businessDay(now, bookable.rules);
  const book = useBook(open, clock, bookable.rules);
  const { status, settings, entries, actions, instants } = book;
  const [chosenDate, setDate] = useState<string | null>(null);
  const date = chosenDate ?? today;
  const [announced, setAnnounced] = useState<readonly Announced[]>([]);

  const goTo = useCallback(
    (next: string | null) => {
      // Today is no date of its own: the page follows the clock past midnight.
      setDate(next === today ? null : next);
      if (next !== null) void actions.readFrom(addDays(next, -1));
    },
    [today, actions],
  );
  const swipe = useSwipe((days) => goTo(addDays(date, days)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a day is opened when its date is chosen.
  const openedAt = useMemo(() => clock().getTime(), [date, clock]);
  const plan = useMemo(() => dayPlan(entries, date, bookable, openedAt), [entries, date, bookable, openedAt]);
  const waiting = useMemo(() => entries.filter(isWaiting), [entries]);
  const coming = useMemo(() => comingNext(entries, today, bookable.rules), [entries, today, bookable]);
  const seated = useMemo(() => entries.filter(takesChair), [entries]);
  // Who sits where is judged anew once what was tapped is painted.
  const deferredSeated = useDeferredValue(seated);
  const bookEntries = useMemo(() => ({ entries, seated }), [entries, seated]);
  const english = useEnglishMessageParts(
    inEnglish,
    entries.some(({ language }) => language === "en"),
  );
  const englishParts = english.status === "ready" ? english.part : null;
  const context: BookContextValue = useMemo(() => {
    const writeToCustomer = customerMessageWriter(messages, { shop: ticketShop, bookable }, now, englishParts);
    const announce: BookContextValue["announce"] = (...said) =>
      setAnnounced((before) => [
        ...before.filter((one) => isNews(one) && (one[3] === undefined || one[3] !== said[3])),
        said,
      ]);
    return { book: actions, shop: ticketShop, bookable, writeToCustomer, now, announce };
  }, [actions, bookable, englishParts, messages, now, ticketShop]);

  const isReady = status === "ready";
  // Hours, paper and data follow once the day is painted. What the heading leads to stands above them.
  const isPainted = useDeferredValue(isReady, false);
  const hours = useMemo(
    () => (isPainted ? hoursToSend(deferredSeated, settings, fullHours, { bookable, now }) : null),
    [isPainted, deferredSeated, settings, fullHours, bookable, now],
  );
  return (
    <BookContext value={context}>
      <BookEntriesContext value={bookEntries}>
        <Head>
          {title}
          {isReady ? (
            <>
              <DayPicker date={date} onChange={goTo} />
              <DayNavigation date={date} today={today} onChange={goTo} />
              <PendingJobs {...book} coming={coming} hours={hours} clashes={plan.withoutChair} goTo={goTo} />
            </>
          ) : (
            subtitle(shop)
          )}
        </Head>
        <Body {...swipe}>
          <UnsavedAlert {...book} />
          {english.status === "failed" && (
            <Panel $tone="danger" role="alert">
              <p>Jawaban berbahasa Inggris belum bisa dimuat. Untuk sementara semua pesan berbahasa Indonesia.</p>
              <InkButton onClick={english.retry}>Coba lagi</InkButton>
            </Panel>
          )}
          {isReady && (
            <>
              <AddEntries date={date < today ? today : date} />
              <Announcements announced={announced} change={setAnnounced} />
              <BookAlerts instants={instants} entries={entries} />
              <WaitingList entries={waiting} seated={deferredSeated} />
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
                {plan.entries.length > 0 && (
                  <Sums>
                    {sumsOf(daySummary(plan.entries, bookable.services)).map(([term, amount]) => (
                      <Sum key={term}>
                        <dt>{term}</dt>
                        <dd>{amount}</dd>
                      </Sum>
                    ))}
                  </Sums>
                )}
              </Day>
              <Reminders coming={coming} today={today} />
              <BookAge {...book} />
              {hours && (
                <>
                  <PrintedDay plan={plan} />
                  <FullHours {...hours} repository={repository} built={fullHours} />
                  <BookData settings={settings} old={book.old} />
                </>
              )}
            </>
          )}
        </Body>
      </BookEntriesContext>
    </BookContext>
  );
}

type AnnouncementsProps = {
  announced: readonly Announced[];
  change: (change: (before: readonly Announced[]) => readonly Announced[]) => void;
};

/** What was just done. What a customer is to be told of stays, whatever else is done, until he is written to or it is closed. */
function Announcements({ announced, change }: AnnouncementsProps) {
  useEffect(() => {
    if (announced.every(isNews)) return;
    const timer = setTimeout(() => change((before) => before.filter(isNews)), announcedMs);
    return () => clearTimeout(timer);
  }, [announced, change]);
  const close = (one: Announced) => change((before) => before.filter((other) => other !== one));
  // The last one stands in a live region, which is there before it speaks.
  const rows = announced.length > 0 ? announced : [null];
  return rows.map((one, index) => {
    const [text = "", undo, message] = one ?? [];
    const isLast = index === rows.length - 1;
    return (
      <AnnouncedBox key={isLast ? "last" : index} $isEmpty={one === null}>
        <p role={isLast ? "status" : undefined}>{text}</p>
        {undo && (
          <QuietButton
            onClick={() =>
              void undo().then(() =>
                change((before) => [...before.filter((other) => other !== one && isNews(other)), ["Diurungkan."]]),
              )
            }
          >
            Urungkan
          </QuietButton>
        )}
        {message && (
          <SendToCustomer
            {...message}
            label="Kabari pelanggan"
            look="quiet"
            // The browser follows the link before it goes.
            onSent={() => setTimeout(() => one && close(one))}
          />
        )}
        {one && <QuietButton onClick={() => close(one)}>Tutup</QuietButton>}
      </AnnouncedBox>
    );
  });
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
