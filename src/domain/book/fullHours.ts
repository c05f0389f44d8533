import { type BookingRules, slotOffers } from "../shop/bookableDay";
import type { ClosedHours } from "../shop/closures";
import { minutesBetweenSlots, minutesOf, timeOf } from "../shop/timeOfDay";
import { fitsBeside, knowsChairs, type ShopFloor, type Visit } from "./seating";

/** The reason of closed hours that the book publishes, in both languages. */
export const fullReason = "Penuh";
const fullReasonEnglish = "Full";

/**
 * The hours of the given dates in which visitors cannot be seated: slots ahead of `now` at which not even the shop's shortest
 * service with any barber would fit, joined where they follow each other (docs/rules.md, section 18). Slots that are closed for another reason are left out; `published`, the hours that
 * the book itself has closed, are no such reason.
 */
export function fullHours(
  dates: readonly string[],
  taken: readonly Visit[],
  floor: ShopFloor,
  rules: BookingRules,
  published: readonly ClosedHours[],
  now: Date,
): ClosedHours[] {
  const shortest = [...floor.services].sort((one, other) => one.duration - other.duration)[0];
  if (!knowsChairs(floor) || shortest === undefined) return [];
  const fits = fitsBeside(taken, floor);
  const visit = { duration: shortest.duration, barberId: null, serviceIds: [] };
  const withoutOwn = { ...rules, closedHours: rules.closedHours.filter((hours) => !isAmong(published, hours)) };
  return [...new Set(dates)].sort().flatMap((date) => {
    const isOwn = (time: string) => published.some((own) => own.date === date && own.from <= time && time < own.to);
    const full = slotOffers({ ...withoutOwn, minimumNotice: null }, date, now, shortest.duration).filter(
      ({ time, unavailable, isOutsideHours }) =>
        // Past slots stay as they were published, or the passing of time alone would ask for a publication.
        unavailable === null
          ? !isOutsideHours && !fits({ ...visit, date, time })
          : unavailable.kind === "past" && isOwn(time),
    );
    return joinedSlots(full.map(({ time }) => minutesOf(time))).map(([from, to]) => ({
      date,
      from: timeOf(from),
      to: timeOf(to),
      reason: fullReason,
    }));
  });
}

/** Whether two closed hours are the same, reason included. */
export const isSameHours = (one: ClosedHours, other: ClosedHours): boolean =>
  one.date === other.date && one.from === other.from && one.to === other.to && one.reason === other.reason;

/** Hours of a list that stand in another one, reason included. */
export const isAmong = (list: readonly ClosedHours[], hours: ClosedHours): boolean =>
  list.some((other) => isSameHours(other, hours));

/** The hours of several lists, each once. */
export const eachOnce = (...lists: readonly (readonly ClosedHours[])[]): ClosedHours[] =>
  lists.flat().filter((hours, index, all) => index === all.findIndex((other) => isSameHours(other, hours)));

/** The closed hours of the book, as its settings keep them. */
export type OwnHours = {
  /** Those that it has published. */
  readonly announced: readonly ClosedHours[];
  /** Those that were sent without an answer: they may stand in the content or not. */
  readonly unsettled: readonly ClosedHours[];
  /** All that it ever published of days that are not past: a page that was built meanwhile still has them. */
  readonly published: readonly ClosedHours[];
};

/** Rules without the closed hours that the book itself has published: by its own entries these are full, or free again. */
export const withoutOwnHours = (rules: BookingRules, { announced, unsettled, published }: OwnHours): BookingRules => {
  const own = [...announced, ...unsettled, ...published];
  return { ...rules, closedHours: rules.closedHours.filter((hours) => !isAmong(own, hours)) };
};

/**
 * What is to be closed and what is to be opened again, so that the hours that the book published become those that are full. Hours of
 * which nobody knows whether they stand in the content are asked for either way.
 */
export const hoursToAnnounce = (
  full: readonly ClosedHours[],
  { announced, unsettled }: Pick<OwnHours, "announced" | "unsettled">,
): { close: ClosedHours[]; open: ClosedHours[] } => ({
  close: hoursWithout(full, announced),
  open: [...hoursWithout(announced, full), ...hoursWithout(unsettled, [...full, ...announced])].sort(
    (one, other) => one.date.localeCompare(other.date) || one.from.localeCompare(other.from),
  ),
});

/** What is left of hours where others are taken out. Times of one day compare as texts, "24:00" behind all others. */
const hoursWithout = (hours: readonly ClosedHours[], others: readonly ClosedHours[]): ClosedHours[] =>
  others.reduce<readonly ClosedHours[]>(
    (left, { date, from, to }) =>
      left.flatMap((one) =>
        one.date !== date || one.to <= from || to <= one.from
          ? [one]
          : [...(one.from < from ? [{ ...one, to: from }] : []), ...(to < one.to ? [{ ...one, from: to }] : [])],
      ),
    hours,
  ) as ClosedHours[];

/** Full hours as they stand in closures.json. */
export const asWritten = ({ date, from, to, reason }: ClosedHours) => ({
  date,
  from,
  to,
  reason,
  reasonEnglish: fullReasonEnglish,
});

/** Runs of slots, as minutes from the first to the end of the last. */
function joinedSlots(starts: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const start of [...starts].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === start) last[1] += minutesBetweenSlots;
    else runs.push([start, start + minutesBetweenSlots]);
  }
  return runs;
}
