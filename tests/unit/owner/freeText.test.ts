import { keyboardFor, readFreeText, schemaAtPath } from "../../../src/owner/form/freeText";

const fields = {
  price: schemaAtPath("services.json services 0 basePrice"),
  duration: schemaAtPath("services.json services 0 duration"),
  lastDay: schemaAtPath("shop.json lastDayAhead"),
  dollarPrice: schemaAtPath("service-catalogue.json services 0 price"),
  multiplier: schemaAtPath("time-slot-bands.json bands 0 multiplier"),
  share: schemaAtPath("shop.json deposit percent"),
  latitude: schemaAtPath("shop.json coordinates latitude"),
  opening: schemaAtPath("shop.json openingHours monday open"),
  closing: schemaAtPath("shop.json openingHours monday close"),
  slot: schemaAtPath("time-slot-bands.json bands 0 from"),
  chat: schemaAtPath("shop.json chatNumber"),
  instagram: schemaAtPath("shop.json instagram"),
  address: schemaAtPath("shop.json siteUrl"),
  id: schemaAtPath("services.json services 0 id"),
};

type Field = keyof typeof fields;

test.each<[Field, string, unknown, string | undefined]>([
  ["price", "27.500", 27500, "Rp 27.500"],
  ["price", "27,500", 27500, "Rp 27.500"],
  ["price", "２７５００", 27500, "Rp 27.500"],
  ["price", "Rp 27.500,-", 27500, "Rp 27.500"],
  ["price", "rp. 27.500,00", 27500, "Rp 27.500"],
  ["price", "25 ribu", 25000, "Rp 25.000"],
  ["price", "27,5 rb", 27500, "Rp 27.500"],
  ["price", "1,5 jt", 1_500_000, "Rp 1.500.000"],
  ["duration", "1,5 jam", 90, "90 menit (1 jam 30 menit)"],
  ["duration", "1 jam 15 menit", 75, "75 menit (1 jam 15 menit)"],
  ["lastDay", "30 hari", 30, "30"],
  ["dollarPrice", "7,5", 7.5, "$7.50"],
  ["dollarPrice", "$ 12.25", 12.25, "$12.25"],
  ["multiplier", "1,15", 1.15, "1,15 (+15%)"],
  ["multiplier", "x1,15", 1.15, "1,15 (+15%)"],
  ["multiplier", "-10%", 0.9, "0,9 (-10%)"],
  ["multiplier", "115%", 1.15, "1,15 (+15%)"],
  ["multiplier", "+50%", 1.5, "1,5 (+50%)"],
  ["multiplier", "15%", 1.15, "1,15 (+15%)"],
  ["multiplier", "1", 1, "1 (harga normal)"],
  ["share", "20%", 20, "20%"],
  ["latitude", "−6.2088", -6.2088, "-6,2088"],
  ["opening", "8.30", "08:30", "08:30"],
  ["opening", "08:30", "08:30", undefined],
  ["opening", "pukul 8.30 WIB", "08:30", "08:30"],
  ["closing", "20,30", "20:30", "20:30"],
  ["closing", "8 malam", "20:00", "20:00"],
  ["closing", "pukul 12 malam", "24:00", "24:00"],
  ["opening", "jam 7.30 pagi", "07:30", "07:30"],
  ["opening", "1 siang", "13:00", "13:00"],
  ["closing", "jam 21", "21:00", "21:00"],
  // No hour of the evening is called 0.
  ["opening", "0", "00:00", "00:00"],
  ["closing", "jam 0", "00:00", "00:00"],
  ["chat", "0812-3456-7890", "6281234567890", "6281234567890"],
  ["share", "tidak ada", null, "kosong"],
  ["instagram", "https://www.instagram.com/toko.rapi/?hl=id", "toko.rapi", "toko.rapi"],
  ["instagram", "instagram.com/toko.rapi/reels/", "toko.rapi", "toko.rapi"],
  ["instagram", "@toko.rapi", "toko.rapi", "toko.rapi"],
  ["address", "tokorapi.id/", "https://tokorapi.id", "https://tokorapi.id"],
  ["id", "Styling Premium", "styling-premium", "styling-premium"],
])("in the field %s, %j is understood as the check would", (field, typed, value, reading) => {
  expect(readFreeText(fields[field], typed)).toEqual({ value, reading });
});

test.each<[Field, string[]]>([
  [
    "price",
    ["25,5", "25.50", "27,", "27,5", "27.50", "1e5", "1,00000", "10.0000", "1,500 jt", "seratus ribu", "-25000"],
  ],
  ["price", ["0x10", "25.000.00", "25.000,50", "1.000,5", "abc", "Rp", "25 000 000 000 000"]],
  ["duration", ["1,5", "1.5", "setengah jam", "30 detik", "1e2"]],
  ["lastDay", ["30,5", "sebulan", "1,5 hari"]],
  // Either ten thousand or ten.
  ["dollarPrice", ["10,125", "7.500", "10.0000"]],
  ["multiplier", ["1,2345", "15", "naik", "50%", "99 %"]],
  ["latitude", ["6° 12' S", "-6.2.088"]],
  // The hour alone may be the evening's.
  ["closing", ["8", "930", "jam 8", "25.00", "20.60", "13 PM", "8.30 AM", "8 siang", "11 sore", "13 pagi", "sore"]],
  ["opening", ["24:00"]],
  // The address of a picture or of another site names no account.
  [
    "instagram",
    ["https://instagram.com/p/abc/", "https://www.instagram.com/reel/Cx1?igsh=1", "instagram.com/stories/toko/1"],
  ],
  ["instagram", ["https://www.instagram.com/", "https://www.tiktok.com/@toko"]],
  ["slot", ["9.20"]],
])("in the field %s, what could be another number, or none, is refused and never cut off: %j", (field, texts) => {
  for (const typed of texts) {
    const { value, reading, refusal } = readFreeText(fields[field], typed);
    expect([typed, reading]).toEqual([typed, undefined]);
    expect(refusal).toMatch(/^Ditemukan ".+; seharusnya .+\.$/);
    // What the draft keeps is the text itself, or a number that the schema refuses.
    if (typeof value === "number") expect(fields[field].safeParse(value).success).toBe(false);
    else expect(value).toBe(typed);
  }
});

test("a slip is named with what was probably meant, and is not mended in silence", () => {
  expect(readFreeText(fields.closing, "jam 8").refusal).toMatch(/Mungkin maksudnya "08:00" atau "20:00"\.$/);
  expect(readFreeText(fields.closing, "930").refusal).toMatch(/Mungkin maksudnya "09:30" atau "21:30"\.$/);
  expect(readFreeText(fields.price, "0").refusal).toBe(
    'Ditemukan "0"; seharusnya harga dalam rupiah sebagai angka bulat dari 1 sampai 100000000.',
  );
});

test("an emptied field is empty", () => {
  expect(readFreeText(fields.price, "  ")).toEqual({ value: null });
});

test("a phone's keyboard has what the hints name: no number keyboard for prices, durations, times and price effects", () => {
  const { price, duration, multiplier, dollarPrice, closing, latitude, chat, address } = fields;
  const keyboards = [price, duration, multiplier, dollarPrice, closing, latitude, chat, address].map(keyboardFor);
  expect(keyboards).toEqual([...Array(6).fill(undefined), "tel", "url"]);
});
