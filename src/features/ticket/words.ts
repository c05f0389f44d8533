import { type ComponentType, createContext, use } from "react";
import type { Deposit, DepositTerms } from "../../domain/shop/deposit";
import type { Ticket } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import type { TicketViewWords } from "./words.id";

/** What is shown of a down payment. */
export type DepositProps = { ticket: Ticket; deposit: Deposit; terms: DepositTerms; shop: TicketShop };

/** A ticket's view in one language: its words, and how the part of the down payment is loaded where the shop asks for one. */
export type TicketLanguage = TicketViewWords & {
  readonly loadDeposit: (() => Promise<ComponentType<DepositProps>>) | null;
};

const Words = createContext<TicketLanguage | null>(null);

/** Gives the parts of a ticket's view their words in the page's language. */
export const TicketWordsProvider = Words.Provider;

/** The words of a ticket's view in the page's language. Throws outside such a view. */
export function useTicketWords(): TicketLanguage {
  const words = use(Words);
  if (words === null) throw new Error("No words for the ticket here");
  return words;
}
