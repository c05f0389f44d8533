import { wayTo } from "../../platform/runtime/wayTo";

/** The history state that a link to a new booking sets: an address alone would go on with a change that is under way. */
export const newBookingState = { isNewBooking: true };

/** Whether the visitor has come to a page by a link to a new booking; false on the way back to it. */
export function asksForNewBooking(location: unknown): boolean {
  if (wayTo(location) !== "link") return false;
  const { state } = location as { readonly state?: unknown };
  return typeof state === "object" && state !== null && "isNewBooking" in state;
}
