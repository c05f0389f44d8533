import { applyTicketLink, type RecordedChange } from "../../../src/book/rules/applyTicketLink";
import { type Entry, entryOfTicket as entryOfLink, takesChair, withPendingChange } from "../../../src/book/rules/entry";
import { answerUpdate, correctionUpdate, dismissalUpdate, marksUpdate } from "../../../src/book/rules/entryUpdates";
import { type Booking, requestedBooking } from "../../../src/domain/booking/booking";
import { entryOfTicket, haircut, haircutSize } from "../../support/book";
import { offering } from "../../support/booking";

const minute = 29_000_000;
const msOf = (version: number) => version * 60_000;
const apply = (entry: Entry | null, changes: Partial<Booking>) =>
  applyTicketLink(entry, haircut(changes), haircutSize, msOf(minute + 60));
const entryAfter = (entry: Entry | null, changes: Partial<Booking>) => apply(entry, changes).entry;

const request = entryOfTicket();
const accepted = answerUpdate(haircut({ status: "confirmed", version: minute + 30 }), haircutSize)(
  request,
  msOf(minute + 30),
);
const over = marksUpdate({ outcome: "done" })(accepted, msOf(minute + 31));
const proposal = haircut({ status: "proposed", version: minute, time: "19:00" });
const proposed = answerUpdate(proposal, haircutSize)(request, msOf(minute));
const calledOff = entryAfter(request, { status: "cancelled", version: minute });
const changed = entryAfter(request, { version: minute + 5, time: "18:00" });
const farAhead = entryAfter(request, { version: 99_999_999, time: "18:00" });

const otherPhone = "0813 1111 2222";
const next = { version: minute + 5 };
const to18 = { version: minute, time: "18:00" };
const to19 = { version: minute, time: "19:00" };
const cancels = { version: minute, status: "cancelled" } as const;

/** What a link did, as "event: entry + what waits beside it". */
const inWords = ({ isRecorded, entry }: RecordedChange) =>
  `${isRecorded ? entry.log.at(-1)?.event : "nothing"}: ${entry.status} ${entry.time}${entry.pendingChange ? ` + ${entry.pendingChange.status} ${withPendingChange(entry).time}` : ""}`;

describe("a ticket's link", () => {
  test.each([
    ["that says accepted is a request", null, { status: "confirmed" }, "claimsConfirmed: requested 17:00"],
    ["is not older than one of a clock years ahead", farAhead, to19, "changed: requested 19:00"],
    ["that proposes frees no chair", accepted, { ...proposal, version: minute + 99 }, "nothing: confirmed 17:00"],
    ["asks in vain for what is accepted", accepted, { version: minute + 40 }, "nothing: confirmed 17:00"],
    [
      "cancels without a version too",
      changed,
      { status: "cancelled", version: null },
      "cancelledByCustomer: cancelled 18:00",
    ],
    [
      "by code and name alone cancels nothing, because another person may have written it",
      accepted,
      { ...cancels, phone: "" },
      "asksToCancel: confirmed 17:00 + cancelled 17:00",
    ],
    ["cancels no visit that is over", over, cancels, "asksToCancel: confirmed 17:00 + cancelled 17:00"],
    ["asks anew after a cancellation", calledOff, next, "asksToMove: cancelled 17:00 + requested 17:00"],
    ["agrees to a proposal", proposed, { ...next, time: "19:00" }, "agreed: proposed 19:00 + requested 19:00"],
    [
      "of another number does not agree",
      proposed,
      { ...next, time: "19:00", phone: otherPhone },
      "asksToMove: proposed 19:00 + requested 19:00",
    ],
  ] as const)("%s", (_, before, changes, expected) => expect(inWords(apply(before, changes))).toBe(expected));

  test("takes the proposed chair away only where its customer asks for another time", () => {
    const isKeptAt = (time: string) => takesChair(entryAfter(proposed, { ...next, time }));
    expect([isKeptAt("19:00"), isKeptAt("20:00")]).toEqual([true, false]);
  });

  test("receives no deposit and takes none back", () => {
    const [owed, received] = [false, true].map((isReceived) => ({ amount: 50_000, isReceived }));
    expect(entryOfTicket({ deposit: received }).deposit).toEqual(owed);
    const known = { deposit: received ?? null };
    expect(entryAfter({ ...request, ...known }, { ...to18, deposit: owed ?? null })).toMatchObject(known);
  });

  test("belongs to a visit that the shop has made out to somebody else, and leaves it to him", () => {
    const andis = { ...accepted, name: "Andi", phone: "0813 9999 8888" };
    expect(entryOfLink([andis], haircut(cancels))).toBe(andis);
    expect(entryAfter(andis, cancels)).toMatchObject({ name: "Andi", status: "confirmed" });
  });
});

describe("what waits beside an entry is applied to it as it is when the shop answers:", () => {
  const at = msOf(minute + 70);
  const asks = { ...to18, version: minute + 35 };
  const asking = entryAfter(accepted, asks);

  test("number, notes and total that the shop has corrected meanwhile stay, and so does a total for notes alone", () => {
    const corrected = { phone: otherPhone, notes: "Poni", total: 90_000 };
    expect(withPendingChange(correctionUpdate({ ...asking, ...corrected }, null)(asking, at))).toMatchObject({
      ...corrected,
      time: "18:00",
    });
    const cheaper = correctionUpdate({ ...accepted, total: 90_000, duration: 60 }, null)(accepted, msOf(minute + 32));
    const noting = entryAfter(cheaper, { notes: "Poni", version: minute + 35 });
    expect(noting.pendingChange?.parts).toEqual({ notes: "Poni" });
    expect(withPendingChange(noting)).toMatchObject({ notes: "Poni", total: 90_000, duration: 60 });
  });

  test("a deposit that is owed is the total at most", () => {
    const owing = { ...accepted, total: 175_000, deposit: { amount: 35_000, isReceived: false } };
    const deposit = { amount: 100_000, isReceived: false };
    const cheaper = entryAfter(owing, { ...asks, serviceIds: ["beard"], total: 75_000, deposit });
    expect(withPendingChange(cheaper).deposit?.amount).toBe(75_000);
  });

  test("one that the shop grants by a correction waits no more", () =>
    expect(correctionUpdate({ ...asking, time: "18:00" }, null)(asking, at).pendingChange).toBeNull());

  test("one that was refused says so when its link comes again, and waits again", () => {
    const again = apply(dismissalUpdate(asking, at), asks);
    expect(inWords(again)).toBe("asksAgain: confirmed 17:00 + requested 18:00");
    expect(inWords(apply(again.entry, asks))).toMatch(/^nothing/);
  });

  test("one that its customer takes back leaves nothing that waits", () =>
    expect(inWords(apply(asking, { version: minute + 36 }))).toBe("withdrawn: confirmed 17:00"));

  test("of another number gives way to the customer's newest, and does not hide it", () => {
    const stranger = { version: minute + 50, time: "16:00", phone: otherPhone };
    const beside = entryAfter(request, stranger);
    expect(inWords(apply(beside, { ...to18, version: minute + 10 }))).toBe("changed: requested 18:00");
    expect(inWords(apply(asking, stranger))).toBe("otherNumberAsks: confirmed 17:00 + requested 18:00");
  });
});

test("a ticket that was corrected before it was sent makes a request that moves from nowhere", () => {
  const first = haircut();
  const corrected = requestedBooking({ ...first, notes: "Poni" }, offering(), "", new Date(msOf(minute)), first);
  expect(corrected).toMatchObject({ changedFrom: null, version: minute });
  expect(applyTicketLink(null, corrected, haircutSize, msOf(minute)).entry.log).toEqual([
    expect.not.objectContaining({ what: expect.anything() }),
  ]);
});

test("a line of the log says what was changed, from what to what", () => {
  const what = (entry: Entry) => entry.log.at(-1)?.what;
  const moved = correctionUpdate({ ...accepted, time: "18:00", serviceIds: ["beard"], total: 75_000 }, null)(
    accepted,
    msOf(minute + 40),
  );
  expect(what(moved)).toBe(
    "jam Sel 1 Des 17:00 → Sel 1 Des 18:00, layanan classic → beard, total Rp 115.000 → Rp 75.000",
  );
  expect(what(entryAfter(accepted, { version: minute + 40, notes: "Poni" }))).toBe("catatan – → Poni");
  const paid = marksUpdate({ outcome: "done", isPaid: true })(accepted, msOf(minute + 41));
  expect(paid.log.slice(-2).map((line) => line.what)).toEqual(["hasil – → selesai", "dibayar Rp 0 → Rp 115.000"]);
  expect(what(accepted)).toBeUndefined();
});
