import type { OpeningSchedule, Span } from "./openingHours";

/** Dates on which the shop is closed or a barber is on leave, both ends included. */
export type Closure = { readonly from: string; readonly to: string; readonly reason: string };

/**
 * Hours from a date on in which no booking can begin although the shop is open. `to` is not included. A `to` not later than
 * `from` is on the next day; "24:00" is the end of the date.
 */
export type ClosedHours = {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** Whether the shop's book closed the hours, because no chair is free. */
  readonly isFull?: boolean;
};

/** Fully booked hours of a day, as the shop's book publishes them. */
export type FullHours = Omit<ClosedHours, "reason" | "isFull">;

/** When the shop is open: its opening hours, and the closures that override them. */
export type OpeningCalendar = OpeningSchedule & { readonly closures: readonly Closure[] };

/** Closed hours or a weekly break, with the span in minutes since midnight of the day given to `closedSpansAround`. */
export type ClosedSpan = ClosedHours & Span;

export function closureOn(closures: readonly Closure[], date: string): Closure | undefined {
  return closures.find(({ from, to }) => from <= date && date <= to);
}
