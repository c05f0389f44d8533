import fc from "fast-check";
import { type AppliedLink, applyTicketLink } from "../../../src/domain/book/applyTicketLink";
import {
  claimOf,
  type Entry,
  entryOfTicket as entryOfLink,
  hasAgreed,
  isWaiting,
  requestOf,
  takesChair,
} from "../../../src/domain/book/entry";
import {
  answerUpdate,
  claimUpdate,
  correctionUpdate,
  dismissalUpdate,
  revertEntry,
} from "../../../src/domain/book/entryUpdates";
import { type Booking, versionAfter, withStatus } from "../../../src/domain/booking/booking";
import { entryOfTicket, haircut } from "../../support/book";

const minute = 29_000_000;
const msOf = (version: number) => version * 60_000;
const take = (entry: Entry | null, changes: Partial<Booking>): AppliedLink =>
  applyTicketLink(entry, haircut(changes), 45, msOf(minute + 60));

const accepted = (entry: Entry = entryOfTicket()): Entry => {
  const { duration, ...asked } = requestOf(entry);
  return answerUpdate(withStatus(asked, "confirmed", new Date(msOf(minute + 30))), duration)(entry, msOf(minute + 30));
};

describe("a ticket's link", () => {
  test.each<[string, Entry | null, Partial<Booking>, string, Partial<Entry>]>([
    ["makes an entry", null, {}, "new", { status: "requested", asked: null }],
    ["that says it was accepted waits as a claim", null, { status: "confirmed" }, "claimed", { status: "requested" }],
    ["changes a request", entryOfTicket(), { version: minute, time: "18:00" }, "changed", { time: "18:00" }],
    [
      "asks beside an accepted visit",
      accepted(),
      { version: minute, time: "18:00" },
      "asks",
      { status: "confirmed", time: "17:00" },
    ],
    [
      "that proposes frees no accepted chair",
      accepted(),
      { status: "proposed", version: minute + 99, time: "19:00" },
      "claimed",
      { status: "confirmed", time: "17:00" },
    ],
    [
      "cancels, though it was sent before the shop's answer",
      accepted(),
      { status: "cancelled", version: minute },
      "cancelled",
      { status: "cancelled" },
    ],
    [
      "without name and number does not cancel an accepted visit",
      accepted(),
      { status: "cancelled", version: minute, name: "", phone: "" },
      "asksToCancel",
      { status: "confirmed" },
    ],
    [
      "of another number does not cancel an accepted visit",
      accepted(),
      { status: "cancelled", version: minute, phone: "0813 1111 2222" },
      "asksToCancel",
      { status: "confirmed" },
    ],
    [
      "of another number does not get the answer unasked",
      entryOfTicket(),
      { version: minute, phone: "0813 1111 2222" },
      "asks",
      { phone: "0812 3456 7890" },
    ],
    [
      "of an older version changes nothing",
      take(entryOfTicket(), { version: minute + 5, time: "18:00" }).entry,
      { version: minute, time: "19:00" },
      "older",
      { time: "18:00" },
    ],
    [
      "of a clock that is years ahead makes no later one older",
      take(entryOfTicket(), { version: 99_999_999, time: "18:00" }).entry,
      { version: minute, time: "19:00" },
      "changed",
      { time: "19:00" },
    ],
    [
      "that asks for what is accepted already changes nothing, although only its acceptance is known",
      claimUpdate(take(null, { status: "confirmed", version: minute }).entry, msOf(minute + 60)),
      {},
      "same",
      { status: "confirmed", asked: null },
    ],
    [
      "asks anew after a cancellation",
      take(entryOfTicket(), { status: "cancelled", version: minute }).entry,
      { version: minute + 5 },
      "asks",
      { status: "cancelled" },
    ],
    [
      "fills in what the first one lacked",
      entryOfTicket({ notes: "", name: "Budi Sa…" }),
      { notes: "Poni", name: "Budi Santoso" },
      "filled",
      { notes: "Poni", name: "Budi Santoso" },
    ],
    ["completes a number that was cut", entryOfTicket({ phone: "0812 34" }), {}, "filled", { phone: "0812 3456 7890" }],
    ["completes a name that was cut", entryOfTicket({ phone: "", name: "Bu" }), {}, "filled", { name: "Budi Santoso" }],
    ["that was cut takes nothing away", entryOfTicket(), { phone: "0812 34" }, "same", { phone: "0812 3456 7890" }],
    [
      "that corrects a number with a digit too many asks beside the request",
      entryOfTicket({ phone: "0812 3456 78901" }),
      { version: minute },
      "asks",
      { asked: expect.objectContaining({ phone: "0812 3456 7890" }) },
    ],
    [
      "is a cancellation without a version, and cancels all the same",
      take(entryOfTicket(), { version: minute + 5 }).entry,
      { status: "cancelled", version: null },
      "cancelled",
      { status: "cancelled" },
    ],
    [
      "that is the request before a claimed answer leaves the claim waiting",
      take(null, { status: "confirmed", version: minute }).entry,
      { version: minute - 5 },
      "changed",
      { status: "requested", asked: expect.objectContaining({ status: "confirmed" }) },
    ],
    [
      "that is a later request lets a claimed answer to an earlier one go",
      take(null, { status: "confirmed", version: minute }).entry,
      { version: minute + 5, time: "18:00" },
      "changed",
      { status: "requested", time: "18:00", asked: null },
    ],
    [
      "receives no deposit",
      null,
      { deposit: { amount: 50_000, isReceived: true } },
      "new",
      { deposit: { amount: 50_000, isReceived: false } },
    ],
  ])("%s", (_, before, changes, said, after) => {
    const arrival = take(before, changes);
    expect(arrival.result).toBe(said);
    expect(arrival.entry).toMatchObject(after);
  });

  test("of a visit that the shop has made out to somebody else belongs to it all the same", () => {
    const other = { ...accepted(), name: "Andi", phone: "0813 9999 8888" };
    for (const link of [haircut(), haircut({ version: minute, time: "18:00" }), haircut({ status: "cancelled" })]) {
      const found = entryOfLink([other], link);
      expect(found).toBe(other);
      expect(applyTicketLink(found, link, 45, msOf(minute + 60)).entry).toMatchObject({
        name: "Andi",
        status: "confirmed",
      });
    }
  });

  test.each([{ address: "Jl. Mawar 9" }, { phone: "0813 1111 2222" }, { name: "Andi" }, { notes: "Poni" }])(
    "that corrects %j of an accepted visit waits for the shop",
    (correction) => {
      const texts = { address: "Jl. Melati 5", notes: "Tipis" };
      const entry = correctionUpdate({ ...accepted(), ...texts })(accepted(), msOf(minute + 40));
      const link = { ...haircut({ ...texts, version: minute + 50 }), ...correction };
      const { result, entry: after } = applyTicketLink(entry, link, 45, msOf(minute + 60));
      expect([result, after.asked]).toEqual(["asks", expect.objectContaining(correction)]);
    },
  );

  test("of another number that names the proposed time only asks for it, in the log as on the screen", () => {
    const proposed = answerUpdate(haircut({ status: "proposed", version: minute, time: "19:00" }), 45)(
      entryOfTicket(),
      msOf(minute),
    );
    const { result, entry } = take(proposed, { version: minute + 1, time: "19:00", phone: "0813 1111 2222" });
    expect([result, entry.log.at(-1)?.event, hasAgreed(entry)]).toEqual(["asks", "asksToMove", false]);
  });

  test("from a clock a year ahead is one version, whenever it is pasted", () => {
    const ahead = { version: minute + 525_600 };
    const declined = answerUpdate({ ...haircut(ahead), status: "declined" }, 45)(take(null, ahead).entry, msOf(minute));
    expect(take(declined, ahead)).toMatchObject({ result: "older", entry: declined });
  });

  test("agrees to the shop's proposal, whose chair it keeps until the shop has answered", () => {
    const proposed = answerUpdate(haircut({ status: "proposed", version: minute, time: "19:00" }), 45)(
      entryOfTicket(),
      msOf(minute),
    );
    const { result: said, entry } = take(proposed, { version: minute + 1, time: "19:00" });
    expect([said, entry.status, takesChair(entry), isWaiting(entry)]).toEqual(["agrees", "proposed", true, true]);
    expect(takesChair(take(proposed, { version: minute + 1, time: "20:00" }).entry)).toBe(false);
  });
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
  haircut({ version: minute + 15, time: "16:00", phone: "0813 1111 2222" }),
];

const wordsOfShop = ["accept", "decline", "propose", "keep", "claim", "dismiss"] as const;

/** What can happen to one booking: a link is pasted, by its number, or the shop speaks. */
const anyStep = fc.oneof(fc.nat(links.length - 1), fc.constantFrom(...wordsOfShop));

function spoken(entry: Entry, does: (typeof wordsOfShop)[number], at: number): Entry {
  if (does === "claim") return claimUpdate(entry, at);
  if (does === "dismiss") return entry.asked ? dismissalUpdate(entry, at) : entry;
  const { duration, ...asked } = requestOf(entry);
  const version = versionAfter(asked.version, new Date(at));
  const answers = {
    accept: { ...asked, status: "confirmed" },
    decline: { ...asked, status: "declined" },
    propose: { ...asked, status: "proposed", time: "19:00", date: "2026-12-01" },
    keep: { ...entry, status: "confirmed" },
  } as const;
  return answerUpdate({ ...answers[does], version }, duration)(entry, at);
}

describe("the messages of one booking, in every order", () => {
  test("free no accepted chair in silence, accept nothing by themselves, and stand in the log", () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 12 }), (steps) => {
        let entry: Entry | null = null;
        const pasted = new Set<number>();
        for (const [index, step] of steps.entries()) {
          const at = msOf(minute + 100 + index);
          const before: Entry | null = entry;
          if (typeof step === "string") {
            if (before === null) continue;
            entry = spoken(before, step, at);
            const isOwnWord = entry !== before;
            if (isOwnWord) expect(entry.log.length).toBeGreaterThan(before.log.length);
            expect(entry.asked).toBe(isOwnWord ? null : before.asked);
            if (step === "claim" && before.asked?.status === "cancelled")
              expect(entry.log.at(-1)?.event).toBe("cancelledByCustomer");
          } else {
            const link = links[step] as Booking;
            const { result: said, entry: after } = applyTicketLink(before, link, 45, at);
            entry = after;
            if (pasted.has(step)) {
              expect(after).toBe(before);
              expect(["same", "older"]).toContain(said);
            }
            pasted.add(step);
            if (before?.status === "confirmed" && said !== "cancelled") {
              expect([after.status, after.date, after.time]).toEqual(["confirmed", before.date, before.time]);
              expect(takesChair(after)).toBe(true);
            }
            if (before?.status !== "confirmed") expect(after.status).not.toBe("confirmed");
            if (before?.status !== "proposed") expect(after.status).not.toBe("proposed");
            if (!["same", "older", "filled"].includes(said)) {
              expect(after.log.length).toBe((before?.log.length ?? 0) + 1);
              const { date, time } = said === "cancelled" && before ? before : link;
              expect(after.log.at(-1)).toMatchObject({ date, time });
            }
            if (claimOf(after)) expect(isWaiting(after)).toBe(true);
          }
          expect(entry.log.slice(0, before?.log.length ?? 0)).toEqual(before?.log ?? []);
          if (before && entry !== before) {
            const { touchedAt: _touched, log: _log, ...whole } = revertEntry(before, entry, at + 1);
            expect({ ...before, ...whole }).toEqual(before);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("leave the customer's newest word waiting, whichever came first", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (order) => {
        const last = order.reduce<Entry | null>(
          (entry, link) => applyTicketLink(entry, links[link] as Booking, 45, msOf(minute + 100)).entry,
          null,
        );
        expect(last).toMatchObject({
          status: "requested",
          date: "2026-12-02",
          time: "15:00",
          askedVersion: minute + 20,
        });
      }),
    );
  });
});
