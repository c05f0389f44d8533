import { withPrefix } from "gatsby";
import { useMemo, useState } from "react";
import styled from "styled-components";
import type { TicketShop } from "../../domain/booking/description";
import { customerMessageWriter, type ShopMessages } from "../../domain/booking/messageToCustomer";
import { bookPath } from "../../domain/routes";
import { isClockDoubtful, shopMoment } from "../../domain/shop/clock";
import type { FullHours } from "../../domain/shop/closures";
import { businessDayOf } from "../../domain/shop/dayHours";
import type { BookableIn } from "../../domain/shop/englishContent";
import { withTicketPage } from "../../features/shell/ticketPage";
import type { ContentRepository } from "../../runtime/gitHost";
import { ignoresSecondTap } from "../../runtime/secondTap";
import { media } from "../../theme/media";
import { color, gutter, space, textSize } from "../../theme/tokens";
import { Hidden } from "../../ui/hidden";
import { Panel } from "../../ui/Panel";
import { deviceClock, useClock } from "../../ui/useClock";
import { ChairStrip } from "../chairs/ChairStrip";
import { DayNavigation } from "../day/DayNavigation";
import { DaySchedule } from "../day/DaySchedule";
import { PrintedDay } from "../day/PrintedDay";
import { Reminders, visitsToRemind } from "../day/Reminders";
import { useDayPlans } from "../day/useDayPlans";
import { EntryForms, type OpenForm } from "../entries/EntryForms";
import { isWaiting, takesChair } from "../entries/entry";
import { BookData } from "../file/BookData";
import { FullHoursPanel, unpublishedHours } from "../fullHours/FullHoursPanel";
import { PendingJobs } from "../requests/PendingJobs";
import { UnkeptRequest } from "../requests/UnkeptRequest";
import { useArrivingTicket } from "../requests/useArrivingTicket";
import { WaitingList } from "../requests/WaitingList";
import { type BookStore, bookStore } from "../store/bookStore";
import { useNewerVersion } from "../worker/useNewerVersion";
import { Announcements, hasCustomerMessage, withAnnouncement } from "./Announcements";
import { BookBoundary } from "./BookBoundary";
import { BackupStatus, BookAlerts, BookProblemAlert } from "./BookNotices";
import { type Announcement, BookContext, type BookContextValue, useBookContext } from "./bookContext";
import { type Book, useBook } from "./useBook";

type Props = {
  shop: Omit<TicketShop, "ticketPage"> & { readonly codePrefix: string; readonly chairs: number | null };
  bookableIn: BookableIn;
  messages: ShopMessages;
  repository: ContentRepository | null;
  fullHours: readonly FullHours[];
  /** The date of the page's build; null if unknown. A device clock before it, or years after it, is probably wrong. */
  builtOn?: string | null;
  clock?: () => Date;
  openStore?: () => BookStore;
};

type OpenProps = Required<Props> & { now: Date };

const openHere = () => bookStore(withPrefix(bookPath));

const Head = styled.div`
  display: flex; flex-wrap: wrap; gap: ${space.s8} ${space.s12}; align-items: center; min-height: 4rem;
  padding: ${space.s8} ${gutter}; color: ${color.cream}; background: ${color.deep};
`;

const Title = styled.h1`flex: 1 0 auto; font-size: ${textSize.title}; @media ${media.desktop} { flex-grow: 0; }`;

const Soft = styled.p`max-width: 65ch; color: ${color.creamSoft};`;

const Body = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.s16}; align-content: start; min-height: 85vh;
  padding: ${space.s12} ${gutter} ${space.s64};
  @media print { display: block; padding: 0; }
`;

const title = <Title>Buku toko</Title>;

const subtitle = ({ name }: { name: string }) => <Soft>Catatan booking {name}, hanya di ponsel ini.</Soft>;

/** The page of the shop's book: who sits when. The book is kept in this browser alone. */
export function BookPage({ builtOn = null, clock = deviceClock, openStore = openHere, ...props }: Props) {
  const now = useClock(clock);
  if (now) return <OpenBook {...props} builtOn={builtOn} clock={clock} openStore={openStore} now={now} />;
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

function OpenBook({ shop, bookableIn, messages, repository, fullHours, builtOn, clock, openStore, now }: OpenProps) {
  const { chairs } = shop;
  const bookable = useMemo(() => ({ ...bookableIn.id, chairs }), [bookableIn, chairs]);
  const shopNow = useMemo(() => shopMoment(now, bookable.rules.timeZone), [now, bookable]);
  const today = businessDayOf(bookable.rules, shopNow);
  const [chosenDate, setDate] = useState<string | null>(null);
  const date = chosenDate ?? today;
  const isDateDoubtful = builtOn !== null && isClockDoubtful(now, builtOn);
  const book = useBook(openStore, clock, today, date, isDateDoubtful);
  const [announced, setAnnounced] = useState<readonly Announcement[]>([]);
  const [openForm, setOpenForm] = useState<OpenForm | null>(null);
  const open = (form: OpenForm | null) => {
    setOpenForm(form);
    if (form) setAnnounced((before) => before.filter(hasCustomerMessage));
  };
  const isOutdated = useNewerVersion(openForm !== null || announced.length > 0 || book.failed !== null);
  const { entries } = book;
  const chairTakers = useMemo(() => entries.filter(takesChair), [entries]);
  const ticketShop = withTicketPage(shop);
  const context: BookContextValue = {
    actions: book.actions,
    shop: ticketShop,
    bookable,
    chairTakers,
    writeToCustomer: customerMessageWriter(messages, { shop: ticketShop, bookableIn }, now),
    now,
    shopNow,
    edit: (entry) => open({ corrected: entry }),
    announce: (announcement) => setAnnounced((before) => withAnnouncement(before, announcement)),
  };
  return (
    <BookContext value={context}>
      <BookBoundary entries={entries} fallback={<UnreadableBook {...book} />}>
        <Screen
          {...{ book, date, today, clock, repository, fullHours, isDateDoubtful, openForm }}
          // `chosenDate` is null for today, so that the page follows the clock past midnight.
          goTo={(next) => setDate(next === today ? null : next)}
          onOpen={open}
        />
      </BookBoundary>
      <Announcements
        announced={announced}
        setAnnounced={setAnnounced}
        isFormOpen={openForm !== null}
        isOutdated={isOutdated}
      />
    </BookContext>
  );
}

type ScreenProps = Pick<OpenProps, "clock" | "repository" | "fullHours"> & {
  book: Book;
  date: string;
  today: string;
  isDateDoubtful: boolean;
  openForm: OpenForm | null;
  goTo: (date: string | null) => void;
  onOpen: (form: OpenForm | null) => void;
};

/** All that is drawn from the book's entries. */
function Screen(props: ScreenProps) {
  const { book, date, today, clock, repository, fullHours, isDateDoubtful, openForm, goTo, onOpen } = props;
  const { status, settings, entries, earliestTouchedAt, old } = book;
  const context = useBookContext();
  const { shop, bookable, chairTakers, now, shopNow } = context;
  const { plan, withoutChair } = useDayPlans(book, { date, today, clock });
  const coming = visitsToRemind(entries, today, bookable.rules);
  const hours = useMemo(
    () => unpublishedHours(chairTakers, settings, fullHours, { bookable, now, shopNow }),
    [chairTakers, settings, fullHours, bookable, now, shopNow],
  );
  const isReady = status === "ready";
  const arriving = useArrivingTicket(book, context, (entry) => goTo(businessDayOf(bookable.rules, entry)));
  return (
    <>
      <Head>
        {isReady ? (
          <>
            <Hidden as="h1">Buku toko</Hidden>
            <DayNavigation date={date} today={today} onChange={goTo} />
            <PendingJobs {...book} toBeReminded={coming} unpublished={hours} withoutChair={withoutChair} goTo={goTo} />
          </>
        ) : (
          <>
            {title}
            {subtitle(shop)}
          </>
        )}
      </Head>
      <Body {...ignoresSecondTap}>
        <BookProblemAlert {...book} />
        {arriving.unkept && <UnkeptRequest {...arriving.unkept} />}
        {isReady && (
          <>
            <BookAlerts earliestTouchedAt={earliestTouchedAt} isDateDoubtful={isDateDoubtful} />
            {date === today && <ChairStrip plan={plan} />}
            <EntryForms date={date > today ? date : shopNow.date} open={openForm} onOpen={onOpen} />
            <WaitingList entries={entries.filter(isWaiting)} arrived={arriving.arrived} />
            <DaySchedule plan={plan} />
            <Reminders coming={coming} today={today} />
            <BackupStatus {...book} />
            <PrintedDay plan={plan} />
            <FullHoursPanel {...hours} repository={repository} />
            <BookData settings={settings} old={old} />
          </>
        )}
      </Body>
    </>
  );
}

/** In place of a book that cannot be drawn, perhaps after an entry that no page writes: a way to save and to erase it. */
function UnreadableBook({ settings, old }: Book) {
  return (
    <Body>
      <Panel $tone="danger" role="alert">
        Ada catatan yang tidak bisa ditampilkan, jadi buku ini tidak bisa digambar. Simpan dulu ke file, lalu muat
        ulang. Kalau tetap begini, hapus seluruh buku dan buka file cadangan yang lebih lama.
      </Panel>
      <BookData settings={settings} old={old} />
    </Body>
  );
}
