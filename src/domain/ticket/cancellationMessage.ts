import { rupiah } from "../../format/rupiah";
import { chatLink, longestChatLink } from "../links/chatLink";
import { ticketLink } from "../links/ticketLink";
import { hasCome } from "../shop/deposit";
import { answeredTicket } from "./answeredTicket";
import { customerLanguage } from "./customerLanguage";
import { momentWords } from "./momentWords";
import type { Ticket } from "./ticket";
import type { TicketShop } from "./ticketFacts";

const depositLines = ({ deposit }: Ticket): string[] =>
  globalThis.asksForDeposit && deposit && hasCome(deposit)
    ? [`Mohon info soal DP ${rupiah(deposit.amount)}, yang menurut tiket ini sudah diterima.`]
    : [];

/** The message that cancels a booking at `now`; the ticket's link in it opens as cancelled. */
export function cancellationMessage(ticket: Ticket, shop: TicketShop, now: Date): string {
  const messageWith = (link: string) =>
    [
      `Batalkan ${ticket.code}${customerLanguage(ticket)}`,
      `Booking ${momentWords(ticket, shop)}. Mohon maaf dan terima kasih.`,
      ...depositLines(ticket),
      link,
    ].join("\n");
  return messageWith(
    ticketLink(
      answeredTicket(ticket, "cancelled", now),
      shop.ticketPage,
      (link) => chatLink(shop.chatNumber, messageWith(link)).length <= longestChatLink,
    ),
  );
}
