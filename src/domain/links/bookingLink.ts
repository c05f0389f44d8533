import type { Draft } from "../booking/draft";
import type { Barber } from "../shop/barber";
import { type BookingRules, dayUnavailable, slotOffers } from "../shop/bookableDay";
import { isDate } from "../shop/clock";
import { chosenServices, type Service, totalDuration } from "../shop/service";

/** What a booking link may ask for. */
export const linkParts = ["service", "barber", "date", "time"] as const;

/** What a link filled in, and which of its parts could not be used. */
export type LinkedDraft = { draft: Partial<Draft>; ignored: (typeof linkParts)[number][] };

/**
 * What a booking link such as `?service=premium&barber=rizky&date=2026-12-01&time=17:00` fills in. Its parts are only looked up: a
 * service, barber, date or time that is unknown, past or closed is left out and named in `ignored`.
 */
export function readBookingLink(
  search: string,
  services: readonly Service[],
  shopRules: BookingRules,
  now: Date,
  barbers: readonly Barber[] = [],
): LinkedDraft {
  const query = new URLSearchParams(search);
  const ignored: LinkedDraft["ignored"] = [];
  const asked = query.getAll("service");
  const chosen = chosenServices(services, asked);
  if (asked.some((id) => !services.some((service) => service.id === id))) ignored.push("service");
  const draft: { serviceIds?: string[]; barberId?: string; date?: string; time?: string } = {};
  if (chosen.length > 0) draft.serviceIds = chosen.map((service) => service.id);

  const barberId = query.get("barber");
  const barber = barbers.find(({ id }) => id === barberId);
  if (barber) draft.barberId = barber.id;
  else if (barberId !== null) ignored.push("barber");
  const rules: BookingRules = { ...shopRules, barber: barber ?? null };

  const date = query.get("date");
  if (date !== null) {
    if (isDate(date) && dayUnavailable(rules, date, now) === null) draft.date = date;
    else ignored.push("date");
  }
  const time = query.get("time");
  if (time !== null) {
    const offers = slotOffers(rules, draft.date ?? null, now, totalDuration(chosen));
    const isOffered = offers.some((offer) => offer.time === time && offer.unavailable === null);
    if (isOffered && !(date !== null && draft.date === undefined)) draft.time = time;
    else ignored.push("time");
  }
  return { draft, ignored };
}
