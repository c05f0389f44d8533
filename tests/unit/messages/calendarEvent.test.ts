import fc from "fast-check";
import ICAL from "ical.js";
import { bookingWords } from "../../../src/domain/booking/words.id";
import { calendarFile, googleCalendarLink } from "../../../src/domain/messages/calendarEvent";
import { anyCharacter } from "../../support/anyCharacter";
import { booking, bookingContent } from "../../support/booking";

/** What a calendar reads in the file of a booking, which has to hold one event. */
function eventOf(changes: Parameters<typeof booking>[0] = {}) {
  const file = calendarFile(booking(changes), bookingContent(), new Date("2026-11-21T03:00:00Z"), bookingWords);
  const [component, ...others] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  if (!component || others.length > 0) throw new Error("the file holds no event, or several");
  const { startDate, endDate, summary, location, description, uid, sequence, attendees } = new ICAL.Event(component);
  return {
    ...{ summary, location, description, uid, sequence, attendees },
    start: startDate.toJSDate().toISOString(),
    end: endDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue("status"),
    reminder: component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger")?.toString(),
  };
}

describe("the calendar file", () => {
  test("has start, duration, address, code and a reminder", () =>
    expect(eventOf()).toMatchObject({
      start: "2026-12-01T10:00:00.000Z",
      end: "2026-12-01T11:30:00.000Z",
      location: "Bintang Pangkas, Jl. Contoh No. 8, Menteng, Jakarta 10310",
      description: expect.stringMatching(
        /^Kode booking BTP123456AB\. .*\nEstimasi total: Rp 201\.250\n.*wa\.me\/6281200000000\n/s,
      ),
      uid: "BTP123456AB@bintangpangkas.example",
      reminder: "-PT2H",
    }));

  test("has a length where the shop no longer has the services", () =>
    expect(eventOf({ serviceIds: ["massage"] }).end).toBe("2026-12-01T10:30:00.000Z"));

  test.each([
    ["requested", "TENTATIVE", ""],
    ["proposed", "TENTATIVE", ""],
    ["confirmed", "CONFIRMED", ""],
    ["declined", "CANCELLED", "Tidak diterima: "],
    ["cancelled", "CANCELLED", "Dibatalkan: "],
  ] as const)("of a %s ticket is %s; one that is off says so and reminds of nothing", (status, expected, off) => {
    const event = eventOf({ status });
    expect(event).toMatchObject({ status: expected, summary: `${off}Bintang Pangkas (BTP123456AB)` });
    expect(event.reminder === undefined).toBe(off !== "");
  });

  test("takes the place of the one of an earlier version", () =>
    expect([null, 29_000_000].map((version) => eventOf({ version }).sequence)).toEqual([0, 29_000_000]));

  test("holds one event, whatever is typed", () => {
    const hostile = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 400 }),
      fc.constantFrom("x\r\nEND:VEVENT\r\nBEGIN:VEVENT", "\\n;,:", "\u2028ATTENDEE:mailto:a@b.c", '"', "\uD83D"),
    );
    fc.assert(
      fc.property(hostile, hostile, (name, notes) =>
        expect(eventOf({ name, notes })).toMatchObject({ attendees: [], summary: "Bintang Pangkas (BTP123456AB)" }),
      ),
      { numRuns: 60 },
    );
  });
});

test.each([
  ["the same event", {}, "Nama: Budi Santoso\n"],
  ["the event without facts where notes leave them no room", { notes: "💈".repeat(50) }, "Chat dengan toko: "],
])("the Google Calendar link carries %s, and opens everywhere", (_name, changes, second) => {
  const link = googleCalendarLink(booking(changes), bookingContent(), bookingWords);
  expect(link.length).toBeLessThan(2000);
  const { details, ...event } = Object.fromEntries(new URL(link).searchParams);
  expect(details?.split("\n").slice(1).join("\n")).toMatch(new RegExp(`^${second}`));
  expect(details).toMatch(/\/tiket\/#cek=\S+$/);
  expect(event).toMatchObject({
    dates: "20261201T100000Z/20261201T113000Z",
    text: "Bintang Pangkas (BTP123456AB)",
  });
});
