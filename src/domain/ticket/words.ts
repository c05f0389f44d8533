import type { ShopWords } from "../shop/words";
import type { Mismatch } from "./mismatch";
import type { Moment, TicketStatus } from "./ticket";

/** The facts of a ticket that have a name of their own. */
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
  | "notes"
  | "place"
  | "hours";

type ShopClock = { readonly timeZone: string };

/** A ticket, its messages to the customer and its calendar event in the words of one language. */
export type TicketWords = {
  readonly shop: ShopWords;
  /** The ticket's status; it stands above all facts. */
  readonly status: Readonly<Record<TicketStatus, string>>;
  /** The last advice of a ticket of that status; `phone` is the shop's. */
  readonly advice: Readonly<Record<TicketStatus, (phone: string) => string>>;
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
  /** The down payment; null in a build for a shop that asks for none. */
  readonly deposit: {
    readonly term: string;
    readonly received: (amount: string) => string;
    /** What is left to be paid at the visit. */
    readonly rest: (amount: string) => string;
    /** The same as a sentence of the message that says that the down payment came; `isAway` where the visit is at the customer's. */
    readonly restToPay: (amount: string, isAway: boolean) => string;
    readonly withMessage: (phone: string) => string;
    readonly open: (amount: string) => string;
    /** One that came as far as an earlier link says. */
    readonly claimed: (amount: string) => string;
    /** How it differs from what the shop asks for today; `today` is null where it asks for none. */
    readonly differs: (amount: string, today: string | null) => string;
    /** Stands in the message that declines a booking whose down payment came, as far as its ticket says. */
    readonly toSettle: (amount: string) => string;
  } | null;
  /** Stands behind what differs, and says that the shop decides. */
  readonly shopDecides: string;
  /** A date and time with its zone. */
  readonly moment: (moment: Moment, shop: ShopClock) => string;
  /** A mismatch as whoever holds the ticket reads it; null for the date itself and for what the ticket says in place. */
  readonly mismatchForHolder: (mismatch: Mismatch, status: TicketStatus) => string | null;
  /** Why the shop proposes another time than `asked`, as a part of a sentence. */
  readonly reasonToPropose: (mismatches: readonly Mismatch[], asked: Moment, shop: ShopClock) => string;
  /** A sentence that asks the customer to come before the time. */
  readonly asksToCome: RegExp;
  /** That the shop calls off what it had accepted, with the placeholders of its other answers. */
  readonly calledOff: string;
  /** How a customer is addressed whose name is not known. */
  readonly nameless: string;
  readonly newPrice: (proposed: string, asked: string) => string;
  readonly event: {
    readonly code: (code: string, status: string) => string;
    readonly chat: string;
    readonly atCustomer: string;
  };
};
