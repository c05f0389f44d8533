import { ticketView } from "./language.en";
import { TicketByLink as ByLink, type TicketByLinkProps } from "./TicketByLink";
import { TicketWordsProvider } from "./words";

/** The page of a ticket in English. */
export const TicketByLink = (props: TicketByLinkProps) => (
  <TicketWordsProvider value={ticketView}>
    <ByLink {...props} />
  </TicketWordsProvider>
);
