import { withPrefix } from "gatsby";
import { useMemo, useSyncExternalStore } from "react";
import styled from "styled-components";
import type { Booking } from "../../domain/booking/booking";
import { isActive, isCancellation } from "../../domain/booking/booking";
import { type Comparison, compareBooking } from "../../domain/booking/comparison";
import type { TicketShop } from "../../domain/booking/description";
import { readTicketFragment, ticketFragment } from "../../domain/codecs/ticketLink";
import { cancellationMessage } from "../../domain/messages/messageToShop";
import { bookPath, ticketPath } from "../../domain/routes";
import { timeZoneShortName } from "../../domain/shop/clock";
import type { OfferingIn } from "../../domain/shop/englishContent";
import { absoluteUrl } from "../../runtime/url";
import { belowTablet, onTablet } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { Icon } from "../../ui/Icon";
import { Section, SectionHeading } from "../../ui/Section";
import { useClock } from "../../ui/useClock";
import { withTicketPage } from "../content/ticketPage";
import { ChatLink } from "../frame/ChatLink";
import { PageLink } from "../frame/PageLink";
import { useWords } from "../words/pageWords";
import { newBookingHistoryState } from "./newBookingLink";
import { TicketView } from "./TicketView";

type Props = {
  shop: Omit<TicketShop, "ticketPage">;
  offeringIn: OfferingIn;
  clock?: () => Date;
};

// As high as the window, so that the footer stays below it when the ticket appears.
const Screen = styled(Section)`
  min-height: 100svh; padding: calc(var(--header-height) + var(--s24)) var(--gutter) var(--s64);
  ${onTablet} { padding-top: calc(var(--header-height) + var(--s48)); }
  @media print { min-height: 0; padding: 0; background: none; }
`;

const Paragraph = styled.p`max-width: 48em; margin-top: var(--s12); color: var(--creamSoft);`;

const NextSteps = styled(Actions)`margin-top: var(--s24);`;

const Unbroken = styled.span`white-space: nowrap;`;

const Phone = styled(Unbroken)`font-size: min(1em, 7.5vw);`;

const When = styled.p`
  margin-top: var(--s8); font-size: var(--text-lead); font-weight: 800; color: var(--accentBright);
`;

const HeadingLine = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; column-gap: var(--s16);
`;

const Heading = styled(SectionHeading)`${belowTablet} { font-size: var(--text-heading); }`;

// Quiet, because the customer opens the same link, but in sight, because the shop opens each of its bookings here.
const ForShopLink = styled.a`
  max-width: 7.5rem; margin-left: auto; padding: var(--s4) 0; font-size: var(--text-small); line-height: 1.4; text-align: end; color: var(--creamSoft);
  ${onTablet} { max-width: none; padding: var(--s12) 0; }
`;

/**
 * The page that opens a ticket by its link. The ticket is in the address's fragment, which no server sees. The browser reads
 * it and shows it with the shop's content and the current time.
 */
export function TicketByLink({ shop, offeringIn, clock }: Props) {
  const words = useWords("ticket");
  const fragment = useFragment();
  const now = useClock(clock);
  const read = useMemo(() => (fragment === null ? null : (readTicketFragment(fragment)?.booking ?? null)), [fragment]);
  const isHydrated = fragment !== null;
  // Null before hydration: only the browser knows the full address of the page that opens tickets.
  const ticketShop = useMemo(() => (isHydrated ? withTicketPage(shop) : null), [isHydrated, shop]);
  const offering = offeringIn[words.booking.shop.language];
  const booking = read === "cut" ? null : read;
  const opened =
    booking && now && ticketShop ? { shop: ticketShop, comparison: compareBooking(booking, offering, now), now } : null;
  return (
    <Screen $background="deep" aria-labelledby="ticket-heading">
      <HeadingLine>
        <Heading as="h1" id="ticket-heading">
          {words.heading}
        </Heading>
        {opened && (
          <ForShopLink href={withPrefix(bookPath) + fragment} lang="id">
            Untuk toko: <Unbroken>jawab booking ini</Unbroken>
          </ForShopLink>
        )}
      </HeadingLine>
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
            <ChatLink
              shop={shop}
              message={`${words.languageNote}Tautan tiket saya tidak terbuka: ${absoluteUrl(ticketPath)}`}
              $look="outlineOnDark"
            >
              <span>
                {words.ask} <Phone>{shop.phone}</Phone>
              </span>
            </ChatLink>
          </NextSteps>
        </>
      )}
      {opened && <OpenedTicket key={fragment} {...opened} offeringIn={offeringIn} />}
    </Screen>
  );
}

function subscribeToFragment(onChange: () => void) {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** The fragment of the page's URL, updated when it changes; null until the page is hydrated. */
const useFragment = () =>
  useSyncExternalStore(
    subscribeToFragment,
    () => window.location.hash,
    () => null,
  );

type OpenedTicketProps = { comparison: Comparison; shop: TicketShop; offeringIn: OfferingIn; now: Date };

/** A ticket read from its link: the day of the visit, and the ticket with its actions. */
function OpenedTicket({ comparison, shop, offeringIn, now }: OpenedTicketProps) {
  const words = useWords("ticket");
  const { booking, visitDay } = comparison;
  const isAhead = visitDay !== null && visitDay.kind !== "past";
  const isNextBooking = !isActive(booking) || visitDay?.kind === "past";
  const bookAgain = (
    <PageLink to={`${words.home}#booking`} state={newBookingHistoryState} $look={isNextBooking ? undefined : "row"}>
      <Icon name="scissors" />
      {words.bookAgain}
    </PageLink>
  );
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
        offeringIn={offeringIn}
        now={now}
        headingId="ticket-heading"
        next={isNextBooking && bookAgain}
        changes={isAhead && !isCancellation(booking) && <ChangeActions booking={booking} shop={shop} now={now} />}
      >
        {!isNextBooking && bookAgain}
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
      <PageLink to={`${words.home}#${ticketFragment(booking, "change")}`} $look="row">
        <Icon name="clock" />
        {words.change}
      </PageLink>
      {isActive(booking) && (
        <ChatLink shop={shop} message={cancellationMessage(booking, shop, now)} $look="row">
          <Icon name="close" />
          {words.cancel}
        </ChatLink>
      )}
    </>
  );
}
