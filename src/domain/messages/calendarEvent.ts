import ical, { ICalAlarmType, ICalEventStatus } from "ical-generator";
import { plainLine } from "../../format/plainText";
import type { Booking } from "../booking/booking";
import { isActive, statuses } from "../booking/booking";
import { type BookingContent, bookingFacts, describeBooking } from "../booking/description";
import type { BookingWords } from "../booking/words.id";
import { ticketLink } from "../codecs/ticketLink";
import { addressOverflow, chatLink } from "../contact/chatLink";
import { addressLine } from "../shop/address";
import { instantOf, minuteMs, minutesBetweenSlots, parseTimeZone } from "../shop/clock";
import { factsAsText } from "./factsAsText";

/** The status of an event (RFC 5545) by the phase of its booking. */
const eventStatuses = {
  open: ICalEventStatus.TENTATIVE,
  accepted: ICalEventStatus.CONFIRMED,
  over: ICalEventStatus.CANCELLED,
};

/** The event of a booking. Without `facts`, its details are only the code, the status and the links. */
function calendarEvent(
  booking: Booking,
  content: BookingContent,
  words: BookingWords,
  link: string,
  hasFacts: boolean,
) {
  const { shop } = content;
  const { facts, duration, isAtCustomer, status } = describeBooking(booking, content, words, null);
  const start = instantOf(booking, parseTimeZone(shop.timeZone));
  return {
    title: `${isActive(booking) ? "" : `${status}: `}${shop.name} (${booking.code})`,
    location: isAtCustomer ? booking.address || words.event.atCustomer : `${shop.name}, ${addressLine(shop.address)}`,
    details: [
      words.event.code(booking.code, status),
      ...(hasFacts ? factsAsText(bookingFacts(facts)) : []),
      `${words.event.chat}: ${chatLink(shop.chatNumber)}`,
      link,
    ].join("\n"),
    start,
    // Discontinued services have no known duration, but an event without length would be invalid.
    end: new Date(start.getTime() + (duration || minutesBetweenSlots) * minuteMs),
  };
}

/**
 * Writes the booking as an iCalendar file (RFC 5545), with times in UTC. It has a reminder two hours before the visit,
 * unless the booking is declined or cancelled. `now` becomes the file's time stamp. The sequence rises with every version,
 * so a calendar updates an event that it already has.
 */
export function calendarFile(booking: Booking, content: BookingContent, now: Date, words: BookingWords) {
  const { shop } = content;
  const link = ticketLink(booking, shop.ticketPage);
  const { title, location, details, start, end } = calendarEvent(booking, content, words, link, true);
  const calendar = ical({
    prodId: { company: plainLine(shop.name), product: "Booking", language: words.shop.language.toUpperCase() },
  });
  const event = calendar.createEvent({
    id: `${booking.code}@${new URL(shop.ticketPage).hostname}`,
    stamp: now,
    sequence: booking.version ?? 0,
    status: eventStatuses[statuses[booking.status].phase],
    start,
    end,
    summary: title,
    location,
    description: details,
    url: link,
  });
  if (isActive(booking)) {
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 2 * 60 * 60, description: title });
  }
  return calendar.toString();
}

/**
 * Returns a link that opens the same event in Google Calendar, for browsers that cannot download a file. Where the address
 * has no room for the facts, it has the ticket's link without them.
 */
export function googleCalendarLink(booking: Booking, content: BookingContent, words: BookingWords) {
  const link = ticketLink(booking, content.shop.ticketPage);
  const linkWith = (hasFacts: boolean) => linkTo(calendarEvent(booking, content, words, link, hasFacts));
  const whole = linkWith(true);
  return addressOverflow(whole) <= 0 ? whole : linkWith(false);
}

function linkTo({ title, location, details, start, end }: ReturnType<typeof calendarEvent>) {
  const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const parts = { action: "TEMPLATE", text: title, dates: `${utc(start)}/${utc(end)}`, details, location };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(parts)}`;
}
