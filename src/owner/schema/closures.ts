import { date, endOfSlots, list, record, slotTime, text } from "./fields";

const reason = (example: string) => text("Alasan yang dibaca pengunjung", example, 80);

/** content/closures.json: days on which the shop is closed, and hours of a day in which nobody can book. */
export const closures = record(
  {
    closures: list(
      record(
        {
          from: date("Hari pertama tutup", "2027-03-09"),
          to: date("Hari terakhir tutup", "2027-03-13"),
          reason: reason("Libur Idulfitri"),
        },
        "Satu masa tutup",
      ),
      "Masa tutup; [] berarti tidak ada",
      0,
      200,
    ),
    hours: list(
      record(
        {
          date: date("Tanggal", "2026-11-28"),
          from: slotTime("Jam pertama yang tutup", "15:00"),
          to: endOfSlots("Jam pertama yang bisa dipesan lagi; jam ini sendiri tidak ikut tutup", "17:00"),
          reason: reason("Penuh"),
        },
        "Satu jam tutup",
      ),
      "Jam tutup pada satu tanggal, misalnya jam yang sudah penuh; [] berarti tidak ada",
      0,
      500,
    ),
  },
  "Hari dan jam tutup",
);
