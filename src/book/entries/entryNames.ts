import type { BookingStatus } from "../../domain/booking/statuses";
import type { Outcome } from "./entry";

/** The shop's words for a booking's status. */
export const statusNames: Record<BookingStatus, string> = {
  requested: "Menunggu jawaban",
  proposed: "Jam diusulkan",
  confirmed: "Diterima",
  declined: "Ditolak",
  cancelled: "Dibatalkan",
};

export const outcomeNames: Record<Outcome, string> = { done: "Selesai", noShow: "Tidak datang" };
