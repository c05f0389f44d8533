import { dayName, type Weekday, weekdays } from "../../domain/shop/openingHours";
import { date, identifier, image, list, oneOf, optional, record, text } from "./fields";

const dayNames = Object.fromEntries(weekdays.map((day) => [day, dayName(day)])) as Record<Weekday, string>;

/** content/barbers.json: the barbers, for shops whose customers choose one. When empty, the site shows no barbers and the booking asks for none. */
export const barbers = record(
  {
    barbers: list(
      record(
        {
          id: identifier("Nama pendek yang tetap; dipakai di tautan", "rizky"),
          name: text("Nama panggilan", "Rizky", 40),
          line: text("Satu kalimat tentang dia", "Spesialis fade, sepuluh tahun di kursi ini.", 120),
          portrait: optional(
            image("Foto wajah, tegak; tanpa foto, inisialnya yang tampil", 384, 480, "images/barbers/rizky.jpg"),
          ),
          daysOff: list(
            oneOf("Hari", weekdays, dayNames),
            "Hari libur setiap minggu; [] berarti masuk setiap hari",
            0,
            7,
          ),
          leave: list(
            record(
              {
                from: date("Hari pertama cuti", "2027-03-09"),
                to: date("Hari terakhir cuti", "2027-03-13"),
                reason: text("Alasan yang dibaca pengunjung", "Cuti", 80),
              },
              "Satu masa cuti",
            ),
            "Masa cuti; [] berarti tidak ada",
            0,
            50,
          ),
        },
        "Satu barber",
      ),
      "Barber yang bisa dipilih, urut seperti di situs; [] berarti tidak ada pilihan",
      0,
      30,
    ),
  },
  "Barber",
);
