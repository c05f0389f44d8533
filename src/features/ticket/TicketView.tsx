import { graphql } from "gatsby";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import styled from "styled-components";
import { chatLink } from "../../domain/links/chatLink";
import { messageToShop } from "../../domain/ticket/messageToShop";
import type { Ticket, TicketStatus } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { covering } from "../../ui/keepFocusInSight";
import { PrintedAlone, printedAlone } from "./PrintedAlone";
import { ticketCode } from "./qrModules";
import { TicketActions } from "./TicketActions";
import { TicketPaper } from "./TicketPaper";
import { useIgnoreDoubleTap } from "./useIgnoreDoubleTap";

type Props = {
  ticket: Ticket;
  shop: TicketShop;
  /** The heading above the ticket. */
  headingId: string;
  /** Called when the message has been copied, which is a way of sending it. */
  onCopied?: () => void;
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

const confirmWords: Record<TicketStatus, string> = {
  requested: "Konfirmasi via WhatsApp",
  proposed: "Setuju via WhatsApp",
  confirmed: "Chat toko via WhatsApp",
  declined: "Chat toko via WhatsApp",
  cancelled: "Chat toko via WhatsApp",
};

/** The ticket with its actions: to confirm by chat, to keep and to print (docs/rules.md, section 9). */
export function TicketView({ ticket, shop, headingId, onCopied, children }: Props) {
  // The ticket is painted first, so that the tap is answered soon; QR code and actions are rendered after that.
  const isDrawn = useDeferredValue(true, false);
  const code = useMemo(() => (isDrawn ? ticketCode(ticket, shop) : []), [isDrawn, ticket, shop]);
  const ignoreDoubleTap = useIgnoreDoubleTap();
  return (
    <Layout {...printedAlone}>
      <PrintedAlone />
      <TicketPaper ticket={ticket} shop={shop} code={code} headingId={headingId} />
      <Confirm
        href={chatLink(shop.chatNumber, messageToShop(ticket, shop))}
        target="_blank"
        rel="noopener noreferrer"
        data-sends
        onClick={ignoreDoubleTap}
        {...covering}
      >
        <Icon name="chat" />
        {confirmWords[ticket.status]}
      </Confirm>
      {isDrawn && (
        <TicketActions ticket={ticket} shop={shop} onCopied={onCopied}>
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
