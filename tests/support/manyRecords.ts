import { type BookRecord, emptyRecord } from "../../src/domain/book/record";
import { addDays } from "../../src/domain/shop/clock";
import { timeOf } from "../../src/domain/shop/timeOfDay";
import { slip } from "./book";

// So many bookings has a busy day of three chairs; the days around it have the rest.
const onADay = 30;

/** The records of a book with so many bookings, of which the day `today` has the first 30; the days before it have half of the rest. */
export const manyRecords = (count: number, today: string): BookRecord[] =>
  Array.from({ length: count }, (_, index) => {
    const day = Math.floor(index / onADay);
    const ahead = day % 2 === 0 ? day / 2 : -(day + 1) / 2;
    const number = index + 1;
    const code = `BTP${String(100_000 + Math.floor(index / 36)).padStart(6, "0")}A${(index % 36).toString(36).toUpperCase()}`;
    const phone = `0812 ${String(10_000_000 + number)}`;
    const time = timeOf(540 + 30 * Math.floor((index % onADay) / 3));
    const booking = {
      name: `Pelanggan ${number}`,
      phone,
      date: addDays(today, ahead),
      time,
      status: "confirmed",
    } as const;
    return { ...emptyRecord(code), slips: [slip(booking)] };
  });
