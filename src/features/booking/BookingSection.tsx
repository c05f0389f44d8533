import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import styled from "styled-components";
import { ticketFragment } from "../../domain/codecs/ticketLink";
import { homePaths } from "../../domain/routes";
import type { OfferingIn } from "../../domain/shop/englishContent";
import type { ServiceWithDollars } from "../../domain/shop/service";
import type { RouterLocation } from "../../runtime/routerLocation";
import { belowTablet, reducedMotion } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { ScriptOnly } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { keepFocusInSight } from "../../ui/keepFocusInSight";
import { FramedNotice } from "../../ui/Panel";
import { Section, SectionHeading } from "../../ui/Section";
import { Toast } from "../../ui/Toast";
import { ChatLink } from "../frame/ChatLink";
import { formInViewAttribute, useInView } from "../frame/inView";
import { usePart } from "../frame/LazyPart";
import { PageLink } from "../frame/PageLink";
import { useWords } from "../words/pageWords";
import { BookingForm } from "./BookingForm";
import { toastMessage } from "./bookingTexts";
import { MadeTicket, ticketLoaders } from "./MadeTicket";
import { type BookingEnvironment, type BookingShop, useBooking } from "./useBooking";

// Above the ticket's heading there is room for the toast. It stands on one line of a phone, so that the hour below is in
// view. What is torn off leans over the window's edge for a moment, by which a phone would draw the page smaller.
const BookingArea = styled(Section)<{ $hasTicket: boolean }>`
  ${({ $hasTicket }) => $hasTicket && `padding-top: max(var(--section), 4.5rem); ${belowTablet} { > h2 { font-size: 6.4vw; } }`}
  overflow-x: clip;
  @media print { padding: 0; background: none; }
`;

const ChangeNotice = styled(FramedNotice)`gap: var(--s8); margin-block: var(--s16); padding: var(--s12) var(--s16);`;

const noLocation = {};

/** Moves a ticket from where its stub or, folded away, its button stood to its own place, unless less motion is wanted. */
function tearOff(ticket: Element | null | undefined, from: DOMRect) {
  if (!ticket || window.matchMedia(reducedMotion).matches) return;
  const to = ticket.getBoundingClientRect();
  const there = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  ticket.animate(
    [
      { transformOrigin: "0 0", transform: `${there} rotate(0)` },
      // The perforation gives way first.
      { transformOrigin: "0 0", transform: `${there} rotate(-3deg)`, offset: 0.2 },
      { transformOrigin: "0 0", transform: "none" },
    ],
    { duration: tearMs, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
}

const tearMs = 460;

type Props = {
  shop: BookingShop;
  /** The services that the form offers, with prices in dollars if the page shows them. */
  services: readonly ServiceWithDollars[];
  offeringIn: OfferingIn;
  /** The page's location, a new object at each navigation to this page. */
  pageLocation?: RouterLocation;
  /**
   * The date of the page's build; missing in tests. A device clock before this date, or years after it, is probably wrong.
   */
  builtOn?: string;
  environment?: BookingEnvironment;
};

/** The booking: its form or its ticket. Everything happens on the visitor's device; nothing is sent. */
export function BookingSection({ shop, services, offeringIn, pageLocation = noLocation, builtOn, environment }: Props) {
  const words = useWords("form");
  const offering = offeringIn[words.shop.language];
  const hasEnglish = shop.english !== false;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useInView(section, formInViewAttribute, "50%");
  const booking = useBooking(offering, shop, pageLocation, environment);
  const { dispatch, ticket } = booking;
  const { switchCount, toast, changing } = booking.state;
  const closeToast = useCallback(() => dispatch({ type: "closeToast" }), [dispatch]);
  const message = useMemo(() => toast && toastMessage(toast, words), [toast, words]);
  // Loads the ticket ahead once a date is chosen, because the visitor may soon need it.
  usePart(ticketLoaders, booking.state.draft.date !== null);

  // Where the stub stood when the form was sent. From there the ticket comes up, as if torn off its printer.
  const stubPlace = useRef<DOMRect | null>(null);
  // Moves scroll position and focus at each switch, such as from form to ticket. Back, Forward and a reload are no switch.
  useLayoutEffect(() => {
    if (switchCount === 0) return;
    section.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
    if (stubPlace.current) tearOff(section.current?.querySelector("article"), stubPlace.current);
    stubPlace.current = null;
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
      $hasTicket={ticket !== null}
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
          offeringIn={offeringIn}
          focusHeading={() => heading.current?.focus()}
        >
          <PageLink to={`${homePaths[words.shop.language]}#${ticketFragment(ticket, "change")}`} $look="row">
            <Icon name="pencil" />
            {words.correct}
          </PageLink>
          {bookAgain}
        </MadeTicket>
      ) : (
        <>
          {/* A live region, because the visitor can end the change without leaving the page. */}
          <div aria-live="polite">
            {changing && (
              <ChangeNotice>
                <p>{words.changing(changing.booking.code, words.shop.moment(changing.booking, shop))}</p>
                <Button $look="outlineOnDark" onClick={booking.startNewBooking}>
                  {words.startNew}
                </Button>
              </ChangeNotice>
            )}
          </div>
          <noscript>
            <FramedNotice>
              <p>{words.needsScript(shop.phone)}</p>
              <ChatLink shop={shop}>{words.sendByChat}</ChatLink>
            </FramedNotice>
          </noscript>
          <ScriptOnly>
            <BookingForm
              onSubmit={() => {
                const places = ["sheet", "button"].map((name) =>
                  section.current?.querySelector(`[data-feed=${name}]`)?.getBoundingClientRect(),
                );
                stubPlace.current = places.find((place) => place && place.width > 0) ?? null;
              }}
              booking={booking}
              services={services}
              builtOn={builtOn}
            />
          </ScriptOnly>
        </>
      )}
      <Toast message={message} closeLabel={words.closeMessage} onClose={closeToast} />
    </BookingArea>
  );
}
