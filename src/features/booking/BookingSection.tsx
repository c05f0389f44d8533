import { graphql } from "gatsby";
import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import styled, { css } from "styled-components";
import { hasNewDraft, shownTicket } from "../../domain/booking/bookingState";
import { chatLink } from "../../domain/links/chatLink";
import { bookingRules } from "../../domain/shop/bookableDay";
import { withTicketPage } from "../../platform/runtime/siteAddress";
import { useLazyModule } from "../../platform/runtime/useLazyModule";
import { media } from "../../theme/media";
import { color, gutter, space, type } from "../../theme/tokens";
import { Button, ButtonLink } from "../../ui/Button";
import { keepFocusInSight } from "../../ui/keepFocusInSight";
import { ScriptOnly } from "../../ui/ScriptOnly";
import { Toast } from "../../ui/Toast";
import type { RouterLocation } from "../shell/newBookingLink";
import { PlainTicket } from "../ticket/PlainTicket";
import { BookingForm } from "./BookingForm";
import { BookingReminders } from "./BookingReminders";
import { toastMessage } from "./noticeText";
import { type Booking, type BookingEnvironment, useBooking } from "./useBooking";

const loadTicket = () =>
  import(/* webpackChunkName: "ticket" */ "../ticket/TicketView").then((module) => module.TicketView);

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

const WithoutScript = styled.div`
  display: grid; gap: ${space.base}; justify-items: start; padding: ${space.wide};
  border: 1.5px solid ${color.brass};
`;

const noBarbers = { barbers: [] };

const noArrival = {};

type Props = {
  shop: Queries.BookingShopFragment;
  services: Queries.BookingServicesFragment;
  bands: Queries.TimeSlotBandsFragment;
  closures: Queries.BookingClosuresFragment;
  barbers?: Queries.BookingBarbersFragment;
  /** The page's location, a new object at each navigation to this page. */
  arrival?: RouterLocation;
  environment?: BookingEnvironment;
};

/** The booking: its form or its ticket (docs/rules.md, section 7). Nothing is sent, all of it happens on the visitor's device. */
export function BookingSection({
  shop,
  services: { services },
  bands,
  closures,
  barbers: { barbers } = noBarbers,
  arrival = noArrival,
  environment,
}: Props) {
  const bookableShop = useMemo(
    () => ({ services, barbers, rules: bookingRules({ shop, bands, closures }) }),
    [shop, services, bands, closures, barbers],
  );
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const booking = useBooking(bookableShop, shop.codePrefix, arrival, environment);
  const { switches, toast } = booking.state;
  const ticket = shownTicket(booking.state);
  const isTicketShown = ticket !== null;
  const ticketShop = useMemo(() => (ticket ? withTicketPage(shop) : null), [shop, ticket]);
  const message = useMemo(() => toast && toastMessage(toast), [toast]);
  const ticketView = useLazyModule(loadTicket, booking.summary !== null || isTicketShown);
  const retry = () => {
    if (ticketView.status === "failed") ticketView.retry();
  };

  // If the ticket's script failed to load while the form was being filled in, it is tried again once it is needed.
  const retryOnce = useEffectEvent(retry);
  useEffect(() => {
    if (isTicketShown) retryOnce();
  }, [isTicketShown]);

  // Scroll and focus follow when the visitor switches between form and ticket, not when the page is opened with a ticket on it.
  useLayoutEffect(() => {
    if (switches === 0) return;
    section.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [switches]);

  const noteSent = ({ target, defaultPrevented }: MouseEvent) => {
    const sends = target instanceof Element && target.closest("[data-sends]") !== null;
    if (sends && !defaultPrevented) booking.noteSent();
  };

  const onRetry = () => {
    retry();
    heading.current?.focus();
  };

  return (
    <Section
      id="booking"
      tabIndex={-1}
      aria-labelledby="booking-heading"
      ref={section}
      $isTicket={isTicketShown}
      onFocus={({ target }) => keepFocusInSight(target)}
      onClick={noteSent}
    >
      {ticket && ticketShop ? (
        <>
          <Heading id="booking-heading" ref={heading} tabIndex={-1} lang="en">
            Booking Confirmation Ticket
          </Heading>
          {ticketView.status === "ready" ? (
            <ticketView.part ticket={ticket} shop={ticketShop} headingId="booking-heading" onCopied={booking.noteSent}>
              <NextBookingActions booking={booking} />
            </ticketView.part>
          ) : (
            <PlainTicket ticket={ticket} shop={ticketShop} onCopied={booking.noteSent}>
              {ticketView.status === "failed" && (
                <>
                  <p role="alert">Tampilan tiket belum bisa dimuat. Booking Anda aman: semua isinya ada di sini.</p>
                  <Button type="button" $look="outline" onClick={onRetry}>
                    Coba lagi
                  </Button>
                </>
              )}
              <Button type="button" $look="outline" onClick={booking.openForm}>
                Kembali ke formulir
              </Button>
              <NextBookingActions booking={booking} />
            </PlainTicket>
          )}
        </>
      ) : (
        <>
          <Heading id="booking-heading" ref={heading} tabIndex={-1} lang="en">
            Booking Appointment
          </Heading>
          <Subtitle>Pilih layanan, hari, dan jamnya. Tiketnya langsung jadi, konfirmasinya lewat WhatsApp.</Subtitle>
          <BookingReminders booking={booking} shop={shop} />
          <noscript>
            <WithoutScript>
              <p>
                Formulir booking memerlukan JavaScript. Anda tetap bisa booking: kirim nama, layanan, hari, dan jam
                lewat WhatsApp ke {shop.phone}.
              </p>
              <ButtonLink href={chatLink(shop.chatNumber)} target="_blank" rel="noopener noreferrer">
                Booking lewat WhatsApp
              </ButtonLink>
            </WithoutScript>
          </noscript>
          <ScriptOnly>
            <BookingForm booking={booking} services={services} barbers={barbers} />
          </ScriptOnly>
        </>
      )}
      <Toast message={message} closeLabel="Tutup pesan" onClose={booking.closeToast} />
    </Section>
  );
}

/** The buttons that lead on from the ticket: to what the form has held since, or to an empty form. */
function NextBookingActions({ booking }: { booking: Booking }) {
  return (
    <>
      {hasNewDraft(booking.state) && (
        <Button type="button" $look="outline" onClick={booking.openForm}>
          {booking.state.changing ? "Lanjutkan mengubah booking" : "Lanjutkan booking baru"}
        </Button>
      )}
      <Button type="button" $look="outline" onClick={booking.startAgain}>
        Booking Lagi
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
