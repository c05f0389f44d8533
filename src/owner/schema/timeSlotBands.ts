import {
  date,
  entries,
  identifier,
  inBothLanguages,
  multiplier,
  nullable,
  nullish,
  record,
  slotTime,
  someWeekdays,
  text,
  withInitialValue,
} from "./fields";

const bands = () =>
  entries(
    "bagian hari",
    { label: "Bagian hari", hint: "dari pagi ke malam, boleh lewat tengah malam, tanpa celah" },
    1,
    48,
    {
      period: identifier("Kode, jangan diubah lagi", "peak-sore"),
      ...inBothLanguages("label", "Nama yang dibaca pengunjung", ["Peak Sore", "Afternoon Peak"], text, 30),
      from: slotTime("Jam booking pertama", "17:00"),
      to: slotTime("Jam booking terakhir", "19:30"),
      multiplier: withInitialValue(
        1,
        multiplier({ label: "Naik-turun harga", hint: "1 = harga normal; untuk semua layanan" }, 1.15),
      ),
    },
  );

/** content/time-slot-bands.json: the parts of the day and their prices. */
export const timeSlotBands = record("Jam booking dan harganya", {
  bands: bands(),
  otherDays: nullish(
    entries(
      "kelompok hari",
      {
        label: "Jam dan harga pada hari lain",
        hint: "misalnya akhir pekan atau hari raya; potongan dalam rupiah, atau untuk satu layanan, cukup ditulis di Pengumuman",
      },
      0,
      20,
      {
        ...inBothLanguages("name", "Nama hari-hari itu", ["Akhir pekan", "Weekend"], text, 40),
        days: someWeekdays("setiap hari"),
        from: nullable(date("Tanggal pertama", "2027-03-10"), "tanpa batas"),
        to: nullable(date("Tanggal terakhir", "2027-03-14"), "tanpa batas"),
        bands: bands(),
      },
    ),
  ),
});
