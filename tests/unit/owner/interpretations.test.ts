import fc from "fast-check";
import type * as z from "zod";
import { type ContentFileName, contentFiles } from "../../../src/owner/schema/contentFiles";
import { readingsOf } from "../../../src/owner/schema/interpretations";
import { schemaAt } from "../../../src/owner/schema/traversal";

const at = (file: ContentFileName, fieldPath: string) =>
  schemaAt(
    contentFiles[file],
    fieldPath.split(".").map((part) => (part === "0" ? 0 : part)),
  ) as z.ZodType;

const fields = {
  price: at("services.json", "services.0.basePrice"),
  duration: at("services.json", "services.0.duration"),
  lastDay: at("shop.json", "lastDayAhead"),
  dollarPrice: at("service-catalogue.json", "services.0.price"),
  multiplier: at("time-slot-bands.json", "bands.0.multiplier"),
  share: at("shop.json", "deposit.percent"),
  latitude: at("shop.json", "coordinates.latitude"),
  opening: at("shop.json", "openingHours.monday.open"),
  closing: at("shop.json", "openingHours.monday.close"),
  dayOff: at("barbers.json", "barbers.0.daysOff.0"),
  closure: at("closures.json", "closures.0.from"),
  chat: at("shop.json", "chatNumber"),
  phone: at("shop.json", "phone"),
  instagram: at("shop.json", "instagram"),
  address: at("shop.json", "siteUrl"),
  id: at("services.json", "services.0.id"),
};

test.each([
  ["price", 27500, ["27.500", "27,500", "２７５００", "Rp 27.500,-", "27,5 rb", "27.5k"]],
  ["price", 1500000, ["1,5 jt", "1,5juta"]],
  ["price", 25000, ["25 ribu", "25,000.00", "25.000 IDR", "25.000.-"]],
  ["duration", 30, ["setengah jam"]],
  ["duration", 90, ["90", "90 menit", "1,5 jam", "1 jam 30 menit"]],
  ["lastDay", 30, ["30", "30 hari"]],
  ["dollarPrice", 7.5, ["7,5", "$7.50", "7.5 USD"]],
  ["multiplier", 1.15, ["1,15", "x1,15", "+15%", "naik 15 persen"]],
  ["multiplier", 0.9, ["−10 %", "diskon 10%", "Turun 10 persen"]],
  ["share", 20, ["20", "20%"]],
  ["share", null, ["tidak ada", "tutup"]],
  ["latitude", -6.2088, ["-6.2088", "−6,2088"]],
  ["opening", "08:30", ["8.30", "0830", "pukul 8,30", "8.30 pagi", "8:30 AM", "pkl 8.30", "08.30 WITA"]],
  ["closing", "20:00", ["20.00", "jam 20", "8 malam", "8 malem", "8 PM", "20.00 WIB"]],
  ["closing", "24:00", ["24:00", "pukul 12 malam"]],
  ["closing", "01:00", ["jam 1 malam"]],
  ["opening", "13:00", ["1 siang"]],
  ["opening", "00:00", ["0"]],
  ["closure", "2027-02-04", ["4/2/2027", "04-02-27", "04-02-2027", "Kamis, 4 Februari 2027"]],
  ["closure", "2027-08-17", ["17-Ags-2027", "17 aug 2027"]],
  [
    "chat",
    "6281234567890",
    ["0812-3456-7890", "+62 812 3456 7890", "81234567890.0", "WA 0812-3456-7890 (Budi)", "https://wa.me/6281234567890"],
  ],
  ["phone", "081234567890", ["081234567890.0"]],
  // As it is copied from a chat.
  ["phone", "0812-3456-7890", ["\u202a0812-3456-7890\u202c"]],
  [
    "instagram",
    "toko.rapi",
    ["@toko.rapi", "https://www.instagram.com/toko.rapi/?hl=id", "instagram.com/toko.rapi/reels/"],
  ],
  ["address", "https://tokorapi.id", ["tokorapi.id/", "http://TokoRapi.id"]],
  ["id", "styling-premium", ["Styling Premium"]],
] as const)("in the field %s, %j is meant by each of %j", (field, value, texts) =>
  expect(texts.map((text) => [text, ...readingsOf(fields[field], text)])).toEqual(texts.map((text) => [text, value])),
);

test.each([
  ["price", ["25,5", "27,", "1e5", "1,00000", "1,500 rb", "seratus ribu", "-25000", "25.000,50"]],
  ["duration", ["1,5", "30 detik"]],
  // Either ten thousand or ten.
  ["dollarPrice", ["10,125", "7.500"]],
  ["multiplier", ["1,2345", "5.000", "3,5", "naik"]],
  ["closing", ["25.00", "20.60", "13 AM", "8 siang", "sore"]],
  ["opening", ["24:00"]],
  // The address of a picture or of another site names no account.
  ["instagram", ["https://instagram.com/p/abc/", "https://www.instagram.com/", "https://www.tiktok.com/@toko"]],
] as const)("in the field %s nothing is made of any of %j", (field, texts) =>
  expect(texts.flatMap((text) => readingsOf(fields[field], text).map((value) => [text, value]))).toEqual([]),
);

test.each([
  ["closing", "8", ["08:00", "20:00"]],
  ["closing", "930", ["09:30", "21:30"]],
  ["multiplier", "20%", [1.2, 0.8]],
  ["multiplier", "115", [2.15, 1.15]],
  ["multiplier", "-20", [0.8]],
  ["multiplier", "-0.2", [0.8]],
  ["multiplier", "+0,15", [1.15]],
  ["dayOff", "Jum'at", ["friday"]],
  ["multiplier", "+2", [2, 1.02]],
] as const)("in the field %s, %j may mean %j", (field, text, values) =>
  expect(readingsOf(fields[field], text)).toEqual(values),
);

test("every number of a file is read as itself", () => {
  const hundredths = fc.integer({ min: 50, max: 300 }).map((number) => number / 100);
  fc.assert(
    fc.property(hundredths, fc.integer({ min: 5, max: 1440 }), (fraction, whole) => {
      for (const name of ["multiplier", "dollarPrice", "latitude"] as const)
        expect(readingsOf(fields[name], String(fraction))).toEqual([fraction]);
      for (const name of ["price", "duration"] as const)
        expect(readingsOf(fields[name], String(whole))).toEqual([whole]);
    }),
  );
});
