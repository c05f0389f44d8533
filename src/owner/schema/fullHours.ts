import { date, endOfSlots, entries, record, slotTime } from "./fields";

/** content/full-hours.json: fully booked hours, written by the shop's book. The file may be missing. */
export const fullHours = record("Jam penuh dari buku", {
  hours: entries("jam penuh", { label: "Jam yang sudah penuh", empty: "tidak ada" }, 0, 2000, {
    date: date("Tanggal", "2026-11-28"),
    from: slotTime("Penuh mulai pukul", "15:00"),
    to: endOfSlots("Kosong lagi pukul", "17:00"),
  }),
});
