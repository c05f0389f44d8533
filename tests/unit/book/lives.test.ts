import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { applyTicketLink } from "../../../src/book/rules/applyTicketLink";
import { type Entry, entryOfTicket, isWaiting, linkKey, withPendingChange } from "../../../src/book/rules/entry";
import {
  answerUpdate,
  correctionUpdate,
  depositMissingUpdate,
  dismissalUpdate,
  marksUpdate,
  revertEntry,
} from "../../../src/book/rules/entryUpdates";
import { importedEntries } from "../../../src/book/rules/importedEntries";
import type { BookingStatus } from "../../../src/domain/booking/booking";
import { type Booking, versionAfter } from "../../../src/domain/booking/booking";
import { haircut, haircutSize } from "../../support/book";
import { deposit as fixed } from "../../support/deposit";

/*
 * The lives of one booking on two phones, and beside each a second bookkeeping that knows whole wishes only: what the shop
 * has, and the one wish that waits. Each wish has a total and a note of its own, so a mixture of two shows.
 */

const terms = { ...fixed, amount: null, percent: 20 };
const numbers = { customer: "0812 3456 7890", other: "0813 1111 2222" };
const start = 29_000_000;
const msAt = (step: number) => (start + step) * 60_000;

/** What the shop reads on a card. `deposit` is the amount, negative once it was received. */
const cardOf = ({ time, serviceIds, notes, phone, total, deposit }: Booking) => ({
  ...{ time, service: serviceIds.join(), notes, phone, total },
  deposit: (deposit?.amount ?? 0) * (deposit?.isReceived ? -1 : 1),
});

type Card = ReturnType<typeof cardOf>;

/**
 * A booking as a person would keep it, read from a book: what the shop has, the wish that waits, by the number that wrote it
 * and the key of its link, and the newest version of the customer's own words. After a merge less is asked.
 */
const recordOf = (entry: Entry) => ({
  status: entry.status,
  card: cardOf(entry),
  wish: entry.pendingChange && {
    status: entry.pendingChange.status,
    card: cardOf(withPendingChange(entry)),
    /** The deposit of its ticket, if it asks for another visit. */
    owes: entry.pendingChange.parts.deposit?.amount ?? null,
    isOwn: entry.pendingChange.isFromCustomer,
    version: entry.pendingChange.version ?? 0,
    link: entry.pendingChange.link,
  },
  heard: entry.askedVersion,
  seen: entry.links,
  refused: entry.refusedLinks,
});

type Account = ReturnType<typeof recordOf>;

const isSameVisit = (one: Card, other: Card) => one.time === other.time && one.service === other.service;

/** The wish as it stands beside what the shop has: the shop's price stays for the same visit, a received deposit always. */
const beside = (has: Card, asked: Card) => ({
  ...asked,
  ...(isSameVisit(asked, has) && { total: has.total, deposit: has.deposit }),
  ...(has.deposit < 0 && { deposit: has.deposit }),
});

/** What a link makes of the record. */
function afterLink(record: Account | null, link: Booking): Account {
  const key = linkKey(link);
  const version = link.version ?? 0;
  const asked = cardOf(link);
  if (record === null)
    return { status: link.status, card: asked, wish: null, heard: version, seen: [key], refused: [] };
  const { status, card, wish, heard, refused } = record;
  if (record.seen.includes(key) && !refused.includes(key)) return record;
  const isOwn = asked.phone === card.phone;
  if (version < (isOwn ? heard : Math.max(heard, wish?.version ?? 0))) return record;
  const next = { ...record, seen: [...record.seen, key], heard: isOwn ? version : heard };
  const isCancel = link.status === "cancelled";
  if (isCancel && status === "cancelled" && !wish) return next;
  if (isCancel && isOwn) return { ...next, status: "cancelled", wish: null };
  const wished = beside(card, asked);
  if (!isCancel && isOwn && status === "requested") return { ...next, card: wished, wish: null };
  if (!isCancel && status === "confirmed" && isDeepStrictEqual(wished, card)) return { ...next, wish: null };
  if (!isOwn && wish?.isOwn) return { ...next, refused: [...new Set([...refused, key])] };
  return {
    ...next,
    wish: {
      status: link.status,
      card: wished,
      isOwn,
      version,
      link: key,
      // A wish at the price that the shop has asks for no deposit of its own.
      owes: isSameVisit(asked, card) || asked.total === card.total ? null : asked.deposit,
    },
    refused: refused.filter((each) => each !== key),
  };
}

const shopsWords = [
  "accept",
  "acceptPaid",
  "refuse",
  "propose",
  "correctTotal",
  "correctNotes",
  "unpaid",
  "remind",
] as const;
type ShopsWord = (typeof shopsWords)[number];

/** What the shop's word makes of the record; the record itself if it has no sense there. */
function afterShop(record: Account, word: ShopsWord, step: number) {
  const { status, card, wish, heard, refused } = record;
  const stands = wish?.card ?? card;
  const isCancel = wish?.status === "cancelled";
  const waits = (status === "requested" || wish !== null) && !isCancel;
  const answered = (next: BookingStatus, changes: Partial<Card> = {}) => ({
    ...record,
    status: next,
    card: { ...stands, ...changes },
    wish: null,
    heard: wish && next !== "declined" ? Math.max(heard, wish.version) : heard,
  });
  switch (word) {
    case "accept":
      return waits ? answered("confirmed") : record;
    case "acceptPaid":
      return waits && stands.deposit > 0 ? answered("confirmed", { deposit: -stands.deposit }) : record;
    case "propose":
      return waits ? answered("proposed", { time: "21:00" }) : record;
    case "refuse":
      if (wish && (isCancel || status === "confirmed" || status === "requested"))
        return { ...record, wish: null, refused: [...refused, wish.link] };
      return waits ? answered("declined") : record;
    case "correctTotal":
    case "correctNotes": {
      const total = 50_000 + step;
      const corrected =
        word === "correctNotes"
          ? { notes: `shop ${step}` }
          : { total, deposit: card.deposit > 0 ? Math.ceil(total / 5000) * 1000 : card.deposit };
      // What the wish does not ask for follows the correction.
      const part = word === "correctNotes" ? "notes" : "total";
      const followed = wish?.card[part] === card[part] && corrected;
      return {
        ...record,
        card: { ...card, ...corrected },
        wish: wish && { ...wish, card: { ...wish.card, ...followed } },
      };
    }
    case "unpaid": {
      const owed = (each: Card, deposit = Math.abs(each.deposit)) => ({ ...each, deposit });
      return { ...record, card: owed(card), wish: wish && { ...wish, card: owed(wish.card, wish.owes ?? undefined) } };
    }
    case "remind":
      return record;
  }
}

/** The same word in the book. */
function spoken(entry: Entry, word: ShopsWord, step: number) {
  const at = msAt(step);
  const asked = withPendingChange(entry);
  const answer = (changes: Partial<Booking>) =>
    answerUpdate({ ...asked, version: versionAfter(asked.version, new Date(at)), ...changes }, asked)(entry, at);
  switch (word) {
    case "accept":
      return answer({ status: "confirmed" });
    case "acceptPaid":
      return answer({ status: "confirmed", deposit: asked.deposit && { ...asked.deposit, isReceived: true } });
    case "propose":
      return answer({ status: "proposed", time: "21:00" });
    case "refuse":
      return entry.pendingChange &&
        (entry.pendingChange.status === "cancelled" || ["confirmed", "requested"].includes(entry.status))
        ? dismissalUpdate(entry, at)
        : answer({ status: "declined" });
    case "correctTotal":
      return correctionUpdate({ ...entry, total: 50_000 + step }, terms)(entry, at);
    case "correctNotes":
      return correctionUpdate({ ...entry, notes: `shop ${step}` }, terms)(entry, at);
    case "unpaid":
      return entry.deposit?.isReceived ? depositMissingUpdate(entry, at) : entry;
    case "remind":
      return marksUpdate({ isReminded: !entry.isReminded })(entry, at);
  }
}

/** What the shop can see of a record, and what decides over the next link. */
const shown = ({ seen: _, wish, ...others }: Account) => ({ ...others, wish: wish && { ...wish, owes: null } });

type Phone = { entry: Entry; record: Account } | null;

const merged = (own: Entry, other: Entry) => importedEntries([own], [other])[0]?.entry ?? own;

/** Many times faster than `toEqual` where both are equal. */
function expectSame(one: unknown, other: unknown) {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

/** What counts of an entry: on which phone it was made, and what else its log says, does not. */
const whatCounts = ({ id: _, log: __, ...others }: Entry) => others;

/** What must hold of two copies of one booking that a file brings together. */
function expectMerged(own: Entry, other: Entry) {
  const one = merged(own, other);
  expectSame(whatCounts(merged(other, own)), whatCounts(one));
  expectSame(merged(one, other), one);
  expectSame(whatCounts(merged(other, one)), whatCounts(one));
  const [newer, older] = own.askedVersion > other.askedVersion ? [own, other] : [other, own];
  const isUnanswered = newer.pendingChange?.isFromCustomer || newer.status === "requested";
  const isOfOne = newer.phone === older.phone && newer.askedVersion > older.askedVersion;
  // The newest wish of the customer that nobody has answered stands.
  if (isUnanswered && isOfOne) {
    const { time } = newer.pendingChange?.isFromCustomer ? withPendingChange(newer) : newer;
    expect([one.time, withPendingChange(one).time]).toContain(time);
    expect(isWaiting(one) || one.time === time).toBe(true);
  }
  // A wish that waits on one phone waits, unless the other one knows it, or has the booking for another number, or it came
  // true.
  for (const [here, there] of [
    [own, other],
    [other, own],
  ] as const)
    if (
      here.pendingChange &&
      here.phone === there.phone &&
      !there.links.includes(here.pendingChange.link) &&
      there.askedVersion === here.askedVersion
    )
      expect(isWaiting(one) || one.status === here.pendingChange.status).toBe(true);
  return one;
}

/** What becomes another stands in a new line of the log, as it was and as it is; and the whole of it can be taken back. */
function expectTold(before: Entry, after: Entry, at: number) {
  const told = after.log.slice(before.log.length).map(({ what = "" }) => what);
  const parts = (["time", "notes", "phone"] as const).filter((part) => before[part] !== after[part]);
  const isTold = parts.every((part) => told.some((what) => what.includes(before[part]) && what.includes(after[part])));
  const isLater = after.touchedAt > before.touchedAt && (after.version ?? 0) >= (before.version ?? 0);
  expectSame([isTold, isLater, after.log.slice(0, before.log.length)], [true, true, before.log]);
  const undone = revertEntry(before, after, at);
  expectSame({ ...undone, log: before.log, touchedAt: before.touchedAt }, before);
}

const phone = fc.nat(1);
const anyStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom("request", "request", "request", "cancel"),
      by: fc.constantFrom("customer", "customer", "other"),
      /** Whether only the note is another than in the last wish. */
      isNote: fc.boolean(),
      hour: fc.integer({ min: 9, max: 20 }),
      service: fc.constantFrom("classic", "beard"),
      phone,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("paste"), link: fc.nat(), phone }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("shop"), word: fc.constantFrom(...shopsWords), phone }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("file"), phone }) },
);

test("in every life of a booking the newest wish stands whole, its deposit with it, and nothing is lost or mixed", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 2, maxLength: 14 }), (steps) => {
      const phones: [Phone, Phone] = [null, null];
      const links: Booking[] = [];
      const paste = (which: number, link: Booking, at: number) => {
        const here = phones[which] ?? null;
        const known = here && entryOfTicket([here.entry], link);
        const { entry, isRecorded } = applyTicketLink(known, link, haircutSize, at);
        if (link.status === "cancelled" && !known) return;
        const record = afterLink(here?.record ?? null, link);
        expectSame(shown(recordOf(entry)), shown(record));
        if (known && isRecorded) expectTold(known, entry, at + 1);
        const again = applyTicketLink(entry, link, haircutSize, at + 1);
        expectSame([again.entry, !again.isRecorded], [entry, true]);
        phones[which] = { entry, record };
      };
      steps.forEach((each, index) => {
        const step = index + 1;
        const here = phones[each.phone] ?? null;
        const there = phones[1 - each.phone] ?? null;
        switch (each.kind) {
          case "request":
          case "cancel": {
            const last = links.findLast(({ phone: number }) => number === numbers[each.by]);
            const isCancel = each.kind === "cancel";
            if (isCancel && each.by === "other") return;
            // A second cancellation says nothing: each phone may keep the version of either.
            if (isCancel && last?.status === "cancelled") return;
            const total = 100_000 + step * 1000;
            const visit = {
              time: `${String(each.hour).padStart(2, "0")}:00`,
              serviceIds: [each.service],
              total,
              deposit: { amount: Math.ceil(total / 5000) * 1000, isReceived: false },
            };
            const link = haircut({
              ...(each.isNote && last ? last : visit),
              notes: `note ${step}`,
              status: isCancel ? "cancelled" : "requested",
              version: start + step,
              phone: numbers[each.by],
            });
            links.push(link);
            paste(each.phone, link, msAt(step));
            return;
          }
          case "paste": {
            const link = links[each.link % Math.max(1, links.length)];
            if (link) paste(each.phone, link, msAt(step));
            return;
          }
          case "shop": {
            if (!here) return;
            const record = afterShop(here.record, each.word, step);
            if (record === here.record && each.word !== "remind") return;
            const entry = spoken(here.entry, each.word, step);
            expectSame(shown(recordOf(entry)), shown(record));
            if (entry !== here.entry) expectTold(here.entry, entry, msAt(step) + 1);
            phones[each.phone] = { entry, record: { ...record, seen: entry.links } };
            return;
          }
          case "file": {
            if (!there) return;
            const entry = here ? expectMerged(here.entry, there.entry) : there.entry;
            phones[each.phone] = { entry, record: recordOf(entry) };
          }
        }
      });
    }),
    { numRuns: 3000 },
  );
});
