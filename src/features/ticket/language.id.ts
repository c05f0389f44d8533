import type { TicketLanguage } from "./words";
import { ticketViewWords } from "./words.id";

/** A ticket's view in Indonesian. */
export const ticketView: TicketLanguage = {
  ...ticketViewWords,
  loadDeposit: globalThis.asksForDeposit
    ? () => import(/* webpackChunkName: "deposit" */ "./DepositSection.id").then((module) => module.DepositSection)
    : null,
};
