import { entriesOf } from "../../../src/domain/book/entry";
import type { Mark, Slip } from "../../../src/domain/book/record";
import {
  bookingOf,
  compareEntry,
  type OwnBooking,
  slipOfBooking,
  slipOfLink,
  slipOfShop,
} from "../../../src/domain/book/slip";
import { type Booking, epochMinute } from "../../../src/domain/booking/booking";
import { mark, recordOf } from "../../support/book";
import { bookable, booking, services } from "../../support/booking";

const now = new Date("2026-11-30T12:00:00+07:00");
const entryOf = (asked: Booking) => entriesOf(recordOf([slipOfBooking(asked, 90, now)])).slice(0, 1);

test.each<[string, Partial<Booking>]>([
  ["an ordinary request", {}],
  ["an accepted one of later", { status: "confirmed", version: 29_000_000 }],
  ["one with a barber", { barberId: "agus" }],
  ["one with a service that is gone, without a total", { serviceIds: ["massage"], total: null }],
  ["a down payment", { deposit: { amount: 50_000, isReceived: true }, language: "en" }],
  ["a least total", { isLeastTotal: true, address: "Jl. Melati 5" }],
])("the book knows of %s all that it says", (_, changes) => {
  expect(entryOf(booking(changes)).map(bookingOf)).toEqual([booking(changes)]);
});

test("an entry is the booking again, compared with today's shop", () => {
  expect(entryOf(booking()).map((entry) => compareEntry(entry, bookable(), now).booking)).toEqual([booking()]);
});

test("a link cannot claim a version of years ahead, which no answer of the shop could follow", () => {
  expect(slipOfLink(booking({ version: 99_999_999 }), 90, now).version).toBe(epochMinute(now) + 1440);
  expect(slipOfLink(booking({ version: 29_000_000 }), 90, now).version).toBe(29_000_000);
});

test("what was typed stays on one line", () => {
  expect(slipOfBooking(booking({ name: "Budi\nJoko", notes: "a\r\nb\u202E" }), 90, now)).toMatchObject({
    name: "Budi Joko",
    notes: "a b",
  });
});

describe("a booking that the shop wrote itself", () => {
  const walkIn: OwnBooking = {
    source: "walkIn",
    name: " Pak\nRT ",
    phone: "",
    notes: "",
    date: "2026-11-30",
    time: "12:10",
    services: services.slice(0, 2),
    barberId: null,
    duration: 0,
    total: 250_000,
  };

  test("is confirmed, and takes as long as its services", () => {
    expect(slipOfShop(walkIn, 0, now)).toMatchObject({
      status: "confirmed",
      name: "Pak RT",
      duration: 105,
      total: 250_000,
    });
  });

  test("takes as long as the shop says, and half an hour where nobody knows", () => {
    expect(slipOfShop({ ...walkIn, duration: 20 }, 0, now).duration).toBe(20);
    expect(slipOfShop({ ...walkIn, services: [] }, 0, now).duration).toBe(30);
    expect(slipOfBooking(booking({ serviceIds: ["massage"] }), 0, now).duration).toBe(30);
  });
});

test("that a down payment came is believed of the shop's own answer alone, and stays when a later ticket says otherwise", () => {
  const claimed = booking({ deposit: { amount: 999_999, isReceived: true }, version: 99_999_999 });
  expect(entriesOf(recordOf([slipOfLink(claimed, 90, now)]))[0]?.deposit).toEqual({
    amount: 999_999,
    isReceived: false,
  });
  const received = { amount: 50_000, isReceived: true };
  const answered = slipOfBooking(booking({ deposit: received, status: "confirmed", version: 29_000_000 }), 90, now);
  const owed = { amount: 60_000, isReceived: false };
  const moved = slipOfLink(booking({ deposit: owed, version: 29_000_005 }), 90, now);
  expect(entriesOf(recordOf([answered, moved]))[0]?.deposit).toEqual({ amount: 50_000, isReceived: true });
  const takenBack = mark({ kind: "depositMissing", at: now.getTime() + 1 });
  const stands = (marks: Mark[], ...slips: Slip[]) => entriesOf(recordOf(slips, marks))[0]?.deposit?.isReceived;
  expect(stands([takenBack], answered, moved)).toBe(false);
  expect(stands([takenBack], answered, { ...answered, version: 29_000_009, recordedAt: now.getTime() + 2 })).toBe(true);
});
