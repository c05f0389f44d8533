import { ticketView } from "./language.en";
import { type TicketViewProps, TicketView as View } from "./TicketView";
import { TicketWordsProvider } from "./words";

/** The ticket with its actions in English. */
export const TicketView = (props: TicketViewProps) => (
  <TicketWordsProvider value={ticketView}>
    <View {...props} />
  </TicketWordsProvider>
);
