import { isSameMoment } from "../../domain/booking/booking";
import { addDays, type Moment, minuteMs, shopMinute } from "../../domain/shop/clock";
import type { FullHours } from "../../domain/shop/closures";
import { momentOf } from "../../domain/shop/dayHours";
import { spanOf } from "../../domain/shop/openingHours";
import { slotOffersForShop } from "../../domain/shop/reasonsAgainst";
import { formatTime, minutesBetweenSlots, parseTime } from "../../domain/shop/timeOfDay";
import { runsOf } from "../../format/runs";
import { fitsBeside, hasKnownCapacity, type ShopWithChairs, type TimedVisit } from "../chairs/seating";
import { endDate } from "../day/day";

/** The full hours that the book has sent last, at an instant in epoch milliseconds. The settings store them so. */
export type SentHours = { readonly hours: readonly FullHours[]; readonly at: number };

// A site is built within minutes. After this time the page shows the hours of the site, also if the build has failed or
// somebody has changed the file by hand.
const buildMs = 60 * minuteMs;

/** Returns the full hours on the site, now or after its next build: those that the page shows, or those just sent. */
export const publishedHours = (
  sent: SentHours | null,
  pageHours: readonly FullHours[],
  now: Date,
): readonly FullHours[] => (sent && now.getTime() - sent.at < buildMs ? sent.hours : pageHours);

/**
 * Returns the hours from `today` on in which not even the shop's shortest service finds a free chair. A slot does not count
 * if it is past, outside the opening hours or unavailable for another reason. Empty if the number of chairs is unknown.
 * `bookable` must not contain the hours that the book has published, because they would count as closed.
 */
export function fullHours(
  chairTakers: readonly TimedVisit[],
  bookable: ShopWithChairs,
  today: string,
  now: Date,
): FullHours[] {
  const shortest = [...bookable.services].sort((one, other) => one.duration - other.duration)[0];
  if (!hasKnownCapacity(bookable) || shortest === undefined) return [];
  const upcoming = chairTakers.filter(({ date }) => date >= addDays(today, -1));
  const fits = fitsBeside(upcoming, bookable);
  // A visit soon after midnight may fill the last slots of the day before. A visit that ends after midnight may fill slots
  // of the next day.
  const dates = new Set(
    upcoming.flatMap((visit) => [addDays(visit.date, -1), visit.date, endDate(visit)]).filter((date) => date >= today),
  );
  const visit = { duration: shortest.duration, chairCount: 1, barberId: null, serviceIds: [] };
  // Hours in which no barber works have an `unavailableReason`, because they are closed and not full.
  return hoursOf(
    [...dates].flatMap((date) =>
      slotOffersForShop(visit, date, bookable, now)
        .filter(
          ({ unavailableReason, confirmationReason }) =>
            unavailableReason === null && confirmationReason?.kind !== "outsideHours",
        )
        .filter((offer) => !fits({ ...visit, date: offer.date, time: offer.time })),
    ),
  );
}

/**
 * Returns the changes to the site at `now`: the hours to close, and the hours to open again. Published hours that have
 * passed need no change.
 */
export function hoursToPublish(
  full: readonly FullHours[],
  published: readonly FullHours[],
  now: Moment,
): { toClose: FullHours[]; toOpen: FullHours[] } {
  const ahead = slotsOf(published).filter(
    ({ date, time }) => date > now.date || (date === now.date && time > now.time),
  );
  const wanted = slotsOf(full);
  const without = (slots: readonly Moment[], others: readonly Moment[]) =>
    hoursOf(slots.filter((slot) => !others.some((other) => isSameMoment(slot, other))));
  return { toClose: without(wanted, ahead), toOpen: without(ahead, wanted) };
}

export const fullHoursFile = (hours: readonly FullHours[]): string => `${JSON.stringify({ hours }, null, 2)}\n`;

const slotsOf = (hours: readonly FullHours[]): Moment[] =>
  hours.flatMap(({ date, from, to }) => {
    const { start, end } = spanOf({ open: from, close: to });
    return Array.from({ length: Math.ceil((end - start) / minutesBetweenSlots) }, (_, index) =>
      momentOf({ day: date, minute: start + index * minutesBetweenSlots }),
    );
  });

/** Joins consecutive slots of a day into hours. */
function hoursOf(slots: readonly Moment[]): FullHours[] {
  const inOrder = [...slots].sort((one, other) => shopMinute(one) - shopMinute(other));
  return runsOf(inOrder, (before, slot) => before.date === slot.date && endOf(before) === slot.time).map(
    ({ first, last }) => ({ date: first.date, from: first.time, to: endOf(last) }),
  );
}

const endOf = ({ time }: Moment): string => formatTime(parseTime(time) + minutesBetweenSlots);
