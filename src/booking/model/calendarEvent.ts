import ical, { ICalAlarmType } from "ical-generator";
import { plainLine, plainText, shortened } from "../../format/plainText";
import { rupiah } from "../../format/rupiah";
import { instantOf, type TimeZone } from "../../shop/shopClock";
import type { Ticket } from "./ticket";

/** What a calendar needs to know of the shop. */
export type EventPlace = { name: string; address: string; timeZone: TimeZone; siteUrl: string; chatLink: string };

type CalendarEvent = { title: string; location: string; details: string; start: Date; end: Date };

const minute = 60_000;

function calendarEvent(ticket: Ticket, place: EventPlace): CalendarEvent {
  const start = instantOf(ticket.date, ticket.time, place.timeZone);
  const services = ticket.services.map((service) => service.name).join(", ");
  const notes = plainText(ticket.notes);
  return {
    title: `${place.name} (${ticket.code})`,
    location: `${place.name}, ${place.address}`,
    details: [
      `Kode booking ${ticket.code}, menunggu konfirmasi toko.`,
      `${plainLine(ticket.name)}: ${services}, ${rupiah(ticket.total)}`,
      ...(notes === "" ? [] : [`Catatan: ${shortened(notes, 300)}`]),
      `Chat toko: ${place.chatLink}`,
    ].join("\n"),
    start,
    end: new Date(start.getTime() + ticket.duration * minute),
  };
}

/**
 * The booking as an iCalendar file (RFC 5545): times in UTC, right on any device, with a reminder two hours before.
 * `now` becomes the file's time stamp.
 */
export function calendarFile(ticket: Ticket, place: EventPlace, now: Date): string {
  const { title, location, details, start, end } = calendarEvent(ticket, place);
  const calendar = ical({ prodId: { company: plainLine(place.name), product: "Booking", language: "ID" } });
  const event = calendar.createEvent({
    id: `${ticket.code}@${new URL(place.siteUrl).hostname}`,
    stamp: now,
    start,
    end,
    summary: title,
    location,
    description: details,
    url: place.chatLink,
  });
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 2 * 60 * 60, description: title });
  return calendar.toString();
}

/** A link that opens the same event in Google Calendar, for browsers in which a file cannot be downloaded. */
export function googleCalendarLink(ticket: Ticket, place: EventPlace): string {
  const { title, location, details, start, end } = calendarEvent(ticket, place);
  const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const parts = { action: "TEMPLATE", text: title, dates: `${utc(start)}/${utc(end)}`, details, location };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `https://calendar.google.com/calendar/render?${query.join("&")}`;
}
