import { graphql } from "gatsby";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import styled from "styled-components";
import { chatLink } from "../../domain/links/chatLink";
import type { BookableShop } from "../../domain/shop/bookableDay";
import { depositDue } from "../../domain/ticket/depositDue";
import { messageToShop } from "../../domain/ticket/messageToShop";
import type { Ticket } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import { ticketIn } from "../../domain/ticket/ticketIn";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { covering } from "../../ui/keepFocusInSight";
import { PrintedAlone, printedAlone } from "./PrintedAlone";
import { ticketCode } from "./qrModules";
import { TicketActions } from "./TicketActions";
import { TicketDeposit } from "./TicketDeposit";
import { TicketPaper } from "./TicketPaper";
import { useIgnoreDoubleTap } from "./useIgnoreDoubleTap";
import { useTicketWords } from "./words";

export type TicketViewProps = {
  ticket: Ticket;
  shop: TicketShop;
  /** What can be booked, in the page's language, and in the words that the shop reads. */
  bookable: BookableShop;
  forShop: BookableShop;
  /** The heading above the ticket. */
  headingId: string;
  /** Called when the chat with the message has been opened, or the message copied. */
  onSent?: () => void;
  /** Further actions of the page that shows the ticket. */
  children?: ReactNode;
};

const Layout = styled.div`
  margin-top: ${space.loose};
  @media ${media.desktop} {
    display: grid; grid-template-columns: minmax(0, 1fr) 20rem; grid-template-rows: auto 1fr; gap: ${space.close} ${space.loose};
    align-items: start;
  }
  @media print { display: block; margin: 0; }
`;

// The button that sends the booking stays in reach while the ticket is scrolled.
const Confirm = styled(ButtonLink)`
  position: sticky; z-index: 5; bottom: ${space.tight};
  display: flex; margin: ${space.base} 0 ${space.close}; box-shadow: 0 0.5rem 1.5rem rgb(20 17 15 / 45%);
  @media ${media.low} { position: static; }
  @media ${media.desktop} { position: static; margin: 0; box-shadow: none; }
  @media print { display: none; }
`;

/** The ticket with its actions: to confirm by chat, to keep and to print (docs/rules.md, section 9). */
export function TicketView({ ticket: made, shop, bookable, forShop, headingId, onSent, children }: TicketViewProps) {
  const words = useTicketWords();
  // A ticket made on the page of the other language is shown there as well.
  const ticket = useMemo(() => ticketIn(made, bookable), [made, bookable]);
  const message = useMemo(() => messageToShop(ticketIn(made, forShop), shop), [made, forShop, shop]);
  // The ticket is painted first, so that the tap is answered soon; QR code and actions are rendered after that.
  const isDrawn = useDeferredValue(true, false);
  const code = useMemo(() => (isDrawn ? ticketCode(ticket, shop) : []), [isDrawn, ticket, shop]);
  const ignoreDoubleTap = useIgnoreDoubleTap();
  const due = depositDue(ticket);
  const paper = <TicketPaper ticket={ticket} shop={shop} code={code} headingId={headingId} />;
  return (
    <Layout {...printedAlone}>
      <PrintedAlone />
      {isDrawn && due && shop.deposit ? (
        <>
          {paper}
          <TicketDeposit ticket={ticket} deposit={due} terms={shop.deposit} shop={shop} />
        </>
      ) : (
        paper
      )}
      <Confirm
        href={chatLink(shop.chatNumber, message)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          ignoreDoubleTap(event);
          if (!event.defaultPrevented) onSent?.();
        }}
        {...covering}
      >
        <Icon name="chat" />
        {words.confirm[ticket.status]}
      </Confirm>
      {isDrawn && (
        <TicketActions ticket={ticket} shop={shop} message={message} onCopied={onSent}>
          {children}
        </TicketActions>
      )}
    </Layout>
  );
}

export const query = graphql`
  fragment TicketShop on ShopJson {
    name
    markLetter
    phone
    chatNumber
    timeZone
    ticketAdvice
    deposit {
      qris
      amount
      percent
      terms
    }
    address {
      street
      district
      city
      region
      postalCode
    }
    ...OpeningTimes
  }
`;
