import fc from "fast-check";
import { applyTicketLink } from "../../../src/book/rules/applyTicketLink";
import { readBookFile, writeBookFile } from "../../../src/book/rules/bookFile";
import type { Entry } from "../../../src/book/rules/entry";
import {
  correctionUpdate,
  depositMissingUpdate,
  marksUpdate,
  statusUpdate,
} from "../../../src/book/rules/entryUpdates";
import { entry, haircut, mondayNoon } from "../../support/book";

const file = writeBookFile([entry()], "Bintang Pangkas", mondayNoon);
const changed = (changes: object) => JSON.stringify({ ...JSON.parse(file), ...changes });
const withEntry = (changes: object) => changed({ entries: [{ ...entry(), ...changes }] });

const anyTicket = fc
  .record({
    date: fc.constantFrom("2026-12-01", "2028-02-29", "9999-12-31"),
    time: fc.constantFrom("00:00", "09:30", "23:59"),
    status: fc.constantFrom("requested", "confirmed", "proposed", "declined", "cancelled"),
    name: fc.string(),
    notes: fc.string(),
    version: fc.option(fc.nat(99_999_999)),
    total: fc.nat(),
    deposit: fc.option(fc.record({ amount: fc.nat(), isReceived: fc.boolean() })),
  })
  .map((facts) => haircut(facts));

/**
 * What up to four links and the shop's own changes make of an entry, which may be of many services and longer than a day.
 */
const anyEntry = fc
  .tuple(fc.array(anyTicket, { minLength: 1, maxLength: 4 }), fc.nat(4000), fc.integer({ min: 1, max: 4e12 }))
  .map(([tickets, duration, at]) => {
    const arrived = tickets.reduce<Entry | null>(
      (known, ticket) => applyTicketLink(known, ticket, { duration, chairCount: 2 }, at).entry,
      null,
    ) as Entry;
    const updates = [
      marksUpdate({ outcome: "done", isPaid: true, isReminded: true }),
      depositMissingUpdate,
      correctionUpdate({ ...arrived, time: "10:00" }, null),
      statusUpdate("declined"),
    ];
    return updates.reduce((known, update) => update(known, at), arrived);
  });

test("whatever the book takes in, its file gives back", () =>
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 3 }), fc.string(), (entries, shop) =>
      expect(readBookFile(writeBookFile(entries, shop, mondayNoon))).toMatchObject({ shop, entries }),
    ),
  ));

test("a file of the first version is read, whatever is written today", () => {
  const booking =
    '"code":"BTP123456AB","status":"confirmed","version":29000000,"language":"id","name":"Budi","phone":"0812","address":"","haircut":"3","notes":"","date":"2026-12-01","time":"17:00","serviceIds":["classic"],"barberId":null,"total":115000,"isLeastTotal":false,"deposit":{"amount":50000,"isReceived":true},"changedFrom":null,"duration":45,"chairCount":1';
  const marks =
    '"outcome":"done","outcomeAt":1,"paid":65000,"isReminded":false,"chairs":[0],"askedVersion":0,"links":["0","1"],"refusedLinks":[],"touchedAt":2,"log":[{"at":2,"event":"edited","date":"2026-12-01","time":"17:00","what":"nama"}]';
  const first = `{"kind":"buku-toko","version":1,"shop":"Toko","writtenAt":"2026-11-30T05:00:00.000Z","entries":[{${booking},"id":"a","source":"ticket","pendingChange":{"status":"requested","version":29000001,"link":"1","isFromCustomer":true,"parts":{"date":"2026-12-02","time":"18:00"}},${marks}}]}`;
  expect(readBookFile(first)).toMatchObject(JSON.parse(first.replace('"kind":"buku-toko","version":1,', "")));
});

test("an entry that was written before a text was known has none", () => {
  const { haircut: _, ...older } = entry();
  expect(readBookFile(changed({ entries: [older] }))).toMatchObject({ entries: [entry()] });
});

test.each([
  ["no JSON", "PK\u0003", "notABook"],
  ["cut off", file.slice(0, -9), "unreadable"],
  ["of a newer version", changed({ version: 2 }), "unreadable"],
  ["with one entry that is not as it should be", withEntry({ time: "25:00" }), "unreadable"],
  ["with a length that no visit has", withEntry({ duration: 1e15 }), "unreadable"],
  ["with an instant that no clock shows", withEntry({ outcomeAt: 1e17 }), "unreadable"],
  ["with more chairs than a shop has", withEntry({ chairCount: 51 }), "unreadable"],
  ["with a chair's number that no shop has", withEntry({ chairs: [1e10] }), "unreadable"],
  [
    "with an event that only a newer page knows",
    withEntry({ log: [{ ...entry().log[0], event: "seated" }] }),
    "unreadable",
  ],
])("a file that is %s is refused", (_, text, problem) => expect(readBookFile(text)).toBe(problem));
