import { longDate } from "../../format/longDate";
import { plainLine, shortened } from "../../format/plainText";
import { rupiah } from "../../format/rupiah";
import { chatLink, longestChatLink } from "../links/chatLink";
import { ticketAddress } from "../links/ticketLink";
import { timeZoneNamed, timeZoneShortName } from "../shop/clock";
import { momentWords } from "./messageToShop";
import type { Moment, Ticket } from "./ticket";
import type { TicketShop } from "./ticketFacts";

/** What the shop's answers may say of a ticket, in curly brackets; `usulan` is the time it proposes instead. */
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
  | { readonly kind: "confirmation" }
  | { readonly kind: "refusal" }
  | { readonly kind: "reminder" }
  /** Another time, and the same services' total at it. */
  | { readonly kind: "proposal"; readonly ticket: Ticket };

// A name or a list longer than this makes a message nobody reads, and the link too long.
const lengths = [80, 40, 20, 8];

/**
 * The shop's answer as a message to the customer: greeting, the words for that answer, and at the end the ticket's
 * address, which says 'Dikonfirmasi' after a confirmation and the proposed time after a proposal.
 */
export function messageToCustomer(answer: Answer, ticket: Ticket, words: CustomerMessages, shop: TicketShop): string {
  const answered = answeredTicket(answer, ticket);
  const messages = lengths.map((longest) =>
    [
      filled(`${words.greeting} ${words[answer.kind]}`, valuesOf(ticket, answered, shop, longest)),
      ticketAddress(answered, shop.ticketPage, longest),
    ].join("\n\n"),
  );
  return (
    messages.find((message) => chatLink("0".repeat(15), message).length <= longestChatLink) ?? messages.at(-1) ?? ""
  );
}

function answeredTicket(answer: Answer, ticket: Ticket): Ticket {
  if (answer.kind === "proposal") return { ...answer.ticket, status: "proposed" };
  return answer.kind === "confirmation" ? { ...ticket, status: "confirmed" } : ticket;
}

function valuesOf(
  ticket: Ticket,
  { date, time }: Moment,
  shop: TicketShop,
  longest: number,
): Record<Placeholder, string> {
  return {
    nama: shortened(plainLine(ticket.name), longest) || "Kak",
    kode: ticket.code,
    tanggal: longDate(ticket.date),
    jam: `${ticket.time} ${timeZoneShortName(timeZoneNamed(shop.timeZone))}`,
    layanan: shortened(ticket.services.map(({ name }) => name).join(", "), longest * 2),
    total: rupiah(ticket.total),
    toko: shop.name,
    usulan: momentWords({ date, time }, shop),
  };
}

/** A text with each known placeholder replaced; what a replacement brings along is not looked at again. */
function filled(text: string, values: Record<Placeholder, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? values[name as Placeholder] : whole));
}
