import { plainLine } from "../../format/plainText";
import { normalizePhone } from "../links/phoneNumber";
import type { Deposit } from "../shop/deposit";
import type { BookRecord, Mark, Person, Slip } from "./record";

/** What the shop noted of a visit. */
export type Outcome = "done" | "noShow";

/** A booking as the book shows it, computed from the record of its code (docs/rules.md, section 18). */
export type Entry = Omit<Slip, "corrects" | "isClaim"> & {
  readonly code: string;
  /** The code, with a number behind it where several people use it. */
  readonly key: string;
  /** Whether other people have the same code. */
  readonly sharesCode: boolean;
  /** Whether a link alone says that the shop has accepted: then the booking waits as it did before. */
  readonly isClaimed: boolean;
  readonly outcome: Outcome | null;
  /** The millisecond at which it was ticked off as done; null where it was not. */
  readonly doneAt: number | null;
  readonly isPaid: boolean;
  readonly isReminded: boolean;
};

/**
 * The bookings of a record: one, or one for each of several people who use the same code. What a newer ticket does not say, as a
 * shortened link does not, an older slip says. The shop's own slips are whole: what they leave empty is empty. Anyone can
 * write into a link that a booking was accepted: that counts where the shop's own answer of the same version says so too.
 */
export function entriesOf({ code, slips, marks }: BookRecord): Entry[] {
  const groups = peopleOf(slips);
  return groups.map((group, index) => {
    const isOnly = groups.length === 1;
    const own = isOnly ? marks : marks.filter(({ name }) => group.some((slip) => markName(slip) === name));
    return { ...joined(group, own), code, key: index === 0 ? code : `${code}-${index + 1}`, sharesCode: !isOnly };
  });
}

/** What a mark's `name` is to be: who is meant where several people use one code. */
export const markName = ({ name, phone }: Person): string => name || phone;

function joined(slips: readonly Slip[], marks: readonly Mark[]): Omit<Entry, "code" | "key" | "sharesCode"> {
  const newestFirst = [...slips].reverse();
  // A group is never empty.
  const [{ corrects: _, isClaim, ...newest }] = newestFirst as [Slip, ...Slip[]];
  const isClaimed =
    isClaim === true &&
    !slips.some((slip) => !slip.isClaim && isSameAnswer(slip, newest) && slip.version === newest.version);
  const saying = (says: (slip: Slip) => unknown) =>
    newestFirst.find((slip) => slip.source !== "ticket" || says(slip)) ?? newest;
  const { serviceIds, barberId, duration } = saying((slip) => slip.serviceIds.length > 0);
  const hasOwnTotal = newest.total !== null || newest.serviceIds.length > 0;
  const { total, isLeastTotal } = hasOwnTotal ? newest : saying((slip) => slip.total !== null);
  const { name } = saying((slip) => slip.name);
  const deposit = depositOf(newestFirst, marks);
  const entry = {
    ...newest,
    status: isClaimed ? ("requested" as const) : newest.status,
    isClaimed,
    source: slips[0]?.source ?? newest.source,
    name: newestFirst.find((slip) => isShortened(name, slip.name))?.name ?? name,
    phone: saying(({ phone }) => phone).phone,
    // Tickets are read clean already; what a file brings is shown no other way.
    address: plainLine(saying(({ address }) => address).address),
    notes: plainLine(saying(({ notes }) => notes).notes),
    serviceIds,
    barberId,
    duration,
    total,
    isLeastTotal,
    ...(deposit && { deposit }),
  };
  const marked = (kind: Mark["kind"], isOfMoment: boolean): Mark | null =>
    marks
      .filter((mark) => mark.kind === kind)
      .filter(({ date, time }) => !isOfMoment || (date === entry.date && time === entry.time))
      .reduce<Mark | null>((last, mark) => (last === null || mark.at > last.at ? mark : last), null);
  const marking = marked("outcome", true);
  const outcome = marking?.value;
  return {
    ...entry,
    outcome: outcome === "done" || outcome === "noShow" ? outcome : null,
    doneAt: outcome === "done" && marking ? marking.at : null,
    isPaid: marked("paid", false)?.value === "yes",
    isReminded: marked("reminded", true)?.value === "yes",
  };
}

const isSameAnswer = (one: Slip, other: Omit<Slip, "corrects">): boolean =>
  one.status === other.status && one.date === other.date && one.time === other.time;

/**
 * The down payment: what the shop has said to have come stays, whatever a later ticket says of it, until the shop takes that back.
 */
function depositOf(newestFirst: readonly Slip[], marks: readonly Mark[]): Deposit | undefined {
  const takenBackAt = Math.max(0, ...marks.filter(({ kind }) => kind === "depositMissing").map(({ at }) => at));
  const received = newestFirst.find((slip) => slip.deposit?.isReceived && slip.recordedAt > takenBackAt);
  const said = received ?? newestFirst.find((slip) => slip.deposit);
  if (!said?.deposit) return undefined;
  return { amount: said.deposit.amount, isReceived: received !== undefined };
}

/** Slips by the person whom they speak of, in the order of their first; those that name nobody belong to the first. */
function peopleOf(slips: readonly Slip[]): (readonly Slip[])[] {
  if (slips.length === 1) return [slips];
  const groups: Slip[][] = [];
  for (const slip of slips.filter(isOfSomebody)) {
    const same = groups.filter((group) => group.some((other) => isOfSame(slip, other)));
    const joinedGroup = [...same.flat(), slip];
    for (const group of same) groups.splice(groups.indexOf(group), 1);
    groups.push(joinedGroup);
  }
  const nameless = slips.filter((slip) => !isOfSomebody(slip));
  const inOrder = (group: readonly Slip[]) =>
    [...group].sort((one, other) => slips.indexOf(one) - slips.indexOf(other));
  const sorted = groups
    .map(inOrder)
    .sort(([one], [other]) => slips.indexOf(one as Slip) - slips.indexOf(other as Slip));
  const [first = [], ...others] = sorted;
  return [inOrder([...nameless, ...first]), ...others].filter((group) => group.length > 0);
}

const isNamed = ({ name, phone }: Person) => name !== "" || phone !== "";

const isOfSomebody = (slip: Slip) => peopleIn(slip).some(isNamed);

/** Whom a slip names: a correction also names whom it corrects. */
const peopleIn = (slip: Person & { readonly corrects?: Person }): Person[] =>
  slip.corrects ? [slip, slip.corrects] : [slip];

/** Whether two slips, or an entry and a slip, belong together. */
export const isOfSame = (
  one: Person & { readonly corrects?: Person },
  other: Person & { readonly corrects?: Person },
) => peopleIn(one).some((person) => peopleIn(other).some((another) => isSamePerson(person, another)));

/**
 * Whether two slips may speak of the same person: one's number or name is the other's. A name that a link cut is as good as whole
 * where one of them has no number.
 */
export function isSamePerson(one: Person, other: Person): boolean {
  const [number, otherNumber] = [numberOf(one), numberOf(other)];
  if (number !== "" && number === otherNumber) return true;
  if (folded(one.name) === folded(other.name)) return folded(one.name) !== "";
  const isCut = isShortened(one.name, other.name) || isShortened(other.name, one.name);
  return isCut && (number === "" || otherNumber === "");
}

/** Whether a name is the other, whole one as a ticket's link cuts it. */
const isShortened = (name: string, whole: string): boolean =>
  /[^…]…$/.test(name) && !whole.endsWith("…") && folded(whole).startsWith(folded(name.slice(0, -1)));

const numberOf = ({ phone }: Person) => normalizePhone(phone) ?? plainLine(phone);

const folded = (name: string) => plainLine(name).toLowerCase();
