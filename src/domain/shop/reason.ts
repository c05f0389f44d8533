import type { ClosedHours, Closure } from "./closures";
import type { Hours } from "./openingHours";
import type { Weekday } from "./weekday";

/** An amount in whole rupiah, and whether it is a minimum. */
type Amount = { readonly total: number; readonly isLeast: boolean };

/** The kinds of reason, each with its facts. */
type Details = {
  past: object;
  /** The visit begins within the shop's minimum notice. */
  tooSoon: { readonly minutes: number };
  /** The visit is after the last bookable day, which is `days` from today. */
  tooFar: { readonly days: number };
  closure: { readonly closure: Closure };
  dayOff: { readonly weekday: Weekday };
  /** The visit begins in closed hours. */
  closedHours: { readonly hours: ClosedHours };
  leave: { readonly barber: string; readonly leave: Closure };
  barberDayOff: { readonly barber: string; readonly weekday: Weekday };
  /** The chosen barber works only in these hours on that day. */
  barberHours: { readonly barber: string; readonly hours: Hours };
  /** Nobody at work at that time does the service named `service`. If `service` is null, nobody works at that time. */
  nobody: { readonly service: string | null };
  /** The visit runs into closed hours, so the shop has to confirm it. */
  runsInto: { readonly hours: ClosedHours };
  /** The visit begins outside the opening hours or ends after closing, so the shop has to confirm it. */
  outsideHours: object;
  /** All slots of the day are past. */
  dayOver: object;
  noSlots: object;
  /** The visit is too long for every slot of the day. */
  tooLong: object;
  /** The visit begins at a time without a slot. */
  betweenSlots: object;
  unknownServices: { readonly ids: readonly string[] };
  unknownBarber: { readonly id: string };
  /** The chosen barber does not do the services with these names. */
  barberServices: { readonly barber: string; readonly services: readonly string[] };
  /** The ticket's total differs from today's price. */
  price: { readonly ticket: Amount; readonly today: Amount };
  /** The deposit on the ticket differs from today's, in whole rupiah; null means none. */
  deposit: { readonly ticket: number | null; readonly today: number | null };
};

type Kind = keyof Details;

/** Why a visit cannot take place as asked for, or needs the shop's confirmation. */
export type Reason<Of extends Kind = Kind> = { [K in Of]: { readonly kind: K } & Details[K] }[Of];

/** The words for each kind of reason, for one kind of reader in one language. */
export type ReasonWords<Of extends Kind = Kind> = { readonly [K in Of]: (reason: Reason<K>) => string };

/** The kinds of reason why no barber is available. */
const absenceKinds = ["leave", "barberDayOff", "barberHours", "nobody"] as const;

export type AbsenceKind = (typeof absenceKinds)[number];

/** Reasons that occur only in the booking form, because they concern a new booking or a whole day. */
type FormKind = "tooSoon" | "tooFar" | "dayOver" | "noSlots" | "tooLong";

/** Reasons that never occur in the booking form, because it offers only what exists, at today's price. */
type TicketKind = "betweenSlots" | "unknownServices" | "unknownBarber" | "barberServices" | "price" | "deposit";

export type FormReasonWords = ReasonWords<Exclude<Kind, TicketKind>>;
export type TicketReasonWords = ReasonWords<Exclude<Kind, FormKind>>;

/** The text of a reason in the given words; empty if they have none for it. */
export const reasonText = (words: Partial<ReasonWords>, reason: Reason): string =>
  (words[reason.kind] as ((reason: Reason) => string) | undefined)?.(reason) ?? "";

/** Whether a reason is that the shop is closed all day, or that no barber is available. */
export const isAbsenceOrClosedDay = (reason: Reason): boolean =>
  isAbsence(reason) || reason.kind === "closure" || reason.kind === "dayOff";

/** Whether a reason is that the chosen barber is away, or that nobody can do the visit. */
export const isAbsence = ({ kind }: Reason): boolean => (absenceKinds as readonly Kind[]).includes(kind);

const confirmableKinds: readonly Kind[] = ["runsInto", "outsideHours"];

/** Whether a reason keeps visitors from booking. Other reasons only need the shop's confirmation. */
export const isBlocking = ({ kind }: Reason): boolean => !confirmableKinds.includes(kind);

const choiceKinds: readonly Kind[] = ["unknownServices", "unknownBarber", "barberServices", "price", "deposit"];

/** Whether choosing another time may remove a reason. */
export const isResolvableByTime = ({ kind }: Reason): boolean => !choiceKinds.includes(kind);
