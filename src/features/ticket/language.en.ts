import type { TicketLanguage } from "./words";
import { ticketViewWords } from "./words.en";

/** A ticket's view in English. */
export const ticketView: TicketLanguage = {
  ...ticketViewWords,
  loadDeposit: globalThis.asksForDeposit
    ? () => import(/* webpackChunkName: "deposit-en" */ "./DepositSection.en").then((module) => module.DepositSection)
    : null,
};
