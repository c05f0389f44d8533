import { calendarFile, googleCalendarLink } from "../../../src/domain/ticket/calendarEvent";
import { messageToShop } from "../../../src/domain/ticket/messageToShop";
import { ticketFacts } from "../../../src/domain/ticket/ticketFacts";
import { services, shop, ticket } from "../../support/booking";

const full = ticket({ services, isOutsideHours: true, notes: "Poni tipis, samping pendek" });
const ofBooking = ticketFacts(full, shop).filter(({ part }) => part !== "shop" && part !== "advice");

test("a ticket says all that docs/rules.md names, in this order", () => {
  expect(ticketFacts(full, shop).map(({ term }) => term)).toEqual([
    "Nama",
    "Telepon",
    "Tanggal",
    "Jam",
    "Layanan",
    "Estimasi durasi",
    "Termasuk penyesuaian waktu",
    "Estimasi total",
    "Catatan",
    "Lokasi",
    "Jam buka",
    "Important",
  ]);
});

test.each([
  ["the chat message", messageToShop(full, shop)],
  ["the calendar file", calendarFile(full, shop, new Date(0)).replaceAll(/\r\n /g, "").replaceAll(/\\(.)/g, "$1")],
  ["the calendar link", decodeURIComponent(googleCalendarLink(full, shop))],
])("%s lacks no fact of the booking", (_name, text) => {
  for (const { lines } of ofBooking) for (const line of lines) expect(text).toContain(line.text);
});

test.each([
  ["lies outside the opening hours", { isOutsideHours: true }, " (di luar jam buka, tunggu konfirmasi WhatsApp)"],
  [
    "runs into closed hours",
    { runsInto: { date: "2026-12-01", from: "18:00", to: "19:00", reason: "Penuh" } },
    " (selesainya melewati pukul 18:00, tunggu konfirmasi WhatsApp)",
  ],
  ["is like any other", {}, ""],
])("the shop reads in the chat that a booking %s", (_name, changes, words) => {
  expect(messageToShop(ticket(changes), shop)).toContain(`Jam: 17:00 WIB${words}\n`);
});
