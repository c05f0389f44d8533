import { rupiah } from "../../format/rupiah";
import { chatLink, longestChatLink } from "../links/chatLink";
import { ticketLink } from "../links/ticketLink";
import type { Deposit } from "../shop/deposit";
import { customerLanguage } from "./customerLanguage";
import { momentWords } from "./momentWords";
import type { Ticket } from "./ticket";
import type { TicketShop } from "./ticketFacts";

/** The message that goes before the picture of a payment, which a chat link cannot carry (docs/rules.md, section 10). */
export function depositProofMessage(ticket: Ticket, { amount }: Deposit, shop: TicketShop): string {
  const messageWith = (link: string) =>
    [
      `${ticket.code} - bukti DP ${rupiah(amount)}${customerLanguage(ticket)}`,
      `Booking ${momentWords(ticket, shop)}. Gambar buktinya menyusul di chat ini.`,
      link,
    ].join("\n");
  return messageWith(
    ticketLink(
      ticket,
      shop.ticketPage,
      (link) => chatLink(shop.chatNumber, messageWith(link)).length <= longestChatLink,
    ),
  );
}
