import type { Span, WeeklyHours } from "./openingHours";

/** A span of dates, both ends included. */
export type Dates = { readonly from: string; readonly to: string };

/** Dates on which the shop is closed or a barber is on leave. */
export type Closure = Dates & { readonly reason: string };

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
export type HoursWithClosures = WeeklyHours & { readonly closures: readonly Closure[] };

/** Closed hours or a weekly break, with the span in minutes since midnight of the day given to `closedSpansAround`. */
export type ClosedSpan = ClosedHours & Span;

export const closureOn = <Of extends Dates>(closures: readonly Of[], date: string) =>
  closures.find(({ from, to }) => from <= date && date <= to);
