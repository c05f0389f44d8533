import { rupiah } from "../../format/rupiah";
import { hasCome } from "../shop/deposit";
import { answeredTicket } from "./answeredTicket";
import { customerLanguage } from "./customerLanguage";
import { messageVerbs } from "./messageVerbs";
import { messageWithLink } from "./messageWithLink";
import { momentWords } from "./momentWords";
import type { Ticket } from "./ticket";
import type { TicketShop } from "./ticketFacts";

const depositLines = ({ deposit }: Ticket): string[] =>
  deposit && hasCome(deposit)
    ? [`Mohon info soal DP ${rupiah(deposit.amount)}, yang menurut tiket ini sudah diterima.`]
    : [];

/** The message that cancels a booking at `now`; the ticket's link in it opens as cancelled. */
export const cancellationMessage = (ticket: Ticket, shop: TicketShop, now: Date): string =>
  messageWithLink(
    [
      `${messageVerbs.cancel} ${ticket.code}${customerLanguage(ticket)}`,
      `Booking ${momentWords(ticket, shop)}. Mohon maaf dan terima kasih.`,
      ...depositLines(ticket),
    ],
    answeredTicket(ticket, "cancelled", now),
    shop,
  );
