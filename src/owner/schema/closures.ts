import { date, endOfSlots, entry, inEnglish, list, record, slotTime, text } from "./fields";

const reason = (example: string) => text("Alasan yang dibaca pengunjung", example, 80);

const reasonEnglish = (example: string) => inEnglish("Alasan yang dibaca pengunjung", example, 80);

/** content/closures.json: days on which the shop is closed, and hours of a day in which nobody can book. */
export const closures = record(
  {
    closures: list(
      entry(
        {
          from: date("Hari pertama tutup", "2027-03-09"),
          to: date("Hari terakhir tutup", "2027-03-13"),
          reason: reason("Libur Idulfitri"),
          reasonEnglish: reasonEnglish("Eid holidays"),
        },
        "masa tutup",
      ),
      "Masa tutup",
      0,
      200,
      "tidak ada",
    ),
    hours: list(
      entry(
        {
          date: date("Tanggal", "2026-11-28"),
          from: slotTime("Tutup mulai pukul", "15:00"),
          to: endOfSlots({ label: "Buka lagi pukul", hint: "jam ini sendiri tidak ikut tutup" }, "17:00"),
          reason: reason("Penuh"),
          reasonEnglish: reasonEnglish("Full"),
        },
        "jam tutup",
      ),
      { label: "Jam tutup pada satu tanggal", hint: "misalnya jam yang sudah penuh" },
      0,
      500,
      "tidak ada",
    ),
  },
  "Hari dan jam tutup",
);
