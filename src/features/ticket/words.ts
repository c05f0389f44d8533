import { createContext, use } from "react";
import type { TicketViewWords } from "./words.id";

const Words = createContext<TicketViewWords | null>(null);

/** Gives the parts of a ticket's view their words in the page's language. */
export const TicketWordsProvider = Words.Provider;

/** The words of a ticket's view in the page's language. Throws outside such a view. */
export function useTicketWords(): TicketViewWords {
  const words = use(Words);
  if (words === null) throw new Error("No words for the ticket here");
  return words;
}
