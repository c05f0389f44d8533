import { calendarFile, googleCalendarLink } from "../../../src/domain/booking/calendarEvent";
import { compareBooking } from "../../../src/domain/booking/comparison";
import { describeBooking, type Fact } from "../../../src/domain/booking/description";
import { withNote } from "../../../src/domain/booking/factsAsText";
import { messageToShop } from "../../../src/domain/booking/messageToShop";
import { reasonForShop } from "../../../src/domain/booking/reasonsForShop";
import { bookingWords as english } from "../../../src/domain/booking/words.en";
import { bookingWords } from "../../../src/domain/booking/words.id";
import { readTicketFragment } from "../../../src/domain/links/ticketLink";
import type { Barber } from "../../../src/domain/shop/barber";
import type { BookingRules } from "../../../src/domain/shop/bookingRules";
import { withEnglishTexts } from "../../../src/domain/shop/englishContent";
import type { Service } from "../../../src/domain/shop/service";
import { barber, bookable, booking, bookingContent, rules, services, shop } from "../../support/booking";
import { deposit } from "../../support/deposit";

const now = new Date("2026-11-30T12:00:00+07:00");
const outdated = "Menurut situs per Senin, 30 November 2026";
const colour: Service = { id: "colour", name: "Semir Rambut", basePrice: 150_000, duration: 60, startingPrice: true };
const atHome: Service & { fareEnglish: string } = {
  id: "at-home",
  name: "Potong di Rumah",
  basePrice: 100_000,
  duration: 45,
  atCustomer: true,
  fare: "Rp 20.000 di luar Menteng",
  fareEnglish: "Rp 20,000 outside Menteng",
};

type Content = {
  rules?: Partial<BookingRules>;
  services?: readonly Service[];
  barbers?: Partial<Barber>[];
  now?: Date | null;
  words?: typeof bookingWords;
};

function described(changes: Parameters<typeof booking>[0], content: Content = {}) {
  const offered = {
    services: [...services, ...(content.services ?? [])],
    barbers: (content.barbers ?? []).map((own) => barber("rizky", { name: "Rizky", ...own })),
    rules: rules(content.rules),
  };
  const { words = bookingWords } = content;
  const shown = words === english ? withEnglishTexts(offered) : offered;
  return describeBooking(booking(changes), { shop, bookable: shown }, words, content.now ?? null);
}

/** The lines of a fact, by its term. */
const factsOf = (...asked: Parameters<typeof described>): Record<string, string[]> =>
  Object.fromEntries(described(...asked).facts.map(({ term, lines }) => [term, lines.map(withNote)]));

/** What stands on a ticket that is opened at `now`. */
const differing = (changes: Parameters<typeof booking>[0], content: Content = {}) =>
  factsOf(changes, { ...content, now })[outdated];

const lineOf = ({ term, lines }: Fact) =>
  `${term}: ${lines.map((line) => withNote(line) + (line.amount ? ` = ${line.amount}` : "")).join(" | ")}`;

/** The facts as a ticket in each language shows them at `now`, without the shop's own. */
const inBoth = (changes: Parameters<typeof booking>[0], content: Content = {}) =>
  [bookingWords, english].map((words) =>
    described(changes, { ...content, now, words })
      .facts.filter(({ part }) => part !== "shop" && part !== "advice")
      .map(lineOf),
  );

test("a booking is described by all that docs/rules.md names, in this order, in the words of each language", () => {
  const full = { notes: "Poni tipis", barberId: "rizky", deposit: { amount: 50_000, isReceived: true } };
  expect(inBoth(full, { barbers: [{}] })).toEqual([
    [
      "Nama: Budi Santoso",
      "Telepon: 0812 3456 7890",
      "Tanggal: Selasa, 1 Desember 2026",
      "Jam: 17:00 WIB",
      "Layanan: Paket Ayah & Anak = Rp 175.000",
      "Barber: Rizky",
      "Estimasi durasi: 90 menit",
      "Termasuk penyesuaian waktu: Peak Sore +15%",
      "Estimasi total: Rp 201.250",
      "Uang muka: DP diterima menurut toko: Rp 50.000 | sisanya Rp 151.250 dibayar saat kunjungan",
      "Catatan: Poni tipis",
    ],
    [
      "Name: Budi Santoso",
      "Phone: 0812 3456 7890",
      "Date: Tuesday, 1 December 2026",
      "Time: 17:00 WIB",
      "Services: Father & Son = Rp 175.000",
      "Barber: Rizky",
      "Estimated duration: 90 min",
      "Time adjustment included: Evening Peak +15%",
      "Estimated total: Rp 201.250",
      "Deposit: Rp 50.000, received according to the shop | the remaining Rp 151.250 is due at your visit",
      "Notes: Poni tipis",
    ],
  ]);
  const last = (words: typeof bookingWords) =>
    described(full, { words })
      .facts.slice(-3)
      .map(({ term }) => term);
  expect(last(bookingWords)).toEqual(["Lokasi", "Jam buka", "Important"]);
  expect(last(english)).toEqual(["Where", "Opening hours", "Important"]);
});

test.each<[string, Parameters<typeof booking>[0], Content, string[], string[]]>([
  [
    "a total and a deposit other than today's, without base prices",
    { total: 20, deposit: { amount: 1, isReceived: false } },
    { rules: { deposit: { ...deposit, amount: 10 } } },
    [
      "Menurut situs per Senin, 30 November 2026: Total di tiket Rp 20; dengan harga hari ini Rp 201.250. Toko yang memastikan. | DP di tiket Rp 1; menurut situs hari ini Rp 10. Toko yang memastikan.",
      "Layanan: Paket Ayah & Anak",
      "Termasuk penyesuaian waktu: Peak Sore",
      "Uang muka: DP Rp 1, belum dibayar menurut tiket ini",
    ],
    [
      "According to this site on Monday, 30 November 2026: Total on the ticket Rp 20; at today's prices Rp 201.250. The shop will tell you which applies. | Deposit on the ticket Rp 1; according to the site today Rp 10. The shop will tell you which applies.",
      "Services: Father & Son",
      "Time adjustment included: Evening Peak",
      "Deposit: Rp 1, not yet paid according to this ticket",
    ],
  ],
  [
    "what the shop no longer has, and a barber's day off",
    { serviceIds: ["beard", "massage"], date: "2026-12-02", barberId: "rizky" },
    { barbers: [{ daysOff: ["wednesday"] }] },
    [
      "Menurut situs per Senin, 30 November 2026: Rizky libur setiap Rabu.",
      "Layanan: Cukur Jenggot | massage (tidak ada lagi di daftar layanan)",
    ],
    [
      "According to this site on Monday, 30 November 2026: Rizky is off on Wednesdays.",
      "Services: Beard Trim | massage (no longer offered)",
    ],
  ],
  [
    "a least price",
    { serviceIds: ["colour"], total: 172_500, isLeastTotal: true },
    { services: [colour] },
    [
      "Layanan: Semir Rambut = mulai dari Rp 150.000",
      "Estimasi total: mulai dari Rp 172.500",
      "Harga akhir: disepakati di chat",
    ],
    ["Services: Semir Rambut = from Rp 150.000", "Estimated total: from Rp 172.500"],
  ],
  [
    "a visit at the customer's",
    { serviceIds: ["at-home"], total: 115_000, isLeastTotal: true, address: "Jl. Melati 5" },
    { services: [atHome], barbers: [{}] },
    [
      "Barber: Siapa saja",
      "Alamat: Jl. Melati 5",
      "Ongkos datang: Rp 20.000 di luar Menteng",
      "Harga akhir: disepakati di chat",
    ],
    [
      "Barber: Anyone",
      "Address: Jl. Melati 5",
      "Call-out fee: Rp 20,000 outside Menteng",
      "Final price: agreed in the chat",
    ],
  ],
])("the words of each language tell %s", (_name, changes, content, indonesian, inEnglish) => {
  expect(inBoth(changes, content)).toEqual([expect.arrayContaining(indonesian), expect.arrayContaining(inEnglish)]);
});

test.each([
  ["the chat message", (full: ReturnType<typeof booking>) => messageToShop(full, bookingContent())],
  [
    "the calendar file",
    (full: ReturnType<typeof booking>) =>
      calendarFile(full, bookingContent(), now, bookingWords).replaceAll(/\r\n /g, "").replaceAll(/\\(.)/g, "$1"),
  ],
  [
    "the calendar link",
    (full: ReturnType<typeof booking>) =>
      new URL(googleCalendarLink(full, bookingContent(), bookingWords)).searchParams.get("details"),
  ],
])("%s lacks no fact of the booking", (_name, textOf) => {
  const full = booking({
    serviceIds: services.map(({ id }) => id),
    time: "20:00",
    notes: "Poni tipis",
    deposit: { amount: 50_000, isReceived: false },
  });
  for (const { part, lines } of describeBooking(full, bookingContent(), bookingWords, null).facts) {
    if (part === "shop" || part === "advice") continue;
    for (const line of lines) expect(textOf(full)).toContain(withNote(line));
  }
});

test.each([
  ["lies outside the opening hours", { time: "20:00" }, {}, "20:00 WIB (di luar jam buka, tunggu konfirmasi WhatsApp)"],
  [
    "runs into closed hours",
    {},
    { closedHours: [{ date: "2026-12-01", from: "18:00", to: "19:00", reason: "Penuh" }] },
    "17:00 WIB (selesainya melewati pukul 18:00, tunggu konfirmasi WhatsApp)",
  ],
  [
    "is confirmed outside the hours",
    { time: "20:00", status: "confirmed" as const },
    {},
    "20:00 WIB (di luar jam buka)",
  ],
])("what needs the shop's word stands beside the time of a booking that %s", (_name, changes, own, text) => {
  expect(factsOf(changes, { rules: own }).Jam).toEqual([text]);
});

test.each([
  [
    "requested",
    "Menunggu konfirmasi",
    "Booking ini baru permintaan. Kunjungan Anda baru pasti setelah toko mengonfirmasi lewat WhatsApp.",
    "Awaiting confirmation",
    "This is a request. Your visit is booked once the shop has confirmed on WhatsApp.",
  ],
  [
    "proposed",
    "Usulan jam dari toko",
    "Jam ini usulan toko. Kunjungan Anda baru pasti setelah Anda setuju dan toko mengonfirmasi.",
    "Time proposed by the shop",
    "The shop proposes this time. Your visit is booked once you accept it and the shop confirms.",
  ],
  [
    "confirmed",
    "Dikonfirmasi",
    "Dikonfirmasi: berlaku bersama pesan dari nomor WhatsApp toko, 0812-0000-0000.",
    "Confirmed",
    "Confirmed: valid together with the message from the shop's WhatsApp number, 0812-0000-0000.",
  ],
  [
    "declined",
    "Tidak diterima",
    "Booking ini tidak diterima toko. Silakan pilih waktu lain.",
    "Not accepted",
    "The shop could not accept this booking. Please choose another time.",
  ],
  [
    "cancelled",
    "Dibatalkan",
    "Booking ini dibatalkan. Silakan booking lagi kapan saja.",
    "Cancelled",
    "This booking is cancelled. You are welcome to book again at any time.",
  ],
] as const)(
  "a %s booking says so, and last what that means; who is not to come is not asked to come early",
  (status, own, meaning, inEnglish, meant) => {
    const said = (words: typeof bookingWords) => {
      const shown = described({ status }, { now, words });
      return [shown.status, ...(shown.facts.find(({ id }) => id === "advice")?.lines.map(({ text }) => text) ?? [])];
    };
    const early = status === "declined" || status === "cancelled" ? [] : shop.ticketAdvice;
    expect(said(bookingWords)).toEqual([own, ...early, meaning]);
    expect(said(english)).toEqual([inEnglish, ...early, meant]);
  },
);

test("a visit after midnight names the season to whose hours its time belongs", () => {
  const openingHours = { ...shop.openingHours, saturday: null };
  const season = { name: "Ramadan", from: "2026-12-01", to: "2026-12-04", days: null, open: "15:00", close: "02:00" };
  const content = { shop: { ...shop, openingHours, seasonalHours: [season] }, bookable: bookable() };
  const hours = (time: string, date: string) =>
    describeBooking(booking({ date, time }), content, bookingWords, null)
      .facts.find(({ id }) => id === "hours")
      ?.lines.flatMap(({ text }) => (text.startsWith("Ramadan") ? text : []));
  expect(hours("01:30", "2026-12-05")).toEqual(["Ramadan, 1 Des-4 Des 2026 15:00-02:00"]);
  expect(hours("10:00", "2026-12-05")).toEqual([]);
});

describe("a price that is agreed in the chat", () => {
  test.each([
    [
      "is higher by now",
      { isLeastTotal: false },
      { ...colour, basePrice: 200_000, startingPrice: false },
      "Rp 172.500; dengan harga hari ini Rp 230.000.",
    ],
    ["became a least one", { isLeastTotal: false }, colour, "Rp 172.500; dengan harga hari ini mulai dari Rp 172.500."],
    [
      "is fixed by now",
      { isLeastTotal: true },
      { ...colour, startingPrice: false },
      "mulai dari Rp 172.500; dengan harga hari ini Rp 172.500.",
    ],
  ])("stays as agreed where it %s, and the ticket says so", (_name, agreed, offered, words) => {
    const asked = { serviceIds: ["colour"], total: 172_500, ...agreed };
    expect(differing(asked, { services: [offered] })).toEqual([`Total di tiket ${words} Toko yang memastikan.`]);
    expect(factsOf(asked, { services: [offered] })).toMatchObject({ "Estimasi total": [words.split(";")[0]] });
  });
});

test("a visit at the customer's does not name the shop's place, and asks nobody to come early", () => {
  const asked = { serviceIds: ["at-home"], total: 115_000, isLeastTotal: true };
  const facts = factsOf(asked, { services: [atHome] });
  expect(facts).not.toHaveProperty("Lokasi");
  expect(facts.Important?.[0]).toBe("Harga akhir dapat berubah setelah konsultasi.");
  expect(facts.Important).toHaveLength(2);
  const { facts: inEnglish } = described(asked, { services: [atHome], words: english });
  expect(inEnglish.at(-1)?.lines[0]?.text).toBe("The final price may change after we have talked about the cut.");
  expect(facts.Alamat).toEqual(["lewat chat"]);
});

describe("a booking beside the content of today", () => {
  test.each([
    ["2026-11-28T12:00:00+07:00", { kind: "ahead", days: 3 }],
    ["2026-11-30T23:59:59+07:00", { kind: "tomorrow", days: 1 }],
    ["2026-11-30T17:00:00Z", { kind: "today", days: 0 }],
    ["2026-12-01T18:29:59+07:00", { kind: "today", days: 0 }],
    ["2026-12-01T18:30:00+07:00", { kind: "past", days: 0 }],
  ])("at %s says when the visit is, in the shop's time", (at, expected) => {
    expect(compareBooking(booking(), bookable(), new Date(at)).visitDay).toEqual(expected);
  });

  const closure = { from: "2026-12-01", to: "2026-12-01", reason: "Renovasi" };
  const closedHours = [{ date: "2026-12-01", from: "17:00", to: "19:00", reason: "Penuh" }];
  const mornings = { workingHours: [{ days: null, open: "09:00", close: "13:00" }] };

  test.each<[string, Parameters<typeof booking>[0], Content, string]>([
    ["a closed day", {}, { rules: { closures: [closure] } }, "Toko tutup hari itu: Renovasi."],
    [
      "a closed hour",
      {},
      { rules: { closedHours } },
      "Jam 17:00-19:00 hari itu sudah ditutup: Penuh. Toko yang memastikan.",
    ],
    [
      "an hour closed for others",
      { status: "confirmed" },
      { rules: { closedHours } },
      "Jam 17:00-19:00 hari itu ditutup untuk booking lain: Penuh.",
    ],
    ["a barber's hours", { barberId: "rizky" }, { barbers: [mornings] }, "Rizky bekerja pukul 09:00-13:00."],
    ["nobody at work", {}, { barbers: [mornings] }, "Tidak ada barber yang masuk."],
    ["nobody for a service", {}, { barbers: [{ services: ["beard"] }] }, "Tidak ada barber untuk Paket Ayah & Anak."],
    ["no slot", { time: "03:30", total: null }, {}, "Jamnya bukan jam booking."],
  ])("says %s to its holder", (_name, changes, content, line) => {
    expect(differing(changes, content)).toContain(line);
  });

  test("says nothing where all agrees, nor twice what stands in place", () => {
    expect(differing({})).toBeUndefined();
    expect(differing({ serviceIds: ["massage"], barberId: "agus" })).toBeUndefined();
    expect(differing({ time: "20:00", total: 175_000 })).toBeUndefined();
    expect(factsOf({ serviceIds: ["beard", "massage"], barberId: "agus" })).toMatchObject({
      Layanan: ["Cukur Jenggot", "massage (tidak ada lagi di daftar layanan)"],
      Barber: ["agus (tidak ada lagi di daftar barber)"],
    });
  });

  test("tells the shop what it no longer has", () => {
    const { reasons } = compareBooking(booking({ serviceIds: ["massage"], barberId: "agus" }), bookable(), now);
    expect(reasons.map(reasonForShop)).toEqual([
      "Layanan ini tidak ada lagi: massage.",
      "Barber “agus” tidak ada lagi.",
    ]);
  });

  test.each(["17:00", "18:00"])("no hours closed from %s on speak against it once it is over", (from) => {
    const closed = bookable({ closedHours: [{ date: "2026-12-01", from, to: "19:00", reason: "Penuh" }] });
    expect(compareBooking(booking(), closed, new Date("2026-12-02")).reasons).toEqual([{ kind: "past" }]);
  });
});

const whole =
  "#kode=BTP123456AB&tgl=2026-12-01&jam=17:00&layanan=father-son&total=201250&nama=Budi+Santoso&telp=0812+3456+7890";

const read = (fragment: string) => {
  const partial = readTicketFragment(fragment);
  if (partial === null) throw new Error("no ticket in it");
  return compareBooking(partial, bookable(), now);
};

test("an address is not whole wherever it was cut before its total, within a service's id as well", () => {
  for (const link of [whole, whole.replace("father-son", "beard,father-son")]) {
    for (let length = link.indexOf("layanan="); length < link.indexOf("&total="); length += 1) {
      const opened = read(link.slice(0, length));
      const isKnown = /layanan=(beard,)?father-son$|layanan=beard,?$/.test(link.slice(0, length));
      expect({ length, isWhole: opened.booking !== null }).toEqual({ length, isWhole: isKnown });
    }
  }
});

test("a ticket cut within its time is described by what is left of it", () => {
  const partial = readTicketFragment("#kode=BTP123456AB&tgl=2026-12-01&jam=17");
  const { missing, visitDay, facts } = describeBooking(partial ?? booking(), bookingContent(), bookingWords, now);
  expect(missing).toEqual(["name", "phone", "time", "services", "total"]);
  expect(visitDay?.kind).toBe("tomorrow");
  expect(facts.map(({ term }) => term)).toEqual(["Tanggal", "Lokasi", "Jam buka", "Important"]);
});

test("a proposed time stands beside the one that was asked for, with what that was to cost", () => {
  const changedFrom = { date: "2026-12-01", time: "17:00", total: 201_250 };
  const proposal = { status: "proposed", date: "2026-12-02", time: "12:00", changedFrom } as const;
  const change = { ...proposal, status: "requested", changedFrom: { date: "2026-12-01", time: "17:00" } } as const;
  expect(factsOf(change).Jam).toEqual(["12:00 WIB (semula Selasa, 1 Desember 2026 pukul 17:00 WIB)"]);
  expect(factsOf(proposal).Jam).toEqual(["12:00 WIB (semula Selasa, 1 Desember 2026 pukul 17:00 WIB, Rp 201.250)"]);
  const { facts } = describeBooking(booking(proposal), bookingContent(), english, null);
  expect(facts.find(({ id }) => id === "time")?.lines[0]?.note).toBe(
    "(instead of Tuesday, 1 December 2026 at 17:00 WIB, Rp 201.250)",
  );
  expect(factsOf({ ...proposal, status: "confirmed" }).Jam).toEqual(["12:00 WIB"]);
});

test("a device in another zone reads its own day and hour beside the shop's", () => {
  const timeOn = (timeZone: string, words = bookingWords) => {
    const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
    const deviceMoment = (instant: Date) => {
      const [date = "", time = ""] = format.format(instant).split(" ");
      return { date, time };
    };
    const asked = booking({ date: "2026-12-02", time: "06:00" });
    const { facts } = describeBooking(asked, bookingContent(), words, null, deviceMoment);
    return facts.find(({ id }) => id === "time")?.lines[0]?.note;
  };
  const toConfirm = "(di luar jam buka, tunggu konfirmasi WhatsApp)";
  expect(timeOn("Asia/Makassar")).toBe(`${toConfirm} (di jam Anda: Rabu 07:00)`);
  expect(timeOn("America/Los_Angeles")).toBe(`${toConfirm} (di jam Anda: Selasa 15:00)`);
  expect(timeOn("Asia/Bangkok")).toBe(toConfirm);
  expect(timeOn("Europe/Berlin", english)).toMatch(/ \(yours: Wed 00:00\)$/);
});
