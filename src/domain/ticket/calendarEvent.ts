import ical, { ICalAlarmType, ICalEventStatus } from "ical-generator";
import { plainLine, plainText, shortened } from "../../format/plainText";
import { chatLink } from "../links/chatLink";
import { ticketLink, ticketLinks } from "../links/ticketLink";
import { addressLine } from "../shop/address";
import { instantOf, timeZoneNamed } from "../shop/clock";
import { isAtCustomer } from "../shop/service";
import { minutesBetweenSlots } from "../shop/timeOfDay";
import { isCalledOff, type Ticket, type TicketStatus } from "./ticket";
import { bookingFacts, factLines, type TicketShop, ticketFacts } from "./ticketFacts";
import type { TicketWords } from "./words";
import { ticketWords as indonesian } from "./words.id";

type CalendarEvent = { title: string; location: string; details: string; start: Date; end: Date };

const minuteMs = 60_000;

type Lengths = { readonly fact: number; readonly notes: number };

// How many characters a fact and the notes may take: the first for the file, the others to keep a link short.
const usual: Lengths = { fact: 120, notes: 300 };
const shorter: Lengths = { fact: 60, notes: 120 };
const shortest: Lengths = { fact: 24, notes: 40 };

const eventStatus: Record<TicketStatus, ICalEventStatus> = {
  requested: ICalEventStatus.TENTATIVE,
  proposed: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
};

const longestCalendarLink = 1999;

function calendarEvent(
  ticket: Ticket,
  shop: TicketShop,
  longest: Lengths,
  link: string,
  words: TicketWords,
): CalendarEvent {
  const start = instantOf(ticket.date, ticket.time, timeZoneNamed(shop.timeZone));
  const notes = plainText(ticket.notes);
  return {
    title: `${isCalledOff(ticket) ? `${words.status[ticket.status]}: ` : ""}${shop.name} (${ticket.code})`,
    location: placeOf(ticket, shop, longest, words),
    details: [
      words.event.code(ticket.code, words.status[ticket.status]),
      ...factLines(bookingFacts(ticketFacts(ticket, shop, words)), longest.fact),
      ...(notes === "" ? [] : [`${words.terms.notes}: ${shortened(notes, longest.notes)}`]),
      `${words.event.chat}: ${chatLink(shop.chatNumber)}`,
      link,
    ].join("\n"),
    start,
    // Of services that the shop no longer has no duration is known, and an event without length would be invalid.
    end: new Date(start.getTime() + (ticket.duration || minutesBetweenSlots) * minuteMs),
  };
}

/** Where the visit is: in the shop, or where the barber comes to. */
function placeOf({ address, services }: Ticket, shop: TicketShop, longest: Lengths, words: TicketWords): string {
  if (address !== "") return shortened(plainLine(address), longest.fact);
  return isAtCustomer(services) ? words.event.atCustomer : `${shop.name}, ${addressLine(shop.address)}`;
}

/**
 * The booking as an iCalendar file (RFC 5545; docs/rules.md, section 13): times in UTC, with a reminder two hours before unless it
 * is called off. `now` becomes the file's time stamp. Whoever has the event in a calendar already gets it moved or cancelled
 * there, because the sequence rises with every such change.
 */
export function calendarFile(ticket: Ticket, shop: TicketShop, now: Date, words: TicketWords = indonesian): string {
  const link = ticketLink(ticket, shop.ticketPage);
  const { title, location, details, start, end } = calendarEvent(ticket, shop, usual, link, words);
  const calendar = ical({
    prodId: { company: plainLine(shop.name), product: "Booking", language: words.shop.language.toUpperCase() },
  });
  const event = calendar.createEvent({
    id: `${ticket.code}@${new URL(shop.ticketPage).hostname}`,
    stamp: now,
    sequence: ticket.changedAt ?? 0,
    status: eventStatus[ticket.status],
    start,
    end,
    summary: title,
    location,
    description: details,
    url: link,
  });
  if (!isCalledOff(ticket)) {
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 2 * 60 * 60, description: title });
  }
  return calendar.toString();
}

/**
 * A link of under 2,000 characters that opens the same event in Google Calendar, for browsers in which a file cannot be
 * downloaded.
 */
export function googleCalendarLink(ticket: Ticket, shop: TicketShop, words: TicketWords = indonesian): string {
  const links = ticketLinks(ticket, shop.ticketPage).map((link, step) =>
    linkTo(calendarEvent(ticket, shop, [usual, shorter][step] ?? shortest, link, words)),
  );
  return links.find((link) => link.length <= longestCalendarLink) ?? links.at(-1) ?? "";
}

function linkTo({ title, location, details, start, end }: CalendarEvent): string {
  const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const parts = { action: "TEMPLATE", text: title, dates: `${utc(start)}/${utc(end)}`, details, location };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `https://calendar.google.com/calendar/render?${query.join("&")}`;
}
