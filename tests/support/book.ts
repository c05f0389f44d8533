import { applyTicketLink } from "../../src/book/rules/applyTicketLink";
import { type Entry, newEntry, type PendingChange, toStoredBooking } from "../../src/book/rules/entry";
import type { SeatableVisit, ShopWithChairs } from "../../src/book/rules/seating";
import type { Booking } from "../../src/domain/booking/booking";
import { addDays, formatTime, type Moment } from "../../src/domain/shop/clock";
import { mostOf } from "../../src/domain/shop/service";
import { band, barber, booking, rules, services } from "./booking";
import { frozen } from "./content";

/** The date of most visits in tests of the book. */
export const tuesday = "2026-12-01";
export const wednesday = "2026-12-02";

/** Noon of the day before. */
export const mondayNoon = new Date("2026-11-30T12:00:00+07:00");

/** A haircut of 45 minutes, with whatever a test wants otherwise. */
export const haircut = (changes: Partial<Booking> = {}) =>
  booking({ serviceIds: ["classic"], total: 115_000, ...changes });

/** What such a haircut takes. */
export const haircutSize = { duration: 45, chairCount: 1 };

/** An entry that the shop wrote itself, accepted unless a test says otherwise. */
export function entry({ duration = 45, chairCount = 1, ...changes }: Partial<Entry> = {}): Entry {
  const kept = toStoredBooking(haircut({ status: "confirmed", ...changes }), { duration, chairCount });
  return frozen({ ...newEntry("own-1", "shop", kept, "written", 1000), ...changes });
}

/** A change by the customer that waits beside an entry. */
export const pendingChange = (parts: PendingChange["parts"]): PendingChange => ({
  ...{ status: "requested", version: null, link: "1", isFromCustomer: true },
  parts,
});

/** What the book makes of a ticket of which it knows nothing. */
export const entryOfTicket = (changes: Partial<Booking> = {}) =>
  applyTicketLink(null, haircut(changes), haircutSize, 1000).entry;

/** A shop with chairs that are all alike, or with barbers. Its hours are those of the tests' shop. */
export const shopWith = (changes: Partial<ShopWithChairs> = {}): ShopWithChairs =>
  frozen({
    chairs: 3,
    barbers: [],
    haircuts: [],
    services,
    rules: rules(),
    ...changes,
  });

/** A barber who works at these hours of every day. */
export const barberFrom = (id: string, open: string, close: string) =>
  barber(id, { workingHours: [{ days: null, open, close }] });

/** Hours and slots that go on past midnight, from that Tuesday into a Wednesday that is closed itself. */
export const tuesdayNight = (open: string, close: string) => ({
  openingHours: { ...rules().openingHours, tuesday: { open, close }, wednesday: null },
  bands: [band("20:00", "23:30"), band("00:00", "02:30")],
});

/** A stay in a chair on a Tuesday, given by its start in minutes since midnight, after 1440 on the next day. */
export const stay = (start: number, duration: number, changes: Partial<SeatableVisit> = {}): SeatableVisit => ({
  date: addDays(tuesday, Math.floor(start / 1440)),
  time: formatTime(start % 1440),
  duration,
  barberId: null,
  serviceIds: ["classic"],
  chairCount: mostOf("chairs", { serviceIds: ["classic"], ...changes }, { services }),
  ...changes,
});

/** Three customers who sit at the same time. */
export const threeStays = (start: number, duration: number) => [1, 2, 3].map(() => stay(start, duration));

/** A moment as its time, behind the date where that is not the Tuesday. */
export const momentText = ({ date, time }: Moment) => (date === tuesday ? time : `${date} ${time}`);
