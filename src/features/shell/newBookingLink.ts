/** A location of Gatsby's router, which sets `action` once the visitor has navigated within the site. */
export type RouterLocation = { readonly action?: string; readonly state?: unknown };

/** The history state that a link to a new booking sets: an address alone would go on with a change that is under way. */
export const newBookingState = { isNewBooking: true };

/** Whether the visitor has come to a page by a link to a new booking; false on the way back to it. */
export const asksForNewBooking = ({ action, state }: RouterLocation): boolean =>
  action === "PUSH" && (state as typeof newBookingState | null)?.isNewBooking === true;
