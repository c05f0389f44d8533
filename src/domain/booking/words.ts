import type { ShopWords } from "../shop/words";
import type { BookingStatus, Moment } from "./booking";
import type { Mismatch } from "./mismatch";

/** The facts of a booking that have a name of their own. */
export type FactTerm =
  | "name"
  | "phone"
  | "address"
  | "date"
  | "time"
  | "services"
  | "barber"
  | "duration"
  | "adjustment"
  | "fare"
  | "total"
  | "agreed"
  | "deposit"
  | "notes"
  | "place"
  | "hours";

type ShopClock = { readonly timeZone: string };

/** A booking's ticket, its messages to the customer and its calendar event in the words of one language. */
export type BookingWords = {
  readonly shop: ShopWords;
  /** The ticket's status; it stands above all facts. */
  readonly status: Readonly<Record<BookingStatus, string>>;
  /** The last advice of a ticket of that status; `phone` is the shop's. */
  readonly advice: Readonly<Record<BookingStatus, (phone: string) => string>>;
  readonly terms: Readonly<Record<FactTerm, string>>;
  readonly asOf: (date: string) => string;
  readonly totalLater: string;
  readonly goneService: (id: string) => string;
  readonly goneBarber: (id: string) => string;
  readonly addressInChat: string;
  readonly outsideHours: string;
  readonly endsAfter: (time: string) => string;
  readonly awaitConfirmation: string;
  readonly usualPrice: string;
  readonly agreedInChat: string;
  /** Of a visit at the customer's, in place of the shop's own advice, which is for those who come to it. */
  readonly adviceAtCustomer: string;
  readonly deposit: {
    readonly received: (amount: string) => string;
    /** What is left to be paid at the visit. */
    readonly rest: (amount: string) => string;
    readonly withMessage: (phone: string) => string;
    readonly owed: (amount: string) => string;
    /** How it differs from what the shop asks for today; `today` is null where it asks for none. */
    readonly differs: (amount: string, today: string | null) => string;
  };
  /** Stands behind what differs, and says that the shop decides. */
  readonly shopDecides: string;
  /** A date and time with its zone. */
  readonly moment: (moment: Moment, shop: ShopClock) => string;
  /** A mismatch as whoever holds the ticket reads it; null for the date itself and for what the ticket says in place. */
  readonly mismatchForHolder: (mismatch: Mismatch, status: BookingStatus) => string | null;
  /** Why the shop proposes another time than `asked`, as a part of a sentence. */
  readonly reasonToPropose: (mismatches: readonly Mismatch[], asked: Moment, shop: ShopClock) => string;
  /** What the shop's messages say where the shop has no words of its own for it, with the placeholders of those. */
  readonly messages: {
    /** Of a visit at the customer's. */
    readonly confirmationAtCustomer: string;
    readonly cancellation: string;
    /** Follow a confirmation. */
    readonly depositOwed: string;
    readonly depositReceived: string;
    /** Follows that a down payment was received; `{sisa}` is what is left to pay. */
    readonly restAtShop: string;
    readonly restAtCustomer: string;
    /** Follows a refusal or cancellation of a booking whose down payment was received. */
    readonly depositToSettle: string;
  };
  /** How a customer is addressed whose name is not known. */
  readonly nameless: string;
  readonly newPrice: (proposed: string, asked: string) => string;
  readonly event: {
    readonly code: (code: string, status: string) => string;
    readonly chat: string;
    readonly atCustomer: string;
  };
};
