import { changeByVersion, entriesOf, takenBack } from "../../../src/domain/book/entry";
import { ticketId } from "../../../src/domain/book/record";
import type { Booking } from "../../../src/domain/booking/booking";
import { booking, entryOf, id, recordOf, tick, version } from "../../support/book";

const [moved, later] = [29_000_000, 29_000_005];
const own = { source: "shop" as const };
const ofTicket = (changes: Partial<Booking>) => recordOf([version(changes)], [], ticketId(booking(changes)));

describe("an entry", () => {
  test("stands as its newest version says, whatever came last", () => {
    const newest = version({ version: later, status: "confirmed", date: "2026-12-03", total: 90_000 });
    const older = version({ version: moved, date: "2026-12-02", total: 100_000 }, { recordedAt: 9000 });
    expect(entryOf([newest, older, version()])).toMatchObject({
      date: "2026-12-03",
      status: "confirmed",
      total: 90_000,
    });
  });

  test.each<[string, Partial<Booking>]>([
    ["the name", { name: "" }],
    ["the end of the name", { name: "Budi Sa…" }],
    ["address and notes", { address: "", notes: "" }],
    ["the phone number", { phone: "" }],
    ["the services", { serviceIds: [], barberId: null, total: null }],
  ])("keeps what a shortened link leaves out: %s", (_, leftOut) => {
    const whole = booking({ address: "Jl. Melati 5", notes: "Poni", barberId: "agus" });
    const answer = { ...whole, ...leftOut, version: moved, status: "confirmed" } as const;
    expect(entryOf([version(whole), version(answer)])).toEqual({
      ...entryOf([version(whole)]),
      version: moved,
      status: "confirmed",
    });
  });

  test("leaves out what the shop left out itself", () => {
    const corrected = version({ version: moved, notes: "", phone: "" }, own);
    expect(entryOf([version({ notes: "Poni" }), corrected])).toMatchObject({ notes: "", phone: "", source: "ticket" });
  });

  test("waits where a link alone says that it was accepted, until the shop says so of that version too", () => {
    const claim = version({ status: "confirmed", version: moved }, { isClaim: true });
    expect(entryOf([claim])).toMatchObject({ status: "requested", isClaimed: true });
    expect(entryOf([claim, version({ status: "confirmed", version: moved })])).toMatchObject({
      status: "confirmed",
      isClaimed: false,
    });
  });

  test("has the outcome of its own hour alone, and is paid at any", () => {
    const ticks = [tick({ kind: "outcome", value: "done" }), tick()];
    expect(entryOf([version()], ticks)).toMatchObject({ outcome: "done", outcomeAt: 2000, isPaid: true });
    const elsewhere = version({ version: moved, time: "18:00" });
    expect(entryOf([version(), elsewhere], ticks)).toMatchObject({ outcome: null, outcomeAt: null, isPaid: true });
  });

  test("keeps a down payment that the shop received through later tickets, until the shop takes that back", () => {
    const received = version({ version: moved, deposit: { amount: 50_000, isReceived: true } });
    const ticket = version({ version: later, deposit: { amount: 60_000, isReceived: false } }, { recordedAt: 1500 });
    expect(entryOf([received, ticket]).deposit).toEqual({ amount: 50_000, isReceived: true });
    const missing = tick({ kind: "depositMissing" });
    expect(entryOf([received, ticket], [missing]).deposit).toEqual({ amount: 60_000, isReceived: false });
  });

  test("is again what it was once its last change is taken back", () => {
    const before = entryOf([version({ notes: "Poni" })]);
    const accepted = version({ version: moved, status: "confirmed", time: "18:00" });
    const after = entryOf([version({ notes: "Poni" }), accepted]);
    const now = new Date("2026-12-01T11:00:00+07:00");
    expect(entryOf([version({ notes: "Poni" }), accepted, takenBack(before, after, now)])).toEqual({
      ...before,
      version: expect.any(Number),
    });
  });
});

describe("a ticket that was sent before the shop answered, and read after it", () => {
  const request = version();
  const answer = version({ version: later, status: "confirmed" }, { seen: 0 });
  const cancelled = version({ version: moved, status: "cancelled" });
  const change = version({ version: moved, time: "18:00" });

  test("counts behind that answer", () => {
    expect(entryOf([request, answer, cancelled])).toMatchObject({ status: "cancelled", version: later });
    expect(entryOf([request, answer, change])).toMatchObject({ status: "requested", acceptedVisit: { time: "17:00" } });
  });

  test("counts behind it in the same minute too, and a less informed answer of another phone before it", () => {
    const sameMinute = version({ version: later, time: "18:00" });
    expect(entryOf([request, answer, sameMinute])).toMatchObject({ status: "requested", time: "18:00" });
    const informed = version({ version: later, status: "confirmed", time: "18:00" }, { seen: moved });
    const other = version({ version: later + 9, status: "cancelled" }, { seen: 0 });
    expect(entryOf([request, change, informed, other])).toMatchObject({ status: "confirmed", time: "18:00" });
  });

  test("asks for nothing that the answer has granted", () => {
    expect(entryOf([request, answer, version({ version: moved })])).toMatchObject({ status: "confirmed" });
  });

  test("counts for the shop's next word, also where its clock is ahead", () => {
    const ahead = version({ version: later + 15, time: "18:00" });
    const calledOff = version({ version: later + 2, status: "cancelled" }, { seen: later + 15 });
    expect(entryOf([request, answer, ahead, calledOff])).toMatchObject({ status: "cancelled" });
  });

  test("stands before an answer that knew it, and so does a link of the answer itself", () => {
    const aware = version({ version: later + 1, status: "confirmed", time: "18:00" }, { seen: moved });
    expect(entryOf([request, answer, change, aware])).toMatchObject({ status: "confirmed", time: "18:00" });
    const link = version({ version: later, status: "confirmed" }, { isClaim: true });
    expect(entryOf([request, answer, link, aware])).toMatchObject({ status: "confirmed", time: "18:00" });
  });
});

describe("an accepted visit that the customer asks to change", () => {
  const accepted = version({ version: moved, status: "confirmed" });
  const change = version({ version: later, time: "18:00" });

  test("stands beside the request until the shop has answered, also where the request came first", () => {
    for (const versions of [
      [version(), accepted, change],
      [change, accepted, version()],
    ])
      expect(entriesOf([recordOf(versions)])).toMatchObject([
        { status: "requested", time: "18:00", acceptedVisit: { time: "17:00" }, requestedMoment: null },
        { status: "confirmed", time: "17:00", acceptedVisit: null, requestedMoment: { time: "18:00" } },
      ]);
  });

  test.each<[string, Partial<Booking>]>([
    ["was accepted", { status: "confirmed", time: "18:00" }],
    ["was kept at its hour", { status: "confirmed" }],
    ["was called off", { status: "cancelled", time: "18:00" }],
  ])("is one entry again once it %s", (_, changes) => {
    const answer = version({ version: later + 1, ...changes });
    expect(entriesOf([recordOf([accepted, change, answer])])).toMatchObject([{ ...changes, acceptedVisit: null }]);
  });

  test("does not stand where the shop took its acceptance back", () => {
    const undone = version({ version: later, status: "requested" }, own);
    const next = version({ version: later + 1, time: "18:00" });
    expect(entriesOf([recordOf([accepted, undone, next])])).toMatchObject([{ time: "18:00", acceptedVisit: null }]);
  });
});

describe("bookings of one code", () => {
  const people = (...changes: Partial<Booking>[]) =>
    entriesOf(changes.map(ofTicket)).map(({ name, phone, sharesCode }) => [name, phone, sharesCode]);

  test("are two where name and number are others, and both say so", () => {
    expect(people({}, { name: "Joko", phone: "0813 0000 1111" })).toEqual([
      ["Budi Santoso", "0812 3456 7890", true],
      ["Joko", "0813 0000 1111", true],
    ]);
  });

  test.each<[string, Partial<Booking>]>([
    ["the same number in another form", { name: "Bapak Budi", phone: "+62 812-3456-7890" }],
    ["the same name", { name: "budi santoso", phone: "0813 0000 1111" }],
    ["neither", { name: "", phone: "" }],
  ])("are one with %s", (_, changes) => {
    expect(people({}, { ...changes, version: moved })).toHaveLength(1);
  });

  test("are one with what the shop wrote under that code, whatever it corrected since", () => {
    const corrected = version({ version: moved, name: "Rudi", phone: "0815 1111 2222" }, own);
    const ticket = version({ version: later, time: "18:00" });
    const records = [recordOf([version({}, own), corrected], [], "own-1"), recordOf([ticket])];
    expect(entriesOf(records)).toMatchObject([{ id: "own-1", ids: ["own-1", id], time: "18:00" }]);
  });

  test("that the shop wrote are never one: two walk-ins in one minute are two", () => {
    const walkIn = version({ code: "", name: "", phone: "" }, { source: "walkIn" });
    expect(entriesOf(["own-1", "own-2"].map((one) => recordOf([walkIn], [], one)))).toHaveLength(2);
    expect(entriesOf(["own-1", "own-2"].map((one) => recordOf([version({}, own)], [], one)))).toHaveLength(2);
  });
});

describe("what recording a ticket changed", () => {
  const known = [recordOf([version({ version: 28_000_000 })])];
  const changeBy = (changes: Partial<Booking>) => {
    const next = version({ version: 29_000_000, ...changes }, { recordedAt: 2000 });
    return changeByVersion(known, ticketId(next.booking), next);
  };

  test.each<[string, Partial<Booking>, object]>([
    ["the same ticket again", { version: 28_000_000 }, { kind: "same" }],
    ["an older ticket", { version: null, time: "10:00" }, { kind: "older" }],
    [
      "another hour",
      { time: "18:00", status: "confirmed" },
      { kind: "moved", from: expect.objectContaining({ date: "2026-12-01", time: "17:00" }) },
    ],
    ["another status", { status: "cancelled", total: 1 }, { kind: "status" }],
    ["another total", { total: 90_000 }, { kind: "details" }],
    ["another person's ticket", { name: "Joko", phone: "0813 0000 1111" }, { kind: "otherPerson" }],
  ])("%s is named as what it is", (_, changes, change) => {
    expect(changeBy(changes).change).toEqual(change);
  });

  test("a first ticket is new, and its entry was none before", () => {
    expect(changeByVersion([], id, version())).toMatchObject({
      change: { kind: "new" },
      before: null,
      entry: booking(),
    });
  });
});
