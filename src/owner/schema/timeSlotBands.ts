import {
  date,
  entry,
  identifier,
  inEnglish,
  list,
  multiplier,
  optional,
  orNull,
  record,
  slotTime,
  text,
  usually,
} from "./fields";
import { weekday } from "./weekday";

const bands = () =>
  list(
    entry(
      {
        period: identifier("Kode, jangan diubah lagi", "peak-sore"),
        label: text("Nama yang dibaca pengunjung", "Peak Sore", 30),
        labelEnglish: inEnglish("Nama yang dibaca pengunjung", "Afternoon Peak", 30),
        from: slotTime("Jam booking pertama", "17:00"),
        to: slotTime("Jam booking terakhir", "19:30"),
        multiplier: usually(1, multiplier({ label: "Naik-turun harga", hint: "1 = harga normal" }, 1.15)),
      },
      "bagian hari",
    ),
    { label: "Bagian hari", hint: "dari pagi ke malam, tanpa celah" },
    1,
    48,
  );

/** content/time-slot-bands.json: the parts of the day and what they cost. */
export const timeSlotBands = record(
  {
    bands: bands(),
    otherDays: optional(
      list(
        entry(
          {
            name: text("Nama hari-hari itu", "Akhir pekan", 40),
            nameEnglish: inEnglish("Nama hari-hari itu", "Weekend", 40),
            days: orNull(list(weekday(), "Hanya pada hari-hari ini", 1, 7), "setiap hari"),
            from: orNull(date("Tanggal pertama", "2027-03-10"), "tanpa batas"),
            to: orNull(date("Tanggal terakhir", "2027-03-14"), "tanpa batas"),
            bands: bands(),
          },
          "kelompok hari",
        ),
        { label: "Jam dan harga pada hari lain", hint: "misalnya akhir pekan atau hari raya" },
        0,
        20,
      ),
    ),
  },
  "Jam booking dan harganya",
);
