import type { Booking, Moment } from "../booking/booking";
import type { ShopWithChairs } from "./seating";

/** What the book on this phone knows about a ticket. */
export type TicketBook = {
  /** Whether the shop says how many can sit at once. */
  readonly hasKnownCapacity: boolean;
  /** Whether the ticket is in the book. */
  readonly isRecorded: boolean;
  /** The visit's state in the book, if it differs from the ticket: "sudah dibatalkan", "pindah ke …". */
  readonly standing: string | null;
  /** The down payment noted as received from the ticket's own number, in whole rupiah; null without one. */
  readonly receivedDeposit: number | null;
  /** Whether the ticket's visit can sit beside all others at a moment. */
  readonly fits: (moment: Moment) => boolean;
  /** The visits in the way at a moment, in words. */
  readonly conflicts: (moment: Moment) => string[];
};

/** What a ticket's page needs from the book; the page passes its loader (features/book/ticketBook.ts). */
export type BookModule = {
  readonly openTicketBook: (
    booking: Booking,
    duration: number,
    shop: ShopWithChairs,
    now: Date,
  ) => Promise<TicketBook | null>;
  /** Records a ticket, or the shop's answer to it if there is one, and says in words what changed. */
  readonly recordTicket: (ticket: Booking, duration: number, now: Date, answer: Booking | null) => Promise<string>;
};

export type LoadBook = () => Promise<BookModule>;
