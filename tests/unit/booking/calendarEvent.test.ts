import fc from "fast-check";
import ICAL from "ical.js";
import { withStatus } from "../../../src/domain/booking/booking";
import { calendarFile, googleCalendarLink } from "../../../src/domain/booking/calendarEvent";
import { bookingWords } from "../../../src/domain/booking/words.id";
import { anyCharacter } from "../../support/anyCharacter";
import { booking, bookingContent } from "../../support/booking";

const now = new Date("2026-11-21T03:00:00Z");

const fileOf = (made: ReturnType<typeof booking>) => calendarFile(made, bookingContent(), now, bookingWords);

function parsed(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = calendar.getFirstSubcomponent("vevent");
  if (!event) throw new Error("the file holds no event");
  return { calendar, event: new ICAL.Event(event), component: event };
}

describe("the calendar file", () => {
  test("is at 17:00 in Jakarta for the duration of the services, with address, code and a reminder two hours before", () => {
    const { event, component } = parsed(fileOf(booking()));
    expect(event.startDate.toJSDate().toISOString()).toBe("2026-12-01T10:00:00.000Z");
    expect(event.endDate.toJSDate().toISOString()).toBe("2026-12-01T11:30:00.000Z");
    expect(event.startDate.zone.tzid).toBe("UTC");
    expect(event.location).toBe("Bintang Pangkas, Jl. Contoh No. 8, Menteng, Jakarta 10310");
    expect(event.description).toContain("https://wa.me/6281200000000");
    expect(event.uid).toBe("BTP123456AB@bintangpangkas.example");
    const alarm = component.getFirstSubcomponent("valarm");
    expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-PT2H");
  });

  test.each([
    ["requested", "TENTATIVE", ""],
    ["proposed", "TENTATIVE", ""],
    ["confirmed", "CONFIRMED", ""],
    ["declined", "CANCELLED", "Tidak diterima: "],
    ["cancelled", "CANCELLED", "Dibatalkan: "],
  ] as const)("of a %s ticket is %s; one that is off says so and reminds of nothing", (status, expected, off) => {
    const { event, component } = parsed(fileOf(booking({ status })));
    expect(component.getFirstPropertyValue("status")).toBe(expected);
    expect(event.summary).toBe(`${off}Bintang Pangkas (BTP123456AB)`);
    expect(component.getFirstSubcomponent("valarm") === null).toBe(off !== "");
  });

  test("takes the place of the one before once the booking has another version", () => {
    const sequenceOf = (made: ReturnType<typeof booking>) =>
      parsed(fileOf(made)).component.getFirstPropertyValue("sequence");
    expect(sequenceOf(booking())).toBe(0);
    expect(sequenceOf(withStatus(booking(), "declined", now))).toBe(now.getTime() / 60_000);
  });

  test("holds one event and no line of the visitor's making, whatever is typed", () => {
    const hostile = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 400 }),
      fc.constantFrom("x\r\nEND:VEVENT\r\nBEGIN:VEVENT", "\\n;,:", "\u2028ATTENDEE:mailto:a@b.c", '"', "\uD83D"),
    );
    fc.assert(
      fc.property(hostile, hostile, (name, notes) => {
        const { calendar, event } = parsed(fileOf(booking({ name, notes })));
        expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
        expect(event.attendees).toHaveLength(0);
        expect(event.summary).toBe("Bintang Pangkas (BTP123456AB)");
      }),
      { numRuns: 60 },
    );
  });
});

test("the Google Calendar link stays short enough to be opened, whatever was typed", () => {
  const typed = "💈 & ".repeat(2000);
  const made = booking({ name: typed, phone: typed, address: typed, notes: typed });
  expect(googleCalendarLink(made, bookingContent(), bookingWords).length).toBeLessThan(2000);
});

test("an event whose services the shop no longer has is not without length", () => {
  const { event } = parsed(fileOf(booking({ serviceIds: ["massage"] })));
  expect(event.endDate.toJSDate().toISOString()).toBe("2026-12-01T10:30:00.000Z");
});

test("the Google Calendar link carries the same event", () => {
  const link = new URL(googleCalendarLink(booking(), bookingContent(), bookingWords));
  expect(link.origin).toBe("https://calendar.google.com");
  expect(link.searchParams.get("dates")).toBe("20261201T100000Z/20261201T113000Z");
  expect(link.searchParams.get("text")).toBe("Bintang Pangkas (BTP123456AB)");
});
