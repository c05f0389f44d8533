import { entriesOf, isSamePerson } from "../../../src/domain/book/entry";
import type { Slip } from "../../../src/domain/book/record";
import { mark, recordOf, slip } from "../../support/book";

const entryOf = (...slips: Slip[]) => entriesOf(recordOf(slips))[0];
const versions = { moved: 29_000_000, later: 29_000_005 };

describe("an entry", () => {
  test("of a moved booking stands at its new time alone", () => {
    const moved = slip({ version: versions.moved, date: "2026-12-02", time: "10:30", recordedAt: 2000 });
    expect(entriesOf(recordOf([slip(), moved]))).toMatchObject([{ date: "2026-12-02", time: "10:30" }]);
  });

  test.each(["cancelled", "declined", "confirmed", "proposed"] as const)("of a %s booking says so", (status) => {
    expect(entryOf(slip(), slip({ status, version: versions.moved }))?.status).toBe(status);
    expect(entryOf(slip({ status }), slip())?.status).toBe(status);
  });

  test("does not change by an older ticket that is recorded later", () => {
    const newest = slip({ version: versions.later, status: "confirmed", date: "2026-12-03", total: 90_000 });
    const older = slip({ version: versions.moved, date: "2026-12-02", total: 100_000, recordedAt: 9_000_000 });
    const before = entriesOf(recordOf([slip(), newest]));
    expect(entriesOf(recordOf([slip(), newest, older]))).toEqual(before);
    expect(entriesOf(recordOf([older, newest, slip({ recordedAt: 9_000_001 })]))).toEqual(before);
  });

  test.each<[string, Partial<Slip>]>([
    ["the name", { name: "" }],
    ["the end of the name", { name: "Budi Sa…" }],
    ["the address", { address: "" }],
    ["the notes", { notes: "" }],
    ["the phone number", { phone: "" }],
    ["the services", { serviceIds: [], barberId: null, duration: 30, total: null }],
    ["all of these", { name: "", address: "", notes: "", phone: "", serviceIds: [], barberId: null, total: null }],
  ])("keeps what a shortened link leaves out: %s", (_, leftOut) => {
    const whole = slip({ address: "Jl. Melati 5", notes: "Poni", barberId: "agus", serviceIds: ["classic", "beard"] });
    const link = { ...whole, ...leftOut, version: versions.moved, status: "confirmed" as const, date: "2026-12-02" };
    expect(entriesOf(recordOf([whole, link]))).toEqual([
      { ...entryOf(whole), version: versions.moved, status: "confirmed", date: "2026-12-02" },
    ]);
    // A link that lacks its version as well, of the same moment.
    expect(entriesOf(recordOf([whole, { ...link, version: 0, date: whole.date }]))).toEqual([
      { ...entryOf(whole), status: "confirmed" },
    ]);
  });

  test("leaves out what the shop deleted in a correction, or in any other slip of its own", () => {
    const whole = slip({ notes: "Poni", phone: "0812 3456 7890" });
    const corrected = slip({ source: "shop", version: versions.moved, notes: "", phone: "" });
    const called = { ...corrected, version: versions.later, source: "ticket" as const };
    expect(entryOf(whole, corrected)).toMatchObject({ source: "ticket", notes: "", phone: "" });
    expect(entryOf(whole, corrected, called)).toMatchObject({ notes: "", phone: "" });
  });

  test("stays one under whatever name the shop corrects it to", () => {
    const budi = slip({ name: "Budi", phone: "", source: "shop" });
    const corrects = { name: "Budi", phone: "" };
    const rudi = slip({ ...budi, name: "Rudi", corrects, version: versions.moved });
    const ruben = slip({ ...budi, name: "Ruben", corrects: { name: "Rudi", phone: "" }, version: versions.later });
    expect(entriesOf(recordOf([budi, rudi, ruben], [mark({ name: "Budi" })]))).toMatchObject([
      { name: "Ruben", sharesCode: false, isPaid: true },
    ]);
    const nameless = slip({ ...budi, name: "", corrects, version: versions.moved });
    const joko = slip({ name: "Joko", phone: "0813 0000 1111" });
    expect(entriesOf(recordOf([joko, budi, nameless])).map(({ name }) => name)).toEqual(["", "Joko"]);
  });

  test("has the newer name, number and services where a newer ticket names others", () => {
    const newer = { name: "Budi S.", serviceIds: ["beard"], duration: 30, total: 75_000 };
    expect(entryOf(slip(), slip({ ...newer, version: versions.moved }))).toMatchObject(newer);
    expect(entryOf(slip({ name: "Budi" }), slip({ version: versions.moved }))?.name).toBe("Budi Santoso");
    expect(entryOf(slip(), slip({ phone: "0813 1111 2222", version: versions.moved }))?.phone).toBe("0813 1111 2222");
  });

  test("has no total where the newer services have none that is known", () => {
    const newer = slip({ serviceIds: ["massage"], total: null, version: versions.moved });
    expect(entryOf(slip({ isLeastTotal: true }), newer)).toMatchObject({ total: null, isLeastTotal: false });
  });

  test("is the shop's own where the shop wrote it first", () => {
    expect(entryOf(slip({ source: "walkIn" }), slip({ source: "ticket", version: versions.moved }))?.source).toBe(
      "walkIn",
    );
  });

  test("keeps its code and key whatever a slip from a file says beside its fields", () => {
    const hostile = { ...slip(), code: "BTP999999ZZ", key: "other", sharesCode: true, isPaid: true };
    expect(entryOf(hostile)).toMatchObject({
      code: "BTP123456AB",
      key: "BTP123456AB",
      sharesCode: false,
      isPaid: false,
    });
  });
});

describe("an acceptance that a link alone speaks of", () => {
  const claim = slip({ status: "confirmed", version: versions.moved, isClaim: true });
  const answer = slip({ status: "confirmed", version: versions.moved, recordedAt: 500 });

  test("leaves the booking waiting", () => {
    expect(entryOf(slip(), claim)).toMatchObject({ status: "requested", isClaimed: true });
    expect(entryOf(claim)).toMatchObject({ status: "requested", isClaimed: true });
    expect(entryOf(slip(), { ...answer, version: versions.later, time: "10:00" }, claim)?.isClaimed).toBe(false);
  });

  test("counts where the shop has answered so, in whatever order both came", () => {
    for (const slips of [
      [answer, claim],
      [claim, answer],
      [claim, { ...answer, source: "shop" as const, version: versions.later }],
    ])
      expect(entryOf(...slips)).toMatchObject({ status: "confirmed", isClaimed: false });
  });

  test("does not bring back what was called off, nor move it", () => {
    const cancelled = slip({ status: "cancelled", version: versions.moved + 1 });
    expect(entryOf(answer, cancelled, { ...claim, version: versions.later })?.status).toBe("requested");
    expect(entryOf(answer, { ...claim, time: "10:00", version: versions.later })?.isClaimed).toBe(true);
  });
});

describe("marks", () => {
  const moved = slip({ version: versions.moved, date: "2026-12-02" });
  const marks = [
    mark(),
    mark({ kind: "reminded" }),
    mark({ kind: "outcome", value: "noShow", at: 1999 }),
    mark({ kind: "outcome", value: "done" }),
  ];

  test("show on the booking of the moment for which they were set, the last one of a kind", () => {
    expect(entriesOf(recordOf([slip()], marks))).toMatchObject([{ outcome: "done", isPaid: true, isReminded: true }]);
  });

  test("of a moved booking are gone, but it stays paid", () => {
    expect(entriesOf(recordOf([slip(), moved], marks))).toMatchObject([
      { outcome: null, isPaid: true, isReminded: false },
    ]);
  });

  test("are there again on a booking that is moved back", () => {
    const back = slip({ version: versions.later });
    expect(entriesOf(recordOf([slip(), moved, back], marks))).toMatchObject([{ outcome: "done", isReminded: true }]);
  });

  test("say when a visit was ticked off as done", () => {
    expect(entriesOf(recordOf([slip()], marks))).toMatchObject([{ doneAt: 2000 }]);
    expect(entriesOf(recordOf([slip()], [mark({ kind: "outcome", value: "noShow" })]))).toMatchObject([
      { doneAt: null },
    ]);
  });

  test("taken back count for nothing, and a value that no mark has neither", () => {
    const takenBack = mark({ value: "", at: 2001, date: "2026-12-02" });
    expect(entriesOf(recordOf([slip(), moved], [...marks, takenBack]))).toMatchObject([{ isPaid: false }]);
    expect(entriesOf(recordOf([slip()], [mark({ kind: "outcome", value: "yes" })]))).toMatchObject([{ outcome: null }]);
  });
});

describe("a code of several people", () => {
  const joko = { name: "Joko Susilo", phone: "0813 0000 1111" };
  const both = [
    slip({ notes: "Poni", address: "Jl. Melati 5" }),
    slip({ ...joko, version: versions.moved, time: "10:00", recordedAt: 3000 }),
  ];

  test("gives an entry for each, with different keys", () => {
    expect(entriesOf(recordOf(both))).toMatchObject([
      { key: "BTP123456AB", sharesCode: true, name: "Budi Santoso", time: "17:00" },
      { key: "BTP123456AB-2", sharesCode: true, ...joko, time: "10:00" },
    ]);
  });

  test("takes nothing from one for the other: what was said, cancelled or marked", () => {
    const cancelled = slip({ ...joko, version: versions.later, status: "cancelled", time: "10:00" });
    const marks = [mark(), mark({ kind: "reminded" }), mark({ kind: "outcome", value: "done", time: "17:00" })];
    const [budi, other] = entriesOf(recordOf([...both, cancelled], marks));
    expect(budi).toMatchObject({ status: "requested", isPaid: true, isReminded: true, outcome: "done", notes: "Poni" });
    expect(other).toMatchObject({
      status: "cancelled",
      isPaid: false,
      isReminded: false,
      outcome: null,
      notes: "",
      address: "",
    });
  });

  test("keeps the marks of one who is known by his number alone from one who is not known at all", () => {
    const numberAlone = slip({ name: "", phone: joko.phone, version: versions.moved });
    const nobody = slip({ name: "", phone: "", version: versions.later, status: "confirmed" });
    const entries = entriesOf(recordOf([slip(), nobody, numberAlone], [mark({ name: joko.phone })]));
    expect(entries.map(({ isPaid }) => isPaid)).toEqual([false, true]);
  });
});

test.each([
  [
    "the same number, written otherwise",
    { name: "Budi", phone: "0812-3456-7890" },
    { name: "B", phone: "+62 812 3456 7890" },
    true,
  ],
  [
    "the same name, written otherwise",
    { name: "BUDI  santoso", phone: "" },
    { name: "Budi Santoso", phone: "0812 3456 7890" },
    true,
  ],
  ["a corrected number", { name: "Budi", phone: "0812 3456 7890" }, { name: "Budi", phone: "0812 3456 7891" }, true],
  ["a name cut by a link", { name: "Muhamma…", phone: "" }, { name: "Muhammad Abdurrahman", phone: "" }, true],
  [
    "a name cut by a link, other numbers",
    { name: "Muhamma…", phone: "0812 3456 7890" },
    { name: "Muhammad Ali", phone: "0813 0000 1111" },
    false,
  ],
  ["others", { name: "Budi", phone: "0812 3456 7890" }, { name: "Joko", phone: "0813 0000 1111" }, false],
  ["nobody", { name: "", phone: "" }, { name: "", phone: "" }, false],
])("%s", (_, one, other, isSame) => {
  expect(isSamePerson(one, other)).toBe(isSame);
  expect(isSamePerson(other, one)).toBe(isSame);
});
