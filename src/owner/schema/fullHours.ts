import { date, endOfSlots, entry, list, record, slotTime } from "./fields";

/**
 * content/full-hours.json: hours of a day that are full, which the shop's book writes. The file may be
 * missing.
 */
export const fullHours = record(
  {
    hours: list(
      entry(
        {
          date: date("Tanggal", "2026-11-28"),
          from: slotTime("Penuh mulai pukul", "15:00"),
          to: endOfSlots("Kosong lagi pukul", "17:00"),
        },
        "jam penuh",
      ),
      "Jam yang sudah penuh",
      0,
      2000,
      "tidak ada",
    ),
  },
  "Jam penuh dari buku",
);
