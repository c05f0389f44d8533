import { calendarFile, googleCalendarLink } from "../../src/ticket/model/calendarEvent";
import { chatMessage } from "../../src/ticket/model/chatMessage";
import { ticketFacts } from "../../src/ticket/model/ticketFacts";
import { services, shop, ticket } from "../support/booking";

const full = ticket({ services, isOutsideHours: true, notes: "Poni tipis, samping pendek" });
const ofBooking = ticketFacts(full, shop).filter(({ part }) => part !== "shop" && part !== "advice");

test("a ticket says all that the specification names, in this order", () => {
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
  ["the chat message", chatMessage(full, shop)],
  ["the calendar file", calendarFile(full, shop, new Date(0)).replaceAll(/\r\n /g, "").replaceAll(/\\(.)/g, "$1")],
  ["the calendar link", decodeURIComponent(googleCalendarLink(full, shop))],
])("%s lacks no fact of the booking", (_name, text) => {
  for (const { lines } of ofBooking) for (const line of lines) expect(text).toContain(line.text);
});
