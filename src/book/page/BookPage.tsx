import { withPrefix } from "gatsby";
import { useMemo, useRef, useState } from "react";
import styled from "styled-components";
import type { TicketShop } from "../../domain/booking/description";
import { customerMessageWriter, type ShopMessages } from "../../domain/messages/messageToCustomer";
import { bookPath } from "../../domain/routes";
import { shopMoment } from "../../domain/shop/clock";
import { businessDayOf } from "../../domain/shop/dayHours";
import type { OfferingIn } from "../../domain/shop/englishContent";
import type { FullHours } from "../../domain/shop/openingHours";
import { withTicketPage } from "../../features/content/ticketPage";
import type { ContentRepository } from "../../runtime/gitHost";
import { ignoresSecondTap } from "../../runtime/secondTap";
import { onDesktop, wideWindow } from "../../theme/tokens";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { hiddenStyle } from "../../ui/hidden";
import { Panel } from "../../ui/Panel";
import { deviceClock, useClock } from "../../ui/useClock";
import { type Announcement, BookContext, type BookContextValue, useBookContext } from "../context/bookContext";
import { type Book, useBook } from "../context/useBook";
import { ChairStrip } from "../day/ChairStrip";
import { DayNavigation } from "../day/DayNavigation";
import { DaySchedule, DaySums } from "../day/DaySchedule";
import { PrintedDay } from "../day/PrintedDay";
import { useDayPlans } from "../day/useDayPlans";
import { BookData } from "../file/BookData";
import { FullHoursPanel, unpublishedHours } from "../fullHours/FullHoursPanel";
import { PendingJobs } from "../requests/PendingJobs";
import { UnkeptRequest, useArrivingTicket } from "../requests/useArrivingTicket";
import { WaitingList } from "../requests/WaitingList";
import { YoungBookNotice } from "../requests/YoungBookNotice";
import { isWaiting, takesChair } from "../rules/entry";
import { type BookStore, bookStore } from "../store/bookStore";
import { useNewerVersion } from "../worker/registration";
import { AnnouncementBar } from "./AnnouncementBar";
import { BookProblemAlert } from "./BookNotices";
import { EntryForms, type OpenForm } from "./EntryForms";
import { useKeptFocus } from "./useKeptFocus";

type Props = {
  shop: Omit<TicketShop, "ticketPage"> & { codePrefix: string; chairs: number | null };
  offeringIn: OfferingIn;
  messages: ShopMessages;
  repository: ContentRepository | null;
  fullHours: readonly FullHours[];
  clock?: () => Date;
  openStore?: () => BookStore;
};

const openHere = () => bookStore(withPrefix(bookPath));

const Head = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s8) var(--s12); align-items: center; justify-content: space-between; min-height: 4rem;
  padding: var(--s8) var(--edge); color: var(--cream); background: var(--deep);
`;

const Title = styled.h1`flex: 1 0 auto; font-size: var(--text-title); ${onDesktop} { flex-grow: 0; }`;

// Beside the day only where there is room.
const Name = styled(Title)`@media not all and ${wideWindow} { ${hiddenStyle} }`;

const Soft = styled.p`max-width: 65ch; color: var(--creamSoft);`;

// A wide window shows the day, and right of it what is to be done and the rest. Chairs beside each other have the rest of
// the window's width; in a narrower one all stands in one column. The first row is as high as what stands above the day,
// though what is to be done begins beside it.
const Body = styled.div`
  display: grid; grid-template-columns: minmax(0, 44rem); gap: 0 var(--s32); align-content: start; justify-content: center;
  min-height: calc(100svh - 4rem);
  padding: var(--s12) var(--gutter) var(--s64);
  &:has([data-columns]) { grid-template-columns: minmax(0, 1fr); }
  ${onDesktop} {
    &:has(> [data-part]) { grid-template: minmax(min-content, 0) auto 1fr / minmax(0, 44rem) min(26rem, 41%); }
    &:has([data-columns]) { grid-template-columns: minmax(0, 1fr) 22rem; }
    > section { grid-row: 2 / -1; align-self: start; }
    > [data-part="tasks"] { grid-area: 1 / 2 / 3; }
    > [data-part="rest"] { grid-area: 3 / 2; }
    @media (max-width: 79.9rem) {
      &:has([data-columns]) { grid-template: none / minmax(0, 1fr); > * { grid-area: auto; } }
    }
  }
  @media print { display: block; padding: 0; }
`;

const Part = styled.div`
  display: grid; gap: var(--s16); align-content: start; min-width: 0;
  &:not(:empty) { margin-bottom: var(--s16); }
`;

// Bars across the window begin where the page's content does (`--edge`).
const Parts = styled.div`
  display: contents; font-variant-numeric: tabular-nums lining-nums; --edge: max(var(--gutter), 50% - 22rem);
  ${onDesktop} { &:has([data-part="tasks"]) { --edge: max(var(--gutter), 50% - 36rem); } }
  &:has([data-columns]) { --edge: var(--gutter); }
`;

const TitledHead = ({ name }: { name: string }) => (
  <Head>
    <Title>Buku toko</Title>
    <Soft>Catatan booking {name}, hanya di ponsel ini.</Soft>
  </Head>
);

/** The page of the shop's book: who sits when. The book is kept in this browser alone. */
export function BookPage({ clock = deviceClock, openStore = openHere, ...props }: Props) {
  const now = useClock(clock);
  if (now) return <OpenBook {...props} clock={clock} openStore={openStore} now={now} />;
  return (
    <Parts>
      <TitledHead name={props.shop.name} />
      <Body>
        <noscript>
          <p>Buku toko memerlukan JavaScript.</p>
        </noscript>
      </Body>
    </Parts>
  );
}

type OpenProps = Required<Props> & { now: Date };

function OpenBook({ shop, offeringIn, messages, repository, fullHours, clock, openStore, now }: OpenProps) {
  const { chairs } = shop;
  const offering = useMemo(() => ({ ...offeringIn.id, chairs }), [offeringIn, chairs]);
  const shopNow = useMemo(() => shopMoment(now, offering.rules.timeZone), [now, offering]);
  const today = businessDayOf(offering.rules, shopNow);
  // Null for today, so that the page follows the clock past midnight.
  const [chosenDate, setDate] = useState<string | null>(null);
  const date = chosenDate ?? today;
  const [announced, setAnnounced] = useState<Announcement | null>(null);
  const book = useBook(openStore, clock, today, date);
  const [openForm, setOpenForm] = useState<OpenForm | null>(null);
  const open = (form: OpenForm | null) => {
    setOpenForm(form);
    // The bar would cover the form.
    if (form) setAnnounced((last) => (last?.message ? last : null));
  };
  const isOutdated = useNewerVersion(openForm !== null || announced !== null);
  const { entries } = book;
  const chairTakers = useMemo(() => entries.filter(takesChair), [entries]);
  const ticketShop = withTicketPage(shop);
  const context: BookContextValue = {
    actions: book.actions,
    shop: ticketShop,
    offering,
    chairTakers,
    writeToCustomer: customerMessageWriter(messages, { shop: ticketShop, offeringIn }, now),
    now,
    shopNow,
    edit: (entry) => open({ corrected: entry }),
    announce: setAnnounced,
  };
  const { settings } = book;
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  // In place of a book that cannot be drawn: a way to save it, and to erase it where an entry that no page writes is the
  // cause, which none is that has been drawn before.
  const unreadable = (wasDrawn: boolean) => (
    <Body>
      <Panel $tone="danger" role="alert">
        {wasDrawn
          ? "Halaman ini terhenti karena kesalahan program. Catatan yang sudah tersimpan tidak berubah: muat ulang."
          : "Ada catatan yang tidak bisa ditampilkan, jadi buku ini tidak bisa digambar. Simpan dulu ke file, lalu muat ulang. Kalau tetap begini, hapus seluruh buku dan buka file cadangan yang lebih lama."}
      </Panel>
      <BookData {...settings} />
    </Body>
  );
  return (
    <BookContext value={context}>
      <Parts ref={page}>
        <ErrorBoundary resetKey={entries} fallback={unreadable}>
          <Screen
            {...{ book, date, today, clock, repository, fullHours, openForm }}
            goTo={(next) => setDate(next === today ? null : next)}
            onOpen={open}
          />
        </ErrorBoundary>
        <AnnouncementBar {...{ announced, setAnnounced }} isOutdated={isOutdated && openForm === null} />
      </Parts>
    </BookContext>
  );
}

type ScreenProps = Pick<OpenProps, "clock" | "repository" | "fullHours"> & {
  book: Book;
  date: string;
  today: string;
  openForm: OpenForm | null;
  goTo: (date: string | null) => void;
  onOpen: (form: OpenForm | null) => void;
};

/** All that is drawn from the book's entries. */
function Screen({ book, date, today, clock, repository, fullHours, openForm, goTo, onOpen }: ScreenProps) {
  const { status, settings, entries, earliestTouchedAt } = book;
  const context = useBookContext();
  const { shop, offering, chairTakers, now, shopNow } = context;
  const { plan, withoutChair } = useDayPlans(book, { date, today, clock });
  const hours = useMemo(
    () => unpublishedHours(chairTakers, settings, fullHours, { offering, now, shopNow }),
    [chairTakers, settings, fullHours, offering, now, shopNow],
  );
  const { arrived, unkept } = useArrivingTicket(book, context, (entry) => goTo(businessDayOf(offering.rules, entry)));
  const isReady = status === "ready";
  return (
    <>
      {isReady ? (
        <Head>
          <Name as="h1">Buku toko</Name>
          <DayNavigation date={date} today={today} onChange={goTo} />
          <PendingJobs {...book} {...{ withoutChair, goTo }} areHoursChanged={hours.areChanged} />
        </Head>
      ) : (
        <TitledHead name={shop.name} />
      )}
      <Body {...ignoresSecondTap}>
        <Part>
          <BookProblemAlert {...book} />
          {unkept && <UnkeptRequest {...unkept} />}
          {isReady && <YoungBookNotice {...{ earliestTouchedAt, arrived }} />}
          {isReady && date === today && <ChairStrip plan={plan} />}
        </Part>
        {isReady && (
          <>
            <Part data-part="tasks">
              <EntryForms date={date > today ? date : today} open={openForm} onOpen={onOpen} />
              <WaitingList entries={entries.filter(isWaiting)} arrived={arrived} />
            </Part>
            <DaySchedule plan={plan} />
            <Part data-part="rest">
              <DaySums plan={plan} />
              <FullHoursPanel {...hours} repository={repository} />
              <BookData {...settings} />
            </Part>
            <PrintedDay plan={plan} />
          </>
        )}
      </Body>
    </>
  );
}
