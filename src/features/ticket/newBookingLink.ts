import { isByLink, type RouterLocation } from "../../platform/runtime/routerLocation";

/** The history state that a link to a new booking sets: an address alone would go on with a change that is under way. */
export const newBookingState = { isNewBooking: true };

/** Whether the visitor has come to a page by a link to a new booking; false on the way back to it. */
export const asksForNewBooking = (location: RouterLocation): boolean =>
  isByLink(location) && (location.state as typeof newBookingState | null | undefined)?.isNewBooking === true;
