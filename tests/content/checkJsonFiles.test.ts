import { weekdays } from "../../src/domain/shop/clock";
import { checkJsonFiles } from "../../src/owner/check/checkJsonFiles";
import type { Diagnostic } from "../../src/owner/check/diagnostic";
import type { ContentFileName } from "../../src/owner/schema/contentFiles";
import { band, bandsOn } from "../support/booking";
import { texts as original } from "../support/content";
import { withValue } from "../support/contentCopy";
import { deposit, sealed, shopQris } from "../support/deposit";
import { smallestShop } from "../support/smallestShop";

/*
 * One case a kind of mistake: how bad it is, where it is said, and the value or the name in the message that leads to its
 * remedy. The sentences themselves are nobody's contract.
 */

const context = { now: new Date("2026-11-21T03:00:00Z"), checksSiteUrl: true };
const services = "services.json";
const bands = "time-slot-bands.json";
const products = "product-catalogue.json";
const shop = "shop.json";
const closures = "closures.json";
const catalogue = "service-catalogue.json";
const haircuts = "haircuts.json";

type Change = (texts: Record<ContentFileName, string>) => void;

const set =
  (file: ContentFileName, fieldPath: string, value: unknown): Change =>
  (texts) => {
    texts[file] = withValue(texts[file], fieldPath, value);
  };
const put =
  (file: ContentFileName, from: string, to: string): Change =>
  (texts) => {
    if (!texts[file].includes(from)) throw new Error(`${file} holds no ${from}`);
    texts[file] = texts[file].replace(from, () => to);
  };
const write = (text: string) => put(services, original[services], text);
const both =
  (...changes: Change[]): Change =>
  (texts) => {
    for (const change of changes) change(texts);
  };

const saidBefore = checkJsonFiles(original, context).diagnostics.map(({ message }) => message);

/** What the check says of the changed texts beyond what it says of the tests' shop anyway. */
function newDiagnostics(change: Change) {
  const texts = { ...original };
  change(texts);
  return checkJsonFiles(texts, context).diagnostics.filter(({ message }) => !saidBefore.includes(message));
}

const service = (field: string, value: unknown) => set(services, `services.0.${field}`, value);
const product = (field: string, value: unknown) => set(products, `products.0.${field}`, value);
const inShop = (field: string, value: unknown) => set(shop, field, value);
const hours = (...entries: object[]) => set(closures, "hours", entries);
const closed = (from: string, to: string) => set(closures, "closures", [{ from, to, reason: "Libur" }]);
const otherDays = (...groups: object[]) =>
  set(
    bands,
    "otherDays",
    groups.map((group) => ({ ...bandsOn(["saturday"], band("09:00", "19:30")), ...group })),
  );
const pauses = (...changes: object[]) =>
  inShop(
    "breaks",
    changes.map((change) => ({ day: "friday", from: "11:30", to: "13:00", reason: "Salat Jumat", ...change })),
  );
const meeting = { date: "2026-12-05", from: "15:00", to: "17:00", reason: "Rapat" };
const ramadan = { name: "Ramadan", from: "2026-12-01", to: "2026-12-20", days: null, open: "13:00", close: "23:00" };
const withGap = bandsOn(["saturday"], band("09:00", "11:30"), band("13:00", "19:30"));
const rizky = { id: "rizky", name: "Rizky", line: "Fade.", daysOff: [], leave: [] };
const tono = { ...rizky, id: "tono", name: "Tono" };
const withBarbers = (first: object, second = {}) =>
  set("barbers.json", "barbers", [
    { ...rizky, ...first },
    { ...tono, ...second },
  ]);
const fortnight = { from: "2026-12-01", to: "2026-12-14", reason: "Pulang kampung" };
const ownQris = sealed(shopQris.slice(0, -8).replace("CONTOH", "BANKKU"));
const message = (name: string, text: string) => set("customer-messages.json", name, text);
const greeting = (text: string) => message("greeting", text);
const asksFor = (change: object) => inShop("deposit", { ...deposit, ...change });

/** The place is a part of `file › place`; the remedy a part of the message. */
type Case = [name: string, change: Change, place: string, remedy?: string];

const errors: Case[] = [
  // Numbers
  ["a price in quotation marks", service("basePrice", "75.000"), "(no. 1) › basePrice", "75000"],
  ["thousand dots in a bare number", put(services, '"basePrice": 100000', '"basePrice": 99.500'), "basePrice", "99500"],
  ["an original price below the price", product("originalPrice", 100), "originalPrice", "null"],
  ["a fare for a service in the shop", service("fare", "Rp 20.000"), "fare", "atCustomer"],
  // Texts
  ["an empty name", service("name", "  "), "name"],
  ["a line break in a name", service("name", "Potong\nTotal: Rp 0"), "name"],
  // Names, ids and choices
  ["the same id twice", set(services, "services.1.id", "classic"), '"Styling Premium" (no. 2) › id'],
  ["the same number twice", set(haircuts, "haircuts.1.number", 1), '"Low fade" (no. 2) › number'],
  ["a haircut without a picture", set(haircuts, "haircuts.1.drawing", null), '"Low fade" (no. 2)', "drawing"],
  ["an unknown icon", service("icon", "kapak"), "icon", "scissors"],
  ["a field that does not exist", service("warna", 1), "warna", "dikenal: name"],
  ["a field's name in other capitals", service("baseprice", 1), "baseprice", 'maksudnya "basePrice"'],
  [
    "a category in a shop without any",
    both(set(products, "categories", undefined), set(products, "products.length", 1)),
    "category",
  ],
  [
    "a notice whose days are swapped",
    inShop("notice", { text: "Libur", from: "2026-12-24", until: "2026-12-20" }),
    "until",
    "2026-12-24",
  ],
  // Lists and groups
  ["a file that is a list", write("[]"), services, "{"],
  ["a day's hours as a text", inShop("openingHours.sunday", "9-21"), "sunday", '{"open":"09:00","close":"21:00"}'],
  ["a shop that never closes", inShop("openingHours.sunday", "24 jam"), "sunday", '{"open":"00:00","close":"24:00"}'],
  ["a point on the map as a text", inShop("coordinates", "-7.71, 110.40"), "coordinates", '"longitude":110.4'],
  ["yes and no in words", product("inStock", "habis"), "inStock", "maksudnya false"],
  [
    "a reference by name",
    set(catalogue, "services.0.bookingService", "Potong Rambut Klasik"),
    "bookingService",
    'maksudnya "classic"',
  ],
  ["a picture's name without its folder", service("picture", "potong.jpg"), "picture", '"images/"'],
  ["a zero before a number", put(services, '"duration": 45', '"duration": 045'), services, "maksudnya 45"],
  ["a percentage as a number", set(bands, "bands.1.multiplier", 115), "multiplier", "+15% (1.15)"],
  // Who the shop is
  ["a chat number that lost digits", inShop("chatNumber", "0812 2755"), "chatNumber", "Kurang angka"],
  ["a phone without its area", inShop("phone", "555 0101"), "phone"],
  ["a service number on WhatsApp", inShop("secondNumber", { phone: "1500 123", hasWhatsApp: true }), "hasWhatsApp"],
  ["a page of another site", inShop("links", { facebook: "https://www.tiktok.com/@a" }), "facebook"],
  ["a site address that cannot be opened", inShop("siteUrl", "https://bintang.id:abc"), "siteUrl"],
  ["the form's address", inShop("siteUrl", "https://toko.id/admin"), "siteUrl", '"https://toko.id"'],
  ["another site's address", inShop("siteUrl", "https://www.instagram.com/bintang"), "siteUrl"],
  // Times and dates
  ["a slot off the half hour", set(bands, "bands.0.from", "06:15"), "from", "30"],
  ["a day that does not exist", closed("2030-02-28", "2030-02-30"), "to"],
  ["closing before opening", inShop("openingHours.monday.close", "08:00"), "monday › close"],
  ["closed hours that end when they begin", hours({ ...meeting, to: "15:00" }), '"Rapat" (no. 1) › to'],
  // Bands
  ["a gap on other days", set(bands, "otherDays", [withGap]), "from", '"12:00"'],
  [
    "a band past midnight that meets the day's first",
    set(bands, "bands", [band("05:00", "19:30"), band("20:00", "05:00")]),
    "(no. 2) › to",
    "24 jam",
  ],
  ["a band that ends before it begins", set(bands, "bands.5.to", "19:00"), "to"],
  // Deposit
  ["a QRIS cut off", asksFor({ qris: shopQris.slice(0, -10) }), "qris"],
  ["a deposit of no amount", asksFor({ amount: null }), "deposit", '"percent"'],
  // Messages to customers
  ["a placeholder in two brackets", greeting("Halo {{nama}},"), "greeting", '"{{nama}}"'],
  ["a placeholder left open", greeting("Halo {nama, di {toko}."), "greeting", '"{nama, di"'],
  [
    "a message of so many emoji that no chat would open",
    greeting(`Halo {nama} ${"🙏".repeat(48)}`),
    "greeting",
    "WhatsApp",
  ],
  ["a proposal that proposes nothing", message("proposal", "Maaf."), "proposal", "{usulan}"],
  // English
  ["an English site without its tagline", inShop("taglineEnglish", null), "taglineEnglish", '"english": false'],
  ["English advice of another length", inShop("ticketAdviceEnglish", ["Come."]), "ticketAdviceEnglish"],
  // Pictures by their names
  ["a JPEG of a browser", inShop("pictures.hero", "images/toko.jfif"), "hero", '"images/toko.jpg"'],
  ["a HEIC photograph", inShop("pictures.hero", "images/IMG_1234.HEIC"), "hero", "JPEG"],
  // Broken JSON
  ["a lost letter", service("name", "Caf\ufffd"), services, "tidak terbaca"],
  ["an empty file", write(""), services],
  ["a fence of Markdown", write(`\`\`\`json\n${original[services]}\`\`\``), services, "mulai dengan {"],
  ["a semicolon", put(services, '"duration": 45,', '"duration": 45;'), services, "dipisah koma"],
  ["no value", put(services, '"duration": 45,', '"duration": ,'), services, "kosong"],
  ["100,000 brackets", write("[".repeat(100_000)), services],
  ["a missing comma", put(services, '"classic",', '"classic"'), services, "Koma kurang"],
  [
    "a service behind the list, without a comma",
    put(services, "  ]\n}", '  ]\n  { "name": "Semir", "basePrice": 1 }\n}'),
    services,
    'pindahkan ke daftar "services"',
  ],
  [
    "a service inside another",
    put(services, '"duration": 45,', '"duration": 45, { "name": "Semir", "basePrice": 1 },'),
    services,
    'pindahkan ke daftar "services"',
  ],
  ["a comment", put(services, '"classic",', '"classic", // catatan'), services, "Komentar"],
  ["a quotation mark in a text", put(services, "Rambut Klasik", 'Rambut "Klasik"'), services, "belum terbaca"],
  ["a trailing comma", put(closures, "]\n}", "],\n}"), closures, "koma berlebih"],
  ["curly quotation marks", put(services, '"classic"', "“classic”"), services, "kutip lurus"],
  ["a name without quotation marks", put(services, '"name"', "name"), services, 'tulis "name"'],
  ["a missing bracket", put(closures, "]", ""), closures, "kurung tutup"],
  [
    "a comma in the shop.json of a shop without English",
    both(inShop("english", false), set(catalogue, "services", []), put(shop, '"english": false,', '"english": false')),
    shop,
  ],
  ["a space that JSON does not know", put(services, '"id"', '\u00a0"id"'), services, "U+00A0"],
  ["a tab in a text", put(services, "Rambut Klasik", "Rambut\tKlasik"), services, 'tab sesudah "Potong'],
  ["a phone without quotation marks", put(shop, '"0812-0000-0000"', "081200000000"), shop, 'maksudnya "081200000000"'],
  ["the same name twice", put(services, '"duration": 45', '"duration": 45, "duration": 50'), services, '"duration"'],
];

const warnings: Case[] = [
  // Numbers far from what they can be
  ["a price that lost its thousands", service("basePrice", 100), "basePrice"],
  [
    "a zero too many in one of three prices",
    both(
      inShop("english", false),
      ...[350_000, 25_000, 120_000].map((price, index) => set(services, `services.${index}.basePrice`, price)),
      set(services, "services.length", 3),
    ),
    "(no. 1) › basePrice",
    "25000",
  ],
  ["a service of more chairs than the shop has", both(inShop("chairs", 3), service("chairs", 5)), "(no. 1) › chairs"],
  ["a notice in hours", inShop("minimumNotice", 2), "minimumNotice", "120"],
  ["a last day of zero days", inShop("lastDayAhead", 0), "lastDayAhead", "hari ini"],
  // Letters
  ["letters of another encoding", service("name", "CafÃ© â€“ potong"), "name", "rusak"],
  // Doubles
  ["two entries of one name", service("name", "styling  premium"), "name"],
  ["a tag of HTML", service("name", "Potong <b>Klasik</b>"), "name", '"Potong Klasik"'],
  ["a chat's mark for bold", service("name", "*Semir Rambut*"), "name", '"Semir Rambut"'],
  ["a deposit that is never refunded", asksFor({ terms: "DP hangus kalau batal." }), "terms", "batal demi hukum"],
  ["spaces around a name", inShop("name", " Pangkas  Rapi "), "name", '"Pangkas Rapi"'],
  ["a word for an empty value", inShop("instagram", "null"), "instagram", "kosongkan"],
  ["a variable in round brackets", greeting("Halo (Nama),"), "greeting", "Tulis {nama}"],
  [
    "one barber's face twice",
    withBarbers({ portrait: "images/a.jpg" }, { portrait: "images/a.jpg" }),
    "(no. 2) › portrait",
  ],
  ["one day off twice", withBarbers({ daysOff: ["sunday", "sunday"] }), "daysOff › (no. 2)", '"sunday"'],
  // Hours and days that never apply
  ["closed hours of a past date", hours({ ...meeting, date: "2025-12-05" }), "date", "sudah lewat"],
  [
    "closed hours of the night, the afternoon meant",
    hours({ ...meeting, from: "01:00", to: "03:00" }),
    'hours › "Rapat" (no. 1)',
    "Di luar jam buka",
  ],
  [
    "a barber who works while the shop is closed",
    withBarbers({}, { workingHours: [{ days: ["monday"], open: "21:00", close: "23:00" }] }),
    "workingHours › (no. 1)",
  ],
  [
    "a notice for a year",
    inShop("notice", { text: "Libur hari ini", until: "2027-12-24" }),
    "until",
    "Periksa tahunnya",
  ],
  [
    "hours of a date within others of that date",
    hours(meeting, { ...meeting, from: "15:30", reason: "Acara" }),
    'hours › "Acara" (no. 2)',
  ],
  [
    "a season's Fridays below its other days",
    inShop("seasonalHours", [ramadan, { ...ramadan, name: "Jumat", days: ["friday"] }]),
    '"Jumat" (no. 2)',
  ],
  ["a break until one, the afternoon meant", pauses({ from: "12:00", to: "01:00" }), "breaks", '"13:00"'],
  ["a closure of a year and a week", closed("2027-03-09", "2028-03-17"), "to", "375 hari"],
  ["other prices every day for ever", otherDays({ days: null }), "(no. 1)", "tanpa akhir"],
  [
    "two groups on one Monday",
    otherDays({ days: ["monday"] }, { days: ["monday", "friday"] }),
    "(no. 2)",
    "pada Senin:",
  ],
  ["a closure of years", closed("2026-12-01", "2072-12-05"), "to"],
  // Nobody can book
  [
    "a season two months ahead, with slots until 20:30",
    both(
      inShop("seasonalHours", [{ ...ramadan, from: "2027-02-08", to: "2027-03-09" }]),
      set(bands, "bands", [band("06:00", "20:30")]),
    ),
    "seasonalHours",
    "20:30",
  ],
  [
    "both barbers off on one open day",
    withBarbers({ daysOff: ["monday", "tuesday"] }, { daysOff: ["monday"] }),
    "openingHours",
    "Senin, 23 November 2026",
  ],
  ["a barber who never works", withBarbers({}, { daysOff: [...weekdays] }), '"Tono" (no. 2)'],
  [
    "a barber's second shift on one day",
    withBarbers(
      {},
      {
        workingHours: [
          { days: ["friday"], open: "09:00", close: "12:00" },
          { days: ["friday"], open: "15:00", close: "20:00" },
        ],
      },
    ),
    '"Tono" (no. 2) › workingHours › (no. 2)',
    "Tidak pernah berlaku",
  ],
  ["a closure of a year", closed("2026-11-21", "2027-11-21"), "closures.json › closures"],
  ["a week of days off", both(...weekdays.map((name) => inShop(`openingHours.${name}`, null))), "openingHours"],
  [
    "a service that no barber does",
    withBarbers({ services: ["classic", "premium", "beard"] }, { services: ["classic"] }),
    '"Paket Ayah & Anak" (no. 4)',
  ],
  ["an English site without services", set(catalogue, "services", []), "service-catalogue.json › services"],
  // Values that hardly agree
  ["a latitude without its minus", inShop("coordinates", { latitude: 7.71, longitude: 110.4 }), "coordinates", "minus"],
  ["a phone one digit off the chat number", inShop("phone", "0812-0000-0001"), "phone"],
];

const whereOf = ({ file, place }: Diagnostic) => `${file} › ${place}`;

test.each(errors)("%s is an error", (_name, change, place, remedy = "") => {
  const found = newDiagnostics(change);
  // One mistake does not lead to others.
  expect(found).toMatchObject([{ level: "error", line: expect.any(Number), message: expect.stringContaining(remedy) }]);
  expect(found.map(whereOf).join()).toContain(place);
});

test.each(warnings)("%s is a warning", (_name, change, place, remedy = "") => {
  const found = newDiagnostics(change);
  expect(found.filter(({ level }) => level === "error")).toEqual([]);
  const remedies = found.filter(({ message }) => message.includes(remedy));
  expect(remedies.map(whereOf)).toContainEqual(expect.stringContaining(place));
});

test.each([
  [
    "the chat number in another form",
    both(inShop("chatNumber", "6281311112222"), inShop("phone", "+62 (0)813-1111-2222")),
  ],
  [
    "a shop without English pages, whatever stands in their files",
    both(
      inShop("english", false),
      inShop("taglineEnglish", undefined),
      set(catalogue, "services.0.bookingService", "layanan-lama"),
    ),
  ],
  [
    "a product without its optional fields",
    both(...["category", "rating", "reviews"].map((f) => product(f, undefined))),
  ],
  ["prices of a feast above those of weekends", otherDays({ days: null, from: "2026-12-01", to: "2026-12-05" }, {})],
  [
    "prices of weekends above those of a feast without a weekend",
    otherDays({ days: ["saturday"] }, { days: null, from: "2026-12-07", to: "2026-12-09" }),
  ],
  [
    "a season's Fridays above its other days, breaks on two days, and a day off that only then is open",
    both(
      inShop("openingHours.sunday", null),
      pauses({}, { day: "monday" }),
      inShop("seasonalHours", [
        { ...ramadan, name: "Jumat", days: ["friday"] },
        ramadan,
        { ...ramadan, name: "Minggu", days: ["sunday"] },
      ]),
    ),
  ],
  [
    "a deposit that is lost after a time limit",
    asksFor({ qris: ownQris, terms: "DP hangus kalau batal kurang dari 3 jam sebelumnya." }),
  ],
  ["chat marks in a message", greeting("Halo *{nama}*,")],
  ["a message that names its deposit and abbreviates it", message("depositOwed", "Uang muka (DP) {dp} ya.")],
  ["two weeks in which all barbers are away", withBarbers({ leave: [fortnight] }, { leave: [fortnight] })],
  ["a description of two lines", service("description", "Satu.\nDua.")],
  ["a name with joiners, of a script and of an emoji", service("name", "علی\u200cرضا 👨‍👦")],
  [
    "a shop open past midnight, whose bands and closed hours end then",
    both(
      ...weekdays.map((name) => inShop(`openingHours.${name}`, { open: "16:00", close: "02:00" })),
      set(bands, "bands", [band("16:00", "19:30"), band("20:00", "01:30")]),
      hours({ ...meeting, from: "23:00", to: "01:00" }),
    ),
  ],
  ["the book's file, where it is missing", (texts) => Reflect.deleteProperty(texts, "full-hours.json")],
])("%s passes without a word", (_name, change) => expect(newDiagnostics(change)).toEqual([]));

test("the smallest shop is a sound one", () => {
  const texts = Object.fromEntries(Object.entries(smallestShop).map(([file, data]) => [file, JSON.stringify(data)]));
  expect(checkJsonFiles(texts, context).diagnostics.filter(({ level }) => level === "error")).toEqual([]);
});

test("a missing field is reported at the line of its group", () => {
  const [error] = newDiagnostics(set(services, "services.1.basePrice", undefined));
  const before = original[services].split("    {\n", 2).join("\n");
  expect(error?.line).toBe(before.split("\n").length);
});

test("a name as long as a file is not printed whole", () => {
  const [error] = newDiagnostics(set(services, `services.0.${"x".repeat(100_000)}`, 1));
  expect(`${error?.place}${error?.message}`.length).toBeLessThan(1000);
});
