import { lazySection } from "../../platform/runtime/lazySection";

/** The booking as a lazy section: a fifth of the home page's script, three screens below its first one. */
export const LazyBooking = lazySection(() =>
  import(/* webpackChunkName: "booking" */ "./BookingSection").then((part) => part.BookingSection),
);

// At once, so that a script that is there already has its part on the page as it is hydrated. Where it does not come, the
// starter asks again and says so.
LazyBooking.load();
