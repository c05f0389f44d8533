import { useWords } from "../shell/pageWords";
import type { TicketViewWords } from "./words.id";

/** The words of a ticket's view in the page's language. */
export const useTicketWords = (): TicketViewWords => useWords("ticket");
