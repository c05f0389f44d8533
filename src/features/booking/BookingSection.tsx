import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import styled from "styled-components";
import type { Booking } from "../../domain/booking/booking";
import type { TicketShop } from "../../domain/booking/description";
import { messageWithoutTicket } from "../../domain/booking/messageWithLink";
import { chatLink } from "../../domain/links/chatLink";
import { type BookableFiles, type BookableShop, bookableFrom } from "../../domain/shop/bookingRules";
import type { ServiceWithDollars } from "../../domain/shop/service";
import type { RouterLocation } from "../../platform/runtime/routerLocation";
import { useLazyModule } from "../../platform/runtime/useLazyModule";
import { color, space } from "../../theme/tokens";
import { Button, NewTabLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { keepFocusInSight } from "../../ui/keepFocusInSight";
import { ScriptOnly } from "../../ui/ScriptOnly";
import { Section, SectionHeading } from "../../ui/Section";
import { Toast } from "../../ui/Toast";
import { loadersWithWords, useWords, WordsProvider } from "../shell/pageWords";
import { withTicketPage } from "../shell/ticketPage";
import { BookingForm } from "./BookingForm";
import { toastMessage } from "./bookingTexts";
import { ChangeNotice } from "./ChangeNotice";
import { type BookingEnvironment, useBooking } from "./useBooking";

const BookingArea = styled(Section)`@media print { padding: 0; background: none; }`;

const Box = styled.div`
  display: grid; gap: ${space.s16}; justify-items: start; margin-top: ${space.s32}; padding: ${space.s24};
  border: 1.5px solid ${color.accent};
`;

/** Loads the ticket and its words, by language. */
const ticketLoaders = loadersWithWords(
  () => import(/* webpackChunkName: "ticket" */ "../ticket/TicketView").then(({ TicketView }) => TicketView),
  {
    id: () => import(/* webpackChunkName: "ticket-id" */ "../ticket/words.id"),
    en: () => import(/* webpackChunkName: "ticket-en" */ "../ticket/words.en"),
  },
  ({ ticketWords }) => ({ ticket: ticketWords }),
);

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
  const { dispatch } = booking;
  const { switchCount, toast, ticket: made } = booking.state;
  const closeToast = useCallback(() => dispatch({ type: "closeToast" }), [dispatch]);
  const ticket = useMemo(() => made && { ...made, language: words.shop.language }, [made, words]);
  const isTicketShown = ticket !== null;
  const [formTitle, ticketTitle] = hasEnglish
    ? [words.heading, "Booking Confirmation Ticket"]
    : ["Booking Jadwal", "Tiket Booking"];
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
        {isTicketShown ? ticketTitle : formTitle}
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
            <Box>
              <p>{words.needsScript(shop.phone)}</p>
              <NewTabLink href={chatLink(shop.chatNumber)}>{words.bookByChat}</NewTabLink>
            </Box>
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

type TicketProps = {
  ticket: Booking;
  shop: Omit<TicketShop, "ticketPage">;
  bookable: BookableShop;
  bookableIndonesian: BookableShop;
  focusHeading: () => void;
  children: ReactNode;
};

/** The ticket made in the form; until its part is loaded, or if that fails, at least its code and a way to send it. */
function MadeTicket({ ticket, shop, bookable, bookableIndonesian, focusHeading, children }: TicketProps) {
  const words = useWords("booking");
  const view = useLazyModule(ticketLoaders[words.shop.language], true);
  const ticketShop = useMemo(() => withTicketPage(shop), [shop]);
  if (view.status === "ready") {
    return (
      <WordsProvider words={view.part.words}>
        <view.part.Component
          booking={ticket}
          shop={ticketShop}
          bookable={bookable}
          bookableIndonesian={bookableIndonesian}
          headingId="booking-heading"
        >
          {children}
        </view.part.Component>
      </WordsProvider>
    );
  }
  return (
    <Box>
      {view.status === "failed" ? (
        <>
          <p role="alert">{words.ticketFailed(ticket.code)}</p>
          <NewTabLink href={chatLink(shop.chatNumber, messageWithoutTicket(ticket, ticketShop))}>
            {words.sendByChat} {shop.phone}
          </NewTabLink>
          <Button
            type="button"
            $look="outlineOnDark"
            onClick={() => {
              view.retry();
              focusHeading();
            }}
          >
            {words.retry}
          </Button>
        </>
      ) : (
        <p role="status">{words.ticketLoading(ticket.code)}</p>
      )}
      {children}
    </Box>
  );
}
