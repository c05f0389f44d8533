import { plainLine, shortened, withoutLinks } from "../../format/plainText";
import { rupiah } from "../../format/rupiah";
import { chatLink, longestChatLink } from "../links/chatLink";
import { ticketLinks } from "../links/ticketLink";
import { timeZoneShortName } from "../shop/clock";
import { hasCome } from "../shop/deposit";
import { answeredTicket, withDepositClaimed } from "./answeredTicket";
import { withoutAskingToCome } from "./comingWords";
import { withDepositWords } from "./depositReceived";
import type { Mismatch } from "./mismatch";
import { isAwayFromShop, type Ticket } from "./ticket";
import { serviceNames, type TicketShop, totalWords } from "./ticketFacts";
import type { TicketWords } from "./words";
import { ticketWords as indonesian } from "./words.id";

/**
 * The placeholders that the shop's answers may hold, in curly brackets; `alasan` is why another time is proposed, `usulan` that
 * time.
 */
export const placeholders = ["nama", "kode", "tanggal", "jam", "layanan", "total", "toko"] as const;
export const proposalPlaceholders = [...placeholders, "alasan", "usulan"] as const;

type Placeholder = (typeof proposalPlaceholders)[number];

/** The shop's words for its answers in one language, as content/customer-messages.json has them. */
export type CustomerMessages = {
  readonly greeting: string;
  readonly confirmation: string;
  readonly proposal: string;
  readonly refusal: string;
  readonly reminder: string;
  /** Stands in the confirmation of a booking whose down payment came, before its farewell; there in a shop that asks for any. */
  readonly depositReceived?: string | null;
};

/** The shop's answer to a ticket. */
export type Answer =
  /** `calledOff`: one that the shop had accepted, and so cannot refuse any more. */
  | { readonly kind: "confirmed" | "declined" | "calledOff" | "reminder" }
  /** Another time; `ticket` is the booking at that time, `mismatches` are what speaks against the time asked for. */
  | { readonly kind: "proposed"; readonly ticket: Ticket; readonly mismatches: readonly Mismatch[] };

const wordsFor: Record<Exclude<Answer["kind"], "calledOff">, Exclude<keyof CustomerMessages, "depositReceived">> = {
  confirmed: "confirmation",
  declined: "refusal",
  reminder: "reminder",
  proposed: "proposal",
};

// How many characters a name and half a list of services may take, so that the chat link stays short.
const lengths = [80, 40, 20];
const shortestLength = 8;

/**
 * The shop's answer at `now` as a message to the customer (docs/rules.md, section 10): greeting, the shop's words for that answer,
 * for a proposal the new price unless those words name it, and at the end the ticket's link, which opens as confirmed or declined
 * after such an answer, as cancelled where it was called off, and at the proposed time after a proposal. Name, services and link are
 * shortened step by step where the chat link would be too long.
 */
export function messageToCustomer(
  answer: Answer,
  ticket: Ticket,
  messages: CustomerMessages,
  shop: TicketShop,
  now: Date,
  words: TicketWords = indonesian,
): string {
  const toSend = ticketToSend(answer, ticket, now);
  const wordsOfKind = answer.kind === "calledOff" ? words.calledOff : messages[wordsFor[answer.kind]];
  const toSettle = depositToSettle(answer, ticket, words);
  let ofShop = toSettle ? `${wordsOfKind} ${toSettle}` : wordsOfKind;
  if (words.deposit && answer.kind === "confirmed" && toSend.deposit?.isReceived) {
    ofShop = withDepositWords(wordsOfKind, messages.depositReceived, toSend, words.deposit);
  }
  const ownWords = isAwayFromShop(ticket) ? withoutAskingToCome(ofShop, words.asksToCome) : ofShop;
  const price = ownWords.includes("{total}") ? null : newPriceWords(ticket, toSend, words);
  const texts = ticketLinks(toSend, shop.ticketPage).map((link, step) => {
    const values: Record<string, string> = valuesOf(ticket, toSend, shop, words, lengths[step] ?? shortestLength);
    if (answer.kind === "proposed") values.alasan = words.reasonToPropose(answer.mismatches, ticket, shop);
    if (toSend.deposit) values.dp = rupiah(toSend.deposit.amount);
    return `${filled(`${messages.greeting} ${ownWords}`, values)}${price ? ` ${price}` : ""}\n\n${link}`;
  });
  return texts.find((text) => chatLink("0".repeat(15), text).length <= longestChatLink) ?? texts.at(-1) ?? "";
}

/** What is said of a down payment that came, as far as the ticket says, to a customer whose booking is declined or called off. */
const depositToSettle = ({ kind }: Answer, { deposit }: Ticket, words: TicketWords): string | undefined =>
  (kind === "declined" || kind === "calledOff") && deposit && hasCome(deposit)
    ? words.deposit?.toSettle(rupiah(deposit.amount))
    : undefined;

/** What the booking costs at a proposed time, beside what it cost; null where that is the same. */
export const newPriceWords = (asked: Ticket, proposed: Ticket, words: TicketWords = indonesian): string | null =>
  totalWords(asked) === totalWords(proposed)
    ? null
    : words.newPrice(totalWords(proposed, words), totalWords(asked, words));

/** The ticket whose link the message of an answer carries. */
function ticketToSend(answer: Answer, ticket: Ticket, now: Date): Ticket {
  switch (answer.kind) {
    case "proposed":
      return answer.ticket;
    case "confirmed":
      return answeredTicket(ticket, answer.kind, now);
    case "declined":
      return answeredTicket(withDepositClaimed(ticket), "declined", now);
    case "calledOff":
      return answeredTicket(withDepositClaimed(ticket), "cancelled", now);
    case "reminder":
      return ticket;
  }
}

function valuesOf(
  ticket: Ticket,
  toSend: Ticket,
  shop: TicketShop,
  words: TicketWords,
  longest: number,
): Record<Exclude<Placeholder, "alasan">, string> {
  return {
    nama: shortened(withoutLinks(plainLine(ticket.name)), longest) || words.nameless,
    kode: ticket.code,
    tanggal: words.shop.longDate(ticket.date),
    jam: `${ticket.time} ${timeZoneShortName(shop.timeZone)}`,
    layanan: shortened(serviceNames(ticket, words).join(", "), longest * 2),
    total: totalWords(toSend, words),
    toko: shop.name,
    usulan: words.moment(toSend, shop),
  };
}

/** A text with each known placeholder replaced; placeholders inside the values stay as they are. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
