import { date, list, record, text } from "./fields";

/** content/closures.json: days on which the shop is closed. */
export const closures = record(
  {
    closures: list(
      record(
        {
          from: date("Hari pertama tutup", "2027-03-09"),
          to: date("Hari terakhir tutup", "2027-03-13"),
          reason: text("Alasan yang dibaca pengunjung", "Libur Idulfitri", 80),
        },
        "Satu masa tutup",
      ),
      "Masa tutup; [] berarti tidak ada",
      0,
      200,
    ),
  },
  "Hari tutup",
);
