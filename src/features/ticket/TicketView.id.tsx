import { type TicketViewProps, TicketView as View } from "./TicketView";
import { TicketWordsProvider } from "./words";
import { ticketViewWords } from "./words.id";

/** The ticket with its actions in Indonesian. */
export const TicketView = (props: TicketViewProps) => (
  <TicketWordsProvider value={ticketViewWords}>
    <View {...props} />
  </TicketWordsProvider>
);
