import fc from "fast-check";
import { type Entry, entriesOf } from "../../src/domain/book/entry";
import { type BookRecord, emptyRecord, mergeRecords, type Tick, type Version } from "../../src/domain/book/record";
import type { ShopWithChairs, Visit } from "../../src/domain/book/seating";
import type { Booking } from "../../src/domain/booking/booking";
import { addDays } from "../../src/domain/shop/clock";
import { timeOf } from "../../src/domain/shop/timeOfDay";
import { booking as ordinaryBooking, rules, services } from "./booking";

/** A haircut of 45 minutes, with whatever a test wants otherwise. */
export const booking = (changes: Partial<Booking> = {}): Booking =>
  ordinaryBooking({ serviceIds: ["classic"], total: 115_000, ...changes });

/** What the book gets of it. */
export const version = (changes: Partial<Booking> = {}, others: Partial<Version> = {}): Version => ({
  booking: booking(changes),
  source: "ticket",
  duration: 45,
  recordedAt: 1000,
  ...others,
});

export const tick = (changes: Partial<Tick> = {}): Tick => ({
  kind: "paid",
  value: "yes",
  date: "2026-12-01",
  time: "17:00",
  at: 2000,
  ...changes,
});

export const id = "BTP123456AB 6281234567890";

/** What a book knows under one id after these. */
export const recordOf = (versions: readonly Version[], ticks: readonly Tick[] = [], recordId = id): BookRecord =>
  mergeRecords(emptyRecord(recordId), { id: recordId, versions, ticks, erasedAt: 0 });

/** An entry of these versions and ticks. */
export const entryOf = (versions: readonly Version[], ticks: readonly Tick[] = []): Entry =>
  entriesOf([recordOf(versions, ticks)])[0] as Entry;

const smallTime = fc.constantFrom("10:00", "17:00");
const smallDate = fc.constantFrom("2026-12-01", "2026-12-02");
const smallInstant = fc.integer({ min: 1, max: 6 });

/** Versions that are often equal in part, so that they meet each other. */
export const anyVersion: fc.Arbitrary<Version> = fc
  .record({
    booking: fc.record({
      code: fc.constantFrom("BTP123456AB", "BTP123456CD", ""),
      status: fc.constantFrom("requested", "proposed", "confirmed", "declined", "cancelled"),
      version: fc.constantFrom(null, 29_000_000, 29_000_001),
      language: fc.constantFrom("id", "en"),
      name: fc.constantFrom("", "Budi", "Joko", "__proto__"),
      phone: fc.constantFrom("", "0812 3456 7890", "+62 812-3456-7890", "0813 0000 1111"),
      address: fc.constantFrom("", "Jl. Melati 5"),
      notes: fc.constantFrom("", "Poni jangan pendek"),
      date: smallDate,
      time: smallTime,
      serviceIds: fc.constantFrom([], ["classic"], ["beard", "classic"]),
      barberId: fc.constantFrom(null, "agus"),
      total: fc.constantFrom(null, 0, 115_000),
      isLeastTotal: fc.boolean(),
      deposit: fc.constantFrom(null, { amount: 50_000, isReceived: true }, { amount: 50_000, isReceived: false }),
      changedFrom: fc.constant(null),
    }),
    source: fc.constantFrom("ticket" as const, "walkIn" as const, "shop" as const),
    duration: fc.constantFrom(30, 45),
    recordedAt: smallInstant,
  })
  .chain((one) => fc.constantFrom(one, { ...one, isClaim: true as const }, { ...one, seen: 29_000_000 }));

export const anyTick: fc.Arbitrary<Tick> = fc.record({
  kind: fc.constantFrom("outcome" as const, "paid" as const, "reminded" as const, "depositMissing" as const),
  value: fc.constantFrom("", "yes", "done", "noShow"),
  date: smallDate,
  time: smallTime,
  at: smallInstant,
});

/** Something that one copy of a record brings: a version, a tick, or an erasure. */
export const anyPiece: fc.Arbitrary<BookRecord> = fc
  .tuple(
    fc.constantFrom(id, "BTP123456AB 6281300001111", "BTP123456CD", "own-1", "own-2"),
    fc.oneof(
      { weight: 6, arbitrary: anyVersion.map((one) => ({ versions: [one], ticks: [], erasedAt: 0 })) },
      { weight: 4, arbitrary: anyTick.map((one) => ({ versions: [], ticks: [one], erasedAt: 0 })) },
      { weight: 1, arbitrary: smallInstant.map((erasedAt) => ({ versions: [], ticks: [], erasedAt })) },
    ),
  )
  .map(([recordId, piece]) => ({ id: recordId, ...piece }));

/** A shop with chairs that are all alike, or with barbers. Its hours are those of the tests' shop. */
export const shopWith = (changes: Partial<ShopWithChairs> = {}): ShopWithChairs => ({
  chairs: 3,
  barbers: [],
  services,
  rules: rules(),
  ...changes,
});

/** A stay in a chair on a Tuesday, given by its start in minutes since midnight, after 1440 on the next day. */
export const visit = (start: number, duration: number, changes: Partial<Visit> = {}): Visit => ({
  date: addDays("2026-12-01", Math.floor(start / 1440)),
  time: timeOf(start % 1440),
  duration,
  barberId: null,
  serviceIds: ["classic"],
  ...changes,
});
