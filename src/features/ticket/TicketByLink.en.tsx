import { TicketByLink as ByLink, type TicketByLinkProps } from "./TicketByLink";
import { TicketWordsProvider } from "./words";
import { ticketViewWords } from "./words.en";

/** The page of a ticket in English. */
export const TicketByLink = (props: TicketByLinkProps) => (
  <TicketWordsProvider value={ticketViewWords}>
    <ByLink {...props} />
  </TicketWordsProvider>
);
