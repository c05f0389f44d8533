import type { Booking } from "../booking/booking";
import type { ShopWithChairs, Visit } from "./seating";

/** What a ticket's page needs of the book; the page that has both passes in what loads it (features/book/ticketBook.ts). */
export type BookModule = {
  readonly openTicketBook: (
    booking: Booking,
    shop: ShopWithChairs,
    today: string,
    path: string,
  ) => Promise<KnownBook | null>;
  readonly recordTicket: (
    booking: Booking,
    duration: number,
    now: Date,
    path: string,
    isAnswer: boolean,
  ) => Promise<Recorded>;
};

/** Whether a ticket stands in the book now, and what recording it did, in words. */
export type Recorded = { readonly isRecorded: boolean; readonly words: string };

export type LoadBook = () => Promise<BookModule>;

/** The book on this phone, as far as a ticket's page uses it, for stays of one kind: any visit, or the ticket's own at a moment. */
export type KnownBook<Stay = Visit> = {
  readonly knowsChairs: boolean;
  readonly isRecorded: boolean;
  /** The down payment that the shop has noted as come from the ticket's own number, in whole rupiah; null where there is none. */
  readonly paidAhead?: number | null;
  readonly fits: (stay: Stay) => boolean;
  /** Who is there at its time, in words. */
  readonly inTheWay: (stay: Stay) => string[];
};
