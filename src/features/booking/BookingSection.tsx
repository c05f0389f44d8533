import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import styled from "styled-components";
import type { TicketShop } from "../../domain/booking/description";
import { changeFragment } from "../../domain/formats/ticketLink";
import { homePaths } from "../../domain/routes";
import type { BookableIn } from "../../domain/shop/englishContent";
import type { ServiceWithDollars } from "../../domain/shop/service";
import type { RouterLocation } from "../../runtime/routerLocation";
import { Button } from "../../ui/Button";
import { FramedNotice } from "../../ui/FramedNotice";
import { Icon } from "../../ui/Icon";
import { keepFocusInSight } from "../../ui/keepFocusInSight";
import { ScriptOnly } from "../../ui/ScriptOnly";
import { Section, SectionHeading } from "../../ui/Section";
import { Toast } from "../../ui/Toast";
import { ChatLink } from "../shell/ChatLink";
import { useFormInView } from "../shell/formInView";
import { usePart } from "../shell/LazyPart";
import { PageLink } from "../shell/PageLink";
import { useWords } from "../shell/pageWords";
import { BookingForm } from "./BookingForm";
import { toastMessage } from "./bookingTexts";
import { ChangeNotice } from "./ChangeNotice";
import { MadeTicket, ticketLoaders } from "./MadeTicket";
import { type BookingEnvironment, useBooking } from "./useBooking";

const BookingArea = styled(Section)`@media print { padding: 0; background: none; }`;

const noLocation = {};

type Props = {
  shop: Omit<TicketShop, "ticketPage"> & { readonly codePrefix: string };
  /** The services that the form offers, with prices in dollars if the page shows them. */
  services: readonly ServiceWithDollars[];
  bookableIn: BookableIn;
  /** The page's location, a new object at each navigation to this page. */
  pageLocation?: RouterLocation;
  /**
   * The date of the page's build; missing in tests. A device clock before this date, or years after it, is probably wrong.
   */
  builtOn?: string | undefined;
  environment?: BookingEnvironment;
};

/** The booking: its form or its ticket. Everything happens on the visitor's device; nothing is sent. */
export function BookingSection({ shop, services, bookableIn, pageLocation = noLocation, builtOn, environment }: Props) {
  const words = useWords("form");
  const bookable = bookableIn[words.shop.language];
  const hasEnglish = shop.english !== false;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFormInView(section);
  const booking = useBooking(bookable, shop, pageLocation, environment);
  const { dispatch, ticket } = booking;
  const { switchCount, toast } = booking.state;
  const closeToast = useCallback(() => dispatch({ type: "closeToast" }), [dispatch]);
  const message = useMemo(() => toast && toastMessage(toast, words), [toast, words]);
  // Loads the ticket ahead once a date is chosen, because the visitor may soon need it.
  usePart(ticketLoaders, booking.state.draft.date !== null);

  // Moves scroll position and focus at each switch, such as from form to ticket. Back, Forward and a reload are no switch.
  useLayoutEffect(() => {
    if (switchCount === 0) return;
    section.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [switchCount]);

  const bookAgain = (
    <Button $look="row" onClick={booking.startNewBooking}>
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
          key={`${ticket.code} ${ticket.version}`}
          ticket={ticket}
          shop={shop}
          bookableIn={bookableIn}
          focusHeading={() => heading.current?.focus()}
        >
          <PageLink to={`${homePaths[words.shop.language]}${changeFragment(ticket)}`} $look="row">
            <Icon name="clock" />
            {words.correct}
          </PageLink>
          {bookAgain}
        </MadeTicket>
      ) : (
        <>
          <ChangeNotice booking={booking} shop={shop} />
          <noscript>
            <FramedNotice>
              <p>{words.needsScript(shop.phone)}</p>
              <ChatLink shop={shop}>{words.bookByChat}</ChatLink>
            </FramedNotice>
          </noscript>
          <ScriptOnly>
            <BookingForm booking={booking} services={services} barbers={bookable.barbers} builtOn={builtOn} />
          </ScriptOnly>
        </>
      )}
      <Toast message={message} closeLabel={words.closeMessage} onClose={closeToast} />
    </BookingArea>
  );
}
