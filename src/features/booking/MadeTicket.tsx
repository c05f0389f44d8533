import { type ReactNode, useEffect, useMemo } from "react";
import styled from "styled-components";
import type { Booking } from "../../domain/booking/booking";
import type { TicketShop } from "../../domain/booking/description";
import { shortMessage } from "../../domain/booking/shortMessage";
import type { BookableIn } from "../../domain/shop/englishContent";
import { useLazyModule } from "../../runtime/useLazyModule";
import { color, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { ChatLink } from "../shell/ChatLink";
import { loadersWithWords, useWords, WordsProvider } from "../shell/pageWords";
import { withTicketPage } from "../shell/ticketPage";

/** Loads the ticket and its words. There is a loader for each language. */
export const ticketLoaders = loadersWithWords(
  () => import(/* webpackChunkName: "ticket" */ "../ticket/TicketView").then(({ TicketView }) => TicketView),
  {
    id: () => import(/* webpackChunkName: "ticket-id" */ "../ticket/words.id"),
    en: () => import(/* webpackChunkName: "ticket-en" */ "../ticket/words.en"),
  },
  ({ ticketWords }) => ({ ticket: ticketWords }),
);

export const FramedNotice = styled.div`
  display: grid; gap: ${space.s16}; justify-items: start; margin-top: ${space.s32}; padding: ${space.s24};
  border: 1.5px solid ${color.accent};
`;

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
  const view = useLazyModule(ticketLoaders[words.shop.language], true);
  const ticketShop = useMemo(() => withTicketPage(shop), [shop]);
  useEffect(withoutManifest, []);
  if (view.status === "ready") {
    return (
      <WordsProvider words={view.module.words}>
        <view.module.Component booking={ticket} shop={ticketShop} bookableIn={bookableIn} headingId="booking-heading">
          {children}
        </view.module.Component>
      </WordsProvider>
    );
  }
  return (
    <FramedNotice>
      {view.status === "failed" ? (
        <>
          <p role="alert">{words.ticketFailed(ticket.code)}</p>
          <ChatLink shop={shop} message={shortMessage(ticket, ticketShop)}>
            {words.sendByChat} {shop.phone}
          </ChatLink>
          <Button
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
    </FramedNotice>
  );
}
