import { withPrefix } from "gatsby";
import { useCallback, useMemo, useState } from "react";
import styled from "styled-components";
import type { TicketShop } from "../../domain/booking/description";
import { customerMessageWriter, type ShopMessages } from "../../domain/booking/messageToCustomer";
import { bookPath } from "../../domain/routes";
import { shopMoment } from "../../domain/shop/clock";
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
import { useDayPlans } from "../day/useDayPlans";
import { EntryForms, type OpenForm } from "../entries/EntryForms";
import { isWaiting, takesChair } from "../entries/entry";
import { BookData } from "../file/BookData";
import { FullHoursPanel, unpublishedHours } from "../fullHours/FullHoursPanel";
import { PendingJobs } from "../requests/PendingJobs";
import { UnkeptRequest, useArrivingTicket } from "../requests/useArrivingTicket";
import { WaitingList } from "../requests/WaitingList";
import { type BookStore, bookStore } from "../store/bookStore";
import { useNewerVersion } from "../worker/registration";
import { AnnouncementBar } from "./AnnouncementBar";
import { BookBoundary, BookProblemAlert } from "./BookNotices";
import { type Announcement, BookContext, type BookContextValue, useBookContext } from "./bookContext";
import { type Book, useBook } from "./useBook";

type Props = {
  shop: Omit<TicketShop, "ticketPage"> & { readonly codePrefix: string; readonly chairs: number | null };
  bookableIn: BookableIn;
  messages: ShopMessages;
  repository: ContentRepository | null;
  fullHours: readonly FullHours[];
  clock?: () => Date;
  openStore?: () => BookStore;
};

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
    <>
      <TitledHead name={props.shop.name} />
      <Body>
        <noscript>
          <p>Buku toko memerlukan JavaScript.</p>
        </noscript>
      </Body>
    </>
  );
}

type OpenProps = Required<Props> & { now: Date };

function OpenBook({ shop, bookableIn, messages, repository, fullHours, clock, openStore, now }: OpenProps) {
  const { chairs } = shop;
  const bookable = useMemo(() => ({ ...bookableIn.id, chairs }), [bookableIn, chairs]);
  const shopNow = useMemo(() => shopMoment(now, bookable.rules.timeZone), [now, bookable]);
  const today = businessDayOf(bookable.rules, shopNow);
  // Null for today, so that the page follows the clock past midnight.
  const [chosenDate, setDate] = useState<string | null>(null);
  const date = chosenDate ?? today;
  const [announced, setAnnounced] = useState<Announcement | null>(null);
  const onFault = useCallback((error: unknown) => {
    setAnnounced({ text: "Tidak tercatat karena kesalahan program. Yang lain tetap tercatat: periksa, lalu ulangi." });
    // Stands in the browser's console, for whoever looks for the cause.
    reportError(error);
  }, []);
  const book = useBook(openStore, clock, today, date, onFault);
  const [openForm, setOpenForm] = useState<OpenForm | null>(null);
  const open = (form: OpenForm | null) => {
    setOpenForm(form);
    // The bar would cover the form.
    if (form) setAnnounced((last) => (last?.message ? last : null));
  };
  const isOutdated = useNewerVersion(openForm !== null || announced !== null || book.failed !== null);
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
    announce: setAnnounced,
  };
  const { settings } = book;
  // In place of a book that cannot be drawn, perhaps after an entry that no page writes: a way to save and to erase it.
  const unreadable = (
    <Body>
      <Panel $tone="danger" role="alert">
        Ada catatan yang tidak bisa ditampilkan, jadi buku ini tidak bisa digambar. Simpan dulu ke file, lalu muat
        ulang. Kalau tetap begini, hapus seluruh buku dan buka file cadangan yang lebih lama.
      </Panel>
      <BookData {...settings} />
    </Body>
  );
  return (
    <BookContext value={context}>
      <BookBoundary entries={entries} fallback={unreadable}>
        <Screen
          {...{ book, date, today, clock, repository, fullHours, openForm }}
          goTo={(next) => setDate(next === today ? null : next)}
          onOpen={open}
        />
      </BookBoundary>
      <AnnouncementBar {...{ announced, setAnnounced }} isOutdated={isOutdated && openForm === null} />
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
  const { shop, bookable, chairTakers, now, shopNow } = context;
  const { plan, withoutChair } = useDayPlans(book, { date, today, clock });
  const hours = useMemo(
    () => unpublishedHours(chairTakers, settings, fullHours, { bookable, now, shopNow }),
    [chairTakers, settings, fullHours, bookable, now, shopNow],
  );
  const { arrived, unkept } = useArrivingTicket(book, context, (entry) => goTo(businessDayOf(bookable.rules, entry)));
  const isReady = status === "ready";
  return (
    <>
      {isReady ? (
        <Head>
          <Hidden as="h1">Buku toko</Hidden>
          <DayNavigation date={date} today={today} onChange={goTo} />
          <PendingJobs {...book} {...{ withoutChair, goTo }} areHoursChanged={hours.areChanged} />
        </Head>
      ) : (
        <TitledHead name={shop.name} />
      )}
      <Body {...ignoresSecondTap}>
        <BookProblemAlert {...book} />
        {unkept && <UnkeptRequest {...unkept} />}
        {isReady && (
          <>
            {earliestTouchedAt === 0 && (
              <p>
                Buku ini masih kosong, dan isinya nanti hanya ada di browser ponsel ini. Punya file cadangan? Buka di
                bagian paling bawah.
              </p>
            )}
            {date === today && <ChairStrip plan={plan} />}
            <EntryForms date={date > today ? date : shopNow.date} open={openForm} onOpen={onOpen} />
            <WaitingList entries={entries.filter(isWaiting)} arrived={arrived} />
            <DaySchedule plan={plan} />
            <PrintedDay plan={plan} />
            <FullHoursPanel {...hours} repository={repository} />
            <BookData {...settings} />
          </>
        )}
      </Body>
    </>
  );
}
