import { versionOf, versionOfLink } from "../../../src/domain/book/version";
import { epochMinute } from "../../../src/domain/booking/booking";
import { booking } from "../../support/book";

const now = new Date("2026-12-01T12:00:00+07:00");

test("a link's word that the shop accepted, or received a down payment, counts as a claim", () => {
  const link = booking({ status: "confirmed", deposit: { amount: 50_000, isReceived: true } });
  expect(versionOfLink(link, 45, now)).toMatchObject({ isClaim: true, booking: { deposit: { isReceived: false } } });
  expect(versionOf(link, 45, now)).toMatchObject({ booking: { deposit: { isReceived: true } } });
});

test("a link's version of years ahead counts as one of tomorrow", () => {
  const versionAt = (version: number | null) => versionOfLink(booking({ version }), 45, now).booking.version;
  expect([99_999_999, 29_000_000, null].map(versionAt)).toEqual([epochMinute(now) + 1440, 29_000_000, null]);
});

test("what is kept is a booking and nothing else, its texts on one line", () => {
  const typed = { ...booking({ name: "Budi\nJoko", notes: "a\r\nb\u202E" }), isPaid: true };
  expect(versionOf(typed, 0, now)).toEqual({
    booking: booking({ name: "Budi Joko", notes: "a b" }),
    source: "ticket",
    duration: 30,
    recordedAt: now.getTime(),
  });
});
