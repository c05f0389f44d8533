import { useEffect, useState } from "react";
import styled from "styled-components";
import { type Booking, isActive, type PartialBooking } from "../../domain/booking/booking";
import { compareBooking } from "../../domain/booking/comparison";
import { describeBooking, type TicketShop } from "../../domain/booking/description";
import type { ShopMessages } from "../../domain/booking/messageToCustomer";
import { cancellationMessage } from "../../domain/booking/messageToShop";
import { chatLink } from "../../domain/links/chatLink";
import { ticketPath } from "../../domain/links/routes";
import { changeFragment, readTicketFragment } from "../../domain/links/ticketLink";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { timeZoneShortName } from "../../domain/shop/clock";
import { siteAddress } from "../../platform/runtime/siteAddress";
import { media } from "../../theme/media";
import { color, gutter, headerHeight, space, type } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { NewTabLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Panel } from "../../ui/Panel";
import { Section, SectionHeading } from "../../ui/Section";
import { useClock } from "../../ui/useClock";
import { PageButton } from "../shell/PageButton";
import { useWords } from "../shell/pageWords";
import { withTicketPage } from "../shell/ticketPage";
import { newBookingState } from "./newBookingLink";
import { ShopSide } from "./ShopSide";
import { TicketPaper } from "./TicketPaper";
import { TicketView } from "./TicketView";

type Props = {
  shop: Omit<TicketShop, "ticketPage">;
  /** The bookable content in the page's language. */
  bookable: BookableShop;
  /** The bookable content in Indonesian, for messages to the shop. */
  forShop: BookableShop;
  /** The bookable content in English, for messages to customers who read English. */
  inEnglish: BookableShop;
  messages: ShopMessages;
  clock?: () => Date;
};

// As high as the window, so that the footer stays below it when the ticket appears.
const Screen = styled(Section)`
  min-height: 100vh; min-height: 100svh; padding: calc(${headerHeight} + ${space.block}) ${gutter} ${space.far};
  @media print { min-height: 0; padding: 0; background: none; }
`;

const Paragraph = styled.p`max-width: 48em; margin-top: ${space.close}; color: ${color.creamSoft};`;

const NextSteps = styled(Actions)`margin-top: ${space.wide};`;

const Phone = styled.span`white-space: nowrap; font-size: min(1em, 7.5vw);`;

const When = styled.p`
  margin-top: ${space.close}; font-size: ${type.lead}; font-weight: 800; color: ${color.accentBright};
`;

const Missing = styled(Panel)`max-width: 65ch; margin-top: ${space.base};`;

const Points = styled.ul`padding-left: 1.25em; list-style: disc;`;

const Incomplete = styled.div`
  margin-top: ${space.loose};
  @media ${media.desktop} { max-width: 46rem; }
`;

/**
 * The page that opens a ticket by its link. The ticket stands in the fragment, which no server sees; it is read on the device
 * and shown with the shop's current content and the current time.
 */
export function TicketByLink({ shop, bookable, forShop, clock, ...forAnswers }: Props) {
  const words = useWords("ticket");
  const fragment = useFragment();
  const now = useClock(clock);
  const partial = fragment === null ? null : readTicketFragment(fragment);
  const opened = partial && now && { partial, now, forShop, shop: withTicketPage(shop) };
  const booking = opened && compareBooking(opened.partial, forShop, opened.now).booking;
  return (
    <>
      <Screen $background="deep" aria-labelledby="ticket-heading">
        <SectionHeading as="h1" id="ticket-heading">
          {words.heading}
        </SectionHeading>
        <noscript>
          <Paragraph>{words.needsScript(shop.phone)}</Paragraph>
        </noscript>
        {fragment === null && <Paragraph>{words.purpose}</Paragraph>}
        {fragment !== null && partial === null && (
          <>
            <Paragraph>{words.noTicket}</Paragraph>
            <NextSteps>
              <PageButton to={`${words.home}#booking`} state={newBookingState}>
                {words.book}
              </PageButton>
              <AskShop shop={shop} text={`Tautan tiket saya tidak terbuka: ${siteAddress(ticketPath)}`} />
            </NextSteps>
          </>
        )}
        {opened && <ReadTicket key={fragment} {...opened} bookable={bookable} />}
      </Screen>
      {opened && booking && (
        <ShopSide
          key={fragment}
          {...forAnswers}
          booking={booking}
          shop={opened.shop}
          bookable={forShop}
          now={opened.now}
        />
      )}
    </>
  );
}

/** The fragment of the page's address, updated when it changes; null until the page is hydrated. */
function useFragment(): string | null {
  const [fragment, setFragment] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setFragment(window.location.hash);
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return fragment;
}

type ReadProps = Pick<Props, "bookable" | "forShop"> & { partial: PartialBooking; shop: TicketShop; now: Date };

/** What could be read of a ticket's link: the day of the visit, a note about missing parts, and the ticket. */
function ReadTicket({ partial, now, ...content }: ReadProps) {
  const words = useWords("ticket");
  const { shop } = content;
  const description = describeBooking(partial, content, words.ticket, now);
  const { booking, known, missing, visitDay } = description;
  const isAhead = visitDay !== null && visitDay.kind !== "past";
  const time = isAhead && known.time ? words.day.at(`${known.time} ${timeZoneShortName(shop.timeZone)}`) : "";
  return (
    <>
      {visitDay && isActive(known) && (
        <When>
          {visitDay.kind === "ahead" ? words.day.ahead(visitDay.days) : words.day[visitDay.kind]}
          {time}
        </When>
      )}
      {missing.length > 0 && (
        <Missing as="div" $tone="accent">
          <p>{words.isCut}</p>
          <Points>
            {missing.map((part) => (
              <li key={part}>
                {part === "code" ? words.code : words.ticket.terms[part]}: {words.unreadable}
              </li>
            ))}
            {missing.includes("total") && known.total !== null && <li>{words.totalOfToday}</li>}
          </Points>
        </Missing>
      )}
      {booking ? (
        <TicketView
          {...content}
          booking={booking}
          now={now}
          headingId="ticket-heading"
          changes={
            isAhead && booking.status !== "cancelled" && <ChangeActions booking={booking} shop={shop} now={now} />
          }
        >
          <PageButton to={`${words.home}#booking`} state={newBookingState} $look="row">
            <Icon name="scissors" />
            {words.bookAgain}
          </PageButton>
        </TicketView>
      ) : (
        <Incomplete>
          <TicketPaper description={description} shop={shop} code={null} headingId="ticket-heading" />
          <Paragraph>{words.anyoneCanWrite}</Paragraph>
          <NextSteps>
            <AskShop
              shop={shop}
              text={`Tautan tiket saya tidak terbaca utuh. Kode: ${known.code ?? "tidak terbaca"}`}
            />
            <PageButton to={`${words.home}#booking`} state={newBookingState} $look="outline">
              {words.bookAgain}
            </PageButton>
          </NextSteps>
        </Incomplete>
      )}
    </>
  );
}

/**
 * The links to change the booking and to cancel it. A declined one can only be changed, since the refusal invites the customer
 * to choose another time.
 */
function ChangeActions({ booking, shop, now }: { booking: Booking; shop: TicketShop; now: Date }) {
  const words = useWords("ticket");
  return (
    <>
      <PageButton to={`${words.home}${changeFragment(booking)}`} $look="row">
        <Icon name="clock" />
        {words.change}
      </PageButton>
      {booking.status !== "declined" && (
        <NewTabLink href={chatLink(shop.chatNumber, cancellationMessage(booking, shop, now))} $look="row">
          <Icon name="close" />
          {words.cancel}
        </NewTabLink>
      )}
    </>
  );
}

/** A link to the shop's chat, for a ticket that cannot be read as a whole. */
function AskShop({ shop, text }: { shop: Props["shop"]; text: string }) {
  const words = useWords("ticket");
  return (
    <NewTabLink href={chatLink(shop.chatNumber, words.forShop + text)} $look="outline">
      <span>
        {words.ask} <Phone>{shop.phone}</Phone>
      </span>
    </NewTabLink>
  );
}
