import { graphql } from "gatsby";
import { useEffect, useMemo, useRef } from "react";
import styled, { css } from "styled-components";
import { chatLink } from "../format/chatLink";
import type { BookingRules } from "../shop/bookableDay";
import { timeZoneNamed } from "../shop/shopClock";
import { media } from "../theme/media";
import { color, gutter, space, type } from "../theme/tokens";
import { Button, ButtonLink } from "../ui/Button";
import { ScriptOnly } from "../ui/ScriptOnly";
import { Toast } from "../ui/Toast";
import { useLoaded } from "../ui/useLoaded";
import { BookingForm } from "./BookingForm";
import { useBooking, type World } from "./useBooking";

const loadTicket = () => import("./BookingTicket").then((module) => module.BookingTicket);

// In a narrow window the news of the ticket goes over the top of its section: room is kept so that it hides no heading.
const roomForToast = css`
  padding-top: 8rem;
  @media ${media.desktop} { padding-top: ${space.section}; }
`;

const Ground = styled.section<{ $isTicket: boolean }>`
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

const Subtitle = styled.p`max-width: 50ch; margin: ${space.close} 0 ${space.loose}; font-size: ${type.lead}; color: ${color.creamSoft};`;

const Substitute = styled.div`
  display: grid; gap: ${space.base}; justify-items: start; padding: ${space.wide};
  border: 1.5px solid ${color.brass};
`;

const Waiting = styled.div`min-height: 40rem;`;

type Props = {
  shop: Queries.BookingShopFragment;
  services: Queries.BookingServicesFragment;
  bands: Queries.BookingBandsFragment;
  closures: Queries.BookingClosuresFragment;
  world?: World;
};

/** The booking, whole: form view and ticket view (section 2). Everything happens on the visitor's device. */
export function BookingSection({ shop, services, bands, closures, world }: Props) {
  const rules: BookingRules = useMemo(
    () => ({
      bands: bands.bands,
      openingHours: shop.openingHours,
      closures: closures.closures,
      timeZone: timeZoneNamed(shop.timeZone),
      slotsOutsideHours: shop.slotsOutsideHours === "hide" ? "hide" : "note",
      minimumNotice: shop.minimumNotice,
      lastDayAhead: shop.lastDayAhead,
    }),
    [shop, bands, closures],
  );
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLElement>(null);
  const booking = useBooking(services.services, rules, shop.codePrefix, form, world);
  const ticketView = useLoaded(loadTicket, booking.summary !== null || booking.ticket !== null);
  const isTicketReady = booking.ticket !== null && ticketView.status === "ready";
  const wasTicket = useRef(false);

  useEffect(() => {
    const isTicket = booking.ticket !== null;
    if (!isTicket && wasTicket.current) {
      section.current?.scrollIntoView();
      form.current?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
      wasTicket.current = false;
    }
    if (isTicketReady && !wasTicket.current) {
      section.current?.scrollIntoView();
      section.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
      wasTicket.current = true;
    }
  }, [booking.ticket, isTicketReady]);

  return (
    <Ground
      id="booking"
      tabIndex={-1}
      aria-labelledby="booking-heading"
      ref={section}
      $isTicket={booking.ticket !== null}
    >
      {booking.ticket === null ? (
        <>
          <Heading id="booking-heading">Booking Appointment</Heading>
          <Subtitle>Pilih layanan, hari, dan jamnya. Tiketnya langsung jadi, konfirmasinya lewat WhatsApp.</Subtitle>
          <noscript>
            <Substitute>
              <p>
                Formulir booking memerlukan JavaScript. Anda tetap bisa booking: kirim nama, layanan, hari, dan jam
                lewat WhatsApp ke {shop.phone}.
              </p>
              <ButtonLink href={chatLink(shop.chatNumber)}>Booking lewat WhatsApp</ButtonLink>
            </Substitute>
          </noscript>
          <ScriptOnly>
            <BookingForm booking={booking} services={services.services} rules={rules} formRef={form} />
          </ScriptOnly>
        </>
      ) : (
        <>
          <Heading id="booking-heading" tabIndex={-1}>
            Booking Confirmation Ticket
          </Heading>
          {ticketView.status === "ready" && (
            <ticketView.part ticket={booking.ticket} shop={shop} onAgain={booking.startAgain} />
          )}
          {ticketView.status === "waiting" && <Waiting>Menyiapkan tiket…</Waiting>}
          {ticketView.status === "failed" && (
            <Substitute role="alert">
              <p>
                Tiket tidak berhasil dimuat. Kode booking Anda <strong>{booking.ticket.code}</strong>. Coba lagi, atau
                kirim kode ini lewat WhatsApp ke {shop.phone}.
              </p>
              <Button type="button" onClick={ticketView.retry}>
                Coba lagi
              </Button>
              <ButtonLink
                href={chatLink(shop.chatNumber, `${booking.ticket.code} - permintaan booking`)}
                target="_blank"
                rel="noopener noreferrer"
                $look="outline"
              >
                Konfirmasi via WhatsApp
              </ButtonLink>
            </Substitute>
          )}
        </>
      )}
      <Toast message={booking.toast} closeLabel="Tutup pesan" onClose={booking.closeToast} />
    </Ground>
  );
}

export const query = graphql`
  fragment BookingShop on ShopJson {
    name
    markLetter
    codePrefix
    chatNumber
    phone
    siteUrl
    timeZone
    slotsOutsideHours
    minimumNotice
    lastDayAhead
    ticketAdvice
    address {
      street
      district
      city
      region
      postalCode
    }
    openingHours {
      ...WeekOfHours
    }
  }
  fragment BookingServices on ServicesJson {
    services {
      id
      name
      basePrice
      duration
    }
  }
  fragment BookingBands on TimeSlotBandsJson {
    bands {
      period
      label
      from
      to
      multiplier
    }
  }
  fragment BookingClosures on ClosuresJson {
    closures {
      from
      to
      reason
    }
  }
`;
