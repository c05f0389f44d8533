import fc from "fast-check";
import type { Booking, BookingStatus } from "../../../src/domain/booking/booking";
import {
  changeFragment,
  madeTicketFragment,
  readChangeFragment,
  readMadeTicketFragment,
  readTicketFragment,
  ticketFragment,
  ticketLink,
} from "../../../src/domain/links/ticketLink";
import { plainLine } from "../../../src/format/plainText";
import { anyCharacter } from "../../support/anyCharacter";
import { booking } from "../../support/booking";

const page = "https://bintangpangkas.example/tiket/";
const fragmentOf = (link: string) => link.slice(link.indexOf("#"));
const read = (link: string) => readTicketFragment(fragmentOf(link));

const ordinary = booking({ serviceIds: ["classic", "premium"], notes: "rahasia" });

describe("a ticket's link", () => {
  test("is short and readable, and leaves the notes out", () => {
    const link = ticketLink(ordinary, page);
    expect(link).toBe(
      `${page}#kode=BTP123456AB&tgl=2026-12-01&jam=17:00&layanan=classic,premium&total=201250&nama=Budi+Santoso&telp=0812+3456+7890`,
    );
    expect(link.length).toBeLessThan(300);
  });

  test("has one # and nothing that a chat would end a link at", () => {
    const link = ticketLink(booking({ name: "Budi (ayah) *#1*! 'x' 100%", phone: "(0812) 1~2" }), page);
    expect(link.slice(page.length)).toMatch(/^#[\w.~+%&=:,-]+$/);
  });

  test("is read back with every field that it was written with", () => {
    const text = (longest: number) =>
      fc
        .string({ unit: anyCharacter, maxLength: longest })
        .map(plainLine)
        .filter((line) => [...line].length <= longest && !line.includes("\uFFFD"));
    fc.assert(
      fc.property(
        fc.record({
          code: fc.constantFrom("B123456AB", "BINTANGP654321Z9"),
          name: fc.oneof(text(80), fc.constantFrom("a%20b~p~~", "&nama=x#https://", "+62", "%".repeat(80))),
          phone: fc.oneof(text(40), fc.stringMatching(/^[+]?[0-9 ()./-]{0,38}[0-9]$/).map(plainLine)),
          address: text(160),
          notes: fc.oneof(text(300), fc.constant("Poni 100% tipis\nsisi #2 & rapi")),
          serviceIds: fc.subarray(Array.from({ length: 30 }, (_, index) => `cukur-${index}`)),
          // Thirty services of the highest price and multiplier that the content may hold.
          total: fc.option(fc.integer({ min: 0, max: 9_000_000_000 })),
          isLeastTotal: fc.boolean(),
          barberId: fc.option(fc.constant("bang-tono")),
          status: fc.constantFrom<BookingStatus[]>("requested", "proposed", "confirmed", "declined", "cancelled"),
          version: fc.constantFrom(null, 29_000_000, 99_999_999),
          language: fc.constantFrom("id" as const, "en" as const),
          deposit: fc.option(
            fc.record({ amount: fc.integer({ min: 1, max: 9_000_000_000 }), isReceived: fc.boolean() }),
          ),
        }),
        (fields) => {
          const made = booking(fields);
          const expected = { ...made, notes: "", isLeastTotal: made.isLeastTotal && made.total !== null };
          expect(read(ticketLink(made, page))).toEqual(expected);
          expect(readTicketFragment(ticketFragment(made))).toEqual(expected);
          expect(readChangeFragment(changeFragment(made))).toEqual(expected);
          const kept = { ...expected, notes: made.notes, status: "requested" };
          expect(readMadeTicketFragment(madeTicketFragment(made))).toEqual(made.serviceIds.length > 0 ? kept : null);
        },
      ),
    );
  });

  test("in the form's own address keeps what is too long for a link to pass on", () => {
    const made = booking({
      name: "Budi ".repeat(40).trim(),
      phone: "0812-3456-7890 atau 0813-4567-8901 (istri)",
      address: "Jl. Melati ".repeat(20).trim(),
      notes: "💈".repeat(3000),
    });
    expect(readMadeTicketFragment(madeTicketFragment(made))).toEqual(made);
    expect(readChangeFragment(changeFragment(made))).toEqual({ ...made, notes: "" });
    expect(readTicketFragment(ticketFragment(made))).toMatchObject({ phone: "", address: "" });
  });

  test("is shortened in steps that keep code, date, time and status to the last", () => {
    const made = booking({
      name: "Raden Mas Bagus Wicaksono Hadiningrat Kusumo",
      barberId: "rizky",
      status: "proposed",
      version: 29_950_000,
      address: "Jl. Melati 5",
      changedFrom: { date: "2026-11-30", time: "10:00" },
    });
    const visit = "kode=BTP123456AB&tgl=2026-12-01&jam=17:00";
    const asked = "&layanan=father-son&barber=rizky";
    const phone = "&telp=0812+3456+7890";
    const state = "&status=diusulkan";
    const there = "&alamat=Jl.+Melati+5";
    const links = [
      `${visit}${asked}&total=201250&nama=Raden+Mas+Bagus+Wicaksono+Hadiningrat+Kusumo${phone}${state}&versi=29950000&semula=2026-11-30T10:00${there}`,
      `${visit}${asked}&total=201250&nama=Raden+Mas+Bagus+Wic%E2%80%A6${phone}${state}&versi=29950000${there}`,
      `${visit}${asked}&total=201250${phone}${state}&versi=29950000`,
      `${visit}${asked}${phone}${state}`,
      `${visit}${state}`,
    ];
    for (const link of links) {
      const longest = page.length + 1 + link.length;
      expect(ticketLink(made, page, (one) => one.length <= longest)).toBe(`${page}#${link}`);
    }
    expect(ticketLink(made, page, () => false)).toBe(`${page}#${links.at(-1)}`);
  });

  test("never carries a part of an address: it is whole or left out", () => {
    const made = booking({ address: `Jl. Melati 5, ${"x".repeat(160)}` });
    expect(read(ticketLink(made, page))?.address).toBe("");
  });

  test.each([
    ["encoded twice as a whole", (fragment: string) => `#${encodeURIComponent(fragment.slice(1))}`],
    ["encoded three times", (fragment: string) => `#${encodeURIComponent(encodeURIComponent(fragment.slice(1)))}`],
    ["with its percent signs encoded again", (fragment: string) => fragment.replaceAll("%", "%25")],
    ["pasted twice", (fragment: string) => `${fragment}${page}${fragment}`],
    ["followed by a chat's next words", (fragment: string) => `${fragment} terima kasih`],
    ["out of a page's source", (fragment: string) => fragment.replaceAll("&", "&amp;")],
  ])("is read %s", (_name, mangled) => {
    const made = booking({ name: "Zoë & Ánh 100% #1 💈", phone: "+62 812" });
    expect(readTicketFragment(mangled(fragmentOf(ticketLink(made, page))))).toEqual(made);
  });

  test("cut off anywhere, gives what still stands there and never something else", () => {
    const whole = fragmentOf(ticketLink(ordinary, page));
    for (let length = 0; length <= whole.length; length += 1) {
      const found = readTicketFragment(whole.slice(0, length));
      if (found === null) continue;
      if (found.code !== null) expect(found.code).toBe("BTP123456AB");
      if (found.date !== null) expect(found.date).toBe("2026-12-01");
      if (found.time !== null) expect(found.time).toBe("17:00");
      expect("Budi Santoso".startsWith(found.name)).toBe(true);
    }
  });

  test.each([
    ["a date that does not exist", "#kode=BTP123456AB&tgl=2026-02-30", { date: null, code: "BTP123456AB" }],
    ["an hour that does not exist", "#kode=BTP123456AB&jam=25:00", { time: null }],
    ["a code in small letters", "#kode=btp123456ab", { code: "BTP123456AB" }],
    ["markup", "#kode=BTP123456AB&nama=<img src=x>&layanan=<b>", { name: "<img", serviceIds: [] }],
    ["direction marks and controls", "#nama=Bu%E2%80%AEdi%00%07&tgl=2026-12-01", { name: "Budi" }],
    ["half a letter", "#kode=BTP123456AB&nama=Jos%C3", { name: "Jos" }],
    ["a letter and a half of one", "#kode=BTP123456AB&nama=Jos+%C3%", { name: "Jos" }],
    ["a name too long to be one", `#kode=BTP123456AB&nama=${"x".repeat(81)}`, { name: `${"x".repeat(79)}…` }],
    ["endless encoding", `#kode=BTP123456AB&nama=${"%25".repeat(33_000)}41`, { code: "BTP123456AB" }],
    ["a phone number too long to be one", `#kode=BTP123456AB&telp=${"8".repeat(41)}`, { phone: "" }],
    ["a least total that was cut", "#kode=BTP123456AB&total=mul", { total: null, isLeastTotal: false }],
    ["a version that was cut", "#kode=BTP123456AB&versi=2994", { version: null }],
    ["a deposit of nothing", "#kode=BTP123456AB&dp=0", { deposit: null }],
    ["a deposit that is no number", "#kode=BTP123456AB&dp=diterimax1", { deposit: null }],
    ["a status that no ticket has", "#kode=BTP123456AB&status=lunas", { status: "requested" }],
    ["a total beyond what can be booked", "#kode=BTP123456AB&total=99999999999", { total: null }],
    ["a total that is no number", "#kode=BTP123456AB&total=1e9", { total: null }],
  ])("with %s gives the rest", (_name, fragment, expected) => {
    expect(readTicketFragment(fragment)).toMatchObject(expected);
  });

  test.each(["", "#", "#booking", "#main", "#a=b", `#${"x".repeat(100_000)}`])("is none in %.20s", (fragment) => {
    expect(readTicketFragment(fragment)).toBeNull();
  });
});

// Written down as they were sent: tickets in the chats of customers open for ever.
const start = "#kode=BTP123456AB";
const evening = "&tgl=2026-12-01&jam=17:00";
const visit = `${evening}&layanan=father-son&total=201250`;
const budi = "&nama=Budi+Santoso&telp=0812+3456+7890";

test.each<[string, string, Partial<Booking>]>([
  ["a request", `${start}${visit}${budi}`, {}],
  [
    "two services and a barber",
    `${start}&tgl=2026-12-02&jam=10:30&layanan=classic,beard&barber=tono&total=192500&nama=Budi&telp=081234567890`,
    {
      date: "2026-12-02",
      time: "10:30",
      serviceIds: ["classic", "beard"],
      barberId: "tono",
      total: 192_500,
      name: "Budi",
      phone: "081234567890",
    },
  ],
  ["a proposed time", `${start}${visit}${budi}&status=diusulkan`, { status: "proposed" }],
  [
    "the time before it",
    `${start}${visit}${budi}&status=diusulkan&semula=2026-11-30T10:00-192500`,
    { status: "proposed", changedFrom: { date: "2026-11-30", time: "10:00", total: 192_500 } },
  ],
  ["a confirmed booking", `${start}${visit}${budi}&status=diterima`, { status: "confirmed" }],
  ["a declined one", `${start}${visit}${budi}&status=ditolak`, { status: "declined" }],
  ["a cancelled one", `${start}${visit}${budi}&status=dibatalkan`, { status: "cancelled" }],
  ["a version", `${start}${visit}${budi}&status=diterima&versi=29934720`, { status: "confirmed", version: 29_934_720 }],
  [
    "a least total",
    `${start}${evening}&layanan=wash&total=mulai57500${budi}`,
    { serviceIds: ["wash"], total: 57_500, isLeastTotal: true },
  ],
  [
    "an address",
    `${start}${evening}&layanan=home&total=mulai230000${budi}&alamat=Jl.+Melati+5+%28belakang+masjid%29`,
    { serviceIds: ["home"], total: 230_000, isLeastTotal: true, address: "Jl. Melati 5 (belakang masjid)" },
  ],
  [
    "a customer who reads English",
    `${start}&bahasa=en${visit}&nama=Budi+Santoso&telp=%2B44+7700+900123`,
    { language: "en", phone: "+44 7700 900123" },
  ],
  ["a deposit owed", `${start}&dp=50000${visit}${budi}`, { deposit: { amount: 50_000, isReceived: false } }],
  ["one received", `${start}&dp=diterima50000${visit}${budi}`, { deposit: { amount: 50_000, isReceived: true } }],
  ["a percent sign and a tilde", `${start}${visit}&nama=100~p+Budi+~~&telp=0812+3456+7890`, { name: "100% Budi ~" }],
])("an address sent earlier, with %s, is read as it was", (_name, fragment, changes) => {
  expect(readTicketFragment(fragment)).toEqual(booking(changes));
});

test("only the fragment that changes a ticket is read as a change", () => {
  expect(readChangeFragment(fragmentOf(ticketLink(ordinary, page)))).toBeNull();
  expect(readChangeFragment("#booking")).toBeNull();
});
