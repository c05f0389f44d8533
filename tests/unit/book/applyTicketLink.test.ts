import fc from "fast-check";
import { type Entry, entryOfTicket as entryOfLink, requestOf, takesChair } from "../../../src/book/entries/entry";
import {
  answerUpdate,
  correctionUpdate,
  depositMissingUpdate,
  dismissalUpdate,
  marksUpdate,
  revertEntry,
} from "../../../src/book/entries/entryUpdates";
import { applyTicketLink, type RecordedChange } from "../../../src/book/requests/applyTicketLink";
import { type Booking, versionAfter } from "../../../src/domain/booking/booking";
import { entryOfTicket, haircut, haircutSize } from "../../support/book";

const minute = 29_000_000;
const msOf = (version: number) => version * 60_000;
const apply = (entry: Entry | null, changes: Partial<Booking>): RecordedChange =>
  applyTicketLink(entry, haircut(changes), haircutSize, msOf(minute + 60));
const entryAfter = (entry: Entry | null, changes: Partial<Booking>): Entry => apply(entry, changes).entry;

const request = entryOfTicket();
const accepted = answerUpdate(haircut({ status: "confirmed", version: minute + 30 }), haircutSize)(
  request,
  msOf(minute + 30),
);
const over = marksUpdate({ outcome: "done" })(accepted, msOf(minute + 31));
const proposal = haircut({ status: "proposed", version: minute, time: "19:00" });
const proposed = answerUpdate(proposal, haircutSize)(request, msOf(minute));
const claimed = entryAfter(null, { status: "confirmed", version: minute });
const calledOff = entryAfter(request, { status: "cancelled", version: minute });
const changed = entryAfter(request, { version: minute + 5, time: "18:00" });
const farAhead = entryAfter(request, { version: 99_999_999, time: "18:00" });

const otherPhone = "0813 1111 2222";
const next = { version: minute + 5 };
const to18 = { version: minute, time: "18:00" };
const to19 = { version: minute, time: "19:00" };
const cancels = { version: minute, status: "cancelled" } as const;

/** What a link did, as "event: entry + what waits beside it". */
const inWords = ({ result, entry }: RecordedChange) =>
  `${result === "recorded" ? entry.log.at(-1)?.event : result}: ${entry.status} ${entry.time}${entry.asked ? ` + ${entry.asked.status} ${requestOf(entry).time}` : ""}`;

describe("a ticket's link", () => {
  test.each<[string, Entry | null, Partial<Booking>, string]>([
    ["makes an entry", null, {}, "requested: requested 17:00"],
    ["that says accepted is a request", null, { status: "confirmed" }, "claimsConfirmed: requested 17:00"],
    ["of an older version changes nothing", changed, to19, "older: requested 18:00"],
    ["is not older than one of a clock years ahead", farAhead, to19, "changed: requested 19:00"],
    [
      "of another number only asks",
      request,
      { ...next, phone: otherPhone },
      "asksToMove: requested 17:00 + requested 17:00",
    ],
    ["asks beside an accepted visit", accepted, to18, "asksToMove: confirmed 17:00 + requested 18:00"],
    ["that proposes frees no chair", accepted, { ...proposal, version: minute + 99 }, "older: confirmed 17:00"],
    ["asks in vain for what is accepted", accepted, { version: minute + 40 }, "same: confirmed 17:00"],
    ["cancels, though sent before the answer", accepted, cancels, "cancelledByCustomer: cancelled 17:00"],
    [
      "cancels without a version too",
      changed,
      { status: "cancelled", version: null },
      "cancelledByCustomer: cancelled 18:00",
    ],
    [
      "without a name and a number cancels nothing",
      accepted,
      { ...cancels, name: "", phone: "" },
      "asksToCancel: confirmed 17:00 + cancelled 17:00",
    ],
    [
      "of another number cancels nothing",
      accepted,
      { ...cancels, phone: otherPhone },
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
    ["after one that says accepted counts", claimed, { ...next, time: "18:00" }, "changed: requested 18:00"],
  ])("%s", (_, before, changes, expected) => {
    expect(inWords(apply(before, changes))).toBe(expected);
  });

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

  test.each<Partial<Booking>>([{}, to18, cancels])(
    "%j belongs to a visit that the shop has made out to somebody else, and leaves it to him",
    (changes) => {
      const andis = { ...accepted, name: "Andi", phone: "0813 9999 8888" };
      expect(entryOfLink([andis], haircut(changes))).toBe(andis);
      expect(entryAfter(andis, changes)).toMatchObject({ name: "Andi", status: "confirmed" });
    },
  );

  test.each([{ address: "Jl. Mawar 9" }, { name: "Andi" }, { notes: "Poni" }])(
    "that corrects %j of an accepted visit waits for the shop",
    (correction) => {
      const texts = { address: "Jl. Melati 5", notes: "Tipis" };
      const entry = correctionUpdate({ ...accepted, ...texts })(accepted, msOf(minute + 40));
      const { result, entry: after } = apply(entry, { ...texts, version: minute + 50, ...correction });
      expect([result, after.asked]).toEqual(["recorded", expect.objectContaining(correction)]);
    },
  );
});

// The customer's request, two changes, his agreement and cancellation; what claims to be the shop's acceptance, proposal, refusal.
const links: readonly Booking[] = [
  haircut(),
  haircut({ version: minute + 10, time: "14:00" }),
  haircut({ version: minute + 20, time: "15:00", date: "2026-12-02" }),
  haircut({ version: minute + 41, time: "19:00" }),
  haircut({ version: minute + 50, status: "cancelled" }),
  haircut({ version: minute + 30, status: "confirmed" }),
  haircut({ version: minute + 40, status: "proposed", time: "19:00" }),
  haircut({ version: minute + 45, status: "declined" }),
  haircut({ version: minute + 50, status: "cancelled", name: "", phone: "" }),
  haircut({ version: minute + 15, time: "16:00", phone: otherPhone }),
  // Of a clock that is a year ahead.
  haircut({ version: minute + 525_600, time: "11:00" }),
];

const wordsOfShop = ["accept", "decline", "propose", "keep", "dismiss", "correct"] as const;

/** What can happen to one booking: a link is pasted, by its number, or the shop speaks. */
const anyStep = fc.oneof(fc.nat(links.length - 1), fc.constantFrom(...wordsOfShop));

function spoken(entry: Entry, does: (typeof wordsOfShop)[number], at: number): Entry {
  if (does === "correct") return correctionUpdate({ ...entry, notes: `${at}` })(entry, at);
  if (does === "dismiss") return entry.asked ? dismissalUpdate(entry, at) : entry;
  const asked = requestOf(entry);
  const version = versionAfter(asked.version, new Date(at));
  const answers = {
    accept: { ...asked, status: "confirmed" },
    decline: { ...asked, status: "declined" },
    propose: { ...asked, status: "proposed", time: "19:00", date: "2026-12-01" },
    keep: { ...entry, status: "confirmed" },
  } as const;
  return answerUpdate({ ...answers[does], version }, asked)(entry, at);
}

/** What the shop's word changes: it is in the log, and nothing waits any more. A correction leaves what waits. */
function expectShopsWord(before: Entry, after: Entry, does: (typeof wordsOfShop)[number]): void {
  if (after === before) return;
  expect(after.log.length).toBeGreaterThan(before.log.length);
  expect(after.asked).toBe(does === "correct" ? before.asked : null);
}

/** What a link may change: no accepted visit but by a cancellation, nothing to accepted or proposed, and all in the log. */
function expectLinksWord(before: Entry | null, { result, entry: after }: RecordedChange, link: Booking): void {
  const isCalledOff = result === "recorded" && after.log.at(-1)?.event === "cancelledByCustomer";
  if (before?.status === "confirmed" && !isCalledOff) {
    expect([after.status, after.date, after.time]).toEqual(["confirmed", before.date, before.time]);
    expect(takesChair(after)).toBe(true);
  }
  for (const status of ["confirmed", "proposed"]) if (before?.status !== status) expect(after.status).not.toBe(status);
  if (!["same", "older"].includes(result)) {
    const { date, time } = isCalledOff && before ? before : link;
    expect(after.log).toEqual([...(before?.log ?? []), expect.objectContaining({ date, time })]);
  }
}

/** What becomes another: it stands in a new line of the log, as it was and as it is. */
function expectTold(before: Entry, after: Entry): void {
  const told = after.log.slice(before.log.length).map(({ what = "" }) => what);
  for (const part of ["time", "notes", "phone"] as const)
    if (before[part] !== after[part])
      expect(told.some((what) => what.includes(before[part]) && what.includes(after[part]))).toBe(true);
}

/** What undo gives back: the whole entry. The log goes on. */
function expectUndone(before: Entry, after: Entry, at: number): void {
  const undone = revertEntry(before, after, at);
  expect({ ...undone, log: before.log, touchedAt: before.touchedAt }).toEqual(before);
  expect(undone.log.slice(0, -1)).toEqual(after.log);
}

describe("what waits beside an entry is what was asked, and applied to the entry as it is when the shop answers:", () => {
  const paid = answerUpdate(
    haircut({ status: "confirmed", version: minute, deposit: { amount: 50_000, isReceived: true } }),
    haircutSize,
  )(request, msOf(minute));
  const at = msOf(minute + 70);

  test("a deposit that the shop has taken back meanwhile is not received again", () => {
    const asking = entryAfter(paid, { ...to18, version: minute + 5, deposit: { amount: 50_000, isReceived: false } });
    expect(requestOf(asking).deposit).toEqual({ amount: 50_000, isReceived: true });
    expect(requestOf(depositMissingUpdate(asking, at))).toMatchObject({
      time: "18:00",
      deposit: { amount: 50_000, isReceived: false },
    });
  });

  test("number, notes and total that the shop has corrected meanwhile stay, and so does a total for notes alone", () => {
    const corrected = { phone: otherPhone, notes: "Poni", total: 90_000 };
    const asking = entryAfter(accepted, { ...to18, version: minute + 35 });
    expect(requestOf(correctionUpdate({ ...asking, ...corrected })(asking, at))).toMatchObject({
      ...corrected,
      time: "18:00",
    });
    const cheaper = correctionUpdate({ ...accepted, total: 90_000, duration: 60 })(accepted, msOf(minute + 32));
    const noting = entryAfter(cheaper, { notes: "Poni", version: minute + 35 });
    expect(noting.asked).toEqual({ status: "requested", version: minute + 35, notes: "Poni" });
    expect(requestOf(noting)).toMatchObject({ notes: "Poni", total: 90_000, duration: 60 });
  });

  test("a deposit that is owed is at most the new total", () => {
    const owing = { ...accepted, deposit: { amount: 100_000, isReceived: false } };
    const asking = entryAfter(owing, { serviceIds: ["beard"], total: 75_000, version: minute + 35 });
    expect(requestOf(asking)).toMatchObject({ total: 75_000, deposit: { amount: 75_000, isReceived: false } });
  });
});

test("a line of the log says what was changed, from what to what", () => {
  const what = (entry: Entry) => entry.log.at(-1)?.what;
  const moved = correctionUpdate({ ...accepted, time: "18:00", serviceIds: ["beard"], total: 75_000 })(
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

test("a cancellation by code and name alone waits, because another person may have written it", () => {
  expect(inWords(apply(accepted, { ...cancels, version: minute + 40, phone: "" }))).toBe(
    "asksToCancel: confirmed 17:00 + cancelled 17:00",
  );
});

describe("the messages of one booking, in every order", () => {
  test("free no accepted chair in silence, accept nothing by themselves, and stand in the log", () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 12 }), (steps) => {
        let entry: Entry | null = null;
        const pasted = new Set<number>();
        for (const [index, step] of steps.entries()) {
          const at = msOf(minute + 100 + index);
          const before: Entry | null = entry;
          if (typeof step === "number") {
            const link = links[step] as Booking;
            const applied = applyTicketLink(before, link, haircutSize, at);
            entry = applied.entry;
            expectLinksWord(before, applied, link);
            if (pasted.has(step))
              expect([entry, applied.result]).toEqual([before, expect.stringMatching("same|older")]);
            pasted.add(step);
          } else if (before) {
            entry = spoken(before, step, at);
            expectShopsWord(before, entry, step);
          }
          if (before && entry && entry !== before) expectUndone(before, entry, at + 1);
          if (before && entry) expectTold(before, entry);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
