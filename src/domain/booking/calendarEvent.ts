import ical, { ICalAlarmType, ICalEventStatus } from "ical-generator";
import { plainLine, plainText, shortened } from "../../format/plainText";
import { chatLink } from "../formats/chatLink";
import { composeWithTicketLink, ticketLink } from "../formats/ticketLink";
import { addressLine } from "../shop/address";
import { instantOf, minuteMs, parseTimeZone } from "../shop/clock";
import { minutesBetweenSlots } from "../shop/timeOfDay";
import { type Booking, type BookingStatus, isActive } from "./booking";
import { type BookingContent, bookingFacts, describeBooking } from "./description";
import { factsAsText } from "./factsAsText";
import type { BookingWords } from "./words.id";

const eventStatus: Record<BookingStatus, ICalEventStatus> = {
  requested: ICalEventStatus.TENTATIVE,
  proposed: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
};

const maxCalendarLinkLength = 1999;

function calendarEvent(
  booking: Booking,
  content: BookingContent,
  words: BookingWords,
  link: string,
  maxFactLength: number,
) {
  const { shop } = content;
  const { facts, duration, isAtCustomer, status } = describeBooking(booking, content, words, null);
  const start = instantOf(booking, parseTimeZone(shop.timeZone));
  const notes = plainText(booking.notes);
  const address = shortened(plainLine(booking.address), maxFactLength);
  return {
    title: `${isActive(booking) ? "" : `${status}: `}${shop.name} (${booking.code})`,
    location: isAtCustomer ? address || words.event.atCustomer : `${shop.name}, ${addressLine(shop.address)}`,
    details: [
      words.event.code(booking.code, status),
      ...factsAsText(bookingFacts(facts), maxFactLength),
      ...(notes === "" ? [] : [`${words.terms.notes}: ${shortened(notes, maxFactLength)}`]),
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
export function calendarFile(booking: Booking, content: BookingContent, now: Date, words: BookingWords): string {
  const { shop } = content;
  const link = ticketLink(booking, shop.ticketPage);
  const { title, location, details, start, end } = calendarEvent(
    booking,
    content,
    words,
    link,
    Number.POSITIVE_INFINITY,
  );
  const calendar = ical({
    prodId: { company: plainLine(shop.name), product: "Booking", language: words.shop.language.toUpperCase() },
  });
  const event = calendar.createEvent({
    id: `${booking.code}@${new URL(shop.ticketPage).hostname}`,
    stamp: now,
    sequence: booking.version ?? 0,
    status: eventStatus[booking.status],
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
 * Returns a link of under 2,000 characters that opens the same event in Google Calendar. It is for browsers that cannot
 * download a file.
 */
export const googleCalendarLink = (booking: Booking, content: BookingContent, words: BookingWords): string =>
  composeWithTicketLink(
    booking,
    content.shop.ticketPage,
    (link, maxFactLength) => linkTo(calendarEvent(booking, content, words, link, maxFactLength)),
    (link) => link.length <= maxCalendarLinkLength,
  );

function linkTo({ title, location, details, start, end }: ReturnType<typeof calendarEvent>): string {
  const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const parts = { action: "TEMPLATE", text: title, dates: `${utc(start)}/${utc(end)}`, details, location };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(parts)}`;
}
