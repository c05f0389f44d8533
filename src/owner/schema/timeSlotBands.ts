import { entry, identifier, list, multiplier, record, slotTime, text } from "./fields";

/** content/time-slot-bands.json: the parts of the day and what they cost; docs/rules.md, section 2. */
export const timeSlotBands = record(
  {
    bands: list(
      entry(
        {
          period: identifier("Nama pendek yang tetap", "peak-sore"),
          label: text("Nama yang dibaca pengunjung", "Peak Sore", 30),
          from: slotTime("Jam booking pertama", "17:00"),
          to: slotTime("Jam booking terakhir", "19:30"),
          multiplier: multiplier(
            {
              label: "Pengali harga",
              hint: "1 = harga normal",
              description: "Pengali harga: 1 = harga normal",
            },
            1.15,
          ),
        },
        "bagian hari",
      ),
      { label: "Bagian hari", hint: "dari pagi ke malam, tanpa celah" },
      1,
      48,
    ),
  },
  "Jam ramai",
);
