import { graphql } from "gatsby";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import styled, { css } from "styled-components";
import { type Booking as BookingFacts, bookingLines } from "../../domain/booking/booking";
import { hasNewDraft, shownTicket } from "../../domain/booking/bookingState";
import { momentInIndonesian } from "../../domain/booking/moment";
import { chatLink, longestChatLink } from "../../domain/links/chatLink";
import { type BookableShop, bookingRules } from "../../domain/shop/bookableDay";
import type { OfferedService } from "../../domain/shop/service";
import type { RouterLocation } from "../../platform/runtime/routerLocation";
import { withTicketPage } from "../../platform/runtime/siteAddress";
import { useLazyModule } from "../../platform/runtime/useLazyModule";
import { media } from "../../theme/media";
import { color, gutter, space, type } from "../../theme/tokens";
import { Button, ButtonLink } from "../../ui/Button";
import { keepFocusInSight } from "../../ui/keepFocusInSight";
import { ScriptOnly } from "../../ui/ScriptOnly";
import { Toast } from "../../ui/Toast";
import { BookingForm } from "./BookingForm";
import { BookingReminders } from "./BookingReminders";
import { type Booking, type BookingEnvironment, useBooking } from "./useBooking";
import { type BookingLanguage, BookingWordsProvider, useBookingWords } from "./words";

// In a narrow window the toast covers the top of the ticket's section: space is kept there so that it hides no heading.
const roomForToast = css`
  padding-top: 8rem;
  @media ${media.desktop} { padding-top: ${space.section}; }
`;

const Section = styled.section<{ $isTicket: boolean }>`
  padding: ${space.section} ${gutter};
  ${({ $isTicket }) => $isTicket && roomForToast}
  color: ${color.cream}; background: ${color.bottle};
  &:focus { outline: none; }
  @media print { padding: 0; background: none; }
`;

const Heading = styled.h2`
  font-size: ${type.chapter};
  @media print { display: none; }
`;

const Subtitle = styled.p`max-width: 37em; margin: ${space.close} 0 ${space.loose}; font-size: ${type.lead}; color: ${color.creamSoft};`;

const Framed = styled.div`
  display: grid; gap: ${space.base}; justify-items: start; padding: ${space.wide};
  border: 1.5px solid ${color.brass};
`;

const TicketAsText = styled(Framed)`margin-top: ${space.loose};`;

const Facts = styled.p`white-space: pre-line; overflow-wrap: anywhere;`;

const noBarbers = { barbers: [] };

const noArrival = {};

type Props = {
  words: BookingLanguage;
  shop: Queries.BookingShopFragment;
  services: { readonly services: readonly OfferedService[] };
  bands: Queries.TimeSlotBandsFragment;
  closures: Queries.BookingClosuresFragment;
  barbers?: Queries.BookingBarbersFragment;
  /** The page's location, a new object at each navigation to this page. */
  arrival?: RouterLocation;
  environment?: BookingEnvironment;
  /** What can be booked, in the words that the shop reads; as on the page unless that is in another language. */
  forShop?: BookableShop;
};

/** The booking: its form or its ticket (docs/rules.md, section 7). Nothing is sent, all of it happens on the visitor's device. */
export function BookingSection({
  words,
  shop,
  services: { services },
  bands,
  closures,
  barbers: { barbers } = noBarbers,
  arrival = noArrival,
  environment,
  forShop,
}: Props) {
  const bookableShop = useMemo(
    () => ({ services, barbers, rules: bookingRules({ shop, bands, closures }), language: words.shop.language }),
    [words, shop, services, bands, closures, barbers],
  );
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const booking = useBooking(bookableShop, shop.codePrefix, arrival, environment);
  const { switches, toast } = booking.state;
  const ticket = shownTicket(booking.state);
  const isTicketShown = ticket !== null;
  const ticketShop = useMemo(() => (ticket ? withTicketPage(shop) : null), [shop, ticket]);
  const loadedNotices = useLazyModule(words.loadNotices, true);
  const notices = loadedNotices.status === "ready" ? loadedNotices.part : null;
  // Where the words of the toasts could not be loaded, the next toast is one more try.
  const retryNotices = useEffectEvent(() => loadedNotices.status === "failed" && loadedNotices.retry());
  useEffect(() => {
    if (toast) retryNotices();
  }, [toast]);
  const message = useMemo(() => (toast && notices?.toast(toast)) ?? null, [toast, notices]);
  const isTicketNear = booking.summary !== null || isTicketShown;
  const ticketView = useLazyModule(words.loadTicket, isTicketNear);
  const retry = () => {
    for (const part of [ticketView, loadedNotices]) if (part.status === "failed") part.retry();
  };

  // What failed to load while the form was being filled in is tried again when the ticket is near, and once it is needed.
  const retryOnce = useEffectEvent(retry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the two moments is one more try
  useEffect(() => {
    if (isTicketNear) retryOnce();
  }, [isTicketNear, isTicketShown]);

  // Scroll and focus follow when the visitor switches between form and ticket, not when the page is opened with a ticket on it.
  useLayoutEffect(() => {
    if (switches === 0) return;
    section.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [switches]);

  const onRetry = () => {
    retry();
    heading.current?.focus();
  };

  /** The ways on from a ticket that is not shown in full. */
  const fallbackActions = (hasFailed: boolean) => (
    <>
      {hasFailed && (
        <Button type="button" $look="outline" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      <Button type="button" $look="outline" onClick={booking.openForm}>
        {words.backToForm}
      </Button>
      <NextBookingActions booking={booking} />
    </>
  );

  return (
    <BookingWordsProvider value={words}>
      <Section
        id="booking"
        tabIndex={-1}
        aria-labelledby="booking-heading"
        ref={section}
        $isTicket={isTicketShown}
        onFocus={({ target }) => keepFocusInSight(target)}
      >
        {ticket && ticketShop ? (
          <>
            <Heading id="booking-heading" ref={heading} tabIndex={-1} lang="en">
              Booking Confirmation Ticket
            </Heading>
            {ticketView.status === "ready" ? (
              <ticketView.part
                booking={ticket}
                shop={ticketShop}
                bookable={bookableShop}
                forShop={forShop ?? bookableShop}
                headingId="booking-heading"
                onSent={booking.noteSent}
              >
                <NextBookingActions booking={booking} />
              </ticketView.part>
            ) : (
              <TicketAsText>
                {ticketView.status === "failed" ? (
                  <>
                    <p role="alert">{words.ticketFailed(ticket.code)}</p>
                    <Facts>{bookingLines(ticket, bookableShop, words.moment(ticket, shop)).join("\n")}</Facts>
                    <ButtonLink
                      href={shortChatLink(ticket, shop, forShop ?? bookableShop)}
                      target="_blank"
                      rel="noopener noreferrer"
                      onClick={booking.noteSent}
                    >
                      {words.sendByChat}
                    </ButtonLink>
                  </>
                ) : (
                  <p role="status">{words.ticketLoading(ticket.code)}</p>
                )}
                {fallbackActions(ticketView.status === "failed")}
              </TicketAsText>
            )}
          </>
        ) : (
          <>
            <Heading id="booking-heading" ref={heading} tabIndex={-1} lang="en">
              {words.heading}
            </Heading>
            <Subtitle>{words.subtitle}</Subtitle>
            <BookingReminders booking={booking} shop={shop} notices={notices} />
            <noscript>
              {typeof window === "undefined" && (
                <Framed>
                  <p>{words.needsScript(shop.phone)}</p>
                  <ButtonLink href={chatLink(shop.chatNumber)} target="_blank" rel="noopener noreferrer">
                    {words.bookByChat}
                  </ButtonLink>
                </Framed>
              )}
            </noscript>
            <ScriptOnly>
              <BookingForm booking={booking} services={services} barbers={barbers} notices={notices} />
            </ScriptOnly>
          </>
        )}
        <Toast
          message={message}
          closeLabel={words.closeMessage}
          onClose={booking.closeToast}
          renderText={words.renderShopText}
        />
      </Section>
    </BookingWordsProvider>
  );
}

// How many characters of what was typed go into the message, longest first, so that its link opens.
const lineLengths = [300, 120, 60, 30];

/** The chat with what the shop must know of a booking whose ticket could not be loaded. */
function shortChatLink(booking: BookingFacts, shop: Props["shop"], forShop: BookableShop): string {
  const moment = momentInIndonesian(booking, shop);
  const links = lineLengths.map((longest) =>
    chatLink(shop.chatNumber, bookingLines(booking, forShop, moment, longest).join("\n")),
  );
  return links.find((link) => link.length <= longestChatLink) ?? chatLink(shop.chatNumber, booking.code);
}

/** The buttons that lead on from the ticket: to what the form has held since, or to an empty form. */
function NextBookingActions({ booking }: { booking: Booking }) {
  const words = useBookingWords();
  return (
    <>
      {hasNewDraft(booking.state) && (
        <Button type="button" $look="outline" onClick={booking.openForm}>
          {booking.state.changing ? words.continueChange : words.continueNew}
        </Button>
      )}
      <Button type="button" $look="outline" onClick={booking.startAgain}>
        {words.bookAgain}
      </Button>
    </>
  );
}

export const query = graphql`
  fragment BookingShop on ShopJson {
    ...TicketShop
    codePrefix
    slotsOutsideHours
    minimumNotice
    lastDayAhead
  }
  fragment BookingServices on ServicesJson {
    services {
      id
      name
      basePrice
      duration
      startingPrice
      atCustomer
      fare
    }
  }
  fragment BookingBarbers on BarbersJson {
    barbers {
      id
      name
      daysOff
      leave {
        from
        to
        reason
      }
      services
      workingHours {
        days
        open
        close
      }
    }
  }
  fragment BookingClosures on ClosuresJson {
    closures {
      from
      to
      reason
    }
    hours {
      date
      from
      to
      reason
    }
  }
`;
