import { type BookingRules, slotOffers } from "../shop/bookableDay";
import type { ClosedHours } from "../shop/closures";
import { minutesBetweenSlots, minutesOf, timeOf } from "../shop/timeOfDay";
import { fitsBeside, knowsChairs, type ShopFloor, type Visit } from "./seating";

/** The reason of closed hours that the book publishes, in both languages. */
export const fullReason = "Penuh";
export const fullReasonEnglish = "Full";

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
  const isPublished = (hours: ClosedHours) => published.some((own) => isSameHours(own, hours));
  const withoutOwn = { ...rules, closedHours: rules.closedHours.filter((hours) => !isPublished(hours)) };
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

/** What is to be closed and what is to be opened again, so that the hours that the book published become those that are full. */
export const hoursToAnnounce = (
  full: readonly ClosedHours[],
  published: readonly ClosedHours[],
): { close: ClosedHours[]; open: ClosedHours[] } => ({
  close: full.filter((hours) => !published.some((own) => isSameHours(own, hours))),
  open: published.filter((own) => !full.some((hours) => isSameHours(own, hours))),
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
