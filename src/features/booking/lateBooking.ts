import { latePart } from "../../platform/runtime/latePart";

/** The booking as a late part: a fifth of the home page's script, three screens below its first one. */
export const LateBooking = latePart(() =>
  import(/* webpackChunkName: "booking" */ "./BookingSection").then((part) => part.BookingSection),
);
