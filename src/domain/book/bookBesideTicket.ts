import type { Booking, Moment } from "../booking/booking";
import type { ShopWithChairs } from "./seating";

/** The book on this phone beside a ticket. */
export type TicketBook = {
  /** Whether the shop says how many can sit at once. */
  readonly knowsChairs: boolean;
  /** Whether the ticket stands in it. */
  readonly isRecorded: boolean;
  /** How its visit stands there, where that is another way than the ticket says: "sudah dibatalkan", "pindah ke …". */
  readonly standing: string | null;
  /** The down payment that the shop has noted as come from the ticket's own number, in whole rupiah; null where there is none. */
  readonly paidAhead: number | null;
  /** Whether the ticket's visit can sit beside all others at a moment. */
  readonly fits: (moment: Moment) => boolean;
  /** Who is there then, in words. */
  readonly conflicts: (moment: Moment) => string[];
};

/** What a ticket's page needs of the book; the page that has both passes in what loads it (features/book/ticketBook.ts). */
export type BookModule = {
  readonly openTicketBook: (
    booking: Booking,
    duration: number,
    shop: ShopWithChairs,
    now: Date,
  ) => Promise<TicketBook | null>;
  /** Says in words what recording did of a ticket, or of the shop's answer to it where there is one. */
  readonly recordTicket: (ticket: Booking, duration: number, now: Date, answer: Booking | null) => Promise<string>;
};

export type LoadBook = () => Promise<BookModule>;
