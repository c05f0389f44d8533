import fc from "fast-check";
import { type BookRecord, emptyRecord, type Mark, mergeRecords, type Slip } from "../../src/domain/book/record";
import type { ShopFloor, Visit } from "../../src/domain/book/seating";
import { addDays } from "../../src/domain/shop/clock";
import { timeOf } from "../../src/domain/shop/timeOfDay";
import { rules, services } from "./booking";

/** What a ticket of an ordinary booking says, with whatever a test wants otherwise. */
export const slip = (changes: Partial<Slip> = {}): Slip => ({
  source: "ticket",
  version: 0,
  status: "requested",
  name: "Budi Santoso",
  phone: "0812 3456 7890",
  address: "",
  notes: "",
  date: "2026-12-01",
  time: "17:00",
  serviceIds: ["classic"],
  barberId: null,
  duration: 45,
  total: 115_000,
  isLeastTotal: false,
  recordedAt: 1000,
  ...changes,
});

export const mark = (changes: Partial<Mark> = {}): Mark => ({
  kind: "paid",
  value: "yes",
  name: "Budi Santoso",
  date: "2026-12-01",
  time: "17:00",
  at: 2000,
  ...changes,
});

/** What a book knows of one code after these. */
export const recordOf = (slips: readonly Slip[], marks: readonly Mark[] = [], erasedAt = 0): BookRecord =>
  mergeRecords(emptyRecord("BTP123456AB"), { code: "BTP123456AB", slips, marks, erasedAt });

const smallTime = fc.constantFrom("10:00", "17:00");
const smallDate = fc.constantFrom("2026-12-01", "2026-12-02");
const smallInstant = fc.integer({ min: 1, max: 6 });

/** Slips that are often equal in part, so that they meet each other. */
export const anySlip: fc.Arbitrary<Slip> = fc
  .record({
    source: fc.constantFrom("ticket" as const, "walkIn" as const, "shop" as const),
    version: fc.constantFrom(0, 29_000_000, 29_000_001),
    status: fc.constantFrom("requested", "proposed", "confirmed", "declined", "cancelled"),
    name: fc.constantFrom("", "Budi", "budi ", "Joko", "__proto__"),
    phone: fc.constantFrom("", "0812 3456 7890", "+62 812-3456-7890", "0813 0000 1111"),
    address: fc.constantFrom("", "Jl. Melati 5"),
    notes: fc.constantFrom("", "Poni jangan pendek"),
    date: smallDate,
    time: smallTime,
    serviceIds: fc.constantFrom([], ["classic"], ["beard", "classic"]),
    barberId: fc.constantFrom(null, "agus"),
    duration: fc.constantFrom(30, 45),
    total: fc.constantFrom(null, 0, 115_000),
    isLeastTotal: fc.boolean(),
    recordedAt: smallInstant,
  })
  .chain((one) =>
    fc.constantFrom(
      one,
      { ...one, deposit: { amount: 50_000, isReceived: true } },
      { ...one, deposit: { amount: 0, isReceived: false } },
      { ...one, source: "ticket" as const, isClaim: true as const },
      { ...one, source: "shop" as const, corrects: { name: "Joko", phone: "" } },
    ),
  );

export const anyMark: fc.Arbitrary<Mark> = fc.record({
  kind: fc.constantFrom("outcome" as const, "paid" as const, "reminded" as const),
  value: fc.constantFrom("", "yes", "done", "noShow"),
  name: fc.constantFrom("", "Budi", "Joko"),
  date: smallDate,
  time: smallTime,
  at: smallInstant,
});

/** Something that one copy of a record brings: a slip, a mark, or an erasure. */
export const anyPiece: fc.Arbitrary<BookRecord> = fc
  .oneof(
    { weight: 6, arbitrary: anySlip.map((one) => ({ slips: [one], marks: [], erasedAt: 0 })) },
    { weight: 4, arbitrary: anyMark.map((one) => ({ slips: [], marks: [one], erasedAt: 0 })) },
    { weight: 1, arbitrary: smallInstant.map((erasedAt) => ({ slips: [], marks: [], erasedAt })) },
  )
  .map((piece) => ({ code: "BTP123456AB", ...piece }));

/** A shop with chairs that are all alike, or with barbers. Its hours are those of the tests' shop. */
export const floor = (changes: Partial<ShopFloor> = {}): ShopFloor => ({
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
