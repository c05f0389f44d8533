import { longDate } from "../../format/longDate";
import { plainLine, shortened, withoutLinks } from "../../format/plainText";
import { chatLink, longestChatLink } from "../links/chatLink";
import { ticketLinks } from "../links/ticketLink";
import { timeZoneNamed, timeZoneShortName } from "../shop/clock";
import { answeredTicket } from "./answeredTicket";
import { withoutAskingToCome } from "./comingWords";
import { type Mismatch, reasonToPropose } from "./mismatch";
import { momentWords } from "./momentWords";
import { isAwayFromShop, type Ticket } from "./ticket";
import { serviceNames, type TicketShop, totalWords } from "./ticketFacts";

/**
 * The placeholders that the shop's answers may hold, in curly brackets; `alasan` is why another time is proposed, `usulan` that
 * time.
 */
export const placeholders = ["nama", "kode", "tanggal", "jam", "layanan", "total", "toko"] as const;
export const proposalPlaceholders = [...placeholders, "alasan", "usulan"] as const;

type Placeholder = (typeof proposalPlaceholders)[number];

/** The shop's words for its answers, as content/customer-messages.json has them. */
export type CustomerMessages = {
  readonly greeting: string;
  readonly confirmation: string;
  readonly proposal: string;
  readonly refusal: string;
  readonly reminder: string;
};

/** The shop's answer to a ticket. */
export type Answer =
  | { readonly kind: "confirmed" | "declined" | "reminder" }
  /** Another time; `ticket` is the booking at that time, `mismatches` are what speaks against the time asked for. */
  | { readonly kind: "proposed"; readonly ticket: Ticket; readonly mismatches: readonly Mismatch[] };

const wordsFor: Record<Answer["kind"], keyof CustomerMessages> = {
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
 * after such an answer and at the proposed time after a proposal. Name, services and link are shortened step by step where the
 * chat link would be too long.
 */
export function messageToCustomer(
  answer: Answer,
  ticket: Ticket,
  words: CustomerMessages,
  shop: TicketShop,
  now: Date,
): string {
  const toSend = ticketToSend(answer, ticket, now);
  const ofShop = words[wordsFor[answer.kind]];
  const ownWords = isAwayFromShop(ticket) ? withoutAskingToCome(ofShop) : ofShop;
  const price = ownWords.includes("{total}") ? null : newPriceWords(ticket, toSend);
  const messages = ticketLinks(toSend, shop.ticketPage).map((link, step) => {
    const values: Record<string, string> = valuesOf(ticket, toSend, shop, lengths[step] ?? shortestLength);
    if (answer.kind === "proposed") values.alasan = reasonToPropose(answer.mismatches, ticket, shop);
    return `${filled(`${words.greeting} ${ownWords}`, values)}${price ? ` ${price}` : ""}\n\n${link}`;
  });
  return (
    messages.find((message) => chatLink("0".repeat(15), message).length <= longestChatLink) ?? messages.at(-1) ?? ""
  );
}

/** What the booking costs at a proposed time, beside what it cost; null where that is the same. */
export const newPriceWords = (asked: Ticket, proposed: Ticket): string | null =>
  totalWords(asked) === totalWords(proposed)
    ? null
    : `Estimasi total di jam itu ${totalWords(proposed)}, semula ${totalWords(asked)}.`;

/** The ticket whose link the message of an answer carries. */
function ticketToSend(answer: Answer, ticket: Ticket, now: Date): Ticket {
  switch (answer.kind) {
    case "proposed":
      return answer.ticket;
    case "confirmed":
    case "declined":
      return answeredTicket(ticket, answer.kind, now);
    case "reminder":
      return ticket;
  }
}

function valuesOf(
  ticket: Ticket,
  toSend: Ticket,
  shop: TicketShop,
  longest: number,
): Record<Exclude<Placeholder, "alasan">, string> {
  return {
    nama: shortened(withoutLinks(plainLine(ticket.name)), longest) || "Kak",
    kode: ticket.code,
    tanggal: longDate(ticket.date),
    jam: `${ticket.time} ${timeZoneShortName(timeZoneNamed(shop.timeZone))}`,
    layanan: shortened(serviceNames(ticket).join(", "), longest * 2),
    total: totalWords(toSend),
    toko: shop.name,
    usulan: momentWords(toSend, shop),
  };
}

/** A text with each known placeholder replaced; placeholders inside the values stay as they are. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
