import { newEntry, ticketId, toStoredBooking } from "../../src/book/rules/entry";
import { addDays, formatTime } from "../../src/domain/shop/clock";
import { haircut, haircutSize } from "./book";

const daysAhead = 9;

/** The bookings of a day; 8,000 are a year's. */
export const onADay = 22;

/** Those of them that wait for an answer. Each is judged anew after every tap. */
export const waitingOnADay = 6;

/**
 * The entries of a book with so many bookings: today's, of which the last wait, those of nine more days, and earlier ones.
 */
export const manyEntries = (count: number, today: string) =>
  Array.from({ length: count }, (_, index) => {
    const day = Math.floor(index / onADay);
    const ahead = day <= daysAhead ? day : daysAhead - day;
    const number = index + 1;
    const code = `BTP${String(100_000 + Math.floor(index / 36)).padStart(6, "0")}A${(index % 36).toString(36).toUpperCase()}`;
    const asked = haircut({
      code,
      name: `Pelanggan ${number}`,
      phone: `0812 ${String(10_000_000 + number)}`,
      date: addDays(today, ahead),
      time: formatTime(540 + 30 * Math.floor((index % onADay) / 3)),
      status: index >= onADay - waitingOnADay && index < onADay ? "requested" : "confirmed",
    });
    const at = Date.parse(`${addDays(today, -1)}T12:00:00Z`) + index;
    return newEntry(ticketId(asked), "ticket", toStoredBooking(asked, haircutSize), "requested", at);
  });
