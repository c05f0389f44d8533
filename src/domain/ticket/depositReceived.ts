import { rupiah } from "../../format/rupiah";
import { isAwayFromShop, type Ticket } from "./ticket";
import type { TicketWords } from "./words";

// How long a farewell is at most: "Sampai jumpa besok di toko ya, Kak!" A longer sentence says something.
const longest = 36;

/** A short last sentence that takes leave, behind another one: "Sampai jumpa!" */
const farewell = new RegExp(
  String.raw`[.!?…\p{Extended_Pictographic}]\s+((?=[^.!?…{:]{1,${longest}}[.!?…]*\s*\p{Extended_Pictographic}*\s*$)` +
    "(sampai (jumpa|bertemu|ketemu|nanti)|(kami )?(tunggu|ditunggu)|terima ?kasih|makasih|see you|thank you|thanks|" +
    String.raw`(we )?look(ing)? forward)\b.*)$`,
  "isu",
);

const saysRest =
  /\b(sisanya|sisa (pembayaran|tagihan)|kekurangannya|pelunasan|remaining|remainder|the (rest|balance))\b/i;

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
  const hasAllSaid = rest <= 0 || saysRest.test(`${confirmation} ${depositReceived}`);
  const received = hasAllSaid
    ? depositReceived
    : beforeFarewell(depositReceived, words.restToPay(rupiah(rest), isAwayFromShop(ticket)));
  return beforeFarewell(confirmation, received);
}

function beforeFarewell(text: string, added: string): string {
  const [, leave] = farewell.exec(text) ?? [];
  if (leave !== undefined) return `${text.slice(0, -leave.length)}${withStop(added)} ${leave}`;
  return `${withStop(text)} ${added}`;
}

/** A text that a sentence can follow. */
const withStop = (text: string): string => (/[\p{L}\p{N}}]$/u.test(text) ? `${text}.` : text);
