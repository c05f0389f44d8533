import { type ReactNode, useEffect, useMemo } from "react";
import type { Booking } from "../../domain/booking/booking";
import { shortMessage } from "../../domain/messages/shortMessage";
import type { OfferingIn } from "../../domain/shop/englishContent";
import { Button } from "../../ui/Button";
import { FramedNotice } from "../../ui/Panel";
import { withTicketPage } from "../content/ticketPage";
import { ChatLink } from "../frame/ChatLink";
import { LazyPart, partLoaders } from "../frame/LazyPart";
import { useWords } from "../words/pageWords";
import type { BookingShop } from "./useBooking";

/** The ticket, and its facts while one chooses. */
export const ticketLoaders = partLoaders(
  async () => {
    const [{ TicketView }, { StubFacts }] = await Promise.all([
      import(/* webpackChunkName: "ticket" */ "../ticket/TicketView"),
      import(/* webpackChunkName: "ticket" */ "./StubFacts"),
    ]);
    return { TicketView, StubFacts };
  },
  {
    id: () => import(/* webpackChunkName: "ticket-id" */ "../ticket/words.id"),
    en: () => import(/* webpackChunkName: "ticket-en" */ "../ticket/words.en"),
  },
  ({ ticketWords }) => ({ ticket: ticketWords }),
);

type Props = {
  ticket: Booking;
  shop: BookingShop;
  offeringIn: OfferingIn;
  focusHeading: () => void;
  children: ReactNode;
};

/**
 * Hides the web manifest while the ticket is shown: a home screen then keeps the address with the ticket. The element stays,
 * because Gatsby removes it itself when another page comes.
 */
function withoutManifest() {
  const link = document.head.querySelector("link[rel=manifest]");
  link?.removeAttribute("rel");
  return () => link?.setAttribute("rel", "manifest");
}

/** The ticket made in the form. Its code is shown while it loads, and beside a link to send the booking if loading fails. */
export function MadeTicket({ ticket, shop, offeringIn, focusHeading, children }: Props) {
  const words = useWords("form");
  const { retry: retryLabel } = useWords("frame");
  const ticketShop = useMemo(() => withTicketPage(shop), [shop]);
  useEffect(withoutManifest, []);
  return (
    <LazyPart
      loaders={ticketLoaders}
      isWanted
      loading={
        <FramedNotice>
          <p role="status">{words.ticketLoading(ticket.code)}</p>
          {children}
        </FramedNotice>
      }
      failed={(retry) => (
        <FramedNotice>
          <p role="alert">{words.ticketFailed(ticket.code)}</p>
          <ChatLink shop={shop} message={shortMessage(ticket, ticketShop)}>
            {words.sendByChat} {shop.phone}
          </ChatLink>
          <Button
            $look="outlineOnDark"
            onClick={() => {
              retry();
              focusHeading();
            }}
          >
            {retryLabel}
          </Button>
          {children}
        </FramedNotice>
      )}
    >
      {({ TicketView }) => (
        <TicketView booking={ticket} shop={ticketShop} offeringIn={offeringIn} headingId="booking-heading">
          {children}
        </TicketView>
      )}
    </LazyPart>
  );
}
