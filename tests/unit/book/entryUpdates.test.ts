import { correctionUpdate } from "../../../src/book/rules/entryUpdates";
import { entry } from "../../support/book";

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
