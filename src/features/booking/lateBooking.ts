import { latePart } from "../../platform/runtime/latePart";

/** The booking as a late part: a fifth of the home page's script, three screens below its first one. */
export const LateBooking = latePart(() =>
  import(/* webpackChunkName: "booking" */ "./BookingSection").then((part) => part.BookingSection),
);

// At once, so that a script that is there already has its part on the page as it is hydrated. Where it does not come, the
// starter asks again and says so.
LateBooking.load();
