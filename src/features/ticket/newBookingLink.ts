import type { RouterLocation } from "../../platform/runtime/routerLocation";

/** The history state of an entry with a new booking: an address alone would continue this page's ticket or change. */
export const newBookingState = { isNewBooking: true };

/** Whether an entry of the history holds a new booking. */
export const asksForNewBooking = (location: RouterLocation): boolean =>
  (location.state as typeof newBookingState | null | undefined)?.isNewBooking === true;
