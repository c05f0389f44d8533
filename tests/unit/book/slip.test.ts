import { entriesOf } from "../../../src/domain/book/entry";
import type { Mark, Slip } from "../../../src/domain/book/record";
import {
  claimOf,
  type OwnBooking,
  readEntry,
  slipOfClaim,
  slipOfShop,
  slipOfTicket,
} from "../../../src/domain/book/slip";
import { readTicketFragment, ticketFragment } from "../../../src/domain/links/ticketLink";
import { minuteOf, type Ticket } from "../../../src/domain/ticket/ticket";
import { mark, recordOf } from "../../support/book";
import { rules, services, ticket } from "../../support/booking";

const now = new Date("2026-11-30T12:00:00+07:00");
const entryOf = (asked: Ticket) => entriesOf(recordOf([slipOfTicket(asked, now)])).slice(0, 1);

test.each<[string, Partial<Ticket>]>([
  ["an ordinary request", {}],
  ["an accepted one of later", { status: "confirmed", changedAt: 29_000_000 }],
  ["one with a barber", { barber: { id: "agus", name: "Agus" } }],
  ["one with anyone", { barber: "anyone" }],
  ["one with a service that is gone, without a total", { unknownServiceIds: ["massage"], total: null }],
  ["a least total", { isLeastTotal: true, address: "Jl. Melati 5" }],
])("the book knows of %s all that its link says", (_, changes) => {
  const asked = ticket(changes);
  expect(entryOf(asked).map(claimOf)).toEqual([readTicketFragment(ticketFragment(asked))]);
});

test("an entry is the ticket again, compared with today's shop", () => {
  const bookable = { services, barbers: [], rules: rules() };
  expect(entryOf(ticket()).map((entry) => readEntry(entry, bookable, now).ticket)).toEqual([ticket()]);
});

test("a link cannot claim a version of years ahead, which no answer of the shop could follow", () => {
  expect(slipOfClaim(ticket({ changedAt: 99_999_999 }), now).version).toBe(minuteOf(now) + 1440);
  expect(slipOfClaim(ticket({ changedAt: 29_000_000 }), now).version).toBe(29_000_000);
});

test("what was typed stays on one line", () => {
  expect(slipOfTicket(ticket({ name: "Budi\nJoko", notes: "a\r\nb\u202E" }), now)).toMatchObject({
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
    expect(slipOfTicket(ticket({ services: [], unknownServiceIds: ["massage"], duration: 0 }), now).duration).toBe(30);
  });
});

test("that a down payment came is believed of the shop's own answer alone, and stays when a later ticket says otherwise", () => {
  const claimed = ticket({ deposit: { amount: 999_999, isReceived: true }, changedAt: 99_999_999 });
  expect(entriesOf(recordOf([slipOfClaim(claimed, now)]))[0]?.deposit).toEqual({
    amount: 999_999,
    isReceived: false,
    isClaimed: true,
  });
  const answered = slipOfTicket(
    ticket({ deposit: { amount: 50_000, isReceived: true }, status: "confirmed", changedAt: 29_000_000 }),
    now,
  );
  const moved = slipOfClaim(ticket({ deposit: { amount: 60_000, isReceived: false }, changedAt: 29_000_005 }), now);
  expect(entriesOf(recordOf([answered, moved]))[0]?.deposit).toEqual({ amount: 50_000, isReceived: true });
  const takenBack = mark({ kind: "depositMissing", at: now.getTime() + 1 });
  const stands = (marks: Mark[], ...slips: Slip[]) => entriesOf(recordOf(slips, marks))[0]?.deposit?.isReceived;
  expect(stands([takenBack], answered, moved)).toBe(false);
  expect(stands([takenBack], answered, { ...answered, version: 29_000_009, recordedAt: now.getTime() + 2 })).toBe(true);
});
