import type { BookingStatus } from "../../domain/booking/booking";
import type { ColorName } from "../../theme/tokens";

/** The colour of a booking's status, on the page and in the picture: red is for what does not take place. */
export const statusColor: Readonly<Record<BookingStatus, ColorName>> = {
  requested: "brassInk",
  proposed: "brassInk",
  confirmed: "promo",
  declined: "danger",
  cancelled: "danger",
};
