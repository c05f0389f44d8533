import { weekdays } from "../../src/domain/shop/weekday";
import { checkTexts } from "../../src/owner/check/checkTexts";
import type { ContentFileName } from "../../src/owner/schema/contentFiles";
import { texts as original } from "../support/content";
import { withValue } from "../support/contentCopy";
import { deposit, shopQris } from "../support/deposit";
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
const barbers = "barbers.json";
const customerMessages = "customer-messages.json";

type Change = (texts: Record<ContentFileName, string>) => void;

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
const both =
  (...changes: Change[]): Change =>
  (texts) => {
    for (const change of changes) change(texts);
  };

const said = ({ place, message }: { place: string; message: string }) => `${place} ${message}`;
const saidBefore = new Set(checkTexts(original, context).diagnostics.map(said));

/** What the check says of the changed texts beyond what it says of the tests' shop anyway. */
function newDiagnostics(change: Change) {
  const texts = { ...original };
  change(texts);
  return checkTexts(texts, context).diagnostics.filter((diagnostic) => !saidBefore.has(said(diagnostic)));
}

const service = (field: string, value: unknown) => set(services, ["services", 0, field], value);
const product = (field: string, value: unknown) => set(products, ["products", 0, field], value);
const inShop = (field: string, value: unknown) => set(shop, [field], value);
const price = (written: string) => put(services, '"basePrice": 100000', `"basePrice": ${written}`);
const saturday = "2026-11-28";
const closed = (...spans: [from: string, to: string][]) =>
  set(
    closures,
    ["closures"],
    spans.map(([from, to]) => ({ from, to, reason: "Libur" })),
  );
const hours = (...spans: [from: string, to: string, date?: string][]) =>
  set(
    closures,
    ["hours"],
    spans.map(([from, to, date = saturday]) => ({ date, from, to, reason: "Penuh" })),
  );
const day = (name: string, value: unknown) => set(shop, ["openingHours", name], value);
const everyDay = (value: unknown) => both(...weekdays.map((name) => day(name, value)));
const prayer = { day: "friday", from: "11:30", to: "13:00", reason: "Salat Jumat" };
const breaks = (...changes: object[]) =>
  inShop(
    "breaks",
    changes.map((change) => ({ ...prayer, ...change })),
  );
const ramadan = { name: "Ramadan", from: "2026-12-01", to: "2026-12-20", days: null, open: "13:00", close: "23:00" };
const band = (from: string, to: string) => ({ period: `b${from.slice(0, 2)}`, label: from, from, to, multiplier: 1 });
const weekend = { name: "Akhir pekan", days: ["saturday"], from: null, to: null };
const withGap = { ...weekend, bands: [band("09:00", "11:30"), band("13:00", "19:30")] };
const rizky = { id: "rizky", name: "Rizky", line: "Fade.", daysOff: [], leave: [] };
const withBarbers = (first: object, second: object) =>
  set(
    barbers,
    ["barbers"],
    [
      { ...rizky, ...first },
      { ...rizky, id: "tono", name: "Tono", ...second },
    ],
  );
const fortnight = { from: "2026-12-01", to: "2026-12-14", reason: "Pulang kampung" };
const asksFor = (change: object) => inShop("deposit", { ...deposit, ...change });

/** The place is a part of `file › place`; the remedy a part of the message. */
type Case = [name: string, change: Change, place: string, remedy?: string];

const errors: Case[] = [
  // Numbers
  ["a price in quotation marks", service("basePrice", "75.000"), "(no. 1) › basePrice", "75000"],
  ["a missing price", service("basePrice", undefined), '"Potong Rambut Klasik" (no. 1) › basePrice'],
  ["thousand dots in a bare number", price("100.000"), "basePrice", "100000"],
  ["an original price below the price", product("originalPrice", 100), "originalPrice", "null"],
  ["minutes in words", service("duration", "1,5 jam"), "duration", "90"],
  ["a multiplier with a comma", set(bands, ["bands", 4, "multiplier"], "1,15"), "multiplier", "1.15"],
  ["a fare for a service in the shop", service("fare", "Rp 20.000"), "fare", "atCustomer"],
  // Texts
  ["an empty name", service("name", "  "), "name"],
  ["a line break in a name", service("name", "Potong\nTotal: Rp 0"), "name"],
  ["a right-to-left mark", service("name", "Potong\u202eRambut"), "name", "U+202E"],
  // Names, ids and choices
  ["the same id twice", set(services, ["services", 1, "id"], "classic"), '"Styling Premium" (no. 2) › id'],
  ["an unknown icon", service("icon", "kapak"), "icon", "scissors"],
  ["a field misspelt", put(services, '"basePrice":', '"baseprise":'), "baseprise", "basePrice"],
  ["a field that does not exist", service("warna", 1), "warna"],
  ["a day's hours by its Indonesian name", put(shop, '"monday":', '"Senin":'), "Senin", "monday"],
  ["a service that does not exist", set(catalogue, ["services", 0, "bookingService"], "klasik"), "bookingService"],
  ["a category that does not exist", product("category", "Hair Care"), "category", '"hair-care"'],
  [
    "a category in a shop without any",
    (texts) => {
      const { products: all } = JSON.parse(texts[products]);
      texts[products] = JSON.stringify({ products: all.slice(0, 1) });
    },
    "category",
  ],
  // Lists and groups
  ["no services", set(services, ["services"], []), "services"],
  ["a file that is a list", write(services, "[]"), services, "{"],
  ["a day off as a word", day("sunday", "tutup"), "sunday", "null"],
  // Who the shop is
  ["a code in small letters", inShop("codePrefix", "btp"), "codePrefix", "BTP"],
  ["a chat number with a leading zero", inShop("chatNumber", "081234567890"), "chatNumber", '"6281234567890"'],
  ["a phone without its area", inShop("phone", "555 0101"), "phone"],
  ["a service number on WhatsApp", inShop("secondNumber", { phone: "1500 123", hasWhatsApp: true }), "hasWhatsApp"],
  ["an Instagram address", inShop("instagram", "https://instagram.com/potong/"), "instagram", '"potong"'],
  ["a page of another site", inShop("links", { facebook: "https://www.tiktok.com/@a" }), "facebook"],
  ["a site address that cannot be opened", inShop("siteUrl", "https://bintang.id:abc"), "siteUrl"],
  ["another site's address", inShop("siteUrl", "https://www.instagram.com/bintang"), "siteUrl"],
  // Times and dates
  ["a time with a dot", set(bands, ["bands", 1, "from"], "09.00"), "from", '"09:00"'],
  ["a time in words", set(shop, ["openingHours", "monday", "close"], "8 malam"), "close", '"20:00"'],
  ["a slot off the half hour", set(bands, ["bands", 0, "from"], "06:15"), "from", "30"],
  ["a day that does not exist", closed(["2030-02-28", "2030-02-30"]), "to"],
  ["a date the other way round", closed(["04-02-2030", "2030-02-05"]), "from", '"2030-02-04"'],
  ["closing before opening", set(shop, ["openingHours", "monday", "close"], "08:00"), "monday › close"],
  ["a break that ends before it begins", breaks({ from: "13:00", to: "11:30" }), "breaks"],
  ["closed hours that end before they begin", hours(["17:00", "15:00"]), '"Penuh" (no. 1) › to'],
  // Bands
  ["a gap between bands", set(bands, ["bands", 1, "from"], "09:30"), "from", '"09:00"'],
  ["a gap on other days", set(bands, ["otherDays"], [withGap]), "from", '"12:00"'],
  ["a band that ends before it begins", set(bands, ["bands", 5, "to"], "19:00"), "to"],
  // Deposit
  ["a QRIS cut off", asksFor({ qris: shopQris.slice(0, -10) }), "qris"],
  ["a deposit of no amount", asksFor({ amount: null }), "deposit", '"percent"'],
  ["a deposit of two amounts", asksFor({ percent: 20 }), "deposit", '"amount"'],
  // Messages to customers
  ["a placeholder misspelt", set(customerMessages, ["greeting"], "Halo {nma},"), "greeting", "{nama}"],
  [
    "a placeholder left open",
    set(customerMessages, ["greeting"], "Halo {nama, di {toko}."),
    "greeting",
    '"{nama" kurang "}"',
  ],
  [
    "a message of so many emoji that no chat would open",
    set(customerMessages, ["greeting"], `Halo {nama} ${"🙏".repeat(48)}`),
    "greeting",
    "Terlalu panjang untuk tautan WhatsApp",
  ],
  ["a proposal that proposes nothing", set(customerMessages, ["proposal"], "Maaf."), "proposal", "{usulan}"],
  // English
  ["an English site without its tagline", inShop("taglineEnglish", null), "taglineEnglish", '"english": false'],
  ["an English site without services", set(catalogue, ["services"], []), "services", '"english": false'],
  ["English advice of another length", inShop("ticketAdviceEnglish", ["Come."]), "ticketAdviceEnglish"],
  // Pictures by their names
  ["a HEIC photograph", set(shop, ["pictures", "hero"], "images/IMG_1234.HEIC"), "hero", "JPEG"],
  // Broken JSON
  ["an empty file", write(services, ""), services],
  ["a conflict", put(services, '"id": "classic",', '<<<<<<< HEAD\n"id": "a",\n=======\n'), services, "<<<<<<<"],
  ["100,000 brackets", write(services, "[".repeat(100_000)), services],
  ["a missing comma", put(services, '"classic",', '"classic"'), services, '"classic"'],
  ["a trailing comma", put(closures, "]\n}", "],\n}"), closures],
  ["curly quotation marks", put(services, '"classic"', "“classic”"), services, '"'],
  ["a name without quotation marks", put(services, '"name"', "name"), services, '"'],
  ["a missing colon", put(services, '"name":', '"name"'), services, ":"],
  ["a missing bracket", put(closures, "]", ""), closures],
  ["a space that JSON does not know", put(services, '"id"', '\u00a0"id"'), services, "U+00A0"],
  ["a comment", put(closures, "{", "// libur\n{"), closures],
  ["the same name twice", put(services, '"duration": 45', '"duration": 45, "duration": 50'), services, '"duration"'],
];

const warnings: Case[] = [
  // Numbers far from what they can be
  ["a price that lost its thousands", service("basePrice", 100), "basePrice"],
  ["a zero too many in a price", service("basePrice", 1_000_000), "basePrice"],
  ["a service of more chairs than the shop has", both(inShop("chairs", 3), service("chairs", 5)), "chairs"],
  [
    "a service of more chairs than a shop of two barbers has",
    both(both(inShop("chairs", 1), withBarbers({}, {})), service("chairs", 2)),
    "(no. 1) › chairs",
    "hanya punya 1",
  ],
  // Doubles
  ["two entries of one name", service("name", "styling  premium"), "name"],
  // Hours and days that never apply
  ["a break until an hour of the night", breaks({ to: "01:00" }), "breaks"],
  ["a season that is over", inShop("seasonalHours", [{ ...ramadan, from: "2026-11-01", to: "2026-11-20" }]), "to"],
  ["a closure of years", closed(["2026-12-01", "2072-12-05"]), "to"],
  ["a notice that is over", inShop("notice", { text: "Libur", until: "2026-11-20" }), "until"],
  // Nobody can book
  ["a last slot hours before closing", set(bands, ["bands"], [band("09:00", "13:00")]), "openingHours", "13:00"],
  [
    "Ramadan until 23:00 with slots until 20:30",
    both(inShop("seasonalHours", [ramadan]), set(bands, ["bands"], [band("06:00", "20:30")])),
    "seasonalHours",
    "Selasa, 1 Desember 2026",
  ],
  [
    "a season after the last slot",
    inShop("seasonalHours", [{ ...ramadan, open: "22:30", close: "23:59" }]),
    "seasonalHours",
    "tidak ada yang bisa booking",
  ],
  [
    "both barbers off on one open day",
    withBarbers({ daysOff: ["monday", "tuesday"] }, { daysOff: ["monday"] }),
    "openingHours",
    "Senin, 23 November 2026",
  ],
  ["a barber who never works", withBarbers({}, { daysOff: [...weekdays] }), '"Tono" (no. 2)'],
  [
    "a barber who works while the shop is closed",
    withBarbers({}, { workingHours: [{ days: null, open: "00:30", close: "05:00" }] }),
    '"Tono" (no. 2)',
  ],
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
    "satu hari punya satu jam kerja",
  ],
  ["a closure of a year", closed(["2026-11-21", "2027-11-21"]), "closures.json › closures"],
  ["a week of days off", everyDay(null), "openingHours"],
  ["bands far from the hours", set(bands, ["bands"], [band("00:00", "05:00")]), "openingHours"],
  [
    "a service that no barber does",
    withBarbers({ services: ["classic", "premium", "beard"] }, { services: ["classic"] }),
    '"Paket Ayah & Anak" (no. 4)',
  ],
  ["a service longer than the day", service("duration", 800), '"Potong Rambut Klasik" (no. 1)'],
  ["a booking for the same day alone", inShop("lastDayAhead", 0), "lastDayAhead"],
  // Values that hardly agree
  ["a latitude without its minus", inShop("coordinates", { latitude: 7.71, longitude: 110.4 }), "coordinates", "minus"],
  ["a deposit dearer than any service", asksFor({ amount: 500_000 }), "deposit › amount", "175000"],
  ["a phone one digit off the chat number", inShop("phone", "0812-0000-0001"), "phone", "6281200000000"],
  // Texts that nobody means
  ["the demo shop's name in another shop", inShop("name", "Pangkas Melati"), "introduction"],
];

test.each(errors)("%s is an error", (_name, change, place, remedy = "") => {
  const found = newDiagnostics(change);
  // One mistake does not lead to others.
  expect(found).toHaveLength(1);
  const [error] = found;
  expect(error).toMatchObject({ level: "error", line: expect.any(Number), message: expect.stringContaining(remedy) });
  expect(`${error?.file} › ${error?.place}`).toContain(place);
});

test.each(warnings)("%s is a warning", (_name, change, place, remedy = "") => {
  const found = newDiagnostics(change);
  expect(found.filter(({ level }) => level === "error")).toEqual([]);
  expect(found.map((one) => `${one.file} › ${one.place}: ${one.message}`)).toContainEqual(
    expect.stringMatching(new RegExp(`${escaped(place)}.*: .*${escaped(remedy)}`)),
  );
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test.each<[string, Change]>([
  [
    "the chat number in another form",
    both(inShop("chatNumber", "6281311112222"), inShop("phone", "+62 (0)813-1111-2222")),
  ],
  [
    "a shop without English pages, whatever stands in their files",
    both(
      inShop("english", false),
      inShop("taglineEnglish", undefined),
      set(catalogue, ["services", 0, "bookingService"], "layanan-lama"),
    ),
  ],
  ["a shop without Instagram", inShop("instagram", undefined)],
  [
    "a product without its optional fields",
    both(...["category", "rating", "reviews"].map((f) => product(f, undefined))),
  ],
  ["days closed twice", closed(["2027-03-09", "2027-03-13"], ["2027-03-13", "2027-03-14"])],
  ["hours closed twice", hours(["15:00", "17:00"], ["16:00", "18:00"])],
  ["two weeks in which all barbers are away", withBarbers({ leave: [fortnight] }, { leave: [fortnight] })],
  ["two breaks at once", breaks({}, { from: "12:30", to: "14:00" })],
  [
    "two seasons at once",
    inShop("seasonalHours", [ramadan, { ...ramadan, name: "Libur sekolah", from: "2026-12-20", to: "2026-12-31" }]),
  ],
  ["a description of two lines", service("description", "Satu.\nDua.")],
  ["a name whose script has joiners", service("name", "علی\u200cرضا")],
  ["emojis of several characters", service("name", "Ayah 👨‍👦 \u{1f468}\u{1f3fd}\u200d\u{1f9b1}")],
])("%s passes without a word", (_name, change) => {
  expect(newDiagnostics(change)).toEqual([]);
});

test("one comma missing in shop.json is one error, whatever the other files hold for a shop without English", () => {
  const withoutEnglish = both(
    inShop("english", false),
    set(catalogue, ["services", 0, "bookingService"], "layanan-lama"),
    put(shop, '"english": false,', '"english": false'),
  );
  expect(newDiagnostics(withoutEnglish)).toHaveLength(1);
});

test("a missing field is told beside a misspelt name that is meant for another one", () => {
  const found = newDiagnostics(both(service("duration", undefined), put(services, '"basePrice":', '"BasePrice":')));
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringMatching(/"BasePrice".*"basePrice"/),
    expect.stringMatching(/^Belum ada; .*menit/),
  ]);
});

test("the book's file may be missing", () => {
  const { "full-hours.json": _, ...texts } = original;
  expect(checkTexts(texts, context).diagnostics.filter((found) => !saidBefore.has(said(found)))).toEqual([]);
});

test("the smallest shop is a sound one", () => {
  const texts = Object.fromEntries(Object.entries(smallestShop).map(([file, data]) => [file, JSON.stringify(data)]));
  expect(checkTexts(texts, context).diagnostics.filter(({ level }) => level === "error")).toEqual([]);
});

test("a missing field is reported at the line of its group", () => {
  const [error] = newDiagnostics(set(services, ["services", 1, "basePrice"], undefined));
  const lines = original[services].split("\n");
  const second = lines.indexOf(
    "    {",
    lines.findIndex((line) => line.includes('"icon"')),
  );
  expect(error?.line).toBe(second + 1);
});

/** A field of a file, what is written behind its colon instead, and the only value that may be proposed for it. */
const meanings: [ContentFileName, string, string, string | null][] = [
  [bands, '"multiplier": 0.9', "+15%", "1.15"],
  [services, '"basePrice": 100000', "gratis", null],
  [services, '"basePrice": 100000', '"100.0"', null],
  [products, '"inStock": true', "habis", "false"],
];

test.each(meanings)("in %s, instead of %s, %s means %s", (file, field, written, meant) => {
  const name = field.slice(0, field.indexOf(":"));
  const [error, ...others] = newDiagnostics(put(file, field, `${name}: ${written}`));
  expect(others).toEqual([]);
  const proposed = /Mungkin maksudnya (.+?)\.(\n|$)/.exec(error?.message ?? "")?.[1] ?? null;
  expect([error?.level, proposed]).toEqual(["error", meant]);
});

test("all slips are told that the parser can read past, wrong values besides, and that the rest is unread after another", () => {
  const twoCommas = both(put(services, '"classic",', '"classic"'), put(services, '"premium",', '"premium"'));
  const found = newDiagnostics(both(twoCommas, put(services, '"duration": 90', '"duration": "x"')));
  expect(found.map(({ line }) => line)).toEqual([4, 15, expect.any(Number)]);
  expect(found.at(-1)?.place).toContain("duration");
  const [, , name] = newDiagnostics(both(twoCommas, put(services, '"name": "Cukur', 'name: "Cukur')));
  expect(name?.message).toMatch(/tulis "name"[\s\S]*belum terbaca/);
});

test("a name as long as a file is not printed whole", () => {
  const [error] = newDiagnostics(set(services, ["services", 0, "x".repeat(100_000)], 1));
  expect(`${error?.place}${error?.message}`.length).toBeLessThan(1000);
});
