import fc from "fast-check";
import { applyTicketLink } from "../../../src/domain/book/applyTicketLink";
import { readBookFile, writeBookFile } from "../../../src/domain/book/bookFile";
import type { Entry } from "../../../src/domain/book/entry";
import {
  correctionUpdate,
  depositMissingUpdate,
  marksUpdate,
  statusUpdate,
} from "../../../src/domain/book/entryUpdates";
import type { Booking } from "../../../src/domain/booking/booking";
import { readTicketFragment } from "../../../src/domain/links/ticketLink";
import { entry, entryOfTicket } from "../../support/book";

const now = new Date("2026-11-30T12:00:00+07:00");
const file = writeBookFile([entryOfTicket()], "Bintang Pangkas", now);
const changed = (changes: object) => JSON.stringify({ ...JSON.parse(file), ...changes });

const anyTime = fc.constantFrom("00:00", "09:30", "23:59");
const anyDate = fc.constantFrom("2026-12-01", "2028-02-29", "9999-12-31");
const anyStatus = fc.constantFrom("", "diterima", "diusulkan", "ditolak", "dibatalkan");

/** What any link says that the ticket's reader takes, of up to thirty services. */
const anyTicket: fc.Arbitrary<Booking> = fc
  .record({
    date: anyDate,
    time: anyTime,
    status: anyStatus,
    name: fc.string(),
    version: fc.nat(99_999_999),
    dp: fc.nat(),
  })
  .map(({ date, time, status, name, version, dp }) => {
    const fields = `kode=BTP123456AB&dp=diterima${dp}&tgl=${date}&jam=${time}&layanan=classic&total=${dp}`;
    const read = readTicketFragment(
      `${fields}&nama=${encodeURIComponent(name)}&telp=0812&status=${status}&versi=${String(version).padStart(8, "0")}`,
    );
    return { ...read, code: "BTP123456AB", date, time, notes: name } as Booking;
  });

const anyEntry: fc.Arbitrary<Entry> = fc
  .tuple(fc.array(anyTicket, { minLength: 1, maxLength: 4 }), fc.nat(4000), fc.integer({ min: 1, max: 4e12 }))
  .map(([tickets, duration, at]) => {
    const arrived = tickets.reduce<Entry | null>(
      (known, ticket) => applyTicketLink(known, ticket, duration, at).entry,
      null,
    ) as Entry;
    const done = marksUpdate({ outcome: "done", isPaid: true, isReminded: true })(arrived, at);
    return statusUpdate("declined")(
      correctionUpdate({ ...done, time: "10:00" })(depositMissingUpdate(done, at), at),
      at,
    );
  });

test("whatever the book takes in, its file gives back", () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 3 }), fc.string(), (entries, shop) => {
      expect(readBookFile(`\uFEFF${writeBookFile(entries, shop, now)}`)).toMatchObject({ shop, entries });
    }),
  );
});

test("a booking of thirty services, longer than a day, comes back", () => {
  const long = entryOfTicket({}, 2700);
  expect(readBookFile(writeBookFile([long], "Toko", now))).toMatchObject({ entries: [long] });
});

test.each([
  ["no JSON", "PK\u0003", "notABook"],
  ["another JSON", "[]", "notABook"],
  ["cut off", file.slice(0, -9), "damaged"],
  ["of a newer version", changed({ version: 2 }), "newer"],
  ["of an unknown version", changed({ version: 0 }), "damaged"],
  ["with one entry that is not as it should be", changed({ entries: [{ ...entry(), time: "25:00" }] }), "damaged"],
  [
    "with an event that nobody knows",
    changed({ entries: [{ ...entry(), log: [{ at: 1, event: "lost" }] }] }),
    "damaged",
  ],
])("a file that is %s is refused", (_, text, problem) => {
  expect(readBookFile(text)).toBe(problem);
});
