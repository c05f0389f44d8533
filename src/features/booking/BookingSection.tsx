import { graphql } from "gatsby";
import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import styled, { css } from "styled-components";
import { chatLink } from "../../domain/links/chatLink";
import { bookingRules } from "../../domain/shop/bookableDay";
import { momentWords } from "../../domain/ticket/messageToShop";
import { withTicketPage } from "../../platform/runtime/siteAddress";
import { useLazyModule } from "../../platform/runtime/useLazyModule";
import { media } from "../../theme/media";
import { color, gutter, space, type } from "../../theme/tokens";
import { Button, ButtonLink } from "../../ui/Button";
import { keepFocusInSight } from "../../ui/keepFocusInSight";
import { ScriptOnly } from "../../ui/ScriptOnly";
import { Toast, type ToastMessage } from "../../ui/Toast";
import { PlainTicket } from "../ticket/PlainTicket";
import { BookingForm } from "./BookingForm";
import { type Booking, type News, useBooking, type World } from "./useBooking";

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

const Subtitle = styled.p`max-width: 50ch; margin: ${space.close} 0 ${space.loose}; font-size: ${type.lead}; color: ${color.creamSoft};`;

const Substitute = styled.div`
  display: grid; gap: ${space.base}; justify-items: start; padding: ${space.wide};
  border: 1.5px solid ${color.brass};
`;

const Saved = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space.close};
  margin-bottom: ${space.wide}; padding: ${space.close} ${space.base}; border: 1.5px solid ${color.brass};
`;

const missing: ToastMessage = {
  kind: "destructive",
  title: "Mohon lengkapi semua data",
  description: "Nama, telepon, minimal 1 layanan, tanggal dan waktu harus diisi",
};

function newsWords(news: News): ToastMessage {
  if (news.kind === "missing") return { ...missing };
  return { kind: "success", title: "Booking berhasil dibuat", description: `Kode booking Anda: ${news.code}` };
}

const noBarbers = { barbers: [] };

type Props = {
  shop: Queries.BookingShopFragment;
  services: Queries.BookingServicesFragment;
  bands: Queries.BookingBandsFragment;
  closures: Queries.BookingClosuresFragment;
  barbers?: Queries.BookingBarbersFragment;
  /** The page's location, which changes every time the visitor arrives here. */
  arrival?: unknown;
  world?: World;
};

/** The booking, whole: form view and ticket view (section 2). Everything happens on the visitor's device. */
export function BookingSection({ shop, services, bands, closures, barbers = noBarbers, arrival, world }: Props) {
  const rules = useMemo(() => bookingRules({ shop, bands, closures }), [shop, bands, closures]);
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [sentCode, setSentCode] = useState("");
  const booking = useBooking(
    { services: services.services, barbers: barbers.barbers, rules, codePrefix: shop.codePrefix },
    form,
    arrival,
    world,
  );
  const { ticket, isTicketOpen, changing } = booking;
  const ticketShop = useMemo(() => (ticket ? withTicketPage(shop) : null), [shop, ticket]);
  const news = useMemo(() => booking.news && newsWords(booking.news), [booking.news]);
  const ticketView = useLazyModule(loadTicket, booking.summary !== null || isTicketOpen);
  const tryAgain = useEffectEvent(() => {
    if (ticketView.status === "failed") ticketView.retry();
  });

  // What failed to load while the form was being filled in may load now.
  useEffect(() => {
    if (isTicketOpen) tryAgain();
  }, [isTicketOpen]);

  // Scroll and focus follow when the visitor's own tap swaps form and ticket; a page that has just been opened stays at its top.
  useLayoutEffect(() => {
    if (booking.turns === 0) return;
    section.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [booking.turns]);

  // Nothing is stored: a ticket that was not sent yet would be gone with the page, so the browser asks first.
  const isUnsent = ticket !== null && sentCode !== ticket.code;
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsent]);

  const noteSent = ({ target, defaultPrevented }: MouseEvent) => {
    const way = target instanceof Element ? target.closest("[data-sends]") : null;
    if (way && ticket && !defaultPrevented) setSentCode(ticket.code);
  };

  const retry = () => {
    tryAgain();
    heading.current?.focus();
  };

  return (
    <Section
      id="booking"
      tabIndex={-1}
      aria-labelledby="booking-heading"
      ref={section}
      $isTicket={isTicketOpen}
      onFocus={({ target }) => keepFocusInSight(target)}
      onClick={noteSent}
    >
      {ticket && ticketShop && isTicketOpen ? (
        <>
          <Heading id="booking-heading" ref={heading} tabIndex={-1} lang="en">
            Booking Confirmation Ticket
          </Heading>
          {ticketView.status === "ready" ? (
            <ticketView.part ticket={ticket} shop={ticketShop} headingId="booking-heading">
              <NextBookingActions booking={booking} />
            </ticketView.part>
          ) : (
            <PlainTicket ticket={ticket} shop={ticketShop}>
              {ticketView.status === "failed" && (
                <>
                  <p role="alert">Tampilan tiket belum bisa dimuat. Booking Anda aman: semua isinya ada di sini.</p>
                  <Button type="button" $look="outline" onClick={retry}>
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
          {changing && (
            <Saved>
              <p>
                Mengubah booking {changing.code}, semula {momentWords(changing, shop)}. Kodenya tetap sama.
              </p>
              <Button type="button" $look="outline" onClick={booking.startAgain}>
                Mulai booking baru
              </Button>
            </Saved>
          )}
          {ticket && (
            <Saved>
              <p>{`Tiket ${ticket.code} tersimpan di halaman ini.`}</p>
              <Button type="button" $look="outline" onClick={booking.openTicket}>
                Lihat tiket
              </Button>
            </Saved>
          )}
          <noscript>
            <Substitute>
              <p>
                Formulir booking memerlukan JavaScript. Anda tetap bisa booking: kirim nama, layanan, hari, dan jam
                lewat WhatsApp ke {shop.phone}.
              </p>
              <ButtonLink href={chatLink(shop.chatNumber)} target="_blank" rel="noopener noreferrer">
                Booking lewat WhatsApp
              </ButtonLink>
            </Substitute>
          </noscript>
          <ScriptOnly>
            <BookingForm booking={booking} services={services.services} barbers={barbers.barbers} formRef={form} />
          </ScriptOnly>
        </>
      )}
      <Toast message={news} closeLabel="Tutup pesan" onClose={booking.closeNews} />
    </Section>
  );
}

/** The way on from the ticket: back to what is in the form by now, or to an empty form. */
function NextBookingActions({ booking }: { booking: Booking }) {
  return (
    <>
      {booking.hasNewDraft && (
        <Button type="button" $look="outline" onClick={booking.openForm}>
          Lanjutkan booking baru
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
