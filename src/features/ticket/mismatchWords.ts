import { dayName } from "../../domain/shop/openingHours";
import type { Mismatch } from "../../domain/ticket/ticketReading";
import { rupiah } from "../../format/rupiah";

/** What the shop reads of a mismatch between a ticket and today's content. */
export function mismatchWords(mismatch: Mismatch): string {
  switch (mismatch.kind) {
    case "past":
      return "Waktunya sudah lewat.";
    case "closed":
      return mismatch.closed.kind === "closure"
        ? `Toko tutup hari itu: ${mismatch.closed.closure.reason}.`
        : `Toko tutup setiap ${dayName(mismatch.closed.weekday)}.`;
    case "closedHours":
      // A shop that accepts a booking closes its hour, so a ticket opened again meets the hour closed for itself.
      return `Jam ${mismatch.hours.from}-${mismatch.hours.to} hari itu sudah ditutup: ${mismatch.hours.reason}. Kalau bukan karena booking ini, usulkan jam lain.`;
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
    case "barberAway":
      return mismatch.absence.kind === "leave"
        ? `${mismatch.barber.name} tidak masuk hari itu: ${mismatch.absence.leave.reason}.`
        : `${mismatch.barber.name} libur setiap ${dayName(mismatch.absence.weekday)}.`;
    case "price":
      return `Total di tiket ${rupiah(mismatch.ticket)}, harga hari ini ${rupiah(mismatch.today)}.`;
  }
}
