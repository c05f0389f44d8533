import { isSameMoment } from "../../domain/booking/booking";
import {
  addDays,
  formatTime,
  type Moment,
  minuteMs,
  minutesBetweenSlots,
  parseTime,
  shopMinute,
} from "../../domain/shop/clock";
import { momentOf } from "../../domain/shop/dayHours";
import { type FullHours, spanOf } from "../../domain/shop/openingHours";
import { slotOffersForShop } from "../../domain/shop/reasonsAgainst";
import { runsOf } from "../../format/runs";
import { endDate } from "./day";
import { fitsBeside, hasKnownCapacity, type SeatableVisit, type ShopWithChairs } from "./seating";

/**
 * The file that the book has sent last: the hours in it, and those of them that another book has published (`others`), at an
 * instant in epoch milliseconds. The settings store it so.
 */
export type SentHours = {
  hours: readonly FullHours[];
  // Settings written before other books' hours were told apart have none.
  others?: readonly FullHours[];
  at: number;
};

// A site is built within minutes. After this time the page shows the hours of the site, also if the build has failed or
// somebody has changed the file by hand.
const buildMs = 60 * minuteMs;

/** Returns the full hours on the site, now or after its next build: those that the page shows, or those just sent. */
export const publishedHours = (sent: SentHours | null, pageHours: readonly FullHours[], now: Date) =>
  sent && now.getTime() - sent.at < buildMs ? sent.hours : pageHours;

/**
 * Returns the hours from `today` on in which no chair is free for as long as the shop's shortest service takes, whoever does
 * it. A slot does not count if it is past, outside the opening hours or unavailable for another reason. Empty if the number
 * of chairs is unknown. `offering` must not contain the hours that the book has published, because they would count as
 * closed.
 */
export function fullHours(
  chairTakers: readonly SeatableVisit[],
  offering: ShopWithChairs,
  today: string,
  now: Date,
): FullHours[] {
  const shortest = [...offering.services].sort((one, other) => one.duration - other.duration)[0];
  if (!hasKnownCapacity(offering) || shortest === undefined) return [];
  const upcoming = chairTakers.filter(({ date }) => date >= addDays(today, -1));
  const fits = fitsBeside(upcoming, offering);
  // A visit soon after midnight may fill the last slots of the day before. A visit that ends after midnight may fill slots
  // of the next day.
  const dates = new Set(
    upcoming.flatMap((visit) => [addDays(visit.date, -1), visit.date, endDate(visit)]).filter((date) => date >= today),
  );
  const visit = { duration: shortest.duration, chairCount: 1, barberId: null, serviceIds: [] };
  // Hours in which no barber works have an `unavailableReason`, because they are closed and not full.
  return hoursOf(
    [...dates].flatMap((date) =>
      slotOffersForShop(visit, date, offering, now)
        .filter(
          ({ unavailableReason, confirmationReason }) =>
            unavailableReason === null && confirmationReason?.kind !== "outsideHours",
        )
        .filter((offer) => !fits({ ...visit, date: offer.date, time: offer.time })),
    ),
  );
}

/**
 * Returns the changes to the site at `now`: the hours to close, and the hours to open again, which are only those that this
 * book has sent itself. `others` are the published hours of another book, which the next file keeps. Hours that have passed
 * need no change.
 */
export function hoursToPublish(
  full: readonly FullHours[],
  published: readonly FullHours[],
  sent: SentHours | null,
  now: Moment,
) {
  const ahead = slotsOf(published).filter(
    ({ date, time }) => date > now.date || (date === now.date && time > now.time),
  );
  const own = without(slotsOf(sent?.hours ?? []), slotsOf(sent?.others ?? []));
  const others = without(ahead, own);
  const wanted = slotsOf(full);
  return {
    toClose: hoursOf(without(wanted, ahead)),
    toOpen: hoursOf(without(without(ahead, others), wanted)),
    others: hoursOf(others),
  };
}

/** Returns all the hours of the next file: those that are full here, and those of another book. */
export const hoursWithOthers = (full: readonly FullHours[], others: readonly FullHours[]): FullHours[] => {
  const wanted = slotsOf(full);
  return hoursOf([...wanted, ...without(slotsOf(others), wanted)]);
};

const without = (slots: readonly Moment[], others: readonly Moment[]) =>
  slots.filter((slot) => !others.some((other) => isSameMoment(slot, other)));

export const fullHoursFile = (hours: readonly FullHours[]) => `${JSON.stringify({ hours }, null, 2)}\n`;

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

const endOf = ({ time }: Moment) => formatTime(parseTime(time) + minutesBetweenSlots);
