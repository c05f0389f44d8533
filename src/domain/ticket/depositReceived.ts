import { rupiah } from "../../format/rupiah";
import { isAwayFromShop, type Ticket } from "./ticket";
import type { TicketWords } from "./words";

/** A last sentence that takes leave, behind another one: "Sampai jumpa!" */
const farewell =
  /[.!?…]\s+((sampai (jumpa|bertemu|ketemu|nanti)|terima ?kasih|makasih|see you|thank you|thanks|we look forward|looking forward)\b[^.!?…]*[^\p{L}\p{N}]*)$/iu;

const saysRest = /\b(sisa|sisanya|kekurangan|kekurangannya|remaining|remainder|rest|balance)\b/i;

/**
 * The shop's confirmation with its words for a down payment that came, and with what is left to pay unless the shop says that itself;
 * both stand before a farewell (docs/rules.md, section 10). What is left of a least total is not known.
 */
export function withDepositWords(
  confirmation: string,
  depositReceived: string | null | undefined,
  ticket: Ticket,
  words: NonNullable<TicketWords["deposit"]>,
): string {
  const { total, isLeastTotal, deposit } = ticket;
  if (!depositReceived) return confirmation;
  const rest = isLeastTotal ? 0 : (total ?? 0) - (deposit?.amount ?? 0);
  const isRestSaid = rest <= 0 || saysRest.test(`${confirmation} ${depositReceived}`);
  const received = isRestSaid
    ? depositReceived
    : beforeFarewell(depositReceived, words.restToPay(rupiah(rest), isAwayFromShop(ticket)));
  return beforeFarewell(confirmation, received);
}

function beforeFarewell(text: string, added: string): string {
  const [, leave] = farewell.exec(text) ?? [];
  return leave === undefined ? `${text} ${added}` : `${text.slice(0, -leave.length)}${added} ${leave}`;
}
