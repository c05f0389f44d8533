import { ticketView } from "./language.id";
import { PlainTicket as Plain, type PlainTicketProps } from "./PlainTicket";
import { TicketWordsProvider } from "./words";

/** The ticket as text in Indonesian. */
export const PlainTicket = (props: PlainTicketProps) => (
  <TicketWordsProvider value={ticketView}>
    <Plain {...props} />
  </TicketWordsProvider>
);
