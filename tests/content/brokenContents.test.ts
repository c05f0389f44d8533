import { checkContent } from "../../src/owner/check/checkContent";
import { type ContentCopy, contentCopy } from "../support/brokenContent";

/** One small change to the files of the tests' shop, and what the check must say of it: place, Indonesian words, English words. */
type Case = [name: string, change: (content: ContentCopy) => void, place: string, id: string, en: string];

const services = "services.json";
const bands = "time-slot-bands.json";
const products = "product-catalogue.json";
const shop = "shop.json";
const closures = "closures.json";
const catalogue = "service-catalogue.json";

const set =
  (file: string, keys: (string | number)[], value: unknown) =>
  (content: ContentCopy): void =>
    content.set(file, keys, value);

const errors: Case[] = [
  // Prices
  [
    "a price in quotation marks with a dot",
    set(services, ["services", 2, "basePrice"], "75.000"),
    'services › "Cukur Jenggot" (no. 3) › basePrice',
    "Mungkin maksudnya 75000",
    "Perhaps 75000 was meant",
  ],
  [
    "a price in quotation marks",
    set(services, ["services", 0, "basePrice"], "100000"),
    '"Potong Rambut Klasik" (no. 1) › basePrice',
    'Ditemukan "100000"',
    "Perhaps 100000 was meant",
  ],
  [
    "a price with Rp",
    set(services, ["services", 0, "basePrice"], "Rp 100.000"),
    "basePrice",
    "Mungkin maksudnya 100000",
    'Found "Rp 100.000"',
  ],
  ["half a rupiah", set(services, ["services", 0, "basePrice"], 75.5), "basePrice", "angka bulat", "whole rupiah"],
  ["a negative price", set(services, ["services", 0, "basePrice"], -5), "basePrice", "Ditemukan -5", "for example"],
  ["a price of nothing", set(services, ["services", 0, "basePrice"], 0), "basePrice", "Ditemukan 0", "Found 0"],
  ["a price of null", set(services, ["services", 0, "basePrice"], null), "basePrice", "Ditemukan null", "Found null"],
  [
    "a price that would buy the house",
    set(services, ["services", 0, "basePrice"], 1e9),
    "basePrice",
    "Ditemukan 1000000000",
    "Found 1000000000",
  ],
  [
    "a missing price",
    set(services, ["services", 1, "basePrice"], undefined),
    '"Styling Premium" (no. 2) › basePrice',
    "Belum ada",
    "Missing",
  ],
  [
    "a dollar price in words",
    set(catalogue, ["services", 0, "price"], "$10"),
    '"The Heritage Cut" (no. 1) › price',
    'Ditemukan "$10"',
    "price in dollars",
  ],
  [
    "a dollar price with four decimals",
    set(catalogue, ["services", 0, "price"], 9.9995),
    "price",
    "dua angka",
    "two decimals",
  ],
  [
    "an original price below the price",
    set(products, ["products", 1, "originalPrice"], 100000),
    '"Classic Pomade" (no. 2) › originalPrice',
    "harus lebih tinggi",
    "must be higher",
  ],
  // Durations
  [
    "a duration in words",
    set(services, ["services", 0, "duration"], "45 menit"),
    "duration",
    "Mungkin maksudnya 45",
    "Perhaps 45 was meant",
  ],
  [
    "a duration of nothing",
    set(services, ["services", 0, "duration"], 0),
    "duration",
    "lama dalam menit",
    "whole minutes",
  ],
  ["a duration of two days", set(services, ["services", 0, "duration"], 2880), "duration", "1440", "1440"],
  [
    "a duration with a fraction",
    set(services, ["services", 0, "duration"], 45.5),
    "duration",
    "angka bulat",
    "whole minutes",
  ],
  // Names and ids
  [
    "the same id twice",
    set(services, ["services", 1, "id"], "classic"),
    '"Styling Premium" (no. 2) › id',
    "untuk kedua kalinya",
    "a second time",
  ],
  [
    "an id with a space",
    set(services, ["services", 1, "id"], "Styling Premium"),
    "id",
    'Mungkin maksudnya "styling-premium"',
    'Perhaps "styling-premium" was meant',
  ],
  ["an empty name", set(services, ["services", 1, "name"], "  "), "name", "Masih kosong", "Still empty"],
  [
    "an endless name",
    set(services, ["services", 1, "name"], "A".repeat(61)),
    "name",
    "panjangnya 61 karakter",
    "61 characters long",
  ],
  ["a name that is a number", set(services, ["services", 1, "name"], 12), "name", 'Mungkin maksudnya "12"', "Found 12"],
  [
    "a field misspelt",
    set(services, ["services", 0, "harga"], 1),
    "harga",
    'Nama "harga" tidak dikenal',
    'The name "harga" is not known',
  ],
  [
    "an unknown icon",
    set(services, ["services", 0, "icon"], "gunting"),
    "icon",
    "salah satu dari: scissors",
    "one of: scissors",
  ],
  ["no services", set(services, ["services"], []), "services", "Ditemukan []", "Found []"],
  [
    "services that are no list",
    set(services, ["services"], { a: 1 }),
    "services",
    "daftar di antara [",
    "a list between [",
  ],
  [
    "a service that is a word",
    set(services, ["services", 0], "classic"),
    "services › (no. 1)",
    "kelompok di antara {",
    "a group between {",
  ],
  // Bands
  ["a gap between bands", set(bands, ["bands", 1, "from"], "09:30"), '"Peak Pagi" (no. 2) › from', "celah", "a gap"],
  ["an overlap of bands", set(bands, ["bands", 1, "from"], "08:30"), "from", "tumpang tindih", "an overlap"],
  [
    "a band off the half hour",
    set(bands, ["bands", 0, "from"], "06:15"),
    "from",
    "menit 00 atau 30",
    "the full or the half hour",
  ],
  [
    "a band that ends before it begins",
    set(bands, ["bands", 5, "to"], "19:00"),
    '"Malam" (no. 6) › to',
    "lebih awal dari",
    "earlier than",
  ],
  [
    "a time without its zero",
    set(bands, ["bands", 1, "from"], "9:00"),
    "from",
    'Mungkin maksudnya "09:00"',
    'Perhaps "09:00" was meant',
  ],
  [
    "a time with a dot",
    set(bands, ["bands", 1, "from"], "09.00"),
    "from",
    'Mungkin maksudnya "09:00"',
    'Found "09.00"',
  ],
  ["an hour that does not exist", set(bands, ["bands", 5, "to"], "24:30"), "to", 'Ditemukan "24:30"', "half hour"],
  [
    "a multiplier with a comma",
    set(bands, ["bands", 4, "multiplier"], "1,15"),
    "multiplier",
    "Mungkin maksudnya 1.15",
    "Perhaps 1.15 was meant",
  ],
  [
    "a multiplier in per cent",
    set(bands, ["bands", 4, "multiplier"], 15),
    "multiplier",
    "dari 0.5 sampai 3",
    "from 0.5 to 3",
  ],
  [
    "a multiplier far too small",
    set(bands, ["bands", 2, "multiplier"], 0.1),
    "multiplier",
    "Ditemukan 0.1",
    "Found 0.1",
  ],
  [
    "a multiplier with four decimals",
    set(bands, ["bands", 4, "multiplier"], 1.1555),
    "multiplier",
    "tiga angka",
    "three decimals",
  ],
  [
    "the same period twice",
    set(bands, ["bands", 1, "period"], "pagi"),
    "period",
    "untuk kedua kalinya",
    "a second time",
  ],
  // The shop
  ["a mark of two letters", set(shop, ["markLetter"], "BP"), "markLetter", "1 huruf besar", "1 capital letter"],
  [
    "a code in small letters",
    set(shop, ["codePrefix"], "btp"),
    "codePrefix",
    "2 sampai 4 huruf besar",
    "2 to 4 capital",
  ],
  [
    "a short name too long for a screen",
    set(shop, ["shortName"], "Bintang Pangkas"),
    "shortName",
    "12 huruf",
    "12 char",
  ],
  [
    "a chat number with a leading zero",
    set(shop, ["chatNumber"], "081234567890"),
    "chatNumber",
    'Mungkin maksudnya "6281234567890"',
    'Perhaps "6281234567890" was meant',
  ],
  [
    "a chat number with plus and spaces",
    set(shop, ["chatNumber"], "+62 812-3456-7890"),
    "chatNumber",
    'Mungkin maksudnya "6281234567890"',
    "international number",
  ],
  [
    "a chat number that is a number",
    set(shop, ["chatNumber"], 6281234567890),
    "chatNumber",
    'Mungkin maksudnya "6281234567890"',
    "digits only",
  ],
  [
    "a chat number far too short",
    set(shop, ["chatNumber"], "6281"),
    "chatNumber",
    "nomor internasional",
    "country code",
  ],
  [
    "an Instagram address",
    set(shop, ["instagram"], "https://instagram.com/potongcepat/"),
    "instagram",
    'Mungkin maksudnya "potongcepat"',
    "without @",
  ],
  [
    "an Instagram name with @",
    set(shop, ["instagram"], "@potongcepat"),
    "instagram",
    'Mungkin maksudnya "potongcepat"',
    'Perhaps "potongcepat" was meant',
  ],
  [
    "closing before opening",
    set(shop, ["openingHours", "monday", "close"], "08:00"),
    "openingHours › monday › close",
    "sesudah jam buka",
    "close after it opens",
  ],
  [
    "a day that is missing",
    set(shop, ["openingHours", "sunday"], undefined),
    "openingHours › sunday",
    "Belum ada",
    "Missing",
  ],
  [
    "a day off as a word",
    set(shop, ["openingHours", "sunday"], "tutup"),
    "openingHours › sunday",
    "atau null",
    "or null",
  ],
  ["an unknown time zone", set(shop, ["timeZone"], "WIB"), "timeZone", "Asia/Jakarta", "one of: Asia/Jakarta"],
  [
    "two figures in the hero",
    set(shop, ["figures"], [{ figure: "8+", label: "Tahun" }]),
    "figures",
    "Ditemukan 1 isi; seharusnya daftar di antara [ dan ] dengan tepat 3 isi",
    "exactly 3 entries",
  ],
  [
    "a site address without https",
    set(shop, ["siteUrl"], "bintangpangkas.id"),
    "siteUrl",
    'Mungkin maksudnya "https://bintangpangkas.id"',
    "https://",
  ],
  [
    "a site address with a slash at its end",
    set(shop, ["siteUrl"], "https://bintangpangkas.id/"),
    "siteUrl",
    'Mungkin maksudnya "https://bintangpangkas.id"',
    "without a slash",
  ],
  [
    "a latitude off the globe",
    set(shop, ["coordinates", "latitude"], 106.8),
    "coordinates › latitude",
    "-90 sampai 90",
    "-90 to 90",
  ],
  [
    "an unknown way with late slots",
    set(shop, ["slotsOutsideHours"], "sembunyi"),
    "slotsOutsideHours",
    "note, hide",
    "one of: note, hide",
  ],
  ["a negative notice", set(shop, ["minimumNotice"], -1), "minimumNotice", "atau null", "or null"],
  ["no advice for the ticket", set(shop, ["ticketAdvice"], []), "ticketAdvice", "Ditemukan []", "Found []"],
  // Closures
  [
    "a day that does not exist",
    set(closures, ["closures", 0, "to"], "2030-02-30"),
    "to",
    "tanggal yang ada di kalender",
    "a date that exists",
  ],
  [
    "a date the other way round",
    set(closures, ["closures", 0, "from"], "04-02-2030"),
    "from",
    "tahun-bulan-hari",
    "year-month-day",
  ],
  [
    "a closure that ends before it begins",
    set(closures, ["closures", 0, "to"], "2030-02-01"),
    '"Libur Idul Fitri" (no. 1) › to',
    "hari yang sama atau sesudahnya",
    "the same day or a later one",
  ],
  // Products and the English services
  [
    "an unknown category",
    set(products, ["products", 0, "category"], "Hair"),
    '"Matte Clay" (no. 1) › category',
    "Hair Care, Shaving, Tools, Gift Sets",
    "one of: Hair Care",
  ],
  [
    "stock in words",
    set(products, ["products", 0, "inStock"], "ya"),
    "inStock",
    "Mungkin maksudnya true",
    "Perhaps true was meant",
  ],
  [
    "a rating of six stars",
    set(products, ["products", 0, "rating"], 6),
    "rating",
    "angka dari 0 sampai 5",
    "a number from 0 to 5",
  ],
  [
    "a rating with a comma",
    set(products, ["products", 0, "rating"], "4,7"),
    "rating",
    "Mungkin maksudnya 4.7",
    "Perhaps 4.7 was meant",
  ],
  ["half a review", set(products, ["products", 0, "reviews"], 3.5), "reviews", "angka bulat", "whole number"],
  [
    "a picture that does not exist",
    set(products, ["products", 0, "image"], "images/products/clay.jpg"),
    "image",
    "berkas itu tidak ada",
    "there is no such file",
  ],
  [
    "a picture of another kind",
    set(products, ["products", 0, "image"], "images/products/clay.heic"),
    "image",
    "berkas JPEG, PNG, atau WebP",
    "a JPEG, PNG or WebP file",
  ],
  [
    "a picture outside the folder",
    set(products, ["products", 0, "image"], "images/../../secret.jpg"),
    "image",
    "berkas JPEG, PNG, atau WebP",
    "a JPEG, PNG or WebP file",
  ],
  [
    "a damaged picture",
    (content) => content.write("images/products/matte-clay.jpg", "not a picture"),
    "image",
    "rusak atau bukan gambar",
    "damaged or not a picture",
  ],
  [
    "a picture too small for the hero",
    set(shop, ["pictures", "hero"], "images/products/teak-comb.jpg"),
    "pictures › hero",
    "1000 x 1000 piksel",
    "at least 1600 x 900",
  ],
  [
    "a booking service that does not exist",
    set(catalogue, ["services", 0, "bookingService"], "klasik"),
    '"The Heritage Cut" (no. 1) › bookingService',
    "salah satu dari: classic",
    "one of: classic",
  ],
  [
    "an entry without features",
    set(catalogue, ["services", 0, "features"], []),
    "features",
    "Ditemukan []",
    "Found []",
  ],
  [
    "more features than a card holds",
    set(catalogue, ["services", 0, "features"], Array(11).fill("Hot towel")),
    'services › "The Heritage Cut" (no. 1) › features',
    "Ditemukan 11 isi; seharusnya daftar di antara [ dan ] dengan 1 sampai 10 isi",
    "Found 11 entries",
  ],
  [
    "a file that is a list",
    (content) => content.write(services, "[]"),
    "",
    "kelompok di antara {",
    "a group between {",
  ],
];

const syntax: [string, (content: ContentCopy) => void, string, string, string, number?][] = [
  ["a missing file", (content) => content.remove(bands), bands, "tidak ada di folder", "is missing from the folder"],
  ["an empty file", (content) => content.write(closures, ""), closures, "kosong", "empty"],
  [
    "a trailing comma",
    (content) => content.write(closures, '{ "closures": [],\n}'),
    closures,
    "Ada koma berlebih sebelum kurung tutup; hapus komanya",
    "one comma too many",
    1,
  ],
  [
    "a missing comma",
    (content) => content.text(services, (text) => text.replace('"classic",', '"classic"')),
    services,
    "Koma kurang di akhir baris ini",
    "A comma is missing",
    4,
  ],
  [
    "a missing quotation mark",
    (content) => content.text(services, (text) => text.replace('"classic",', '"classic,')),
    services,
    'Tanda kutip " penutup kurang',
    "quotation mark",
    4,
  ],
  [
    "typographic quotation marks",
    (content) => content.text(services, (text) => text.replace('"classic"', "“classic”")),
    services,
    "tanda kutip lurus",
    "straight quotation marks",
  ],
  [
    "a missing bracket",
    (content) => content.text(closures, (text) => text.replace("]", "")),
    closures,
    "kurung tutup",
    "closing",
  ],
  [
    "a bracket too many",
    (content) => content.text(closures, (text) => `${text.trim()}}`),
    closures,
    "kurung tutup berlebih",
    "too many",
  ],
  [
    "a comment",
    (content) => content.text(closures, (text) => `// libur\n${text}`),
    closures,
    "Komentar",
    "Comments",
    1,
  ],
  [
    "the same name twice",
    (content) => content.text(services, (text) => text.replace('"duration": 45', '"duration": 45, "duration": 50')),
    services,
    '"duration" tertulis dua kali',
    '"duration" is written twice',
  ],
  [
    "an invisible mark at the beginning",
    (content) => content.text(closures, (text) => `\uFEFF${text}`),
    closures,
    "BOM",
    "BOM",
  ],
];

const warnings: Case[] = [
  [
    "a price that lost its thousands",
    set(services, ["services", 2, "basePrice"], 75),
    '"Cukur Jenggot" (no. 3) › basePrice',
    "contoh: 75000",
    "for example 75000",
  ],
  [
    "a product price that lost its thousands",
    set(products, ["products", 0, "price"], 135),
    '"Matte Clay" (no. 1) › price',
    "hanya Rp 135",
    "only Rp 135",
  ],
  [
    "a multiplier beyond two",
    set(bands, ["bands", 4, "multiplier"], 2.5),
    '"Peak Sore" (no. 5) › multiplier',
    "lebih dari dua kali lipat",
    "more than doubles",
  ],
  [
    "a week without an open day",
    set(shop, ["openingHours"], {
      monday: null,
      tuesday: null,
      wednesday: null,
      thursday: null,
      friday: null,
      saturday: null,
      sunday: null,
    }),
    "openingHours",
    "Semua hari tutup",
    "Every day is closed",
  ],
];

let content: ContentCopy;

beforeEach(() => {
  content = contentCopy();
});

afterEach(() => content.dispose());

const faultsOf = (level: "error" | "warning") => async () =>
  (await checkContent(content.folder)).filter((fault) => fault.level === level);

test("the table holds at least 60 broken contents", () => {
  expect(errors.length + syntax.length + warnings.length).toBeGreaterThanOrEqual(60);
});

test.each(errors)("%s is an error with its place and remedy", async (_name, change, place, id, en) => {
  change(content);
  const found = await faultsOf("error")();
  expect(found.length).toBeGreaterThan(0);
  const fault = found.find((candidate) => candidate.place.includes(place) && candidate.id.includes(id));
  expect(fault?.en ?? found.map((other) => `${other.place}: ${other.id} ${other.en}`).join("\n")).toContain(en);
});

test.each(syntax)("%s is an error with its file and likely cause", async (...[_name, change, file, id, en, line]) => {
  change(content);
  const found = await faultsOf("error")();
  const fault = found.find((candidate) => candidate.file === file);
  expect(fault?.id).toContain(id);
  expect(fault?.en).toContain(en);
  if (line !== undefined) expect(fault?.line).toBe(line);
});

test.each(warnings)("%s is a warning and no error", async (_name, change, place, id, en) => {
  change(content);
  expect(await faultsOf("error")()).toEqual([]);
  const found = await faultsOf("warning")();
  const fault = found.find((candidate) => candidate.place.includes(place));
  expect(fault?.id).toContain(id);
  expect(fault?.en).toContain(en);
});
