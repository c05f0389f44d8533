import {
  clockTime,
  date,
  endOfHours,
  entries,
  identifier,
  idInLinks,
  list,
  nullish,
  nullishInBothLanguages,
  picture,
  reason,
  record,
  serviceReference,
  someWeekdays,
  text,
  weekday,
} from "./fields";

/**
 * content/barbers.json: the barbers, for shops whose customers choose one. If the list is empty, the site shows no barbers
 * and the booking asks for none.
 */
export const barbers = record("Barber", {
  barbers: entries(
    "barber",
    { label: "Barber yang bisa dipilih", hint: "urut seperti di situs", empty: "tidak ada pilihan" },
    0,
    30,
    {
      id: identifier(idInLinks, "rizky"),
      name: text("Nama panggilan", "Rizky", 40),
      ...nullishInBothLanguages(
        "line",
        "Satu kalimat tentang dia",
        ["Spesialis fade, sepuluh tahun di kursi ini.", "Fades, for ten years at this chair."],
        text,
        120,
      ),
      portrait: nullish(
        picture(
          { label: "Foto wajah", hint: "tegak; tanpa foto, inisialnya yang tampil" },
          "images/barbers/rizky.jpg",
          384,
          480,
        ),
      ),
      daysOff: list(weekday(), { label: "Hari libur setiap minggu", empty: "masuk setiap hari" }, 0, 7),
      leave: entries("masa cuti", { label: "Masa cuti", empty: "tidak ada" }, 0, 50, {
        from: date("Hari pertama cuti", "2027-03-09"),
        to: date("Hari terakhir cuti", "2027-03-13"),
        ...reason("Cuti", "Leave"),
      }),
      services: nullish(
        list(serviceReference("Layanan", "classic"), "Layanan yang ia kerjakan", 0, 30),
        "semua layanan",
      ),
      workingHours: nullish(
        entries(
          "jam kerja",
          {
            label: "Jam kerja yang lain dari jam toko",
            hint: "hari yang tidak disebut mengikuti jam toko",
          },
          0,
          7,
          {
            days: someWeekdays("setiap hari"),
            open: clockTime("Mulai bekerja", "13:00"),
            close: endOfHours("Selesai bekerja", "20:00"),
          },
        ),
        "mengikuti jam toko",
      ),
    },
  ),
});
