import type { ClosedHours, Closure } from "./closures";
import type { Hours } from "./openingHours";
import type { Weekday } from "./weekday";

/** An amount in whole rupiah, and whether it is a minimum. */
type Amount = { readonly total: number; readonly isLeast: boolean };

/** The facts of each reason. */
type Details = {
  past: object;
  /** Within the shop's minimum notice, in minutes. */
  tooSoon: { readonly minutes: number };
  /** Beyond the last bookable day, which is `days` from today. */
  tooFar: { readonly days: number };
  closure: { readonly closure: Closure };
  dayOff: { readonly weekday: Weekday };
  /** The visit begins in closed hours. */
  closedHours: { readonly hours: ClosedHours };
  /** The chosen barber is on leave, has his day off, or works other hours. */
  leave: { readonly barber: string; readonly leave: Closure };
  barberDayOff: { readonly barber: string; readonly weekday: Weekday };
  barberHours: { readonly barber: string; readonly hours: Hours };
  /** No barber works then; with `service`, nobody at work does that service. */
  nobody: { readonly service: string | null };
  /** The visit runs into closed hours: the shop has to confirm it. */
  runsInto: { readonly hours: ClosedHours };
  /** The visit begins before opening or ends after closing: the shop has to confirm it. */
  outsideHours: object;
  /** Three reasons about a whole day: all its slots are past, it has no slots, or the visit is too long for each of them. */
  dayOver: object;
  noSlots: object;
  tooLong: object;
  /** The visit begins at a time without a slot. */
  betweenSlots: object;
  unknownServices: { readonly ids: readonly string[] };
  unknownBarber: { readonly id: string };
  /** The chosen barber does not do these services. */
  barberServices: { readonly barber: string; readonly services: readonly string[] };
  /** The ticket's total and today's price. */
  price: { readonly ticket: Amount; readonly today: Amount };
  /** The deposit owed by the ticket and today's deposit, in whole rupiah; null means none. */
  deposit: { readonly ticket: number | null; readonly today: number | null };
};

type Kind = keyof Details;

/** Why a visit cannot take place as asked for, or needs the shop's confirmation. */
export type Reason<Of extends Kind = Kind> = { [K in Of]: { readonly kind: K } & Details[K] }[Of];

/** How reasons are worded for one kind of reader, in one language. */
export type ReasonWords<Of extends Kind = Kind> = { readonly [K in Of]: (reason: Reason<K>) => string };

/** The reasons that concern barbers. */
const absenceKinds = ["leave", "barberDayOff", "barberHours", "nobody"] as const;

export type AbsenceKind = (typeof absenceKinds)[number];

/** Reasons that occur only in the form: they concern new bookings, or a whole day. */
type FormKind = "tooSoon" | "tooFar" | "dayOver" | "noSlots" | "tooLong";

/** Reasons that occur only on a ticket. The form offers only what exists, at today's price, so it has none of them. */
type TicketKind = "betweenSlots" | "unknownServices" | "unknownBarber" | "barberServices" | "price" | "deposit";

export type FormReasonWords = ReasonWords<Exclude<Kind, TicketKind>>;
export type TicketReasonWords = ReasonWords<Exclude<Kind, FormKind>>;

/** A reason in the given words; empty if this reader is not told. */
export const reasonText = (words: Partial<ReasonWords>, reason: Reason): string =>
  (words[reason.kind] as ((reason: Reason) => string) | undefined)?.(reason) ?? "";

/** Whether a reason is about the day or the barbers: the shop is closed, or nobody at work can do the visit. */
export const isAbsenceOrClosedDay = (reason: Reason): boolean =>
  isAbsence(reason) || reason.kind === "closure" || reason.kind === "dayOff";

/** Whether a reason is about the barbers: nobody at work can do the visit. */
export const isAbsence = ({ kind }: Reason): boolean => (absenceKinds as readonly Kind[]).includes(kind);

const confirmableKinds: readonly Kind[] = ["runsInto", "outsideHours"];

/** Whether a reason keeps visitors from booking. Other reasons only need the shop's confirmation. */
export const isBlocking = ({ kind }: Reason): boolean => !confirmableKinds.includes(kind);

const choiceKinds: readonly Kind[] = ["unknownServices", "unknownBarber", "barberServices", "price", "deposit"];

/** Whether choosing another time may remove a reason. */
export const isResolvableByTime = ({ kind }: Reason): boolean => !choiceKinds.includes(kind);
