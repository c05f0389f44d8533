import { compareBooking } from "../../../src/domain/booking/comparison";
import { describeBooking, type Fact } from "../../../src/domain/booking/description";
import { reasonForShop } from "../../../src/domain/booking/reasonsForShop";
import { bookingWords as english } from "../../../src/domain/booking/words.en";
import { bookingWords as indonesian } from "../../../src/domain/booking/words.id";
import { withNote } from "../../../src/domain/messages/factsAsText";
import type { Offering } from "../../../src/domain/shop/bookingRules";
import { shopMoment } from "../../../src/domain/shop/clock";
import { withEnglishTexts } from "../../../src/domain/shop/englishContent";
import { tuesdayNight } from "../../support/book";
import { barber, booking, bookingContent, offering, rules, service, shop } from "../../support/booking";
import { deposit } from "../../support/deposit";

const now = new Date("2026-11-30T12:00:00+07:00");
const outdated = "Menurut situs per Senin, 30 November 2026";
const colour = service("colour", { name: "Semir Rambut", basePrice: 150_000, startingPrice: true });
const atHome = service("at-home", {
  name: "Potong di Rumah",
  duration: 45,
  atCustomer: true,
  fare: "Rp 20.000 di luar Menteng",
});

/** A booking as its ticket shows it at `now`. */
function described(changes: Parameters<typeof booking>[0], content: Partial<Offering> = {}, words = indonesian) {
  const offered = { ...offering(), ...content };
  const shown = words === english ? withEnglishTexts(offered) : offered;
  return describeBooking(booking(changes), { shop, offering: shown }, words, now);
}

/** A fact as one line; of the shop's own facts the term alone. */
const lineOf = ({ part, term, lines }: Fact) =>
  part === "shop" || part === "advice"
    ? term
    : `${term}: ${lines.map((line) => withNote(line) + (line.amount ? ` = ${line.amount}` : "")).join(" | ")}`;

const linesOf = (...asked: Parameters<typeof described>) => described(...asked).facts.map(lineOf);

test("a booking is described by the facts of docs/rules.md, in both languages", () => {
  const full = { notes: "Poni tipis", barberId: "Rizky", deposit: { amount: 50_000, isReceived: true } };
  expect([indonesian, english].map((words) => linesOf(full, { barbers: [barber("Rizky")] }, words))).toEqual([
    [
      "Nama: Budi Santoso",
      "Telepon: 0812 3456 7890",
      "Tanggal: Selasa, 1 Desember 2026",
      "Jam: 17:00 WIB",
      "Layanan: Paket Ayah & Anak = Rp 175.000",
      "Barber: Rizky",
      "Estimasi durasi: 90 menit",
      "Termasuk penyesuaian waktu: Peak Sore +15% = +Rp 26.250",
      "Estimasi total: Rp 201.250",
      "Uang muka: DP diterima menurut toko: Rp 50.000 | sisanya Rp 151.250 dibayar saat kunjungan",
      "Catatan: Poni tipis",
      ...["Lokasi", "Jam buka", "Important"],
    ],
    [
      "Name: Budi Santoso",
      "Phone: 0812 3456 7890",
      "Date: Tuesday, 1 December 2026",
      "Time: 17:00 WIB",
      "Services: Father & Son = Rp 175.000",
      "Barber: Rizky",
      "Estimated duration: 90 min",
      "Time adjustment included: Evening Peak +15% = +Rp 26.250",
      "Estimated total: Rp 201.250",
      "Deposit: Rp 50.000, received according to the shop | the remaining Rp 151.250 is due at your visit",
      "Notes: Poni tipis",
      ...["Where", "Opening hours", "Important"],
    ],
  ]);
});

const closed = (from: string) => ({
  rules: rules({ closedHours: [{ date: "2026-12-01", from, to: "19:00", reason: "Penuh" }] }),
});
const mornings = { barbers: [barber("Rizky", { workingHours: [{ days: null, open: "09:00", close: "13:00" }] })] };
const agreed = { serviceIds: ["colour"], total: 172_500 };
const outdatedAmounts = { total: 20, deposit: { amount: 1, isReceived: false } };
const share = { rules: rules({ deposit: { ...deposit, amount: null, percent: 50 } }) };
const proposal = {
  status: "proposed",
  date: "2026-12-02",
  time: "12:00",
  changedFrom: { date: "2026-12-01", time: "17:00", total: 201_250 },
} as const;

test("an accepted visit without a deposit is told of none", () =>
  expect(linesOf({ status: "confirmed" }, share).join()).not.toContain(outdated));

test.each([
  [
    "a total and a deposit other than today's, without base prices",
    outdatedAmounts,
    share,
    `${outdated}: Total di tiket Rp 20; dengan harga hari ini Rp 201.250. Toko yang memastikan. | DP di tiket Rp 1; menurut situs hari ini Rp 101.000. Toko yang memastikan.`,
    "Layanan: Paket Ayah & Anak",
    "Termasuk penyesuaian waktu: Peak Sore",
    "Uang muka: DP Rp 1, belum dibayar menurut tiket ini",
  ],
  [
    "no deposit where the shop asks for one by now",
    {},
    share,
    `${outdated}: Tiket ini tanpa DP; menurut situs hari ini Rp 101.000. Toko yang memastikan.`,
  ],
  [
    "a deposit that the shop no longer asks for",
    { deposit: { amount: 50_000, isReceived: false } },
    {},
    `${outdated}: DP di tiket Rp 50.000; menurut situs hari ini tanpa DP. Toko yang memastikan.`,
  ],
  [
    "a least price that became fixed",
    { ...agreed, isLeastTotal: true },
    { services: [{ ...colour, startingPrice: false }] },
    `${outdated}: Total di tiket mulai dari Rp 172.500; dengan harga hari ini Rp 172.500. Toko yang memastikan.`,
  ],
  [
    "a least price",
    { ...agreed, isLeastTotal: true },
    { services: [colour] },
    "Layanan: Semir Rambut = mulai dari Rp 150.000",
    "Estimasi total: mulai dari Rp 172.500",
  ],
  [
    "a visit at the customer's",
    { serviceIds: ["at-home"], total: 115_000, isLeastTotal: true, address: "Jl. Melati 5" },
    { services: [atHome], barbers: [barber("Rizky")] },
    "Barber: Siapa saja",
    "Alamat: Jl. Melati 5",
    "Ongkos datang: Rp 20.000 di luar Menteng",
    "Harga akhir: disepakati di chat",
  ],
  [
    "what a cheaper hour takes off",
    { time: "12:00", total: 157_500 },
    {},
    "Layanan: Paket Ayah & Anak = Rp 175.000",
    "Termasuk penyesuaian waktu: Promo Siang −10% = −Rp 17.500",
    "Estimasi total: Rp 157.500",
  ],
  [
    "an hour of the usual price",
    { time: "14:00", total: 175_000 },
    {},
    "Termasuk penyesuaian waktu: Siang (harga normal)",
  ],
  [
    "what the shop no longer has, and a barber's day off",
    { serviceIds: ["beard", "massage"], date: "2026-12-02", barberId: "Rizky" },
    { barbers: [barber("Rizky", { daysOff: ["wednesday"] })] },
    `${outdated}: Rizky libur setiap Rabu.`,
    "Layanan: Cukur Jenggot | massage (tidak ada lagi di daftar layanan)",
  ],
  [
    "the haircut chosen on the poster",
    { haircut: "3" },
    { haircuts: [{ number: 3, name: "Two block" }] },
    "Nomor model: 3, Two block",
  ],
  ["a haircut that the poster has no longer", { haircut: "3" }, {}, "Nomor model: 3 (tidak ada lagi di poster)"],
  ["a barber who has left", { barberId: "agus" }, {}, "Barber: agus (tidak ada lagi di daftar barber)"],
  ["a barber's hours", { barberId: "Rizky" }, mornings, `${outdated}: Rizky bekerja pukul 09:00–13:00.`],
  ["nobody at work", {}, mornings, `${outdated}: Tidak ada barber yang masuk.`],
  [
    "nobody for a service",
    {},
    { barbers: [barber("Rizky", { services: ["beard"] })] },
    `${outdated}: Tidak ada barber untuk Paket Ayah & Anak.`,
  ],
  [
    "a closed day",
    {},
    { rules: rules({ closures: [{ from: "2026-12-01", to: "2026-12-01", reason: "Renovasi" }] }) },
    `${outdated}: Toko tutup hari itu: Renovasi.`,
  ],
  [
    "a closed hour",
    {},
    closed("17:00"),
    `${outdated}: Jam 17:00–19:00 hari itu sudah ditutup: Penuh. Toko yang memastikan.`,
  ],
  [
    "an hour closed for others",
    { status: "confirmed" },
    closed("17:00"),
    `${outdated}: Jam 17:00–19:00 hari itu ditutup untuk booking lain: Penuh.`,
  ],
  [
    "no slot, at the base price before the first one",
    { time: "03:30", total: 175_000 },
    {},
    `${outdated}: Jamnya bukan jam booking.`,
  ],
  [
    "a time outside the hours that has the shop's word",
    { time: "20:00", status: "confirmed" },
    {},
    "Jam: 20:00 WIB (di luar jam buka)",
  ],
  [
    "a visit that runs into closed hours",
    {},
    closed("18:00"),
    "Jam: 17:00 WIB (selesainya melewati pukul 18:00, tunggu konfirmasi WhatsApp)",
  ],
  [
    "the time before a proposal, and its price",
    proposal,
    {},
    "Jam: 12:00 WIB (semula Selasa, 1 Desember 2026 pukul 17:00 WIB, Rp 201.250)",
  ],
  [
    "the night to which a time after midnight belongs",
    { date: "2026-12-02", time: "00:30", status: "confirmed" },
    { rules: rules(tuesdayNight("16:00", "02:00")) },
    "Tanggal: Rabu, 2 Desember 2026",
    "Jam: 00:30 WIB (Selasa malam)",
  ],
  ["a proposed time that was confirmed", { ...proposal, status: "confirmed" }, {}, "Jam: 12:00 WIB"],
] as const)("a ticket tells %s", (_name, changes, content, ...lines) =>
  expect(linesOf(changes, content)).toEqual(expect.arrayContaining(lines)),
);

test("a ticket in English tells what differs by the same facts", () =>
  expect(linesOf(outdatedAmounts, share, english).join("\n")).toMatch(
    /site on Monday, 30 November 2026: Total .* Rp 20; .* Rp 201\.250\. .* \| Deposit .* Rp 1; .* Rp 101\.000\. .*\nDeposit: Rp 1, not yet paid/s,
  ));

test("nothing differs where the service or the barber is told to have left", () => {
  const { facts } = described({ serviceIds: ["massage"], barberId: "agus" });
  expect(facts.map(({ id }) => id)).not.toContain("differences");
});

test.each([
  ["Asia/Jakarta", indonesian, undefined],
  ["Asia/Makassar", indonesian, "(di jam Anda: Selasa 23:00)"],
  ["Asia/Jayapura", english, "(yours: Wed 00:00)"],
] as const)("on a device in %s its own hour stands beside the shop's", (zone, words, note) => {
  const { facts } = describeBooking(booking({ time: "22:00" }), bookingContent(), words, null, (instant) =>
    shopMoment(instant, zone),
  );
  expect(/\((di jam Anda|yours): .*/.exec(facts.map(lineOf).join("\n"))?.[0]).toBe(note);
});

test.each([
  ["requested", "Menunggu konfirmasi", /permintaan/, "Awaiting confirmation", /request/],
  ["proposed", "Usulan jam dari toko", /usulan toko/, "Time proposed by the shop", /proposes/],
  ["confirmed", "Dikonfirmasi", /berlaku bersama .* 0812-0000-0000/, "Confirmed", /valid together .* 0812-0000-0000/],
  ["declined", "Tidak diterima", /tidak diterima/, "Not accepted", /could not accept/],
  ["cancelled", "Dibatalkan", /dibatalkan/, "Cancelled", /is cancelled/],
] as const)(
  "a %s booking says so and what it means; advice only for who comes",
  (status, own, meaning, inEnglish, meant) => {
    const said = (words: typeof indonesian) => {
      const shown = described({ status }, {}, words);
      return [shown.status, ...(shown.facts.at(-1)?.lines.map(({ text }) => text) ?? [])];
    };
    const early = status === "declined" || status === "cancelled" ? [] : shop.ticketAdvice;
    expect(said(indonesian)).toEqual([own, ...early, expect.stringMatching(meaning)]);
    expect(said(english)).toEqual([inEnglish, ...early, expect.stringMatching(meant)]);
  },
);

test("a visit at the customer's names no place and asks nobody early", () => {
  const { facts } = described({ serviceIds: ["at-home"] }, { services: [atHome] });
  expect(facts.map(lineOf)).toContain("Alamat: lewat chat");
  expect(facts.map(({ id }) => id)).not.toContain("place");
  expect(facts.at(-1)?.lines.map(({ text }) => text)).not.toContain(shop.ticketAdvice[0]);
});

describe("a booking beside the content of today", () => {
  test.each([
    ["2026-11-28T12:00:00+07:00", { kind: "ahead", days: 3 }],
    ["2026-11-30T23:59:59+07:00", { kind: "tomorrow", days: 1 }],
    ["2026-12-01T18:29:59+07:00", { kind: "today", days: 0 }],
    ["2026-12-01T18:30:00+07:00", { kind: "past", days: 0 }],
  ])("at %s says when the visit is, in the shop's time", (at, expected) =>
    expect(compareBooking(booking(), offering(), new Date(at)).visitDay).toEqual(expected),
  );

  test("lasts as long as the shop has agreed", () => {
    const at = new Date("2026-12-01T20:00:00+07:00");
    expect(compareBooking(booking({ duration: 240 }), offering(), at).visitDay?.kind).toBe("today");
  });

  test("tells the shop what it no longer has", () => {
    const { reasons } = compareBooking(booking({ serviceIds: ["massage"], barberId: "agus" }), offering(), now);
    expect(reasons.map(reasonForShop)).toEqual([
      "Layanan ini tidak ada lagi: massage.",
      "Barber “agus” tidak ada lagi.",
    ]);
  });

  test.each([
    ["of what is off", { status: "cancelled" }],
    ["of a share, where the price of today is not known", { ...outdatedAmounts, serviceIds: ["massage"] }],
  ] as const)("tells of no deposit %s", (_name, changes) => {
    const { reasons } = compareBooking(booking(changes), { ...offering(), ...share }, now);
    expect(reasons.map(({ kind }) => kind)).not.toContain("deposit");
  });

  test.each(["17:00", "18:00"])("no hours closed from %s on speak against it once it is over", (from) => {
    const { reasons } = compareBooking(booking(), { ...offering(), ...closed(from) }, new Date("2026-12-02"));
    expect(reasons).toEqual([{ kind: "past" }]);
  });
});
