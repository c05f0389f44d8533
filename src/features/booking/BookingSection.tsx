import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import styled from "styled-components";
import type { TicketShop } from "../../domain/booking/description";
import { chatLink } from "../../domain/links/chatLink";
import { type BookableFiles, type BookableShop, bookableFrom } from "../../domain/shop/bookingRules";
import type { ServiceWithDollars } from "../../domain/shop/service";
import type { RouterLocation } from "../../platform/runtime/routerLocation";
import { useLazyModule } from "../../platform/runtime/useLazyModule";
import { Button, NewTabLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { keepFocusInSight } from "../../ui/keepFocusInSight";
import { ScriptOnly } from "../../ui/ScriptOnly";
import { Section, SectionHeading } from "../../ui/Section";
import { Toast } from "../../ui/Toast";
import { useWords } from "../shell/pageWords";
import { BookingForm } from "./BookingForm";
import { toastMessage } from "./bookingTexts";
import { ChangeNotice } from "./ChangeNotice";
import { FramedNotice, MadeTicket, ticketLoaders } from "./MadeTicket";
import { type BookingEnvironment, useBooking } from "./useBooking";

const BookingArea = styled(Section)`@media print { padding: 0; background: none; }`;

const noLocation = {};

type Props = {
  content: Omit<BookableFiles, "shop" | "services"> & {
    readonly shop: BookableFiles["shop"] & Omit<TicketShop, "ticketPage"> & { readonly codePrefix: string };
    readonly services: { readonly services: readonly ServiceWithDollars[] };
  };
  /** The page's location, a new object at each navigation to this page. */
  pageLocation?: RouterLocation;
  /**
   * The date of the page's build; null or missing if unknown. A device clock that is earlier, or years later, is probably
   * wrong.
   */
  builtOn?: string | null | undefined;
  environment?: BookingEnvironment;
  /** The bookable content in Indonesian, for messages to the shop; the page's own by default. */
  bookableIndonesian?: BookableShop;
};

/** The booking: its form or its ticket. Everything happens on the visitor's device; nothing is sent. */
export function BookingSection({
  content,
  pageLocation = noLocation,
  builtOn,
  environment,
  bookableIndonesian,
}: Props) {
  const words = useWords("booking");
  const { shop } = content;
  const { services } = content.services;
  const bookable = useMemo(() => bookableFrom(content), [content]);
  const hasEnglish = shop.english !== false;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const booking = useBooking(bookable, shop.codePrefix, pageLocation, environment);
  const { dispatch, ticket } = booking;
  const { switchCount, toast } = booking.state;
  const closeToast = useCallback(() => dispatch({ type: "closeToast" }), [dispatch]);
  const message = useMemo(() => toast && toastMessage(toast, words), [toast, words]);
  // Fetched ahead: with a date chosen, the ticket is near.
  useLazyModule(ticketLoaders[words.shop.language], booking.state.draft.date !== null);

  // Scroll and focus move when the visitor switches between form and ticket, but not on a page that opens with a ticket.
  useLayoutEffect(() => {
    if (switchCount === 0) return;
    section.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [switchCount]);

  const bookAgain = (
    <Button type="button" $look="row" onClick={booking.startNewBooking}>
      <Icon name="scissors" />
      {words.bookAgain}
    </Button>
  );
  return (
    <BookingArea
      $background="deep"
      id="booking"
      tabIndex={-1}
      aria-labelledby="booking-heading"
      ref={section}
      onFocus={({ target }) => keepFocusInSight(target)}
    >
      <SectionHeading id="booking-heading" ref={heading} tabIndex={-1} lang={hasEnglish ? "en" : undefined}>
        {ticket ? words.ticketHeading(hasEnglish) : words.heading(hasEnglish)}
      </SectionHeading>
      {ticket ? (
        <MadeTicket
          ticket={ticket}
          shop={shop}
          bookable={bookable}
          bookableIndonesian={bookableIndonesian ?? bookable}
          focusHeading={() => heading.current?.focus()}
        >
          {bookAgain}
        </MadeTicket>
      ) : (
        <>
          <ChangeNotice booking={booking} shop={shop} />
          <noscript>
            <FramedNotice>
              <p>{words.needsScript(shop.phone)}</p>
              <NewTabLink href={chatLink(shop.chatNumber)}>{words.bookByChat}</NewTabLink>
            </FramedNotice>
          </noscript>
          <ScriptOnly>
            <BookingForm booking={booking} services={services} barbers={bookable.barbers} builtOn={builtOn ?? null} />
          </ScriptOnly>
        </>
      )}
      <Toast message={message} closeLabel={words.closeMessage} onClose={closeToast} />
    </BookingArea>
  );
}
