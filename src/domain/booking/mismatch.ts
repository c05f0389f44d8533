import { longDate } from "../../format/longDate";
import { rupiah, rupiahFrom } from "../../format/rupiah";
import { type StaffAway, staffAway } from "../shop/barber";
import { absenceText, staffAwayText } from "../shop/barberText";
import type { BookingRules, SlotOffer } from "../shop/bookingRules";
import { type Closed, type ClosedHours, type Closure, closedReason, dayOfHours } from "../shop/closures";
import { dayName } from "../shop/weekday";
import type { Booking, BookingStatus } from "./booking";
import { momentInIndonesian } from "./moment";

/** What in a booking does not agree with the shop's content of today. */
export type Mismatch =
  | { readonly kind: "past" }
  | DayMismatch
  /** The visit begins in closed hours, or runs into them. */
  | { readonly kind: "closedHours" | "runsInto"; readonly hours: ClosedHours }
  | { readonly kind: "noSlot" }
  | { readonly kind: "outsideHours" }
  | { readonly kind: "unknownServices"; readonly ids: readonly string[] }
  | { readonly kind: "unknownBarber"; readonly id: string }
  /** The barber does not do these services. */
  | { readonly kind: "barberServices"; readonly barber: string; readonly services: readonly string[] }
  /** The ticket's total and what the same costs today. */
  | { readonly kind: "price"; readonly ticket: Amount; readonly today: Amount }
  /** The down payment that the ticket says is owed and what the shop asks for today, in whole rupiah; null is none. */
  | { readonly kind: "deposit"; readonly ticket: number | null; readonly today: number | null };

/** Whole rupiah, and whether that is the least that something costs. */
type Amount = { readonly total: number; readonly isLeast: boolean };

/** What speaks against a whole day. */
export type DayMismatch = { readonly kind: "closed"; readonly closed: Closed } | StaffAway;

/**
 * What speaks against a day, or against a visit of some minutes at a time on it: the shop is closed, or the chosen barber, or
 * for a visit with any barber all of them, are away.
 */
export function dayMismatches(rules: BookingRules, date: string, time: string | null, duration: number): DayMismatch[] {
  const { day, start } = time === null ? { day: date, start: null } : dayOfHours(rules, date, time);
  const closed = closedReason(rules, day);
  const away = staffAway(rules, day, start === null ? null : { start, end: start + duration });
  return [
    ...(closed ? [{ kind: "closed" as const, closed }] : []),
    ...(away && !(closed && away.kind === "nobody") ? [away] : []),
  ];
}

/** A mismatch as the shop reads it. */
export function mismatchForShop(mismatch: Mismatch): string {
  switch (mismatch.kind) {
    case "past":
      return "Waktunya sudah lewat.";
    case "closed":
      return mismatch.closed.kind === "closure"
        ? `Toko tutup hari itu: ${mismatch.closed.closure.reason}.`
        : `Toko tutup setiap ${dayName(mismatch.closed.weekday)}.`;
    case "barberAway":
    case "nobody":
      return `${staffAwayText(mismatch)}.`;
    case "barberServices":
      return `${mismatch.barber} tidak mengerjakan ${mismatch.services.join(", ")}.`;
    case "closedHours":
      // The shop may have closed the hour because of this very booking, once it had accepted it.
      return `${closedHoursWords(mismatch.hours)} Kalau bukan karena booking ini, usulkan jam lain.`;
    case "runsInto":
      return `Selesainya melewati pukul ${mismatch.hours.from}, saat jam sudah ditutup: ${mismatch.hours.reason}.`;
    case "noSlot":
      return "Jamnya bukan jam booking.";
    case "outsideHours":
      return "Di luar jam buka, atau selesainya setelah toko tutup.";
    case "unknownServices":
      return `Layanan ini tidak ada lagi: ${mismatch.ids.join(", ")}.`;
    case "unknownBarber":
      return `Barber “${mismatch.id}” tidak ada lagi.`;
    case "price":
      return `Total di tiket ${amountWords(mismatch.ticket)}; dengan harga hari ini ${amountWords(mismatch.today)}.`;
    case "deposit": {
      const { ticket, today } = mismatch;
      const asked = today === null ? "tanpa DP" : rupiah(today);
      return `${ticket === null ? "Tiket ini tanpa DP" : `DP di tiket ${rupiah(ticket)}`}; menurut situs hari ini ${asked}.`;
    }
  }
}

/**
 * A mismatch as whoever holds the ticket reads it there; null for the date itself and for what the ticket says in place: beside
 * the time, the services or the barber.
 */
export function mismatchForHolder(mismatch: Mismatch, status: BookingStatus): string | null {
  switch (mismatch.kind) {
    case "closed":
    case "barberAway":
    case "nobody":
    case "barberServices":
    case "noSlot":
      return mismatchForShop(mismatch);
    case "closedHours":
      return status === "confirmed"
        ? `Jam ${mismatch.hours.from}-${mismatch.hours.to} hari itu ditutup untuk booking lain: ${mismatch.hours.reason}.`
        : `${closedHoursWords(mismatch.hours)} Toko yang memastikan.`;
    case "price":
      return `${mismatchForShop(mismatch)} Toko yang memastikan.`;
    case "deposit":
      return mismatch.ticket === null ? null : `${mismatchForShop(mismatch)} Toko yang memastikan.`;
    default:
      return null;
  }
}

const amountWords = ({ total, isLeast }: Amount) => rupiahFrom(total, isLeast);

const closedHoursWords = ({ from, to, reason }: ClosedHours) => `Jam ${from}-${to} hari itu sudah ditutup: ${reason}.`;

/**
 * Why the shop proposes another time than `asked`, as a part of a sentence in its message to the customer. Nothing here knows
 * whether a chair is taken, so where nothing else speaks against the time, no more is said than that.
 */
export function reasonToPropose(
  mismatches: readonly Mismatch[],
  asked: Pick<Booking, "date" | "time" | "status">,
  shop: { readonly timeZone: string },
): string {
  const { date, time } = asked;
  const moment = momentInIndonesian(asked, shop);
  for (const mismatch of mismatches) {
    switch (mismatch.kind) {
      case "past":
        return `${moment} sudah lewat`;
      case "closed":
        if (mismatch.closed.kind === "dayOff") return `kami tutup setiap ${dayName(mismatch.closed.weekday)}`;
        // After midnight it may be the night of the day before that is closed.
        return `${mismatch.closed.closure.to < date ? moment : longDate(date)} kami tutup (${mismatch.closed.closure.reason})`;
      case "barberAway":
        return mismatch.absence.kind === "leave"
          ? `${mismatch.barber.name} tidak masuk ${datesWords(mismatch.absence.leave)}`
          : absenceText(mismatch.barber.name, mismatch.absence);
      case "nobody":
        return `${staffAwayText(mismatch).replace(/^T/, "t")} ${moment}`;
      case "barberServices":
        return `${mismatch.barber} tidak mengerjakan ${mismatch.services.join(", ")}`;
      case "closedHours":
        return `${moment} tidak bisa (${mismatch.hours.reason})`;
      case "runsInto":
        return `booking ${moment} selesainya melewati pukul ${mismatch.hours.from} (${mismatch.hours.reason})`;
      case "outsideHours":
        return `${moment} di luar jam buka kami`;
      case "noSlot":
        return `pukul ${time} bukan jam booking kami`;
    }
  }
  return asked.status === "confirmed"
    ? `${moment} yang sudah kami terima ternyata tidak bisa`
    : `${moment} belum bisa kami terima`;
}

/** The first and the last date of a leave: "Kamis, 24 Desember 2026 sampai Sabtu, 2 Januari 2027". */
const datesWords = ({ from, to }: Closure) =>
  from === to ? longDate(from) : `${longDate(from)} sampai ${longDate(to)}`;

/** What the shop should know before it proposes a slot, in a few words; empty where there is nothing. */
export function slotWarning({ unavailable, isOutsideHours, runsInto }: SlotOffer): string {
  if (unavailable?.kind === "closedHours") return `ditutup: ${unavailable.reason}`;
  if (unavailable?.kind === "nobody" || (unavailable?.kind === "barberAway" && unavailable.absence.kind === "hours")) {
    return staffAwayText(unavailable);
  }
  if (isOutsideHours) return "di luar jam buka";
  return runsInto ? `melewati pukul ${runsInto.from}, ${runsInto.reason}` : "";
}
