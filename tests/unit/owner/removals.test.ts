import { removals } from "../../../src/owner/form/removals";

const services = [
  { id: "potong", name: "Potong" },
  { id: "cukur", name: "Cukur" },
];
const closures = [{ reason: "Libur", from: "2026-12-24" }, { reason: "Libur" }, { reason: "Acara" }];
const hours = { monday: { open: "09:00", close: "17:00" } };

test.each<[string, unknown, unknown, unknown[]]>([
  ["an entry, by its id though it moved", { services }, { services: [services[1]] }, [["services", 0]]],
  ["an entry for which another came", { services }, { services: [services[0], { id: "x" }] }, [["services", 1]]],
  ["one of two of the same name", { closures }, { closures: closures.slice(1) }, [["closures", 1]]],
  ["a whole list", { closures }, {}, [0, 1, 2].map((index) => ["closures", index])],
  ["a group that may be missing", { hours }, { hours: { monday: null } }, [["hours", "monday"]]],
  ["a group in an entry", [{ id: "a", hours }], [{ id: "a", hours: null }], [[0, "hours"]]],
  [
    "two of three haircuts, by their numbers, though the third has another name",
    { haircuts: [7, 8, 9].map((number) => ({ number, name: `Model ${number}` })) },
    { haircuts: [{ number: 9, name: "Komma" }] },
    [0, 1].map((index) => ["haircuts", index]),
  ],
  [
    "one of three, though the last has another name",
    { leave: [...closures.slice(0, 2), { reason: "Acara", from: "2027-01-02" }] },
    { leave: [closures[0], { reason: "Acara RT", from: "2027-01-02" }] },
    [["leave", 1]],
  ],
  ["no entry with another name", { closures }, { closures: [...closures.slice(0, 2), { reason: "Acara RT" }] }, []],
  [
    "no choice, no order, no emptied text",
    { daysOff: ["monday"], services, line: "A" },
    { daysOff: [], services: [...services].reverse(), line: null },
    [],
  ],
])("a save is asked about when it takes out %s", (_, before, after, expected) => {
  expect(removals(before, after)).toEqual(expected);
});
