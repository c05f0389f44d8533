import fc from "fast-check";
import type { Booking, BookingStatus } from "../../../src/domain/booking/booking";
import {
  changeFragment,
  madeTicketFragment,
  readChangeFragment,
  readMadeTicketFragment,
  readTicketFragment,
  ticketLink,
} from "../../../src/domain/formats/ticketLink";
import { plainLine } from "../../../src/format/plainText";
import { anyCharacter } from "../../support/anyCharacter";
import { booking } from "../../support/booking";

const page = "https://bintangpangkas.example/tiket/";
const fragmentOf = (made: Booking) => new URL(ticketLink(made, page)).hash;

describe("a ticket's link", () => {
  test("is short and readable, and leaves the notes out", () => {
    expect(ticketLink(booking({ serviceIds: ["classic", "premium"], notes: "rahasia" }), page)).toBe(
      `${page}#kode=BTP123456AB&tgl=2026-12-01&jam=17:00&layanan=classic,premium&total=201250&nama=Budi+Santoso&telp=0812+3456+7890`,
    );
  });

  test("has one # and nothing that a chat would end a link at", () => {
    expect(fragmentOf(booking({ name: "Budi (ayah) *#1*! 'x' 100%", phone: "(0812) 1~2" }))).toMatch(
      /^#[\w.~+%&=:,-]+$/,
    );
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
          expect(readTicketFragment(fragmentOf(made))).toEqual(expected);
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
  });

  test("is shortened in steps that keep code, date, time and status to the last, and never cuts an address", () => {
    const made = booking({
      name: "Raden Mas Bagus Wicaksono Hadiningrat Kusumo",
      barberId: "rizky",
      status: "proposed",
      version: 29_950_000,
      address: "Jl. Melati 5",
      changedFrom: { date: "2026-11-30", time: "10:00" },
    });
    const visit = "#kode=BTP123456AB&tgl=2026-12-01&jam=17:00";
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
    ].map((fragment) => page + fragment);
    for (const link of links) expect(ticketLink(made, page, (one) => one.length <= link.length)).toBe(link);
    expect(ticketLink(made, page, () => false)).toBe(links.at(-1));
  });

  test.each([
    ["encoded twice as a whole", (fragment: string) => `#${encodeURIComponent(fragment.slice(1))}`],
    ["with its percent signs encoded again", (fragment: string) => fragment.replaceAll("%", "%25")],
    ["pasted twice", (fragment: string) => `${fragment}${page}${fragment}`],
    ["followed by a chat's next words", (fragment: string) => `${fragment} terima kasih`],
    ["out of a page's source", (fragment: string) => fragment.replaceAll("&", "&amp;")],
  ])("is read %s", (_name, mangled) => {
    const made = booking({ name: "Zoë & Ánh 100% #1 💈", phone: "+62 812" });
    expect(readTicketFragment(mangled(fragmentOf(made)))).toEqual(made);
  });

  test("cut off anywhere, gives what still stands there and never something else", () => {
    const made = booking();
    const whole = fragmentOf(made);
    for (let length = 0; length <= whole.length; length += 1) {
      const { code, date, time, name } = readTicketFragment(whole.slice(0, length)) ?? booking();
      expect([made.code, null]).toContain(code);
      expect([made.date, null]).toContain(date);
      expect([made.time, null]).toContain(time);
      expect(made.name.startsWith(name)).toBe(true);
    }
  });

  test.each([
    ["a date that does not exist", "tgl=2026-02-30", { date: null }],
    ["an hour that does not exist", "jam=25:00", { time: null }],
    ["markup", "nama=<img src=x>&layanan=<b>", { name: "<img", serviceIds: [] }],
    ["half a letter", "nama=Jos%C3", { name: "Jos" }],
    ["a letter and a half of one", "nama=Jos+%C3%", { name: "Jos" }],
    ["a name too long to be one", `nama=${"x".repeat(81)}`, { name: `${"x".repeat(79)}…` }],
    ["endless encoding", `nama=${"%25".repeat(33_000)}41`, {}],
    ["a phone number too long to be one", `telp=${"8".repeat(41)}`, { phone: "" }],
    ["an address too long to be one", `alamat=${"x".repeat(161)}`, { address: "" }],
    ["a least total that was cut", "total=mul", { total: null, isLeastTotal: false }],
    ["a total beyond what can be booked", "total=99999999999", { total: null }],
    ["a total that is no number", "total=1e9", { total: null }],
    ["a version that was cut", "versi=2994", { version: null }],
    ["a deposit of nothing", "dp=0", { deposit: null }],
    ["a deposit that is no number", "dp=diterimax1", { deposit: null }],
    ["a status that no ticket has", "status=lunas", { status: "requested" }],
  ])("with %s gives the rest, and reads a code in small letters", (_name, fragment, expected) => {
    expect(readTicketFragment(`#kode=btp123456ab&${fragment}`)).toMatchObject({ code: "BTP123456AB", ...expected });
  });

  test("never throws, whatever somebody writes behind #", () => {
    const parts = fc.constantFrom("kode=", "&nama=", "&layanan=", "%", "%25", "%C3", "%E2%80%AE", "%00", "~", "#");
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string({ unit: anyCharacter }))), (written) => {
        const { name } = readTicketFragment(`#${written.join("")}`) ?? booking();
        expect(name).toBe(plainLine(name));
      }),
    );
  });

  test.each(["", "#booking", "#a=b", `#${"x".repeat(100_000)}`])("is none in %.20s", (fragment) => {
    expect(readTicketFragment(fragment)).toBeNull();
  });
});

// Written down as they were sent: tickets in the chats of customers open for ever.
const request =
  "#kode=BTP123456AB&tgl=2026-12-01&jam=17:00&layanan=father-son&total=201250&nama=Budi+Santoso&telp=0812+3456+7890";
const since = (changes: string) => request.replace("&layanan=father-son&total=201250", changes);

test.each<[string, string, Partial<Booking>]>([
  ["a request", request, {}],
  [
    "two services and a barber",
    since("&layanan=classic,beard&barber=tono&total=192500"),
    { serviceIds: ["classic", "beard"], barberId: "tono", total: 192_500 },
  ],
  ["a proposed time", `${request}&status=diusulkan`, { status: "proposed" }],
  [
    "the time before it",
    `${request}&status=diusulkan&semula=2026-11-30T10:00-192500`,
    { status: "proposed", changedFrom: { date: "2026-11-30", time: "10:00", total: 192_500 } },
  ],
  [
    "a confirmed booking and its version",
    `${request}&status=diterima&versi=29934720`,
    { status: "confirmed", version: 29_934_720 },
  ],
  ["a declined one", `${request}&status=ditolak`, { status: "declined" }],
  ["a cancelled one", `${request}&status=dibatalkan`, { status: "cancelled" }],
  [
    "a least total and an address",
    `${since("&layanan=home&total=mulai230000")}&alamat=Jl.+Melati+5+%28belakang+masjid%29`,
    { serviceIds: ["home"], total: 230_000, isLeastTotal: true, address: "Jl. Melati 5 (belakang masjid)" },
  ],
  [
    "a customer who reads English",
    "#kode=BTP123456AB&bahasa=en&tgl=2026-12-01&jam=17:00&layanan=father-son&total=201250&nama=Budi+Santoso&telp=%2B44+7700+900123",
    { language: "en", phone: "+44 7700 900123" },
  ],
  ["a deposit owed", request.replace("&", "&dp=50000&"), { deposit: { amount: 50_000, isReceived: false } }],
  ["one received", request.replace("&", "&dp=diterima50000&"), { deposit: { amount: 50_000, isReceived: true } }],
  ["a percent sign and a tilde", request.replace("Budi+Santoso", "100~p+Budi+~~"), { name: "100% Budi ~" }],
])("an address sent earlier, with %s, is read as it was", (_name, fragment, changes) => {
  expect(readTicketFragment(fragment)).toEqual(booking(changes));
});

test("only the fragment that changes a ticket is read as a change", () => {
  expect(readChangeFragment(request)).toBeNull();
});
