import {
  clockTime,
  closingTime,
  date,
  entry,
  identifier,
  image,
  inEnglish,
  linkName,
  list,
  optional,
  orNull,
  record,
  serviceReference,
  text,
} from "./fields";
import { weekday } from "./weekday";

/**
 * content/barbers.json: the barbers, for shops whose customers choose one. When empty, the site shows
 * no barbers and the booking asks for none.
 */
export const barbers = record(
  {
    barbers: list(
      entry(
        {
          id: identifier(linkName, "rizky"),
          name: text("Nama panggilan", "Rizky", 40),
          line: text("Satu kalimat tentang dia", "Spesialis fade, sepuluh tahun di kursi ini.", 120),
          lineEnglish: inEnglish("Satu kalimat tentang dia", "Fades, for ten years at this chair.", 120),
          portrait: optional(
            image(
              { label: "Foto wajah", hint: "tegak; tanpa foto, inisialnya yang tampil" },
              384,
              480,
              "images/barbers/rizky.jpg",
            ),
          ),
          daysOff: list(weekday(), "Hari libur setiap minggu", 0, 7, "masuk setiap hari"),
          leave: list(
            entry(
              {
                from: date("Hari pertama cuti", "2027-03-09"),
                to: date("Hari terakhir cuti", "2027-03-13"),
                reason: text("Alasan yang dibaca pengunjung", "Cuti", 80),
                reasonEnglish: inEnglish("Alasan yang dibaca pengunjung", "Leave", 80),
              },
              "masa cuti",
            ),
            "Masa cuti",
            0,
            50,
            "tidak ada",
          ),
          services: optional(
            list(serviceReference("Layanan", "classic"), "Layanan yang ia kerjakan", 0, 30),
            "semua layanan",
          ),
          workingHours: optional(
            list(
              entry(
                {
                  days: orNull(list(weekday(), "Pada hari-hari ini", 1, 7), "setiap hari"),
                  open: clockTime("Mulai bekerja", "13:00"),
                  close: closingTime("Selesai bekerja", "20:00"),
                },
                "jam kerja",
              ),
              { label: "Jam kerja yang lain dari jam toko", hint: "hari yang tidak disebut mengikuti jam toko" },
              0,
              7,
            ),
            "mengikuti jam toko",
          ),
        },
        "barber",
      ),
      { label: "Barber yang bisa dipilih", hint: "urut seperti di situs" },
      0,
      30,
      "tidak ada pilihan",
    ),
  },
  "Barber",
);
