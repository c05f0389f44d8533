import { removals } from "../../../src/owner/form/removals";

const services = [
  { id: "potong", name: "Potong" },
  { id: "cukur", name: "Cukur" },
];
const closures = [{ reason: "Libur", from: "2026-12-24" }, { reason: "Libur" }, { reason: "Acara" }];
const hours = { monday: { open: "09:00", close: "17:00" } };

test.each([
  ["an entry, by its id though it moved", { services }, { services: [services[1]] }, [["services", 0]]],
  ["an entry for which another came", { services }, { services: [services[0], { id: "x" }] }, [["services", 1]]],
  ["one of two of the same name", { closures }, { closures: closures.slice(1) }, [["closures", 0]]],
  ["a whole list", { closures }, {}, [0, 1, 2].map((index) => ["closures", index])],
  ["a group in an entry", [{ id: "a", hours }], [{ id: "a", hours: null }], [[0, "hours"]]],
  ["no entry with another name", { closures }, { closures: [...closures.slice(0, 2), { reason: "Acara RT" }] }, []],
  [
    "no choice, no order, no emptied text",
    { daysOff: ["monday"], services, line: "A" },
    { daysOff: [], services: [...services].reverse(), line: null },
    [],
  ],
])("a save is asked about when it takes out %s", (_, before, after, expected) =>
  expect(removals(before, after)).toEqual(expected),
);
