import type { Entry } from "../../../src/book/rules/entry";
import { correctionUpdate, depositMissingUpdate } from "../../../src/book/rules/entryUpdates";
import { entry } from "../../support/book";
import { deposit } from "../../support/deposit";

test("a visit that is moved is neither done nor reminded, nor in its chair any more", () => {
  const done = entry({ outcome: "done", outcomeAt: 1, isReminded: true, chairs: [0] });
  expect(correctionUpdate({ ...done, time: "18:00" }, null)(done, 2000)).toMatchObject({
    outcome: null,
    outcomeAt: null,
    isReminded: false,
    chairs: null,
  });
});

test("a correction changes what was typed, and leaves what has changed since the form was opened", () => {
  const opened = entry();
  const moved = { ...opened, time: "14:00", total: 120_000, touchedAt: 1500 };
  expect(correctionUpdate({ ...opened, notes: "Poni" }, null, opened)(moved, 2000)).toMatchObject({
    time: "14:00",
    total: 120_000,
    notes: "Poni",
  });
});

test("a correction of the total makes a deposit that is owed follow the terms", () => {
  const opened = entry({ deposit: { amount: 50_000, isReceived: true } });
  const missing = depositMissingUpdate(opened, 1500);
  const correct = (changes: Partial<Entry>) => correctionUpdate({ ...opened, ...changes }, deposit, opened);
  // Tapped on the card while the form was open.
  expect(correct({ total: 40_000 })(missing, 2000).deposit).toEqual({ amount: 40_000, isReceived: false });
  expect(correct({ total: 0 })(missing, 2000).deposit).toBeNull();
});
