import { TicketByLink as ByLink, type TicketByLinkProps } from "./TicketByLink";
import { TicketWordsProvider } from "./words";
import { ticketViewWords } from "./words.id";

/** The page of a ticket in Indonesian. */
export const TicketByLink = (props: TicketByLinkProps) => (
  <TicketWordsProvider value={ticketViewWords}>
    <ByLink {...props} />
  </TicketWordsProvider>
);
