import { correctionUpdate, importedEntries, marksUpdate } from "../../../src/book/entries/entryUpdates";
import { entry } from "../../support/book";

test("a visit that is moved is neither done nor reminded, nor in its chair any more", () => {
  const done = entry({ outcome: "done", outcomeAt: 1, isReminded: true, chairs: [0] });
  expect(correctionUpdate({ ...done, time: "18:00" })(done, 2000)).toMatchObject({
    outcome: null,
    outcomeAt: null,
    isReminded: false,
    chairs: null,
  });
});

test("a correction changes what was typed, and leaves what has changed since the form was opened", () => {
  const opened = entry();
  const moved = { ...opened, time: "14:00", total: 120_000, touchedAt: 1500 };
  expect(correctionUpdate({ ...opened, notes: "Poni" }, opened)(moved, 2000)).toMatchObject({
    time: "14:00",
    total: 120_000,
    notes: "Poni",
  });
});

test("a correction leaves a deposit that has been received since, and one that is owed unless the total changes", () => {
  const owed = { amount: 50_000, isReceived: false };
  const opened = entry({ deposit: owed });
  const cheaper = { ...opened, total: 40_000, deposit: { amount: 40_000, isReceived: false } };
  const received = { ...opened, deposit: { amount: 50_000, isReceived: true } };
  expect(correctionUpdate(cheaper, opened)(received, 2000).deposit).toEqual(received.deposit);
  expect(correctionUpdate(cheaper, opened)(opened, 2000).deposit).toEqual(cheaper.deposit);
  expect(correctionUpdate({ ...opened, notes: "Poni", deposit: null }, opened)(opened, 2000).deposit).toEqual(owed);
});

test("of an entry that two phones have changed the later one counts, with what both have logged", () => {
  const [here, there] = [
    marksUpdate({ isReminded: true })(entry(), 1500),
    marksUpdate({ isPaid: true })(entry(), 2000),
  ];
  const events = importedEntries([here], [there]).map(({ entry: { log } }) => log.map(({ event }) => event));
  expect(events).toEqual([["written", "reminded", "paid"]]);
  expect(importedEntries([there], [here, there])).toEqual([]);
});
