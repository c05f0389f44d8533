import { type BookingRules, dayStatus, slotOffers } from "../../shop/bookableDay";
import { chosenServices, type Service, totalDuration } from "../../shop/service";
import { isDate } from "../../shop/shopClock";
import type { Draft } from "./draft";

export type LinkedDraft = { draft: Partial<Draft>; ignored: string[] };

/**
 * What a booking link such as `?service=premium&date=2026-12-01&time=17:00` fills in. Its parts are only looked up: a
 * service, date or time that is unknown, past or closed is left out and named in `ignored`, in words for the visitor.
 */
export function readBookingLink(
  search: string,
  services: readonly Service[],
  rules: BookingRules,
  now: Date,
): LinkedDraft {
  const query = new URLSearchParams(search);
  const ignored: string[] = [];
  const asked = query.getAll("service");
  const chosen = chosenServices(services, asked);
  if (asked.some((id) => !services.some((service) => service.id === id))) ignored.push("layanan");
  const draft: { serviceIds?: string[]; date?: string; time?: string } = {};
  if (chosen.length > 0) draft.serviceIds = chosen.map((service) => service.id);

  const date = query.get("date");
  if (date !== null) {
    if (isDate(date) && dayStatus(rules, date, now).isBookable) draft.date = date;
    else ignored.push("tanggal");
  }
  const time = query.get("time");
  if (time !== null) {
    const offers = slotOffers(rules, draft.date ?? null, now, totalDuration(chosen));
    const isOffered = offers.some((offer) => offer.time === time && !offer.isPast);
    if (isOffered && !(date !== null && draft.date === undefined)) draft.time = time;
    else ignored.push("jam");
  }
  return { draft, ignored };
}

/** The query of a link that opens the form with the same services, date and time; never a name or a number. */
export function bookingQuery(booking: {
  readonly serviceIds: readonly string[];
  readonly date?: string;
  readonly time?: string;
}): string {
  const parts = booking.serviceIds.map((id) => `service=${encodeURIComponent(id)}`);
  if (booking.date) parts.push(`date=${booking.date}`);
  if (booking.time) parts.push(`time=${booking.time}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}
