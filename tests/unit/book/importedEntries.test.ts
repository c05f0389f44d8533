import { applyTicketLink } from "../../../src/book/rules/applyTicketLink";
import { type Entry, withPendingChange } from "../../../src/book/rules/entry";
import { marksUpdate, statusUpdate } from "../../../src/book/rules/entryUpdates";
import { importedEntries } from "../../../src/book/rules/importedEntries";
import type { Booking } from "../../../src/domain/booking/booking";
import { entry, entryOfTicket, haircut, haircutSize } from "../../support/book";

const accepted = statusUpdate("confirmed")(entryOfTicket(), 1500);
const arrive = (known: Entry | null, changes: Partial<Booking>, at: number) =>
  applyTicketLink(known, haircut({ version: 1, ...changes }), haircutSize, at).entry;
const merge = (own: Entry, file: Entry) => importedEntries([own], [file]).map((imported) => imported.entry);

test("of an entry that two phones have changed the later one counts, with what both have logged", () => {
  const [here, there] = [
    marksUpdate({ isReminded: true })(entry(), 1500),
    marksUpdate({ isPaid: true })(entry(), 2000),
  ];
  expect(merge(here, there).map(({ log }) => log.map(({ event }) => event))).toEqual([["written", "reminded", "paid"]]);
  expect(importedEntries([there], [here, there])).toEqual([]);
});

test("a change that waits on one phone goes on waiting when another, touched later, is read in", () => {
  const waiting = arrive(accepted, { time: "18:00" }, 1600);
  const reminded = marksUpdate({ isReminded: true })(accepted, 2000);
  for (const [one] of [merge(waiting, reminded), merge(reminded, waiting)]) {
    expect(one).toMatchObject({ status: "confirmed", time: "17:00", isReminded: true });
    expect(one && withPendingChange(one).time).toBe("18:00");
  }
});

test("two accepted visits of one code and name are one, and the other number is asked about", () => {
  const corrected = statusUpdate("confirmed")(arrive(null, { phone: "0813 1111 2222" }, 1600), 1700);
  const reminded = marksUpdate({ isReminded: true })(accepted, 2000);
  expect(merge(reminded, corrected)).toMatchObject([
    {
      id: reminded.id,
      phone: "0812 3456 7890",
      pendingChange: { isFromCustomer: false, parts: { phone: "0813 1111 2222" } },
    },
  ]);
});
