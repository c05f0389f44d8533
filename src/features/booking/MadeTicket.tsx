import { type ReactNode, useEffect, useMemo } from "react";
import type { Booking } from "../../domain/booking/booking";
import type { TicketShop } from "../../domain/booking/description";
import { shortMessage } from "../../domain/booking/shortMessage";
import type { BookableIn } from "../../domain/shop/englishContent";
import { Button } from "../../ui/Button";
import { FramedNotice } from "../../ui/FramedNotice";
import { ChatLink } from "../shell/ChatLink";
import { LazyPart, partLoaders } from "../shell/LazyPart";
import { useWords } from "../shell/pageWords";
import { withTicketPage } from "../shell/ticketPage";

export const ticketLoaders = partLoaders(
  () => import(/* webpackChunkName: "ticket" */ "../ticket/TicketView").then(({ TicketView }) => TicketView),
  {
    id: () => import(/* webpackChunkName: "ticket-id" */ "../ticket/words.id"),
    en: () => import(/* webpackChunkName: "ticket-en" */ "../ticket/words.en"),
  },
  ({ ticketWords }) => ({ ticket: ticketWords }),
);

type Props = {
  ticket: Booking;
  shop: Omit<TicketShop, "ticketPage">;
  bookableIn: BookableIn;
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
export function MadeTicket({ ticket, shop, bookableIn, focusHeading, children }: Props) {
  const words = useWords("form");
  const { retry: retryLabel } = useWords("shell");
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
      {(TicketView) => (
        <TicketView booking={ticket} shop={ticketShop} bookableIn={bookableIn} headingId="booking-heading">
          {children}
        </TicketView>
      )}
    </LazyPart>
  );
}
