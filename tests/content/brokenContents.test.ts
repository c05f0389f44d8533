import { readFileSync } from "node:fs";
import path from "node:path";
import { checkTexts } from "../../src/owner/check/checkTexts";
import { type ContentFileName, contentFileNames } from "../../src/owner/schema/contentFiles";
import { withValue } from "../support/brokenContent";
import { shopFolder } from "../support/content";
import { deposit, emvcoExample, qrisWithAmount, sampleQris, sealed, shopQris } from "../support/deposit";
import { smallestShop } from "../support/smallestShop";

const original = Object.fromEntries(
  contentFileNames.map((file) => [file, readFileSync(path.join(shopFolder, file), "utf8")]),
) as Record<ContentFileName, string>;

type Change = (texts: Record<ContentFileName, string>) => void;

const services = "services.json";
const bands = "time-slot-bands.json";
const products = "product-catalogue.json";
const shop = "shop.json";
const closures = "closures.json";
const catalogue = "service-catalogue.json";
const about = "about.json";
const customerMessages = "customer-messages.json";

const set =
  (file: ContentFileName, keys: (string | number)[], value: unknown): Change =>
  (texts) => {
    texts[file] = withValue(texts[file], keys, value);
  };
const put =
  (file: ContentFileName, from: string, to: string): Change =>
  (texts) => {
    if (!texts[file].includes(from)) throw new Error(`${file} holds no ${from}`);
    texts[file] = texts[file].replace(from, () => to);
  };
const write =
  (file: ContentFileName, text: string): Change =>
  (texts) => {
    texts[file] = text;
  };
const append =
  (file: ContentFileName, text: string): Change =>
  (texts) => {
    texts[file] = `${texts[file].trim()}${text}`;
  };
const both =
  (...changes: Change[]): Change =>
  (texts) => {
    for (const change of changes) change(texts);
  };

/** The tests' code without some of its parts, which count their own characters. */
const withoutParts = (text: string) => ({
  sealed: sealed(text),
  without: (id: string) => {
    const at = text.indexOf(id === "26" ? "2665" : "5144");
    return withoutParts(text.slice(0, at) + text.slice(at + 4 + Number(text.slice(at + 2, at + 4))));
  },
});
const unsealedQris = withoutParts(shopQris.slice(0, -8));

const said = ({ place, id }: { place: string; id: string }) => `${place} ${id}`;

const saidBefore = new Set(checkTexts(original, "2026-11-21").diagnostics.map(said));

/** What the check says of the changed texts beyond what it says of the tests' shop anyway. */
function newDiagnostics(change: Change) {
  const texts = { ...original };
  change(texts);
  return checkTexts(texts, "2026-11-21").diagnostics.filter((diagnostic) => !saidBefore.has(said(diagnostic)));
}

const price = (written: string) => put(services, '"basePrice": 100000', `"basePrice": ${written}`);
const name = (text: string) => set(services, ["services", 0, "name"], text);
const closed = (from: string, to: string) => set(closures, ["closures", 0], { from, to, reason: "Libur" });
const saturday = "2026-11-28";
const hours = (from: string, to: string, date = saturday, change: object = {}) =>
  set(closures, ["hours", 0], { date, from, to, reason: "Penuh", ...change });
const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const breaks = (changes: object) =>
  set(shop, ["breaks"], [{ day: "friday", from: "11:30", to: "13:00", reason: "Salat Jumat", ...changes }]);
const season = (changes: object) =>
  set(
    shop,
    ["seasonalHours"],
    [{ name: "Ramadan", from: "2026-12-01", to: "2026-12-20", days: null, open: "13:00", close: "23:00", ...changes }],
  );
const asksFor = (changes: object) => set(shop, ["deposit"], { ...deposit, ...changes });
const qris = (text: string) => asksFor({ qris: text });
const second = (phone: string, hasWhatsApp: boolean) => set(shop, ["secondNumber"], { phone, hasWhatsApp });
const link = (site: string, address: string) => set(shop, ["links"], { [site]: address });
const notice = (until: string) => set(shop, ["notice"], { text: "Libur mendadak hari ini", until });
const band = (from: string, to: string) => ({
  period: `dari-${from.replace(":", "")}`,
  label: `Dari ${from}`,
  from,
  to,
  multiplier: 1,
});
const otherDays = (changes: object) =>
  set(
    "time-slot-bands.json",
    ["otherDays"],
    [{ name: "Akhir pekan", days: ["saturday"], from: null, to: null, bands: [band("09:00", "19:30")], ...changes }],
  );
const everyDay = (hours: unknown) => set(shop, ["openingHours"], Object.fromEntries(days.map((day) => [day, hours])));

const away = (from: string, to: string) => ({ from, to, reason: "Cuti" });
const barber = (change: object) =>
  set("barbers.json", ["barbers"], [{ id: "rizky", name: "Rizky", line: "Fade.", daysOff: [], leave: [], ...change }]);

const photo = (service: string) =>
  set("gallery.json", ["photos"], [{ image: "images/gallery/fade.jpg", caption: "Mid fade", service }]);
const ownName = set(shop, ["name"], "Pangkas Melati");

const E = "error";
const W = "warning";

/** A change, how bad it is, where it is said, parts of the message in Indonesian and in English, and the line. */
type Case = [
  name: string,
  change: Change,
  level: "error" | "warning",
  place: string,
  id: string,
  en?: string,
  line?: number,
];

const cases: Case[] = [
  // Prices
  [
    "a price in quotation marks with a dot",
    set(services, ["services", 2, "basePrice"], "75.000"),
    E,
    'services › "Cukur Jenggot" (no. 3) › basePrice',
    "Mungkin maksudnya 75000",
    "Perhaps 75000 was meant",
  ],
  [
    "a price with Rp",
    set(services, ["services", 0, "basePrice"], "Rp 100.000"),
    E,
    "basePrice",
    "Mungkin maksudnya 100000",
    'Found "Rp 100.000"',
  ],
  [
    "a fare for a service in the shop",
    set(services, ["services", 0, "fare"], "Rp 20.000"),
    E,
    "fare",
    "hanya untuk layanan di tempat pelanggan",
    "only for a service at the customer's",
  ],
  ["a least price in words", set(services, ["services", 0, "startingPrice"], "ya"), E, "startingPrice", "true (ya)"],
  ["half a rupiah", set(services, ["services", 0, "basePrice"], 75.5), E, "basePrice", "angka bulat", "whole rupiah"],
  ["a negative price", set(services, ["services", 0, "basePrice"], -5), E, "basePrice", "Ditemukan -5", "for example"],
  ["a price of null", set(services, ["services", 0, "basePrice"], null), E, "basePrice", "Ditemukan null"],
  [
    "a price that would buy the house",
    set(services, ["services", 0, "basePrice"], 1e9),
    E,
    "basePrice",
    "Ditemukan 1000000000",
    "Found 1000000000",
  ],
  [
    "a missing price",
    set(services, ["services", 1, "basePrice"], undefined),
    E,
    '"Styling Premium" (no. 2) › basePrice',
    "Belum ada",
    "Missing",
  ],
  ["a dollar price in words", set(catalogue, ["services", 0, "price"], "$10"), E, "price", 'Ditemukan "$10"'],
  ["a dollar price with four decimals", set(catalogue, ["services", 0, "price"], 9.9995), E, "price", "dua angka"],
  [
    "an original price below the price",
    set(products, ["products", 1, "originalPrice"], 100000),
    E,
    "originalPrice",
    "harus lebih tinggi",
    "must be higher",
  ],
  ["a price that lost its thousands", set(services, ["services", 2, "basePrice"], 75), W, "basePrice", "contoh: 75000"],
  ["a product price that lost its thousands", set(products, ["products", 0, "price"], 135), W, "price", "hanya Rp 135"],
  [
    "a multiplier beyond two",
    set(bands, ["bands", 4, "multiplier"], 2.5),
    W,
    "multiplier",
    "lebih dari dua kali lipat",
    "more than doubles",
  ],
  // Numbers as people write them
  ["thousand dots in a bare number", price("100.000"), E, "basePrice", "Mungkin maksudnya 100000."],
  ["thousand dots that leave a fraction", price("135.500"), E, "basePrice", "Mungkin maksudnya 135500."],
  ["thousand dots in a count", put(products, '"reviews": 112', '"reviews": 1.120'), E, "reviews", "maksudnya 1120"],
  ["dollars with thousand dots", put(catalogue, '"price": 10,', '"price": 10.000,'), E, "price", "10000 atau 10"],
  ["a dot behind four digits", price("1000.000"), E, "basePrice", "maksudnya 1000000 atau 1000."],
  ["a dot before four digits", price("10.0000"), E, "basePrice", "maksudnya 100000 atau 10."],
  ["two thousand dots", price("1.250.000"), E, "", "Mungkin maksudnya 1250000."],
  ["thousand commas", price("100,000"), E, "", "Mungkin maksudnya 100000."],
  ["rupiah in front", price("Rp 100000"), E, "", "Mungkin maksudnya 100000."],
  ["thousands abbreviated", price("100rb"), E, "", "Mungkin maksudnya 100000."],
  ["thousands abbreviated in quotation marks", price('"100rb"'), E, "basePrice", "Mungkin maksudnya 100000."],
  ["millions abbreviated", price("1.5jt"), E, "", "Mungkin maksudnya 1500000."],
  ["a plus in front", price("+100000"), E, "", "Mungkin maksudnya 100000."],
  ["no number at all", price("NaN"), E, "", "harga dalam rupiah"],
  ["a comment behind the number", price("100000 // naik"), E, "", "komentar"],
  ["a no-break space", price("\u00a0100000"), E, "", "spasi khusus"],
  ["minutes in words", put(services, '"duration": 45', '"duration": "1,5 jam"'), E, "duration", "maksudnya 90."],
  ["per cent for a multiplier", set(bands, ["bands", 4, "multiplier"], "15%"), E, "multiplier", "maksudnya 1.15."],
  ["a rise for a multiplier", set(bands, ["bands", 4, "multiplier"], 15), E, "multiplier", "maksudnya 1.15."],
  ["a time without quotation marks", put(shop, '"09:00"', "09:00"), E, "", 'maksudnya "09:00"'],
  ["a capital letter", put(products, "true", "True"), E, "", "maksudnya true"],
  // Numbers that cannot be
  ["a price of a hundred million", price("100000000"), W, "basePrice", "Rp 100.000.000"],
  ["a service of fifteen hours", set(services, ["services", 0, "duration"], 900), W, "duration", "15 jam"],
  [
    "an old price ten times the new",
    set(products, ["products", 1, "originalPrice"], 1200000),
    W,
    "originalPrice",
    "lebih dari tiga kali",
  ],
  ["a dollar price of ten thousand", set(catalogue, ["services", 0, "price"], 10000), W, "price", "dalam dolar"],
  // The same fact twice
  ["another duration in English", set(catalogue, ["services", 0, "duration"], 120), W, "duration", "45 menit"],
  ["dollars left behind", price("300000"), W, "service-catalogue.json › services › ", "satu dolar menjadi Rp 30.000"],
  ["a phone that is not the chat number", set(shop, ["phone"], "0812-3456-7890"), W, "phone", "dua nomor berbeda"],
  // Durations
  [
    "a duration in words",
    set(services, ["services", 0, "duration"], "45 menit"),
    E,
    "duration",
    "Mungkin maksudnya 45",
    "Perhaps 45 was meant",
  ],
  ["a duration of two days", set(services, ["services", 0, "duration"], 2880), E, "duration", "1440", "1440"],
  ["a duration with a fraction", set(services, ["services", 0, "duration"], 45.5), E, "duration", "angka bulat"],
  // Names and ids
  [
    "the same id twice",
    set(services, ["services", 1, "id"], "classic"),
    E,
    '"Styling Premium" (no. 2) › id',
    "untuk kedua kalinya",
    "a second time",
  ],
  [
    "an id with a space",
    set(services, ["services", 1, "id"], "Styling Premium"),
    E,
    "id",
    'Mungkin maksudnya "styling-premium"',
    'Perhaps "styling-premium" was meant',
  ],
  ["an empty name", set(services, ["services", 1, "name"], "  "), E, "name", "Masih kosong", "Still empty"],
  ["an endless name", set(services, ["services", 1, "name"], "A".repeat(61)), E, "name", "panjangnya 61 karakter"],
  ["a name that is a number", set(services, ["services", 1, "name"], 12), E, "name", 'Mungkin maksudnya "12"'],
  ["a field misspelt", set(services, ["services", 0, "harga"], 1), E, "harga", 'Nama "harga" tidak dikenal'],
  ["an unknown icon", set(services, ["services", 0, "icon"], "gunting"), E, "icon", "salah satu dari: scissors"],
  ["no services", set(services, ["services"], []), E, "services", "Ditemukan []", "Found []"],
  ["services that are no list", set(services, ["services"], { a: 1 }), E, "services", "daftar di antara ["],
  [
    "a service that is a word",
    set(services, ["services", 0], "classic"),
    E,
    "services › (no. 1)",
    "kelompok di antara {",
    "a group between {",
  ],
  // Names of fields
  ["a space in a field's name", put(services, '"name":', '"name ":'), E, "name", "ada spasi di dalamnya"],
  [
    "a zero-width space in a field's name",
    put(services, '"name":', '"na\u200bme":'),
    E,
    "na",
    "tidak terlihat di dalamnya",
  ],
  [
    "a zero-width space before a name",
    put(services, '"name":', '\u200b"name":'),
    E,
    "",
    "(U+200B) di luar tanda kutip",
  ],
  ["a zero-width space before a value", price("\u200b100000"), E, "", "(U+200B) di luar tanda kutip"],
  ["a zero-width space after a value", price("100000\u200b"), E, "", "(U+200B) di luar tanda kutip"],
  ["two commas", price("100000,"), E, "", "koma berlebih; hapus komanya"],
  ["a semicolon", put(services, '"basePrice": 100000,', '"basePrice": 100000;'), E, "", "titik koma (;)"],
  ["empty bytes", write(services, "\0\0\0"), E, "", "byte kosong"],
  ["a field misspelt", put(services, '"basePrice":', '"baseprise":'), E, "baseprise", 'maksudnya "basePrice"'],
  // Second number, pages on other sites, notice
  ["a second number that is the first", second("+62 812 0000 0000", true), W, "phone", "sama dengan nomor pertama"],
  ["a service number on WhatsApp", second("1500 123", true), E, "hasWhatsApp", "tidak ada di WhatsApp"],
  ["a second number without digits", second("tanya saja", false), E, "phone", "satu nomor telepon"],
  ["a name for a page", link("tiktok", "@pangkas.rapi"), E, "tiktok", '"https://www.tiktok.com/@pangkas.rapi"'],
  ["a page without https", link("youtube", "www.youtube.com/@a"), E, "youtube", '"https://www.youtube.com/@a"'],
  ["a page of another site", link("facebook", "https://www.tiktok.com/@a"), E, "facebook", "halaman toko di Facebook"],
  ["a site without its page", link("facebook", "https://www.facebook.com/"), E, "facebook", "disalin utuh"],
  ["a map of another host", link("googleMaps", "https://google.com.jahat.id/maps/x"), E, "googleMaps", "Google Maps"],
  ["a site that is not known", link("titktok", "https://www.tiktok.com/@a"), E, "titktok", 'maksudnya "tiktok"'],
  // Down payment
  ["a QRIS cut off", qris(shopQris.slice(0, -10)), E, "qris", "terpotong", "cut off"],
  ["a QRIS with a space behind it", qris(`${shopQris} `), E, "qris", "spasi atau baris baru", "line break"],
  [
    "a QRIS with a line break",
    qris(`${shopQris.slice(0, 70)}\n${shopQris.slice(70)}`),
    E,
    "qris",
    "spasi atau baris baru",
  ],
  ["a QRIS with a wrong letter", qris(shopQris.replace("BINTANG", "BINTANK")), E, "qris", "tidak cocok", "do not fit"],
  ["a code of another country", qris(emvcoExample), E, "qris", "bukan untuk rupiah"],
  ["a QRIS without an account", qris(unsealedQris.without("26").without("51").sealed), E, "qris", "rekening penerima"],
  ["a QRIS without NMID", qris(unsealedQris.without("51").sealed), E, "qris", "NMID"],
  ["a QRIS with an amount", qris(qrisWithAmount), E, "qris", "QRIS tetap (statis)", "static QRIS"],
  ["a picture instead of a QRIS", qris("https://toko.id/qris.png"), E, "qris", "pembaca QR biasa"],
  [
    "a QRIS with a scanner's word",
    qris(`Text: ${shopQris}`),
    E,
    "qris",
    "Sisakan satu saja: dari 000201",
    "Leave one alone",
  ],
  ["a QRIS pasted twice", qris(shopQris + shopQris), E, "qris", "tertempel lebih dari sekali", "more than once"],
  [
    "a QRIS with a broken account",
    qris(sealed(shopQris.slice(0, -8).replace("2665", "2604ab1c2665"))),
    E,
    "qris",
    "rusak",
    "broken",
  ],
  [
    "a QRIS with a fee",
    qris(sealed(shopQris.slice(0, -8).replace("5802ID", "55020256045000" + "5802ID"))),
    E,
    "qris",
    "biaya tambahan",
    "a fee",
  ],
  [
    "a QRIS that asks for a tip",
    qris(sealed(shopQris.slice(0, -8).replace("5802ID", "5502015802ID"))),
    W,
    "qris",
    "menanyakan tip",
    "asks for a tip",
  ],
  [
    "an NMID of another form",
    qris(sealed(shopQris.slice(0, -8).replace("ID1021987654321", "IDA021987654321"))),
    W,
    "qris",
    'Ditemukan NMID "IDA021987654321"',
    "13 digits",
  ],
  ["a number instead of a QRIS", qris("ID1020000000001"), E, "qris", "dimulai dengan 000201"],
  ["a down payment of nothing", asksFor({ amount: 0 }), E, "amount", "dari 1 sampai 100000000"],
  ["a down payment in words", asksFor({ amount: "50 ribu" }), E, "amount", "maksudnya 50000"],
  ["a down payment of 120 percent", asksFor({ amount: null, percent: 120 }), E, "percent", "dari 1 sampai 100"],
  ["a down payment of 0 percent", asksFor({ amount: null, percent: 0 }), E, "percent", "dari 1 sampai 100"],
  ["a percentage with its sign", asksFor({ amount: null, percent: "20%" }), E, "percent", "maksudnya 20"],
  ["a share as a fraction", asksFor({ amount: null, percent: 0.2 }), E, "percent", "maksudnya 20"],
  ["no amount", asksFor({ amount: null }), E, "deposit", "Besarnya DP belum diisi", "has no amount"],
  ["two amounts", asksFor({ percent: 20 }), E, "percent", "hanya satu", "only one"],
  ["a down payment above a price", asksFor({ amount: 80000 }), W, "amount", 'lebih dari harga "Cukur Jenggot"'],
  [
    "a down payment above a price at the cheapest hours",
    asksFor({ amount: 70000 }),
    W,
    "amount",
    'lebih dari harga "Cukur Jenggot" pada jam termurah, Rp 67.500',
    "at the cheapest hours",
  ],
  [
    "a down payment above a price on cheaper days",
    both(asksFor({ amount: 60000 }), otherDays({ bands: [{ ...band("09:00", "19:30"), multiplier: 0.7 }] })),
    W,
    "amount",
    "Rp 52.500",
  ],
  ["a down payment of fifty rupiah", asksFor({ amount: 50 }), W, "amount", "hanya Rp 50?"],
  ["a down payment without terms", asksFor({ terms: "" }), E, "terms", "Masih kosong", "Still empty"],
  ["terms that give nothing back", asksFor({ terms: "DP hangus." }), W, "terms", "batal demi hukum", "void"],
  ["terms of no refund", asksFor({ terms: "DP tidak dapat dikembalikan" }), W, "terms", "batal demi hukum"],
  ["English terms of no refund", asksFor({ termsEnglish: "Non-refundable." }), W, "termsEnglish", "batal demi hukum"],
  [
    "a down payment without words for when it came",
    both(asksFor({}), set(customerMessages, ["depositReceived"], null)),
    E,
    "depositReceived",
    'Tambahkan "depositReceived"',
  ],
  ["a notice that is over", notice("2026-11-20"), W, "until", "sudah lewat", "has passed"],
  ["a notice of another year", notice("2027-11-22"), W, "until", "Periksa tahun dan bulannya"],
  ["a notice without its last day", set(shop, ["notice"], { text: "Libur" }), E, "until", "Belum ada"],
  // Text nobody can see or read
  ["zero-width characters alone", name("\u200b\u200b"), E, "name", "tidak terlihat"],
  ["a control character", name("Potong\u0007Rambut"), E, "name", 'U+0007) setelah "Potong"'],
  ["a line break", name("Potong\nTotal: Rp 0"), E, "name", "tulis dalam satu baris"],
  ["a right-to-left mark", name("Potong\u202eRambut"), E, "name", "U+202E"],
  ["a letter of another encoding", name("Potong\ufffdRambut"), W, "name", "huruf yang rusak"],
  ["markup", name("<b>Potong</b>"), W, "name", "tanda HTML"],
  ["a note in small letters", name("todo"), W, "name", 'Masih ada "todo"'],
  ["question marks", name("???"), W, "name", 'Masih ada "???"'],
  ["a joiner without an emoji", name("Potong\u200d"), E, "name", "U+200D"],
  ["a non-joiner in a word", name("Pot\u200cong"), E, "name", "U+200C"],
  ["what is no character", name("Potong\uffff"), E, "name", "U+FFFF"],
  ["an invisible tag", name("Potong\u{e0041}"), E, "name", "U+E0041"],
  [
    "a backslash that begins an invisible character",
    put(services, "Potong Rambut", "C:\\foto"),
    E,
    "name",
    "garis miring",
  ],
  ["two entries of one name", name("styling  premium"), W, "name", "kedua kalinya"],
  // Bands
  ["a gap between bands", set(bands, ["bands", 1, "from"], "09:30"), E, "from", "celah", "a gap"],
  ["an overlap of bands", set(bands, ["bands", 1, "from"], "08:30"), E, "from", "tumpang tindih", "an overlap"],
  ["a band off the half hour", set(bands, ["bands", 0, "from"], "06:15"), E, "from", "menit 00 atau 30"],
  ["a band that ends before it begins", set(bands, ["bands", 5, "to"], "19:00"), E, "to", "lebih awal dari"],
  ["a time without its zero", set(bands, ["bands", 1, "from"], "9:00"), E, "from", 'Mungkin maksudnya "09:00"'],
  ["a time with a dot", set(bands, ["bands", 1, "from"], "09.00"), E, "from", 'Mungkin maksudnya "09:00"'],
  ["an hour that does not exist", set(bands, ["bands", 5, "to"], "24:30"), E, "to", 'Ditemukan "24:30"', "half hour"],
  [
    "a multiplier with a comma",
    set(bands, ["bands", 4, "multiplier"], "1,15"),
    E,
    "multiplier",
    "Mungkin maksudnya 1.15",
    "Perhaps 1.15 was meant",
  ],
  ["a multiplier far too small", set(bands, ["bands", 2, "multiplier"], 0.1), E, "multiplier", "Ditemukan 0.1"],
  ["a multiplier with four decimals", set(bands, ["bands", 4, "multiplier"], 1.1555), E, "multiplier", "tiga angka"],
  ["the same period twice", set(bands, ["bands", 1, "period"], "pagi"), E, "period", "untuk kedua kalinya"],
  // The shop
  ["a mark of two letters", set(shop, ["markLetter"], "BP"), E, "markLetter", "1 huruf besar", "1 capital letter"],
  ["a code in small letters", set(shop, ["codePrefix"], "btp"), E, "codePrefix", "2 sampai 4 huruf besar"],
  [
    "a short name too long for a screen",
    set(shop, ["shortName"], "Bintang Pangkas"),
    E,
    "shortName",
    "maksimal 12 karakter",
    "at most 12 characters",
  ],
  [
    "a chat number with a leading zero",
    set(shop, ["chatNumber"], "081234567890"),
    E,
    "chatNumber",
    'Mungkin maksudnya "6281234567890"',
    'Perhaps "6281234567890" was meant',
  ],
  [
    "a chat number with plus and spaces",
    set(shop, ["chatNumber"], "+62 812-3456-7890"),
    E,
    "chatNumber",
    'Mungkin maksudnya "6281234567890"',
    "international number",
  ],
  [
    "a chat number that is a number",
    set(shop, ["chatNumber"], 6281234567890),
    E,
    "chatNumber",
    'Mungkin maksudnya "6281234567890"',
    "digits only",
  ],
  ["a chat number far too short", set(shop, ["chatNumber"], "6281"), E, "chatNumber", "nomor internasional"],
  [
    "an Instagram address",
    set(shop, ["instagram"], "https://instagram.com/potongcepat/"),
    E,
    "instagram",
    'Mungkin maksudnya "potongcepat"',
    "without @",
  ],
  [
    "closing before opening",
    set(shop, ["openingHours", "monday", "close"], "08:00"),
    E,
    "openingHours › monday › close",
    "sesudah jam buka",
    "close after it opens",
  ],
  [
    "closing late in the night before opening",
    set(shop, ["openingHours", "monday", "close"], "06:30"),
    E,
    "openingHours › monday › close",
    '"01:00" jika tutup lewat tengah malam',
    "after midnight",
  ],
  [
    "a closing time past midnight on the clock",
    set(shop, ["openingHours", "monday", "close"], "25:00"),
    E,
    "close",
    "sampai 24:00",
  ],
  [
    "a break that ends before it begins",
    breaks({ from: "13:00", to: "11:30" }),
    E,
    "to",
    "jam selesai istirahat",
    "break is over",
  ],
  ["a break on a day that does not exist", breaks({ day: "jumat" }), E, "day", "salah satu dari", "one of"],
  [
    "a break before opening",
    breaks({ from: "06:00", to: "07:00" }),
    W,
    "breaks",
    "di luar jam buka Jumat (09:00-20:00)",
  ],
  ["a break of the whole day", breaks({ from: "08:00", to: "21:00" }), W, "breaks", "menutupi seluruh jam buka Jumat"],
  [
    "a break on a day off",
    both(set(shop, ["openingHours", "friday"], null), breaks({})),
    W,
    "day",
    "padahal toko tutup setiap Jumat",
  ],
  ["a season that ends before it begins", season({ to: "2026-11-01" }), E, "to", "2026-11-01"],
  ["a season that closes before it opens", season({ close: "12:00" }), E, "close", "padahal Ramadan buka pukul 13:00"],
  ["a season of years", season({ to: "2028-12-01" }), W, "to", "jam lain"],
  [
    "bands of the weekend with a gap",
    otherDays({ bands: [band("09:00", "11:30"), band("13:00", "19:30")] }),
    E,
    "from",
    "12:00",
  ],
  [
    "bands of other days that end before they begin",
    otherDays({ from: "2026-12-20", to: "2026-12-10" }),
    E,
    "to",
    "2026-12-10",
  ],
  ["a season that is over", season({ from: "2026-11-01", to: "2026-11-20" }), W, "to", "sudah lewat"],
  ["other days that are over", otherDays({ to: "2026-11-20" }), W, "to", "sudah lewat"],
  [
    "a break after midnight where the day closes before",
    breaks({ from: "00:30", to: "01:00" }),
    W,
    "breaks",
    "di luar jam buka Jumat",
  ],
  ["bands of other days that are all days", otherDays({ days: null }), W, "otherDays", "berlaku setiap hari"],
  ["a day that is missing", set(shop, ["openingHours", "sunday"], undefined), E, "sunday", "Belum ada", "Missing"],
  ["a day off as a word", set(shop, ["openingHours", "sunday"], "tutup"), E, "sunday", "atau null", "or null"],
  ["an unknown time zone", set(shop, ["timeZone"], "WIB"), E, "timeZone", "Asia/Jakarta", "one of: Asia/Jakarta"],
  [
    "five figures in the hero",
    set(
      shop,
      ["figures"],
      ["1", "2", "3", "4", "5"].map((figure) => ({ figure, label: `Tahun ke-${figure}` })),
    ),
    E,
    "figures",
    "Ditemukan 5 isi; seharusnya daftar di antara [ dan ] dengan 0 sampai 4 isi",
    "0 to 4 entries",
  ],
  ["six stars in the hero", set(shop, ["stars"], 6), E, "stars", "angka bulat dari 1 sampai 5", "from 1 to 5"],
  ["half a star in the hero", set(shop, ["stars"], 4.5), E, "stars", "angka bulat dari 1 sampai 5"],
  [
    "a site address without https",
    set(shop, ["siteUrl"], "bintangpangkas.id"),
    E,
    "siteUrl",
    'Mungkin maksudnya "https://bintangpangkas.id"',
    "https://",
  ],
  [
    "a site address with a slash at its end",
    set(shop, ["siteUrl"], "https://bintangpangkas.id/"),
    E,
    "siteUrl",
    'Mungkin maksudnya "https://bintangpangkas.id"',
    "without a slash",
  ],
  ["a latitude off the globe", set(shop, ["coordinates", "latitude"], 106.8), E, "latitude", "-90 sampai 90"],
  [
    "an unknown way with late slots",
    set(shop, ["slotsOutsideHours"], "sembunyi"),
    E,
    "slotsOutsideHours",
    "note, hide",
    "one of: note, hide",
  ],
  ["a negative notice", set(shop, ["minimumNotice"], -1), E, "minimumNotice", "atau null", "or null"],
  ["no advice for the ticket", set(shop, ["ticketAdvice"], []), E, "ticketAdvice", "Ditemukan []", "Found []"],
  // Telephone
  ["62 forgotten", set(shop, ["chatNumber"], "81234567890"), E, "chatNumber", 'maksudnya "6281234567890"'],
  ["62 twice", set(shop, ["chatNumber"], "6262812345678"), E, "chatNumber", 'maksudnya "62812345678"'],
  ["62 and 0", set(shop, ["chatNumber"], "62081234567890"), E, "chatNumber", 'maksudnya "6281234567890"'],
  ["too few digits to be called", set(shop, ["chatNumber"], "12345678"), E, "chatNumber", "lengkap"],
  ["words for a phone", set(shop, ["phone"], "telepon saya"), E, "phone", "7 sampai 15 angka"],
  ["a phone without its country", set(shop, ["phone"], "65 9123 4567"), E, "phone", "dimulai dengan 0 atau +"],
  ["a phone without its area", set(shop, ["phone"], "555 0101"), E, "phone", "dimulai dengan 0 atau +"],
  ["two phones in one", set(shop, ["phone"], "(021) 555 0101/02"), E, "phone", "satu nomor telepon"],
  ["a service number", set(shop, ["phone"], "1500 123"), W, "phone", "dua nomor berbeda"],
  ["a dash for a phone", set(shop, ["phone"], "-"), E, "phone", "7 sampai 15 angka"],
  ["markup for a phone", set(shop, ["phone"], "<b>0812-3456-7890</b>"), E, "phone", "7 sampai 15 angka"],
  // Web address
  ["a port of letters", set(shop, ["siteUrl"], "https://bintang.id:abc"), E, "siteUrl", "bukan nomor port"],
  ["half a bracket", set(shop, ["siteUrl"], "https://[x.y"), E, "siteUrl", "tidak bisa dibuka"],
  ["a sign no host has", set(shop, ["siteUrl"], "https://bintang%.id"), E, "siteUrl", "tidak bisa dibuka"],
  [
    "a password",
    set(shop, ["siteUrl"], "https://user:rahasia@bintang.id"),
    E,
    "siteUrl",
    'maksudnya "https://bintang.id"',
  ],
  ["one page", set(shop, ["siteUrl"], "https://bintang.id/index.html"), E, "siteUrl", 'maksudnya "https://bintang.id"'],
  ["another site", set(shop, ["siteUrl"], "https://www.instagram.com/bintang"), E, "siteUrl", "bukan alamat situs ini"],
  [
    "a host in capitals",
    set(shop, ["siteUrl"], "https://Bintang.ID"),
    E,
    "siteUrl",
    'Browser menulis alamat ini "https://bintang.id"',
  ],
  ["HTTPS in capitals", set(shop, ["siteUrl"], "HTTPS://bintang.id"), E, "siteUrl", '"https://bintang.id"'],
  [
    "a port that goes without saying",
    set(shop, ["siteUrl"], "https://bintang.id:443"),
    E,
    "siteUrl",
    '"https://bintang.id"',
  ],
  ["dots for a folder", set(shop, ["siteUrl"], "https://bintang.id/.."), E, "siteUrl", '"https://bintang.id"'],
  ["an IP address", set(shop, ["siteUrl"], "https://192.168.1.10"), E, "siteUrl", "alamat IP"],
  [
    "a short address of another site",
    set(shop, ["siteUrl"], "https://youtu.be/abc"),
    E,
    "siteUrl",
    "bukan alamat situs",
  ],
  ["an address for examples", set(shop, ["siteUrl"], "https://example.com"), E, "siteUrl", "untuk contoh"],
  ["too long a name", set(shop, ["siteUrl"], `https://${"a".repeat(70)}.id`), E, "siteUrl", "63 huruf"],
  ["no name at all", set(shop, ["siteUrl"], ""), E, "siteUrl", 'contoh: "https://pangkasrapi.id"'],
  // Place
  ["a province misspelt", set(shop, ["address", "region"], "Jawa Brat"), W, "region", 'maksudnya "Jawa Barat"'],
  ["coordinates left behind", set(shop, ["address", "region"], "Bali"), W, "coordinates", "tidak terletak di Bali"],
  ["a clock left behind", set(shop, ["address", "region"], "Bali"), W, "timeZone", "WITA"],
  ["a postal code left behind", set(shop, ["address", "region"], "Bali"), W, "postalCode", "dimulai dengan 8"],
  ["no minus", set(shop, ["coordinates", "latitude"], 6.2), W, "latitude", "Mungkin maksudnya -6.2."],
  ["nowhere", set(shop, ["coordinates"], { latitude: 0, longitude: 0 }), W, "coordinates", "tidak terletak"],
  [
    "latitude and longitude swapped",
    set(shop, ["coordinates"], { latitude: 106.8322, longitude: -6.1957 }),
    E,
    "latitude",
    'tertukar dengan "longitude"',
  ],
  ["a postal code of letters", set(shop, ["address", "postalCode"], "abc"), W, "postalCode", "lima angka"],
  // A shop that cannot be booked
  [
    "bands outside the hours, hidden",
    both(set(shop, ["slotsOutsideHours"], "hide"), everyDay({ open: "22:30", close: "23:30" })),
    W,
    "openingHours",
    "tidak ada jam yang bisa dipilih",
  ],
  [
    "bands far from the hours",
    set(bands, ["bands"], [{ period: "malam", label: "Malam", from: "00:00", to: "05:00", multiplier: 1 }]),
    W,
    "openingHours",
    "di luar jam buka",
  ],
  [
    "a notice longer than the last day ahead",
    both(set(shop, ["minimumNotice"], 1440), set(shop, ["lastDayAhead"], 0)),
    W,
    "minimumNotice",
    "tidak ada yang bisa booking",
  ],
  [
    "a day open for a minute",
    set(shop, ["openingHours", "monday"], { open: "09:00", close: "09:01" }),
    W,
    "monday",
    "Senin buka 09:00-09:01",
  ],
  ["a week of days off", everyDay(null), W, "openingHours", "Semua hari tutup"],
  ["no part of the day", set(bands, ["bands"], []), E, "bands", "1 sampai 48"],
  [
    "more parts of the day than it has slots",
    set(
      bands,
      ["bands"],
      Array.from({ length: 49 }, (_, index) => ({
        period: `p-${index}`,
        label: `P ${index}`,
        from: "11:00",
        to: "11:30",
        multiplier: 1,
      })),
    ),
    E,
    "bands",
    "49 isi",
  ],
  [
    "closed for as long as one can book",
    both(set(shop, ["lastDayAhead"], 7), closed("2026-11-20", "2026-12-05")),
    W,
    "lastDayAhead",
    "tidak ada yang bisa booking",
  ],
  [
    "the only barber off on the only open day",
    both(
      everyDay(null),
      set(shop, ["openingHours", "saturday"], { open: "10:00", close: "18:00" }),
      barber({ daysOff: ["saturday"] }),
    ),
    W,
    "barbers",
    "Semua barber libur",
  ],
  [
    "a barber's service by its name",
    barber({ services: ["cukur-jenggot"] }),
    E,
    "services",
    'Mungkin maksudnya "beard"',
    'Perhaps "beard" was meant',
  ],
  ["a barber's service with a slip", barber({ services: ["clasic"] }), E, "services", 'Mungkin maksudnya "classic"'],
  [
    "a barber's hours before the shop opens",
    barber({ workingHours: [{ days: ["saturday"], open: "08:00", close: "15:00" }] }),
    W,
    "workingHours",
    "padahal toko buka Sabtu 09:00-18:00",
    "open from 09:00 to 18:00 on Saturday",
  ],
  [
    "a barber's hours on a day that has some already",
    barber({
      workingHours: [
        { days: null, open: "13:00", close: "17:00" },
        { days: ["saturday"], open: "10:00", close: "12:00" },
      ],
    }),
    W,
    "workingHours",
    "Sabtu sudah punya jam kerja di entri sebelumnya",
    "Saturday already has working hours",
  ],
  [
    "a barber's hours backwards",
    barber({ workingHours: [{ days: null, open: "15:00", close: "12:00" }] }),
    E,
    "close",
    "padahal ia mulai bekerja pukul 15:00",
  ],
  [
    "a barber's hours on a day off of the shop",
    both(
      set(shop, ["openingHours", "sunday"], null),
      barber({ workingHours: [{ days: ["sunday"], open: "10:00", close: "15:00" }] }),
    ),
    W,
    "workingHours",
    "Jam kerja ini tidak pernah berlaku",
    "These working hours never apply",
  ],
  [
    "a barber's hours on his own day off",
    barber({ daysOff: ["saturday"], workingHours: [{ days: ["saturday"], open: "10:00", close: "15:00" }] }),
    W,
    "workingHours",
    "Jam kerja ini tidak pernah berlaku",
  ],
  [
    "a barber's hours too short for what he does",
    barber({ services: ["premium"], workingHours: [{ days: ["saturday"], open: "10:00", close: "10:45" }] }),
    W,
    "workingHours",
    "tidak ada layanannya yang muat (yang terpendek 60 menit)",
    "none of his services fits (the shortest takes 60 minutes)",
  ],
  [
    "a barber's hours without a time to book",
    barber({ workingHours: [{ days: ["saturday"], open: "10:10", close: "10:50" }] }),
    W,
    "workingHours",
    "tidak ada layanannya yang muat",
  ],
  [
    "a service that no barber does",
    barber({ services: ["classic", "premium", "beard"] }),
    W,
    "barbers",
    'Tidak ada barber yang mengerjakan "Paket Ayah & Anak"',
  ],
  ["a barber called anyone", barber({ name: "Siapa  saja" }), W, "name", "nama lain"],
  ["a leave to 2072", barber({ leave: [away("2026-12-01", "2072-12-05")] }), W, "to", "cuti 16807 hari"],
  ["a leave swapped", barber({ leave: [away("2027-03-09", "2027-12-03")] }), W, "to", 'tertukar: "2027-03-12"'],
  [
    "the same leave twice",
    barber({ leave: [away("2027-03-09", "2027-03-13"), away("2027-03-09", "2027-03-13")] }),
    W,
    "(no. 2)",
    "cuti no. 1",
  ],
  // Closures
  [
    "a day that does not exist",
    set(closures, ["closures", 0, "to"], "2030-02-30"),
    E,
    "to",
    "tanggal yang ada di kalender",
    "a date that exists",
  ],
  ["a date the other way round", set(closures, ["closures", 0, "from"], "04-02-2030"), E, "from", "tahun-bulan-hari"],
  [
    "a closure that ends before it begins",
    set(closures, ["closures", 0, "to"], "2030-02-01"),
    E,
    "to",
    "hari yang sama atau sesudahnya",
    "the same day or a later one",
  ],
  ["closed to 2072", closed("2026-12-01", "2072-12-05"), W, "to", "Periksa tahun"],
  ["closed in the year 1", closed("0001-01-01", "0001-01-02"), W, "from", "Periksa tahunnya"],
  ["month and day swapped", closed("2027-03-09", "2027-12-03"), W, "to", 'tertukar: "2027-03-12"'],
  [
    "the same days twice",
    set(
      closures,
      ["closures"],
      [
        { from: "2027-03-09", to: "2027-03-13", reason: "Libur" },
        { from: "2027-03-09", to: "2027-03-13", reason: "Lebaran" },
      ],
    ),
    W,
    "(no. 2)",
    "masa tutup no. 1",
  ],
  // Closed hours
  ["an hour that closes when it opens", hours("15:00", "15:00"), E, '"Penuh" (no. 1) › to', 'contoh: "15:30"'],
  ["an hour closed backwards", hours("17:00", "15:00"), E, "hours › ", 'tidak sesudah "from" "17:00"'],
  ["an hour closed until 24:30", hours("15:00", "24:30"), E, "to", "dari 00:30 sampai 24:00"],
  ["an hour closed from a quarter past", hours("15:15", "17:00"), E, "from", "menit 00 atau 30"],
  ["an hour closed on a day that is none", hours("15:00", "17:00", "2026-02-30"), E, "date", "ada di kalender"],
  ["an hour without a word", hours("15:00", "17:00", saturday, { reason: "" }), E, "reason", "Penuh"],
  ["an hour closed in 2062", hours("15:00", "17:00", "2062-11-28"), W, "date", "Periksa tahunnya"],
  ["an hour closed in 2006", hours("15:00", "17:00", "2006-11-28"), W, "date", "atau hapus"],
  ["an hour closed at night", hours("03:00", "06:00"), W, '"Penuh" (no. 1) › from', "Tidak ada jam booking"],
  ["an hour closed after the last slot", hours("22:30", "24:00"), W, "from", "dari 22:30 sampai 24:00"],
  [
    "an hour closed on a day off",
    both(set(shop, ["openingHours", "saturday"], null), hours("15:00", "17:00")),
    W,
    '"Penuh" (no. 1) › date',
    "tutup sepanjang hari itu (setiap Sabtu)",
  ],
  [
    "an hour closed on a closed day",
    both(closed(saturday, saturday), hours("15:00", "17:00")),
    W,
    '"Penuh" (no. 1) › date',
    "tutup sepanjang hari itu (Libur)",
  ],
  [
    "an hour closed twice",
    set(
      closures,
      ["hours"],
      [
        { date: saturday, from: "15:00", to: "17:00", reason: "Penuh" },
        { date: saturday, from: "16:30", to: "18:00", reason: "Acara" },
      ],
    ),
    W,
    '"Acara" (no. 2)',
    "jam tutup no. 1 pada tanggal yang sama",
  ],
  ["no list of closed hours", set(closures, ["hours"], undefined), E, "hours", "Belum ada"],
  // Products and the English services
  [
    "an unknown category",
    set(products, ["products", 0, "category"], "hair"),
    E,
    '"Matte Clay" (no. 1) › category',
    "hair-care, shaving, tools, gift-sets",
    "one of: hair-care",
  ],
  [
    "a category by its label",
    set(products, ["products", 0, "category"], "Hair Care"),
    E,
    '"Matte Clay" (no. 1) › category',
    'Mungkin maksudnya "hair-care"',
    '"hair-care" was meant',
  ],
  [
    "a category with a slip",
    set(products, ["products", 0, "category"], "gift-set"),
    E,
    '"Matte Clay" (no. 1) › category',
    'Mungkin maksudnya "gift-sets"',
    '"gift-sets" was meant',
  ],
  [
    "a category in a shop without any",
    both(
      set(products, ["categories"], undefined),
      set(products, ["products"], [JSON.parse(original[products]).products[0]]),
    ),
    E,
    "category",
    "belum ada kelompok produk",
    "no groups of products yet",
  ],
  ["two categories of one id", set(products, ["categories", 1, "id"], "tools"), E, "(no. 3) › id", "tools"],
  ["two categories of one name", set(products, ["categories", 1, "label"], "Tools"), W, "label", "kedua kalinya"],
  ["an English site without its tagline", set(shop, ["taglineEnglish"], null), E, "taglineEnglish", '"english": false'],
  ["an English site without services", set(catalogue, ["services"], []), E, "services", '"english": false'],
  ["products that no page shows", set(shop, ["english"], false), W, "english", "13 produk"],
  ["no English in words", set(shop, ["english"], "tidak"), E, "english", "Mungkin maksudnya false"],
  ["stars without reviews", set(products, ["products", 0, "reviews"], null), W, "rating", "bintangnya tidak tampil"],
  ["reviews without stars", set(products, ["products", 0, "rating"], null), W, "reviews", "Isi nilai bintangnya"],
  ["stock in words", set(products, ["products", 0, "inStock"], "ya"), E, "inStock", "Mungkin maksudnya true"],
  ["a rating of six stars", set(products, ["products", 0, "rating"], 6), E, "rating", "angka dari 0 sampai 5"],
  ["half a review", set(products, ["products", 0, "reviews"], 3.5), E, "reviews", "angka bulat", "whole number"],
  [
    "a picture outside the folder",
    set(products, ["products", 0, "image"], "images/../../secret.jpg"),
    E,
    "image",
    "berkas JPEG, PNG, atau WebP",
    "a JPEG, PNG or WebP file",
  ],
  [
    "a booking service that does not exist",
    set(catalogue, ["services", 0, "bookingService"], "klasik"),
    E,
    "bookingService",
    "salah satu dari: classic",
    "one of: classic",
  ],
  ["an entry without features", set(catalogue, ["services", 0, "features"], []), E, "features", "Ditemukan []"],
  [
    "more features than a card holds",
    set(catalogue, ["services", 0, "features"], Array(11).fill("Hot towel")),
    E,
    "features",
    "Ditemukan 11 isi; seharusnya daftar di antara [ dan ] dengan 1 sampai 10 isi",
    "Found 11 entries",
  ],
  ["a file that is a list", write(services, "[]"), E, "", "kelompok di antara {", "a group between {"],
  // Torn files
  ["100,000 brackets", write(services, "[".repeat(100_000)), E, "", "bersarang"],
  ["a conflict", put(services, '"id": "classic",', '<<<<<<< HEAD\n"id": "a",\n=======\n'), E, "", "konflik Git"],
  ["a web page", write(services, "<!DOCTYPE html><html>"), E, "", "halaman web"],
  ["a quotation mark in a text", put(services, "Potong Rambut", 'Potong "Rambut"'), E, "", "di dalam teks"],
  [
    "a path with two slashes",
    set(shop, ["pictures", "hero"], "images//images/hero.jpg"),
    E,
    "hero",
    'maksudnya "images/hero.jpg"',
  ],
  [
    "one picture for both places",
    set(shop, ["pictures", "heroPortrait"], "images/hero.jpg"),
    W,
    "heroPortrait",
    "foto yang sama",
  ],
  [
    "bands in another order",
    (texts) => {
      const data = JSON.parse(texts[bands]) as { bands: unknown[] };
      texts[bands] = JSON.stringify({ bands: data.bands.toReversed() }, null, 2);
    },
    E,
    "no. 1",
    "tidak berurutan",
  ],
  // Broken JSON
  [
    "a trailing comma",
    write(closures, '{ "closures": [],\n}'),
    E,
    "",
    "Ada koma berlebih sebelum kurung tutup; hapus komanya",
    "one comma too many",
    1,
  ],
  [
    "a missing comma",
    put(services, '"classic",', '"classic"'),
    E,
    "",
    "Koma kurang di akhir baris ini",
    "A comma is missing",
    4,
  ],
  [
    "a missing quotation mark",
    put(services, '"classic",', '"classic,'),
    E,
    "",
    'Tanda kutip " penutup kurang',
    "quotation mark",
    4,
  ],
  [
    "a line break in a text",
    put(services, "Potong Rambut", "Potong\n Rambut"),
    E,
    "",
    "ada baris baru di dalam teks",
    "runs over the end",
    5,
  ],
  ["a tab in a text", put(services, "Potong Rambut", "Potong\tRambut"), E, "", "mungkin tab", "perhaps a tab", 5],
  [
    "curly quotation marks",
    put(services, '"classic"', "“classic”"),
    E,
    "",
    "tanda kutip lurus",
    "straight quotation marks",
    4,
  ],
  [
    "single quotation marks",
    put(services, '"classic"', "'classic'"),
    E,
    "",
    'Mungkin maksudnya "classic"',
    "was meant",
    4,
  ],
  [
    "a name in single quotation marks",
    put(services, '"name"', "'name'"),
    E,
    "",
    "tanda kutip ganda",
    "double quotation marks",
    5,
  ],
  [
    "a name without quotation marks",
    put(services, '"name"', "name"),
    E,
    "",
    'Ada name di luar tanda kutip; tulis "name"',
    'write "name"',
    5,
  ],
  [
    "a missing colon",
    put(services, '"name":', '"name"'),
    E,
    "",
    "Titik dua : kurang setelah nama",
    "A colon is missing",
    5,
  ],
  [
    "a word without quotation marks in a list",
    put(shop, '"ticketAdvice": [', '"ticketAdvice": [besok,'),
    E,
    "",
    'Ada besok di luar tanda kutip; tulis "besok"',
    'write "besok"',
  ],
  ["a backslash", put(services, "Potong Rambut", "C:\\Potong"), E, "", "Garis miring terbalik", "backslash"],
  ["a missing bracket", put(closures, "]", ""), E, "", "kurung tutup", "closing"],
  [
    "a closing bracket missing at the end",
    write(closures, original[closures].trim().slice(0, -1)),
    E,
    "",
    "Kurung tutup } kurang di akhir berkas",
    "at the end of the file",
  ],
  [
    "a bracket missing before a group",
    put(services, '"scissors"\n    },', '"scissors",'),
    E,
    "",
    "Kurung tutup } kurang sebelum kelompok ini",
    "before this group",
  ],
  ["a bracket too many", append(closures, "}"), E, "", "kurung tutup berlebih", "too many"],
  ["text after the end", append(closures, "selesai"), E, "", "setelah akhir berkas", "follows the end"],
  ["a comment", put(closures, "{", "// libur\n{"), E, "", "Komentar", "Comments", 1],
  ["a comment after #", put(services, '"id"', '# layanan\n"id"'), E, "", "Komentar", "Comments", 4],
  [
    "the same name twice",
    put(services, '"duration": 45', '"duration": 45, "duration": 50'),
    E,
    "",
    '"duration" tertulis dua kali',
    '"duration" is written twice',
  ],
  // Messages to customers
  [
    "a placeholder misspelt",
    set(customerMessages, ["greeting"], "Halo {nma},"),
    E,
    "greeting",
    "tanda kurung kurawal hanya untuk {nama} {kode}",
  ],
  [
    "a placeholder without its end",
    set(customerMessages, ["confirmation"], "Booking {kode diterima."),
    E,
    "confirmation",
    "tanda kurung kurawal hanya untuk",
  ],
  [
    "a placeholder of another message",
    set(customerMessages, ["confirmation"], "Bagaimana kalau {usulan}?"),
    E,
    "confirmation",
    'Ditemukan "{usulan}"; tanda kurung kurawal hanya untuk',
  ],
  [
    "a proposal that proposes nothing",
    set(customerMessages, ["proposal"], "Maaf, {jam} sudah terisi."),
    E,
    "proposal",
    'Belum ada "{usulan}"',
  ],
  ["an empty message", set(customerMessages, ["reminder"], ""), E, "reminder", "Masih kosong"],
  ...["[nama]", "(nama)", "[ Nama ]", "<nama>"].map(
    (mark): Case => [
      `a placeholder in other brackets, ${mark}`,
      set(customerMessages, ["greeting"], `Halo ${mark}, terima kasih.`),
      W,
      "greeting",
      `Ditemukan ${JSON.stringify(mark)}, yang dibaca pelanggan apa adanya. Mungkin maksudnya "{nama}".`,
      'Perhaps "{nama}" was meant.',
    ],
  ),
  [
    "a name in round brackets beside another one",
    set(customerMessages, ["reminder"], "Sampai jumpa (tanggal) di (toko)."),
    W,
    "reminder",
    'Ditemukan "(tanggal)", yang dibaca pelanggan apa adanya.',
  ],
  ...["{Nama}", "{{nama}}", "{ nama }", "{nma}"].map(
    (mark): Case => [
      `a placeholder written ${mark}`,
      set(customerMessages, ["greeting"], `Halo ${mark}, salam dari {toko}.`),
      E,
      "greeting",
      `Ditemukan "${mark}"; tanda kurung kurawal hanya untuk {nama} {kode} {tanggal} {jam} {layanan} {total} {toko}. Mungkin maksudnya "{nama}".`,
      'Perhaps "{nama}" was meant.',
    ],
  ),
  [
    "a bracket that nothing closes",
    set(customerMessages, ["greeting"], "Halo {nama, salam dari {toko}."),
    E,
    "greeting",
    'Ditemukan "{nama, salam dari"; tanda kurung kurawal hanya untuk',
  ],
  // What was meant is named as it is called, and has to be there
  [
    "a price that lost a zero",
    set(services, ["services", 0, "basePrice"], 2500),
    W,
    "basePrice",
    "hanya Rp 2.500? Harga ditulis penuh, contoh: 25000.",
  ],
  [
    "a rating of none in twelve reviews",
    both(set(products, ["products", 0, "rating"], 0), set(products, ["products", 0, "reviews"], 12)),
    W,
    "rating",
    "Ditemukan 0 dari 12 ulasan",
    "Found 0 in 12 reviews",
  ],
  [
    "a fact to know twice",
    set(
      shop,
      ["goodToKnow"],
      [
        { title: "Parkir", text: "Di depan toko." },
        { title: "parkir ", text: "Di seberang jalan." },
      ],
    ),
    W,
    "goodToKnow",
    'Ditemukan nama "parkir " untuk kedua kalinya',
  ],
  [
    "a text that is a number",
    put(services, '"icon": "scissors"', '"fare": 20.000, "icon": "scissors"'),
    E,
    "fare",
    "Ditemukan 20.000; seharusnya teks di antara tanda kutip",
    'Perhaps "20.000" was meant.',
  ],
  [
    "a closing time in the morning's hour",
    set(shop, ["openingHours", "monday", "close"], "9"),
    E,
    "close",
    'Mungkin maksudnya "21:00".',
  ],
  [
    "a closing time after midnight",
    both(set(shop, ["openingHours", "monday", "open"], "13:00"), set(shop, ["openingHours", "monday", "close"], "1")),
    E,
    "close",
    'Mungkin maksudnya "01:00".',
  ],
  ["a break until an hour of the afternoon", breaks({ to: "1" }), E, "breaks", 'Mungkin maksudnya "13:00".'],
  ["hours closed until an hour of the evening", hours("15:00", "5"), E, "hours", 'Mungkin maksudnya "17:00".'],
  ["a day by another name", breaks({ day: "ahad" }), E, "breaks", 'Mungkin maksudnya "sunday".'],
  ["a day with its word", breaks({ day: "hari Jumat" }), E, "breaks", 'Mungkin maksudnya "friday".'],
  [
    "a day's hours by its other name",
    both(set(shop, ["openingHours", "sunday"], undefined), set(shop, ["openingHours", "Hari Ahad"], null)),
    E,
    "openingHours",
    'Mungkin maksudnya "sunday".',
  ],
  [
    "a service of the gallery by its name",
    photo("Styling Premium"),
    E,
    "photos",
    'Mungkin maksudnya "premium".',
    'Perhaps "premium" was meant.',
  ],
  ["a service of the gallery misspelt", photo("premum"), E, "photos", 'Mungkin maksudnya "premium".'],
  [
    "a service of the English page by its name",
    set(catalogue, ["services", 0, "bookingService"], "Potong Rambut Klasik"),
    E,
    "bookingService",
    'Mungkin maksudnya "classic".',
  ],
  [
    "an icon by its Indonesian name",
    set(services, ["services", 0, "icon"], "gunting"),
    E,
    "icon",
    'Mungkin maksudnya "scissors".',
  ],
  [
    "an icon by its Indonesian name, misspelt",
    set(services, ["services", 0, "icon"], "Pisau cukr"),
    E,
    "icon",
    'Mungkin maksudnya "razor".',
  ],
  ["a weekday in Indonesian", breaks({ day: "Senin" }), E, "day", 'Mungkin maksudnya "monday".'],
  ["a weekday with an apostrophe", breaks({ day: "Jum'at" }), E, "day", 'Mungkin maksudnya "friday".'],
  ["a day off in Indonesian", barber({ daysOff: ["senin"] }), E, "daysOff", 'Mungkin maksudnya "monday".'],
  [
    "opening hours of a weekday in Indonesian",
    put(shop, '"monday":', '"Senin":'),
    E,
    "Senin",
    'Mungkin maksudnya "monday".',
  ],
  ["a field by its Indonesian name", put(services, '"basePrice":', '"harga":'), E, "harga", 'maksudnya "basePrice".'],
  [
    "a HEIC photograph",
    set(shop, ["pictures", "hero"], "images/IMG_1234.HEIC"),
    E,
    "hero",
    "foto HEIC dari iPhone",
    "HEIC photograph",
  ],
  // What is left of the demonstration, or of another program
  [
    "the demonstration's name in another shop's tagline",
    both(ownName, set(shop, ["tagline"], "Bintang Pangkas, rapi sejak 2009.")),
    W,
    "tagline",
    'Ditemukan contoh bawaan "Bintang Pangkas"',
  ],
  [
    "the demonstration's name in another shop's messages",
    both(ownName, set(customerMessages, ["greeting"], "Halo {nama}, dari Bintang  Pangkas.")),
    W,
    "greeting",
    "Ditemukan contoh bawaan",
  ],
  ["the demonstration's code", ownName, W, "codePrefix", 'Ditemukan contoh bawaan "BTP"'],
  ["the demonstration's short name", ownName, W, "shortName", 'Ditemukan contoh bawaan "Bintang"'],
  [
    "the guide's sample of a QRIS",
    asksFor({ qris: sealed(shopQris.slice(0, -8).replace("ID1021987654321", "ID1020000000002")) }),
    W,
    "qris",
    'Ditemukan contoh bawaan "ID1020000000002"',
  ],
  ["the form's example of a QRIS", qris(sampleQris), W, "qris", 'Ditemukan contoh bawaan "ID1020000000001"'],
  ["a bullet of Word's", name("\uf0b7 Potong"), W, "name", "salah terbaca"],
  [
    "a field of Word's that was not filled in",
    set(services, ["services", 0, "description"], "Klik atau ketuk di sini untuk memasukkan teks."),
    W,
    "description",
    "Masih ada",
  ],
  [
    "a style of Word's",
    set(services, ["services", 0, "description"], "mso-bidi-font-weight:normal Potong rapi."),
    W,
    "description",
    "sisa dari Word",
  ],
];

test.each(cases)("%s", (...[_name, change, level, place, id, en = "", line]) => {
  const found = newDiagnostics(change);
  const expected = found.find((one) => `${one.file} › ${one.place}`.includes(place) && one.id.includes(id));
  expect(expected ?? found).toMatchObject({ level, line: line ?? expect.any(Number), en: expect.stringContaining(en) });
  expect(expected?.en).not.toBe("");
  // A doubtful value never stops the build, and one error does not lead to others.
  if (level === W) expect(found.filter((other) => other.level === E)).toEqual([]);
  else expect(found).toHaveLength(1);
});

test.each<[string, Change]>([
  ...["+62 (0)812-0000-0000", "0062 812 0000 0000"].map((phone): [string, Change] => [
    `the chat number as ${phone}`,
    set(shop, ["phone"], phone),
  ]),
  ["services in rupiah alone", set(catalogue, ["services", 0, "price"], null)],
  [
    "a shop without English pages, whatever stands in their files",
    both(
      set(shop, ["english"], false),
      set(shop, ["taglineEnglish"], undefined),
      set(products, ["products"], []),
      set(catalogue, ["services", 0, "bookingService"], "layanan-lama"),
      set(catalogue, ["services", 0, "price"], 999),
      set(about, ["title"], "About the shop (sample)"),
    ),
  ],
  [
    "one without a service in English",
    both(set(shop, ["english"], false), set(products, ["products"], []), set(catalogue, ["services"], [])),
  ],
  ["no product at all", both(set(products, ["products"], []), set(products, ["categories"], undefined))],
  [
    "a product without category, stars and reviews",
    both(
      set(products, ["products", 0, "category"], undefined),
      set(products, ["products", 0, "rating"], undefined),
      set(products, ["products", 0, "reviews"], undefined),
    ),
  ],
  [
    "a rating of none in no review",
    both(set(products, ["products", 0, "rating"], 0), set(products, ["products", 0, "reviews"], 0)),
  ],
  ["a first screen without stars and figures", both(set(shop, ["stars"], null), set(shop, ["figures"], []))],
  ["one without either field", both(set(shop, ["stars"], undefined), set(shop, ["figures"], undefined))],
  ["no closure", set(closures, ["closures"], [])],
  ["an hour closed from the last slot until midnight", hours("22:00", "24:00")],
  ["an hour closed beside the opening hours", hours("08:00", "09:30")],
  [
    "an hour over and done with on a day off",
    both(closed("2026-11-15", "2026-11-15"), hours("15:00", "17:00", "2026-11-15")),
  ],
  [
    "hours closed one after the other",
    set(
      closures,
      ["hours"],
      [
        { date: saturday, from: "15:00", to: "17:00", reason: "Penuh" },
        { date: saturday, from: "17:00", to: "18:00", reason: "Acara" },
        { date: "2026-11-29", from: "15:00", to: "17:00", reason: "Penuh" },
      ],
    ),
  ],
  ["no point on the map", set(shop, ["coordinates"], null)],
  [
    "messages that say nothing or everything of the ticket",
    both(
      set(customerMessages, ["refusal"], "Maaf, kami penuh."),
      set(customerMessages, ["reminder"], "{nama} {kode} {tanggal} {jam} {layanan} {total} {toko}"),
    ),
  ],
  [
    "brackets around what is no placeholder",
    set(customerMessages, ["refusal"], "Maaf (sekali lagi), [kami] penuh <3 tanggal."),
  ],
  [
    "a word in brackets that is a placeholder's name as well",
    set(customerMessages, ["refusal"], "Maaf {nama}, silakan datang langsung (toko) ya."),
  ],
  [
    "a barber's hours on a day of other hours alone",
    both(
      set(shop, ["openingHours", "sunday"], null),
      season({ days: ["sunday"], open: "09:00" }),
      barber({ workingHours: [{ days: ["sunday"], open: "10:00", close: "15:00" }] }),
    ),
  ],
  ["a cheap product", set(products, ["products", 0, "price"], 2500)],
  ["a description of two lines", set(services, ["services", 0, "description"], "Satu.\nDua.")],
  ["an emoji of several characters", name("Ayah 👨‍👦 Anak")],
  ["a flag made of tags", name("Potong \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}")],
  ["an emoji with a colour of skin", name("Potong \u{1f468}\u{1f3fd}\u200d\u{1f9b1}")],
  ["an address below a path", set(shop, ["siteUrl"], "https://bintang.github.io/toko")],
  [
    "one service, one open day",
    both(
      set(services, ["services"], [JSON.parse(original[services]).services[0]]),
      set(catalogue, ["services"], [JSON.parse(original[catalogue]).services[0]]),
      everyDay(null),
      set(shop, ["openingHours", "saturday"], { open: "10:00", close: "18:00" }),
    ),
  ],
  [
    "a shop in another province",
    both(
      set(shop, ["address"], {
        street: "Jl. Legian 8",
        district: "Kuta",
        city: "Badung",
        region: "Bali",
        postalCode: "80361",
      }),
      set(shop, ["coordinates"], { latitude: -8.7, longitude: 115.17 }),
      set(shop, ["timeZone"], "Asia/Makassar"),
    ),
  ],
])("%s passes without a word", (_name, change) => {
  expect(newDiagnostics(change)).toEqual([]);
});

test("an invalid value leads to no second error about what nobody wrote", () => {
  const found = newDiagnostics(
    both(set(bands, ["bands", 4, "from"], "5 sore"), set(services, ["services", 0, "id"], "Klasik Baru")),
  );
  expect(found.map(({ place }) => place)).toEqual([
    'services › "Potong Rambut Klasik" (no. 1) › id',
    'bands › "Peak Sore" (no. 5) › from',
  ]);
});

test("the smallest shop is a sound one", () => {
  const texts = Object.fromEntries(Object.entries(smallestShop).map(([file, data]) => [file, JSON.stringify(data)]));
  expect(checkTexts(texts, "2026-11-21").diagnostics.filter(({ level }) => level === E)).toEqual([]);
});

test("a missing field is reported at the line of its group", () => {
  const [error] = newDiagnostics(set(services, ["services", 1, "basePrice"], undefined));
  const lines = original[services].split("\n");
  expect(error?.line).toBe(
    lines.indexOf(
      "    {",
      lines.findIndex((line) => line.includes('"icon"')),
    ) + 1,
  );
  expect(error?.id).toMatch(/^Belum ada/);
});

/** A field of a file, what is written behind its colon instead, and the only value that may be proposed for it. */
const meanings: [ContentFileName, string, string, string | null][] = [
  [bands, '"multiplier": 0.9', ".9", "0.9"],
  [bands, '"multiplier": 0.9', "1,125", "1.125"],
  [bands, '"multiplier": 0.9', "+15%", "1.15"],
  [bands, '"multiplier": 0.9', "115%", "1.15"],
  [shop, '"longitude": 106.8322', "106,832", "106.832"],
  [shop, '"longitude": 106.8322', "106,8322", "106.8322"],
  [shop, '"latitude": -6.1957', "-6,1957", "-6.1957"],
  [shop, '"latitude": -6.1957', "-6,195", "-6.195"],
  [shop, '"latitude": -6.1957', "\u22126.1957", "-6.1957"],
  [shop, '"latitude": -6.1957', "\u20136.1957", "-6.1957"],
  [shop, '"lastDayAhead": null', "30 hari", "30"],
  [shop, '"lastDayAhead": null', "NULL", "null"],
  [shop, '"chatNumber": "6281200000000"', "081234567890", '"6281234567890"'],
  [shop, '"open": "09:00"', "jam 9", '"09:00"'],
  [shop, '"open": "09:00"', "9 pagi", '"09:00"'],
  [shop, '"close": "20:00"', "8 malam", '"20:00"'],
  [shop, '"close": "20:00"', "8.30 malam", '"20:30"'],
  [shop, '"close": "20:00"', "jam 5 sore", '"17:00"'],
  [shop, '"close": "20:00"', "12 malam", '"24:00"'],
  [shop, '"close": "20:00"', "1 dini hari", '"01:00"'],
  [shop, '"close": "20:00"', "8", '"20:00"'],
  [shop, '"close": "20:00"', "8 siang", null],
  [shop, '"phone": "0812-0000-0000"', "812000000000", '"0812000000000"'],
  [services, '"basePrice": 100000', "gratis", null],
  [services, '"basePrice": 100000', "100'000", "100000"],
  [services, '"basePrice": 100000', "100_000", "100000"],
  [services, '"basePrice": 100000', "100000 IDR", "100000"],
  [services, '"basePrice": 100000', "Rp100.000/orang", null],
  [services, '"basePrice": 100000', "100000-150000", null],
  [services, '"basePrice": 100000', '"100.0"', null],
  [services, '"basePrice": 100000', "75000, // naik", "75000"],
  [services, '"basePrice": 100000', "75000:", "75000"],
  [services, '"basePrice": 100000', ": 75000", "75000"],
  [services, '"basePrice": 100000', '75000"', "75000"],
  [services, '"basePrice": 100000', "100000\uff0c", "100000"],
  [services, '"duration": 45', "60'", "60"],
  [services, '"duration": 45', "01:00", "60"],
  [services, '"duration": 45', "1 jam", "60"],
  [services, '"name": "Potong Rambut Klasik"', 'Cukur Jenggot"', '"Cukur Jenggot"'],
  [services, '"name": "Potong Rambut Klasik"', "Cukur, Jenggot", '"Cukur, Jenggot"'],
  [services, '"name": "Potong Rambut Klasik"', "'Cukur'", '"Cukur"'],
  [services, '"icon": "scissors"', "Comb", '"comb"'],
  [products, '"rating": 4.7', ".7", "0.7"],
  [products, '"rating": 4.7', "4,705", "4.705"],
  [products, '"inStock": true', "habis", "false"],
  [catalogue, '"price": 10,', "$10,", "10"],
];

test.each(meanings)("in %s, instead of %s, %s means %s", (file, field, written, meant) => {
  const name = field.slice(0, field.indexOf(":"));
  const [error, ...others] = newDiagnostics(put(file, field, `${name}: ${written}`));
  expect(others).toEqual([]);
  const proposed = /Mungkin maksudnya (.+)\.$/.exec(error?.id ?? "")?.[1] ?? null;
  expect([error?.level, proposed]).toEqual([E, meant]);
});

test("a name as long as a file is not printed whole", () => {
  const [error] = newDiagnostics(set(services, ["services", 0, "x".repeat(100_000)], 1));
  expect(`${error?.place}${error?.id}${error?.en}`.length).toBeLessThan(1000);
});
