import { ticketView } from "./language.id";
import { type TicketViewProps, TicketView as View } from "./TicketView";
import { TicketWordsProvider } from "./words";

/** The ticket with its actions in Indonesian. */
export const TicketView = (props: TicketViewProps) => (
  <TicketWordsProvider value={ticketView}>
    <View {...props} />
  </TicketWordsProvider>
);
