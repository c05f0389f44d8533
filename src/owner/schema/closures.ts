import { date, endOfSlots, entries, reason, record, slotTime } from "./fields";

/** content/closures.json: days on which the shop is closed, and hours of a day in which nobody can book. */
export const closures = record("Hari dan jam tutup", {
  closures: entries("masa tutup", { label: "Masa tutup", empty: "tidak ada" }, 0, 200, {
    from: date("Hari pertama tutup", "2027-03-09"),
    to: date("Hari terakhir tutup", "2027-03-13"),
    ...reason("Libur Idulfitri", "Eid holidays"),
  }),
  hours: entries(
    "jam tutup",
    { label: "Jam tutup pada satu tanggal", hint: "misalnya jam yang sudah penuh", empty: "tidak ada" },
    0,
    500,
    {
      date: date("Tanggal", "2026-11-28"),
      from: slotTime("Tutup mulai pukul", "15:00"),
      to: endOfSlots(
        { label: "Buka lagi pukul", hint: "jam ini sendiri tidak ikut tutup; 01:00 berarti lewat tengah malam" },
        "17:00",
      ),
      ...reason("Penuh", "Full"),
    },
  ),
});
