import { ticketView } from "./language.en";
import { PlainTicket as Plain, type PlainTicketProps } from "./PlainTicket";
import { TicketWordsProvider } from "./words";

/** The ticket as text in English. */
export const PlainTicket = (props: PlainTicketProps) => (
  <TicketWordsProvider value={ticketView}>
    <Plain {...props} />
  </TicketWordsProvider>
);
