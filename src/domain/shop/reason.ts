import type { Weekday } from "./clock";
import type { ClosedHours, Closure, Hours } from "./openingHours";

/** An amount in whole rupiah, and whether it is a minimum. */
type Amount = { total: number; isLeast: boolean };

/** The kinds of reason, each with its facts. */
type Details = {
  past: object;
  /** The visit begins within the shop's minimum notice. */
  tooSoon: { minutes: number };
  /** The visit is after the last bookable day, which is `days` from today. */
  tooFar: { days: number };
  closure: { closure: Closure };
  dayOff: { weekday: Weekday };
  /** The visit begins in closed hours. */
  closedHours: { hours: ClosedHours };
  leave: { barber: string; leave: Closure };
  barberDayOff: { barber: string; weekday: Weekday };
  /** The chosen barber works only in these hours on that day. */
  barberHours: { barber: string; hours: Hours };
  /** Nobody at work at that time does the service named `service`. If `service` is null, nobody works at that time. */
  nobody: { service: string | null };
  /** The visit runs into closed hours, so the shop has to confirm it. */
  runsInto: { hours: ClosedHours };
  /** The visit begins outside the opening hours or ends after closing, so the shop has to confirm it. */
  outsideHours: object;
  /** All slots of the day are past. */
  dayOver: object;
  noSlots: object;
  /** The visit is too long for every slot of the day. */
  tooLong: object;
  /** The visit begins at a time without a slot. */
  betweenSlots: object;
  unknownServices: { ids: readonly string[] };
  unknownBarber: { id: string };
  /** The chosen barber does not do the services with these names. */
  barberServices: { barber: string; services: readonly string[] };
  /** The ticket's total differs from today's price. */
  price: { ticket: Amount; today: Amount };
  /** The deposit on the ticket differs from today's, in whole rupiah; null means none. */
  deposit: { ticket: number | null; today: number | null };
};

type Kind = keyof Details;

/** Why a visit cannot take place as asked for, or needs the shop's confirmation. */
export type Reason<Of extends Kind = Kind> = { [K in Of]: { kind: K } & Details[K] }[Of];

/** The words for each kind of reason, for one kind of reader in one language. */
export type ReasonWords<Of extends Kind = Kind> = { [K in Of]: (reason: Reason<K>) => string };

/** What holds for a kind of reason. */
type Row = {
  /** Who is away: the shop all day, or the barbers. Null if nobody is. */
  absent: "shop" | "barbers" | null;
  /** Whether the shop can confirm a visit all the same. Other reasons keep visitors from booking. */
  isConfirmable: boolean;
  /** Whether choosing another time may remove it. */
  isResolvableByTime: boolean;
  /** Whether it is still one when the visit is over. */
  holdsAfterwards: boolean;
  /**
   * How a ticket shows it: among the differences, there with the words that the shop decides, or beside another fact. Null
   * if no ticket has it, because it concerns a new booking or a whole day.
   */
  onTicket: "listed" | "decided" | "elsewhere" | null;
  /**
   * How the form's calendar shows a day with it: struck through and in the notes, in the notes alone, or neither. Null if
   * the form never has it, because it offers only what exists, at today's price.
   */
  inCalendar: "closed" | "noted" | "plain" | null;
  /** Whether its text says which days it concerns. */
  namesDays: boolean;
};

const usual = {
  absent: null,
  isConfirmable: false,
  isResolvableByTime: true,
  holdsAfterwards: true,
  namesDays: false,
} as const;
const inForm = { ...usual, onTicket: null, inCalendar: "plain" } as const;
const onTicket = { ...usual, isResolvableByTime: false, inCalendar: null } as const;
const shopAway = { ...usual, absent: "shop", onTicket: "listed", inCalendar: "closed" } as const;
const barbersAway = { ...shopAway, absent: "barbers" } as const;
const toConfirm = { ...usual, isConfirmable: true, onTicket: "elsewhere", inCalendar: "plain" } as const;

const rows = {
  past: { ...usual, onTicket: "elsewhere", inCalendar: "plain" },
  tooSoon: inForm,
  tooFar: { ...inForm, inCalendar: "noted", namesDays: true },
  closure: shopAway,
  dayOff: { ...shopAway, namesDays: true },
  closedHours: {
    ...usual,
    holdsAfterwards: false,
    onTicket: "decided",
    inCalendar: "closed",
  },
  leave: barbersAway,
  barberDayOff: { ...barbersAway, namesDays: true },
  barberHours: barbersAway,
  nobody: barbersAway,
  runsInto: { ...toConfirm, holdsAfterwards: false },
  outsideHours: toConfirm,
  dayOver: inForm,
  noSlots: inForm,
  tooLong: inForm,
  betweenSlots: { ...usual, onTicket: "listed", inCalendar: "plain" },
  unknownServices: { ...onTicket, onTicket: "elsewhere" },
  unknownBarber: { ...onTicket, onTicket: "elsewhere" },
  barberServices: { ...onTicket, onTicket: "listed" },
  price: { ...onTicket, onTicket: "decided" },
  deposit: { ...onTicket, onTicket: "decided" },
} as const satisfies Record<Kind, Row>;

/** The kinds whose row has one of some values in a column. */
type KindWith<Column extends keyof Row, Value> = {
  [K in Kind]: (typeof rows)[K][Column] extends Value ? K : never;
}[Kind];

/** The kinds of reason why no barber is available. */
export type AbsenceKind = KindWith<"absent", "barbers">;

export type FormReasonWords = ReasonWords<KindWith<"inCalendar", string>>;
export type TicketReasonWords = ReasonWords<KindWith<"onTicket", string>>;

export const reasonRow = ({ kind }: Reason): Row => rows[kind];

/** The text of a reason in the given words; empty if they have none for it. */
export const reasonText = (words: Partial<ReasonWords>, reason: Reason) =>
  (words[reason.kind] as ((reason: Reason) => string) | undefined)?.(reason) ?? "";
