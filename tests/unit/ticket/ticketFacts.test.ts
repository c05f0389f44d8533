import { calendarFile, googleCalendarLink } from "../../../src/domain/ticket/calendarEvent";
import { messageToShop } from "../../../src/domain/ticket/messageToShop";
import type { Ticket } from "../../../src/domain/ticket/ticket";
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
  ["declined", "Booking ini tidak diterima toko. Silakan pilih waktu lain."],
  ["cancelled", "Booking ini dibatalkan. Silakan booking lagi kapan saja."],
] as const)("a %s ticket says so, and gives no advice for a visit", (status, text) => {
  expect(ticketFacts(ticket({ status }), shop).find(({ id }) => id === "advice")?.lines).toEqual([{ text }]);
});

test("a ticket of another price names no price beside its total that contradicts it", () => {
  const lines = ticketFacts(ticket({ total: 180_000 }), shop).flatMap(({ lines }) => lines);
  expect(lines.map(({ amount }) => amount).filter(Boolean)).toEqual([]);
  expect(lines).toContainEqual({ text: "Paket Ayah & Anak" });
  expect(lines).toContainEqual({ text: "Peak Sore" });
  expect(lines).toContainEqual({ text: "Rp 180.000" });
});

test("a confirmed time outside the opening hours waits for no confirmation any more", () => {
  const hour = (status: Ticket["status"]) =>
    ticketFacts(ticket({ status, isOutsideHours: true }), shop).find(({ id }) => id === "time")?.lines[0]?.text;
  expect(hour("confirmed")).toBe("17:00 WIB (di luar jam buka)");
  expect(hour("proposed")).toBe("17:00 WIB (di luar jam buka, tunggu konfirmasi WhatsApp)");
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

test("a ticket after midnight names the season to whose hours its time belongs", () => {
  const openingHours = { ...shop.openingHours, saturday: null };
  const season = { name: "Ramadan", from: "2026-12-01", to: "2026-12-04", days: null, open: "15:00", close: "02:00" };
  const hours = (time: string, date = "2026-12-05") =>
    ticketFacts(ticket({ date, time }), { ...shop, openingHours, seasonalHours: [season] })
      .find(({ id }) => id === "hours")
      ?.lines.map(({ text }) => text)
      .filter((text) => text.startsWith("Ramadan"));
  expect(hours("01:30")).toEqual(["Ramadan, 1 Des-4 Des 2026 15:00-02:00"]);
  expect(hours("10:00")).toEqual([]);
  expect(hours("10:00", "2026-12-04")).toHaveLength(1);
});
