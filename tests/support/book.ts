import { applyTicketLink } from "../../src/domain/book/applyTicketLink";
import { type Entry, newEntry, toStoredBooking } from "../../src/domain/book/entry";
import type { ShopWithChairs, TimedVisit } from "../../src/domain/book/seating";
import type { Booking } from "../../src/domain/booking/booking";
import { addDays } from "../../src/domain/shop/clock";
import { formatTime } from "../../src/domain/shop/timeOfDay";
import { booking, rules, services } from "./booking";

/** A haircut of 45 minutes, with whatever a test wants otherwise. */
export const haircut = (changes: Partial<Booking> = {}): Booking =>
  booking({ serviceIds: ["classic"], total: 115_000, ...changes });

/** An entry that the shop wrote itself, accepted unless a test says otherwise. */
export function entry({ duration = 45, ...changes }: Partial<Entry> = {}): Entry {
  const kept = toStoredBooking(haircut({ status: "confirmed", ...changes }), duration);
  return { ...newEntry("own-1", "shop", kept, "written", 1000), ...changes };
}

/** What the book makes of a ticket of which it knows nothing. */
export const entryOfTicket = (changes: Partial<Booking> = {}, duration = 45): Entry =>
  applyTicketLink(null, haircut(changes), duration, 1000).entry;

/** A shop with chairs that are all alike, or with barbers. Its hours are those of the tests' shop. */
export const shopWith = (changes: Partial<ShopWithChairs> = {}): ShopWithChairs => ({
  chairs: 3,
  barbers: [],
  services,
  rules: rules(),
  ...changes,
});

/** A stay in a chair on a Tuesday, given by its start in minutes since midnight, after 1440 on the next day. */
export const stay = (start: number, duration: number, changes: Partial<TimedVisit> = {}): TimedVisit => ({
  date: addDays("2026-12-01", Math.floor(start / 1440)),
  time: formatTime(start % 1440),
  duration,
  barberId: null,
  serviceIds: ["classic"],
  ...changes,
});
