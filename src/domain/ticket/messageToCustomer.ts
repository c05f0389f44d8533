import { longDate } from "../../format/longDate";
import { plainLine, shortened } from "../../format/plainText";
import { chatLink, longestChatLink } from "../links/chatLink";
import { ticketLinks } from "../links/ticketLink";
import { timeZoneNamed, timeZoneShortName } from "../shop/clock";
import { momentWords } from "./messageToShop";
import type { Ticket } from "./ticket";
import { serviceNames, type TicketShop, totalWords } from "./ticketFacts";

/** The placeholders that the shop's answers may hold, in curly brackets; `usulan` is the time that the shop proposes. */
export const placeholders = ["nama", "kode", "tanggal", "jam", "layanan", "total", "toko"] as const;
export const proposalPlaceholders = [...placeholders, "usulan"] as const;

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
  /** Another time; `ticket` is the booking at that time. */
  | { readonly kind: "proposed"; readonly ticket: Ticket };

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
 * The shop's answer as a message to the customer (docs/rules.md, section 10): greeting, the shop's words for that answer, and at the end
 * the ticket's link, which opens as confirmed after a confirmation and at the proposed time after a proposal. Name, services and
 * link are shortened step by step where the chat link would be too long.
 */
export function messageToCustomer(answer: Answer, ticket: Ticket, words: CustomerMessages, shop: TicketShop): string {
  const answered = answeredTicket(answer, ticket);
  const messages = ticketLinks(answered, shop.ticketPage).map((link, step) => {
    const values = valuesOf(ticket, answered, shop, lengths[step] ?? shortestLength);
    return `${filled(`${words.greeting} ${words[wordsFor[answer.kind]]}`, values)}\n\n${link}`;
  });
  return (
    messages.find((message) => chatLink("0".repeat(15), message).length <= longestChatLink) ?? messages.at(-1) ?? ""
  );
}

function answeredTicket(answer: Answer, ticket: Ticket): Ticket {
  if (answer.kind === "proposed") return answer.ticket;
  return answer.kind === "confirmed" ? { ...ticket, status: "confirmed" } : ticket;
}

function valuesOf(
  ticket: Ticket,
  { date, time, total }: Ticket,
  shop: TicketShop,
  longest: number,
): Record<Placeholder, string> {
  return {
    nama: shortened(plainLine(ticket.name), longest) || "Kak",
    kode: ticket.code,
    tanggal: longDate(ticket.date),
    jam: `${ticket.time} ${timeZoneShortName(timeZoneNamed(shop.timeZone))}`,
    layanan: shortened(serviceNames(ticket).join(", "), longest * 2),
    total: totalWords(total),
    toko: shop.name,
    usulan: momentWords({ date, time }, shop),
  };
}

/** A text with each known placeholder replaced; placeholders inside the values stay as they are. */
function filled(text: string, values: Record<Placeholder, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? values[name as Placeholder] : whole));
}
