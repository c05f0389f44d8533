import { staffAwayText } from "../../domain/shop/barber";
import type { DayUnavailable, SlotUnavailable } from "../../domain/shop/bookableDay";
import { dayName } from "../../domain/shop/weekday";

/** A duration in hours and minutes: 90 gives "1 jam 30 menit", 120 "2 jam". */
function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} jam` : "", rest > 0 ? `${rest} menit` : ""].filter(Boolean).join(" ");
}

/** Why a slot cannot be chosen, in Indonesian. */
export function slotUnavailableText(unavailable: SlotUnavailable): string {
  switch (unavailable.kind) {
    case "past":
      return "Sudah lewat";
    case "tooSoon":
      return `Waktunya terlalu mepet; booking paling lambat ${hoursText(unavailable.minutes)} sebelumnya`;
    case "closedHours":
      return unavailable.reason;
    case "barberAway":
    case "nobody":
      return staffAwayText(unavailable);
    case "closure":
      return `Tutup: ${unavailable.closure.reason}`;
    case "dayOff":
      return `Tutup setiap ${dayName(unavailable.weekday)}`;
  }
}

/** Why a date cannot be chosen, in Indonesian. */
export function dayUnavailableText(unavailable: DayUnavailable): string {
  switch (unavailable.kind) {
    case "tooFar":
      return `Booking dibuka paling jauh ${unavailable.days} hari ke depan`;
    case "noSlotLeft":
      return unavailable.why.kind === "past" ? "Semua jam hari ini sudah lewat" : slotUnavailableText(unavailable.why);
    case "noSlot":
      return "Tidak ada jam booking pada hari ini";
    default:
      return slotUnavailableText(unavailable);
  }
}
