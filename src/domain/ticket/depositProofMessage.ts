import { rupiah } from "../../format/rupiah";
import type { Deposit } from "../shop/deposit";
import { customerLanguage } from "./customerLanguage";
import { messageWithLink } from "./messageWithLink";
import { momentWords } from "./momentWords";
import type { Ticket } from "./ticket";
import type { TicketShop } from "./ticketFacts";

/** The message that goes before the picture of a payment, which a chat link cannot carry (docs/rules.md, section 10). */
export const depositProofMessage = (ticket: Ticket, { amount }: Deposit, shop: TicketShop): string =>
  messageWithLink(
    [
      `${ticket.code} - bukti DP ${rupiah(amount)}${customerLanguage(ticket)}`,
      `Booking ${momentWords(ticket, shop)}. Gambar buktinya menyusul di chat ini.`,
    ],
    ticket,
    shop,
  );
