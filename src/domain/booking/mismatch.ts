import { rupiah, rupiahFrom } from "../../format/rupiah";
import type { Objection, SlotOffer } from "../shop/bookingRules";
import { dayName } from "../shop/weekday";
import { staffAwayText } from "../shop/words.id";

/** What in a booking does not agree with the shop's content of today. */
export type Mismatch =
  | { readonly kind: "past" }
  | Objection
  | { readonly kind: "noSlot" }
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

/** A mismatch in Indonesian, as a sentence for the shop, its customer and whoever holds the ticket. */
export function mismatchText(mismatch: Mismatch): string {
  switch (mismatch.kind) {
    case "past":
      return "Waktunya sudah lewat.";
    case "closure":
      return `Toko tutup hari itu: ${mismatch.closure.reason}.`;
    case "dayOff":
      return `Toko tutup setiap ${dayName(mismatch.weekday)}.`;
    case "barberAway":
    case "nobody":
      return `${staffAwayText(mismatch)}.`;
    case "barberServices":
      return `${mismatch.barber} tidak mengerjakan ${mismatch.services.join(", ")}.`;
    case "closedHours": {
      const { from, to, reason } = mismatch.hours;
      return `Jam ${from}-${to} hari itu sudah ditutup: ${reason}.`;
    }
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
    case "price": {
      const { ticket, today } = mismatch;
      return `Total di tiket ${rupiahFrom(ticket.total, ticket.isLeast)}; dengan harga hari ini ${rupiahFrom(today.total, today.isLeast)}.`;
    }
    case "deposit": {
      const { ticket, today } = mismatch;
      const asked = today === null ? "tanpa DP" : rupiah(today);
      return `${ticket === null ? "Tiket ini tanpa DP" : `DP di tiket ${rupiah(ticket)}`}; menurut situs hari ini ${asked}.`;
    }
  }
}

/** The same as the shop reads it, which may have closed the hour because of this very booking, once it had accepted it. */
export const mismatchForShop = (mismatch: Mismatch): string =>
  mismatch.kind === "closedHours"
    ? `${mismatchText(mismatch)} Kalau bukan karena booking ini, usulkan jam lain.`
    : mismatchText(mismatch);

/** What the shop should know before it proposes a slot, in a few words; empty where there is nothing. */
export function slotWarning({ unavailable, isOutsideHours, runsInto }: SlotOffer): string {
  if (unavailable?.kind === "closedHours") return `ditutup: ${unavailable.hours.reason}`;
  if (unavailable?.kind === "nobody" || (unavailable?.kind === "barberAway" && unavailable.absence.kind === "hours")) {
    return staffAwayText(unavailable);
  }
  if (isOutsideHours) return "di luar jam buka";
  return runsInto ? `melewati pukul ${runsInto.from}, ${runsInto.reason}` : "";
}
