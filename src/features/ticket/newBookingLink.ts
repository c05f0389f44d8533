import type { RouterLocation } from "../../runtime/routerLocation";

/** The history state of a link to an empty form. Without it the form would continue the open ticket or change. */
export const newBookingHistoryState = { isNewBooking: true };

/** Whether the visitor came by a link to an empty form, according to the history state. */
export const asksForNewBooking = (location: RouterLocation) =>
  (location.state as typeof newBookingHistoryState | null | undefined)?.isNewBooking === true;
