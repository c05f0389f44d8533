import { withPrefix } from "gatsby";
import { useMemo, useSyncExternalStore } from "react";
import styled from "styled-components";
import type { Booking } from "../../domain/booking/booking";
import { type Comparison, compareBooking } from "../../domain/booking/comparison";
import type { TicketShop } from "../../domain/booking/description";
import { cancellationMessage } from "../../domain/booking/messageToShop";
import { isActive, statuses } from "../../domain/booking/statuses";
import { chatLink } from "../../domain/formats/chatLink";
import { changeFragment, readTicketFragment } from "../../domain/formats/ticketLink";
import { bookPath, ticketPath } from "../../domain/routes";
import { timeZoneShortName } from "../../domain/shop/clock";
import type { BookableIn } from "../../domain/shop/englishContent";
import { absoluteUrl } from "../../runtime/absoluteUrl";
import { color, gutter, headerHeight, space, textSize } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { NewTabLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Section, SectionHeading } from "../../ui/Section";
import { useClock } from "../../ui/useClock";
import { PageLink } from "../shell/PageLink";
import { useWords } from "../shell/pageWords";
import { withTicketPage } from "../shell/ticketPage";
import { newBookingHistoryState } from "./newBookingLink";
import { TicketView } from "./TicketView";

type Props = {
  shop: Omit<TicketShop, "ticketPage">;
  bookableIn: BookableIn;
  clock?: () => Date;
};

// As high as the window, so that the footer stays below it when the ticket appears.
const Screen = styled(Section)`
  min-height: 100vh; min-height: 100svh; padding: calc(${headerHeight} + ${space.s48}) ${gutter} ${space.s64};
  @media print { min-height: 0; padding: 0; background: none; }
`;

const Paragraph = styled.p`max-width: 48em; margin-top: ${space.s12}; color: ${color.creamSoft};`;

const NextSteps = styled(Actions)`margin-top: ${space.s24};`;

const Phone = styled.span`white-space: nowrap; font-size: min(1em, 7.5vw);`;

const When = styled.p`
  margin-top: ${space.s12}; font-size: ${textSize.lead}; font-weight: 800; color: ${color.accentBright};
`;

// The shop's line above the ticket, since the shop opens each of its bookings here. It is no button, because the customer opens
// the same link.
const ForShop = styled.p`font-size: ${textSize.small}; @media print { display: none; }`;

const ForShopLink = styled.a`display: inline-block; padding: ${space.s12} 0; color: ${color.creamSoft};`;

/**
 * The page that opens a ticket by its link. The ticket is in the address's fragment, which no server sees. The browser reads
 * it and shows it with the shop's content and the current time.
 */
export function TicketByLink({ shop, bookableIn, clock }: Props) {
  const words = useWords("ticket");
  const fragment = useFragment();
  const now = useClock(clock);
  const read = useMemo(() => (fragment === null ? null : readTicketFragment(fragment)), [fragment]);
  const isHydrated = fragment !== null;
  // Null before hydration: only the browser knows the full address of the page that opens tickets.
  const ticketShop = useMemo(() => (isHydrated ? withTicketPage(shop) : null), [isHydrated, shop]);
  const bookable = bookableIn[words.booking.shop.language];
  const booking = read === "cut" ? null : read;
  const opened =
    booking && now && ticketShop ? { shop: ticketShop, comparison: compareBooking(booking, bookable, now), now } : null;
  return (
    <Screen $background="deep" aria-labelledby="ticket-heading">
      <SectionHeading as="h1" id="ticket-heading">
        {words.heading}
      </SectionHeading>
      <noscript>
        <Paragraph>{words.needsScript(shop.phone)}</Paragraph>
      </noscript>
      {fragment === null && <Paragraph>{words.purpose}</Paragraph>}
      {fragment !== null && booking === null && (
        <>
          <Paragraph>{read === "cut" ? words.isCut : words.noTicket}</Paragraph>
          <NextSteps>
            <PageLink to={`${words.home}#booking`} state={newBookingHistoryState}>
              {words.book}
            </PageLink>
            <AskShop shop={shop} text={`Tautan tiket saya tidak terbuka: ${absoluteUrl(ticketPath)}`} />
          </NextSteps>
        </>
      )}
      {opened && (
        <>
          <ForShop lang="id">
            <ForShopLink href={withPrefix(bookPath) + fragment}>Untuk toko: jawab booking ini</ForShopLink>
          </ForShop>
          <OpenedTicket key={fragment} {...opened} bookableIn={bookableIn} />
        </>
      )}
    </Screen>
  );
}

function subscribeToFragment(onChange: () => void) {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** The fragment of the page's URL, updated when it changes; null until the page is hydrated. */
const useFragment = (): string | null =>
  useSyncExternalStore(
    subscribeToFragment,
    () => window.location.hash,
    () => null,
  );

type OpenedTicketProps = { comparison: Comparison; shop: TicketShop; bookableIn: BookableIn; now: Date };

/** A ticket read from its link: the day of the visit, and the ticket with its actions. */
function OpenedTicket({ comparison, shop, bookableIn, now }: OpenedTicketProps) {
  const words = useWords("ticket");
  const { booking, visitDay } = comparison;
  const isAhead = visitDay !== null && visitDay.kind !== "past";
  const time = isAhead ? words.day.at(`${booking.time} ${timeZoneShortName(shop.timeZone)}`) : "";
  return (
    <>
      {visitDay && isActive(booking) && (
        <When>
          {visitDay.kind === "ahead" ? words.day.ahead(visitDay.days) : words.day[visitDay.kind]}
          {time}
        </When>
      )}
      <TicketView
        booking={booking}
        shop={shop}
        bookableIn={bookableIn}
        now={now}
        headingId="ticket-heading"
        changes={
          isAhead && statuses[booking.status].mayChange && <ChangeActions booking={booking} shop={shop} now={now} />
        }
      >
        <PageLink to={`${words.home}#booking`} state={newBookingHistoryState} $look="row">
          <Icon name="scissors" />
          {words.bookAgain}
        </PageLink>
      </TicketView>
    </>
  );
}

/**
 * The links to change and to cancel the booking. A declined booking has nothing to cancel, but its customer may choose
 * another time.
 */
function ChangeActions({ booking, shop, now }: { booking: Booking; shop: TicketShop; now: Date }) {
  const words = useWords("ticket");
  return (
    <>
      <PageLink to={`${words.home}${changeFragment(booking)}`} $look="row">
        <Icon name="clock" />
        {words.change}
      </PageLink>
      {isActive(booking) && (
        <NewTabLink href={chatLink(shop.chatNumber, cancellationMessage(booking, shop, now))} $look="row">
          <Icon name="close" />
          {words.cancel}
        </NewTabLink>
      )}
    </>
  );
}

/** A link to the shop's chat, for an address that opens no ticket. */
function AskShop({ shop, text }: { shop: Props["shop"]; text: string }) {
  const words = useWords("ticket");
  return (
    <NewTabLink href={chatLink(shop.chatNumber, words.languageNote + text)} $look="outlineOnDark">
      <span>
        {words.ask} <Phone>{shop.phone}</Phone>
      </span>
    </NewTabLink>
  );
}
