import type { BarberAbsence } from "../../domain/shop/barber";
import type { DayRefusal, SlotRefusal } from "../../domain/shop/bookableDay";
import { dayName } from "../../domain/shop/openingHours";

/** A minimum notice as visitors say it: 90 gives "1 jam 30 menit", 120 "2 jam". */
function notice(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} jam` : "", rest > 0 ? `${rest} menit` : ""].filter(Boolean).join(" ");
}

/** Why a slot cannot be chosen, in Indonesian. */
export function slotRefusalWords(refusal: SlotRefusal): string {
  switch (refusal.kind) {
    case "past":
      return "Sudah lewat";
    case "tooSoon":
      return `Terlalu dekat, booking paling lambat ${notice(refusal.minutes)} sebelumnya`;
    case "closedHours":
      return refusal.reason;
  }
}

/** Why a barber does not work on a day, in Indonesian. */
export const absenceWords = (name: string, absence: BarberAbsence): string =>
  absence.kind === "leave"
    ? `${name} cuti: ${absence.leave.reason}`
    : `${name} libur setiap ${dayName(absence.weekday)}`;

/** Why a date cannot be chosen, in Indonesian. */
export function dayRefusalWords(refusal: DayRefusal): string {
  switch (refusal.kind) {
    case "closure":
      return `Tutup: ${refusal.closure.reason}`;
    case "dayOff":
      return `Tutup setiap ${dayName(refusal.weekday)}`;
    case "past":
      return "Sudah lewat";
    case "tooFar":
      return `Booking dibuka paling jauh ${refusal.days} hari ke depan`;
    case "noSlotLeft":
      return refusal.why.kind === "past" ? "Semua jam hari ini sudah lewat" : slotRefusalWords(refusal.why);
    case "barberAway":
      return absenceWords(refusal.barber.name, refusal.absence);
    case "noSlot":
      return "Tidak ada jam booking pada hari ini";
  }
}
