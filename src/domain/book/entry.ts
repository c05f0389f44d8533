import { plainLine } from "../../format/plainText";
import { type Booking, type Moment, versionAfter } from "../booking/booking";
import { normalizePhone } from "../links/phoneNumber";
import type { Deposit } from "../shop/deposit";
import {
  type BookRecord,
  codeOf,
  compare,
  inCountingOrder,
  isOwnId,
  mergedById,
  mergeRecords,
  recordOfVersion,
  type Source,
  type Tick,
  textOf,
  type Version,
  versionOf,
} from "./record";

export type Outcome = "done" | "noShow";

/** A booking as the book shows it, computed from its records: its newest version and what was ticked off. */
export type Entry = Booking & {
  /** The id under which the shop's ticks are noted. */
  readonly id: string;
  readonly ids: readonly string[];
  /** Whether other people have the same code. */
  readonly sharesCode: boolean;
  readonly source: Source;
  readonly duration: number;
  /** Whether a link alone says that the shop has accepted: then the booking waits as it did before. */
  readonly isClaimed: boolean;
  readonly outcome: Outcome | null;
  /** The millisecond at which the outcome was ticked off; null where there is none. */
  readonly outcomeAt: number | null;
  readonly isPaid: boolean;
  readonly isReminded: boolean;
  /** Of a request to change an accepted visit: that visit, which stands until the shop has answered. */
  readonly acceptedVisit: Entry | null;
  /** Of such a visit: when the customer asks it to be. */
  readonly requestedMoment: Moment | null;
  /** Of a request: whether it is for the time that the shop has proposed, which keeps its chair until the shop has answered. */
  readonly isAgreed: boolean;
};

export const byTime = (one: Entry, other: Entry): number =>
  compare(one.date, other.date) || compare(one.time, other.time) || compare(one.id, other.id);

export const isWaiting = ({ status }: Pick<Entry, "status">): boolean => status === "requested";

/** Whether an accepted visit is to come, or has come. */
export const isExpected = ({ status, outcome }: Pick<Entry, "status" | "outcome">): boolean =>
  status === "confirmed" && outcome !== "noShow";

/**
 * The bookings of a book's records. Tickets of one code are one booking, also with what the shop wrote under it, unless both
 * name and telephone number are others; two bookings that the shop wrote are never one. A request to change an accepted visit
 * comes with that visit behind it.
 */
export function entriesOf(records: readonly BookRecord[]): Entry[] {
  const present = records.filter(({ versions }) => versions.length > 0).sort(byId);
  const byCode = new Map<string, BookRecord[][]>();
  const alone: BookRecord[][] = [];
  for (const record of present) {
    const code = codeOf(record);
    const groups = code === "" ? alone : (byCode.get(code) ?? []);
    const group = isOwnId(record.id) ? undefined : groups.find((others) => others.some((one) => isOfSame(one, record)));
    if (group) group.push(record);
    else groups.push([record]);
    if (code !== "") byCode.set(code, groups);
  }
  return [alone, ...byCode.values()].flatMap((groups) =>
    groups.flatMap((group) => entriesOfGroup(group, groups !== alone && groups.length > 1)),
  );
}

// The same object for the same record: cards of which nothing changed are not rendered anew.
const known = new WeakMap<BookRecord, Entry[]>();

function entriesOfGroup(group: readonly BookRecord[], sharesCode: boolean): Entry[] {
  const [first, ...others] = group as [BookRecord, ...BookRecord[]];
  const isAlone = others.length === 0 && !sharesCode;
  const before = isAlone ? known.get(first) : undefined;
  if (before) return before;
  const ids = group.map(({ id }) => id);
  const merged = [first, ...others].map((record) => ({ ...record, erasedAt: 0 })).reduce(mergeRecords);
  const { ticks } = merged;
  const versions = inCountingOrder(merged.versions);
  const entryAt = (count: number, changes: Partial<Entry> = {}): Entry => ({
    ...{
      ...joined(first.id, versions.slice(0, count), ticks),
      ids,
      sharesCode,
      acceptedVisit: null,
      requestedMoment: null,
      isAgreed: false,
    },
    ...changes,
  });
  const newest = entryAt(versions.length);
  const accepted = versions.findLastIndex(
    ({ booking, source, isClaim }) => !isClaim && (booking.status !== "requested" || source !== "ticket"),
  );
  const answer = versions[accepted]?.booking;
  const isAgreed =
    isWaiting(newest) && answer?.status === "proposed" && answer.date === newest.date && answer.time === newest.time;
  const entry = { ...newest, isAgreed };
  const isChange = isWaiting(entry) && answer?.status === "confirmed";
  const acceptedVisit = isChange
    ? entryAt(accepted + 1, { requestedMoment: { date: entry.date, time: entry.time } })
    : null;
  const entries = acceptedVisit ? [{ ...entry, acceptedVisit }, acceptedVisit] : [entry];
  if (isAlone) known.set(first, entries);
  return entries;
}

const byId = (one: BookRecord, other: BookRecord): number =>
  Number(isOwnId(other.id)) - Number(isOwnId(one.id)) || compare(one.id, other.id);

const isOfSame = (one: BookRecord, other: BookRecord): boolean =>
  one.versions.some((version) => other.versions.some((another) => !isAnother(version.booking, another.booking)));

type Person = Pick<Booking, "name" | "phone">;

/** Whether two bookings name another person each: by name and by telephone number. */
export const isAnother = (one: Person, other: Person): boolean =>
  differ(folded(one.name), folded(other.name)) && differ(numberOf(one), numberOf(other));

const differ = (one: string, other: string) => one !== "" && other !== "" && one !== other;

const numberOf = ({ phone }: Person) => normalizePhone(phone) ?? plainLine(phone);

const folded = (name: string) => plainLine(name).toLowerCase();

/**
 * One booking of its versions. What a newer ticket does not say, as a shortened link does not, an older version says. The shop's
 * own versions are whole: what they leave empty is empty. Anyone can write into a link that a booking was accepted: that counts
 * where the shop's own answer of the same version says so too.
 */
function joined(
  id: string,
  versions: readonly Version[],
  ticks: readonly Tick[],
): Omit<Entry, "ids" | "sharesCode" | "acceptedVisit" | "requestedMoment" | "isAgreed"> {
  const newestFirst = [...versions].reverse();
  // A record without versions makes no entry.
  const newest = newestFirst[0] as Version;
  const { booking } = newest;
  const isClaimed =
    newest.isClaim === true && !versions.some((version) => !version.isClaim && isSameAnswer(version.booking, booking));
  const saying = (says: (booking: Booking) => unknown): Version =>
    newestFirst.find((version) => version.source !== "ticket" || says(version.booking)) ?? newest;
  const { booking: withServices, duration } = saying(({ serviceIds }) => serviceIds.length > 0);
  const hasOwnTotal = booking.total !== null || booking.serviceIds.length > 0;
  const { total, isLeastTotal } = hasOwnTotal ? booking : saying((one) => one.total !== null).booking;
  const { date, time } = booking;
  const ticked = (kind: Tick["kind"], isOfMoment: boolean): Tick | null =>
    ticks
      .filter((tick) => tick.kind === kind && (!isOfMoment || (tick.date === date && tick.time === time)))
      .reduce<Tick | null>((last, tick) => (last === null || tick.at > last.at ? tick : last), null);
  const outcome = ticked("outcome", true);
  return {
    ...booking,
    id,
    code: versions.find((version) => version.booking.code !== "")?.booking.code ?? "",
    // The highest, which need not be the newest's: the shop's next answer counts behind all.
    version: Math.max(0, ...versions.map((one) => one.booking.version ?? 0)) || null,
    status: isClaimed ? "requested" : booking.status,
    isClaimed,
    source: versions[0]?.source ?? newest.source,
    name: nameIn(newestFirst, saying(({ name }) => name).booking.name),
    phone: saying(({ phone }) => phone).booking.phone,
    address: plainLine(saying(({ address }) => address).booking.address),
    notes: plainLine(saying(({ notes }) => notes).booking.notes),
    serviceIds: withServices.serviceIds,
    barberId: withServices.barberId,
    duration,
    total,
    isLeastTotal,
    deposit: depositOf(newestFirst, ticks),
    outcome: outcome?.value === "done" || outcome?.value === "noShow" ? outcome.value : null,
    outcomeAt: outcome?.value ? outcome.at : null,
    isPaid: ticked("paid", false)?.value === "yes",
    isReminded: ticked("reminded", true)?.value === "yes",
  };
}

const isSameAnswer = (one: Booking, other: Booking): boolean =>
  one.status === other.status && one.date === other.date && one.time === other.time && one.version === other.version;

/** A name whole where an older version has it so: a ticket's link cuts long ones. */
const nameIn = (newestFirst: readonly Version[], name: string): string =>
  newestFirst.find(
    ({ booking }) =>
      /.…$/.test(name) && folded(booking.name).startsWith(folded(name.slice(0, -1))) && !booking.name.endsWith("…"),
  )?.booking.name ?? name;

/**
 * The down payment: what the shop has said to have come stays, whatever a later ticket says of it, until the shop takes that
 * back.
 */
function depositOf(newestFirst: readonly Version[], ticks: readonly Tick[]): Deposit | null {
  const takenBackAt = Math.max(0, ...ticks.filter(({ kind }) => kind === "depositMissing").map(({ at }) => at));
  const received = newestFirst.find(
    ({ booking, recordedAt }) => booking.deposit?.isReceived && recordedAt > takenBackAt,
  );
  const said = received ?? newestFirst.find(({ booking }) => booking.deposit);
  return said?.booking.deposit ? { amount: said.booking.deposit.amount, isReceived: received !== undefined } : null;
}

/** The next version of an entry with what the shop changes in it at `now`. */
export const changedByShop = (entry: Entry, changes: Partial<Booking>, now: Date, duration = entry.duration): Version =>
  versionOf({ ...entry, ...changes, version: versionAfter(entry.version, now) }, duration, now, "shop");

/** The version that makes an entry again what it was before. */
export const takenBack = (before: Entry, after: Entry, now: Date): Version =>
  changedByShop(after, before, now, before.duration);

/** What recording a version did to the book; the gravest change alone is named. */
export type Change =
  | { readonly kind: "new" | "same" | "otherPerson" | "older" | "status" | "details" }
  | { readonly kind: "moved"; readonly from: Moment };

/** What changed between an entry as it was, null where there was none, and as it is after a version was recorded. */
export function changeOf(before: Entry | null, after: Entry): Change {
  if (before === null) return { kind: after.sharesCode ? "otherPerson" : "new" };
  if (before.date !== after.date || before.time !== after.time) return { kind: "moved", from: before };
  if (before.status !== after.status) return { kind: "status" };
  return { kind: textOf(comparable(before)) === textOf(comparable(after)) ? "same" : "details" };
}

const comparable = (entry: Entry) => ({ ...entry, id: "", ids: [], version: 0 });

/** The entry that a version recorded under `id` belongs to, what it was before, and what changed. `before` are the records of its code. */
export function changeByVersion(
  before: readonly BookRecord[],
  id: string,
  version: Version,
): { change: Change; entry: Entry; before: Entry | null } {
  const after = entriesOf(mergedById([...before, recordOfVersion(id, version)]));
  // The version itself makes an entry, so there is one.
  const entry = after.find(({ ids }) => ids.includes(id)) as Entry;
  const known = entriesOf(before).find(({ ids }) => ids.some((one) => entry.ids.includes(one))) ?? null;
  const change = changeOf(known, entry);
  const { booking } = version;
  const isCurrent = booking.status === entry.status && booking.date === entry.date && booking.time === entry.time;
  const isOlder = change.kind === "same" && !isCurrent && (booking.version ?? 0) < (entry.version ?? 0);
  return { entry, before: known, change: isOlder ? { kind: "older" } : change };
}
