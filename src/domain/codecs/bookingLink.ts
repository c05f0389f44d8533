import { plainLine, shortened } from "../../format/plainText";
import { availableOffer, type Draft } from "../booking/draft";
import { charactersOver, chosenTexts, keptText, textRow } from "../booking/texts";
import { servicesNotDone } from "../shop/barber";
import type { Offering } from "../shop/bookingRules";
import { isDate, timePattern } from "../shop/clock";
import { choiceOf } from "../shop/dayHours";
import { dayReason, slotOffers } from "../shop/reasonsAgainst";
import { chosenServices, unknownIds } from "../shop/service";

const choiceParts = ["service", "barber", "date", "time"] as const;

/** The query parameters of a booking link: the form's choices, notes, and the texts that are chosen outside the form. */
export const linkParts = [...choiceParts, "notes", ...chosenTexts.map((field) => textRow(field).inLink)];

// In characters.
const maxNotesLength = 80;

type Choices = {
  services: readonly { id: string }[];
  barber?: { id: string };
  date?: string;
  time?: string;
  /**
   * The name of the entry on the English services page that has this link. The form puts it into the notes, because several
   * entries may open the same service.
   */
  catalogueName?: string;
};

/**
 * The address, within the site, that opens the booking form with services, barber, date and time chosen:
 * "/?service=premium&date=2026-12-01&time=17:00#booking". It never
 * carries what a visitor has typed. `home` is the path of the form's page.
 */
export function bookingLink(choices: Choices, home = "/") {
  const { services, barber, date, time, catalogueName } = choices;
  const parts = services.map(({ id }) => `service=${encodeURIComponent(id)}`);
  if (barber) parts.push(`barber=${encodeURIComponent(barber.id)}`);
  if (date) parts.push(`date=${date}`);
  if (time) parts.push(`time=${time}`);
  if (catalogueName) parts.push(`notes=${encodeURIComponent(catalogueName)}`);
  return `${home}${parts.length === 0 ? "" : `?${parts.join("&")}`}#booking`;
}

/** The parameters that a booking link may have in vain. */
type IgnoredPart = (typeof choiceParts)[number];

/**
 * Reads the query of a booking link. Leaves out unknown services, a barber who is unknown or does not do the link's
 * services, and a date or time that cannot be booked at `now`. `ignored` lists the parameters concerned. Notes are put on
 * one line and cut to `maxNotesLength`.
 */
export function readBookingLink(search: string, offering: Offering, now: Date) {
  const { services, barbers } = offering;
  const query = new URLSearchParams(search);
  const ignored: IgnoredPart[] = [];
  const serviceIds = query.getAll("service");
  const chosen = chosenServices(services, serviceIds);
  if (unknownIds(services, serviceIds).length > 0) ignored.push("service");
  const draft: Partial<Draft> = {};
  if (chosen.length > 0) draft.serviceIds = chosen.map((service) => service.id);

  const barberId = query.get("barber");
  const barber = barbers.find((each) => each.id === barberId && servicesNotDone(each, chosen).length === 0);
  if (barber) draft.barberId = barber.id;
  else if (barberId !== null) ignored.push("barber");
  const visit = { serviceIds: draft.serviceIds ?? [], barberId: barber?.id ?? null };

  const [linkedDate, linkedTime] = [query.get("date"), query.get("time")];
  // The link has a moment, the form a business day.
  const isMoment = linkedDate !== null && linkedTime !== null && isDate(linkedDate) && timePattern.test(linkedTime);
  const { date, time } = isMoment
    ? choiceOf(offering.rules, { date: linkedDate, time: linkedTime })
    : { date: linkedDate, time: linkedTime };
  if (date !== null) {
    if (isDate(date) && dayReason({ ...visit, date }, offering, now) === null) draft.date = date;
    else ignored.push("date");
  }
  if (time !== null) {
    const offers = slotOffers({ ...visit, date: draft.date ?? null }, offering, now);
    if (availableOffer(offers, time) && !(date !== null && draft.date === undefined)) draft.time = time;
    else ignored.push("time");
  }
  for (const field of chosenTexts) {
    const text = keptText(field, query.get(textRow(field).inLink) ?? "");
    if (text !== "" && charactersOver(field, text) === 0) draft[field] = text;
  }
  const notes = shortened(plainLine(query.get("notes") ?? ""), maxNotesLength);
  if (notes !== "") draft.notes = notes;
  return { draft, ignored };
}
