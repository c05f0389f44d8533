import fc from "fast-check";
import type { Booking } from "../../../src/domain/booking/booking";
import { statuses, statusNames } from "../../../src/domain/booking/statuses";
import {
  changeFragment,
  madeTicketFragment,
  readChangeFragment,
  readMadeTicketFragment,
  readTicketFragment,
  ticketLink,
} from "../../../src/domain/formats/ticketLink";
import { plainLine, plainText } from "../../../src/format/plainText";
import { anyCharacter } from "../../support/anyCharacter";
import { booking } from "../../support/booking";

const page = "https://bintangpangkas.example/tiket/";
const fragmentOf = (made: Booking) => new URL(ticketLink(made, page)).hash;

// A text of at most so many characters, as a booking keeps it.
const text = (longest: number, kept = plainLine) =>
  fc
    .string({ unit: anyCharacter, maxLength: longest })
    .map((written) => kept(written).trim())
    .filter((one) => [...one].length <= longest && !one.includes("\uFFFD"));

const anyBooking = fc
  .record({
    code: fc.constantFrom("B123456AB", "BINTANGP654321Z9"),
    name: fc.oneof(text(80), fc.constantFrom("a%20b~p~~", "&nama=x#https://", "+62", "%".repeat(80))),
    phone: fc.oneof(text(40), fc.constantFrom("+62 (0)812-3456-7890")),
    address: text(160),
    notes: fc.oneof(text(350, plainText), fc.constant("Poni 100% tipis\nsisi #2 & rapi.")),
    serviceIds: fc.subarray(
      Array.from({ length: 30 }, (_, index) => `cukur-${index}`),
      { minLength: 1 },
    ),
    total: fc.integer({ min: 0, max: 9_000_000_000 }),
    isLeastTotal: fc.boolean(),
    barberId: fc.option(fc.constant("bang-tono")),
    status: fc.constantFrom(...statusNames),
    version: fc.constantFrom(null, 29_000_000, 99_999_999),
    language: fc.constantFrom("id" as const, "en" as const),
    deposit: fc.option(fc.record({ amount: fc.integer({ min: 1, max: 9_000_000_000 }), isReceived: fc.boolean() })),
    changedFrom: fc.constantFrom(null, { date: "2026-11-30", time: "10:00", total: null }),
  })
  .map((fields) => booking({ ...fields, changedFrom: statuses[fields.status].isOpen ? fields.changedFrom : null }));

describe("a ticket's link", () => {
  test("is readable, begins with its check, and carries the notes", () => {
    expect(ticketLink(booking({ serviceIds: ["classic", "premium"], notes: "Poni tipis" }), page)).toMatch(
      /\/tiket\/#cek=[a-z0-9]{1,7}&kode=BTP123456AB&nama=Budi%20Santoso&telp=0812%203456%207890&catatan=Poni%20tipis&layanan=classic,premium&total=201250&tgl=2026-12-01&jam=17:00$/,
    );
  });

  test("has nothing that a chat would end a link at", () => {
    expect(fragmentOf(booking({ name: "Budi (ayah) *#1*! 'x' 100%", phone: "(0812) 1~2" }))).toMatch(
      /^#[\w.~+%&=:,-]+$/,
    );
  });

  test("is read back whole by page, form and change", () => {
    fc.assert(
      fc.property(anyBooking, (made) => {
        expect(readTicketFragment(fragmentOf(made))).toEqual(made);
        expect(readChangeFragment(changeFragment(made))).toEqual(made);
        expect(readMadeTicketFragment(madeTicketFragment(made))).toEqual({ ...made, status: "requested" });
      }),
    );
  });

  test.each([
    ["encoded twice as a whole", (fragment: string) => `#${encodeURIComponent(fragment.slice(1))}`],
    ["with its percent signs encoded again", (fragment: string) => fragment.replaceAll("%", "%25")],
    ["pasted twice", (fragment: string) => `${fragment}${page}${fragment}`],
    ["followed by a chat's next words", (fragment: string) => `${fragment} terima kasih`],
    ["at the end of a sentence", (fragment: string) => `${fragment}.`],
    ["out of a page's source", (fragment: string) => fragment.replaceAll("&", "&amp;")],
  ])("is read %s", (_name, mangled) => {
    const made = booking({ name: "Zoë & Ánh 100% #1 💈" });
    expect(readTicketFragment(mangled(fragmentOf(made)))).toEqual(made);
  });

  test("cut off anywhere is refused", () => {
    const whole = fragmentOf(booking({ notes: "Poni tipis", version: 29_000_000 }));
    for (let length = 0; length < whole.length; length += 1)
      expect([length, readTicketFragment(whole.slice(0, length))]).toEqual([
        length,
        length < "#cek".length ? null : "cut",
      ]);
  });

  // Without its check a link is an address written by hand. So one change may fall anywhere, more than one behind the check.
  test("changed anywhere is refused, or read as it was", () => {
    const change = fc.record({
      at: fc.nat(),
      cut: fc.nat({ max: 12 }),
      put: fc.oneof(fc.constant(""), fc.string({ unit: anyCharacter, maxLength: 4 }), fc.constantFrom("&", "=", "%")),
    });
    fc.assert(
      fc.property(anyBooking, fc.array(change, { minLength: 1, maxLength: 3 }), (made, changes) => {
        const first = changes.length > 1 ? "#cek=0000000".length : 0;
        const fragment = changes.reduce((before, { at, cut, put }) => {
          const from = first + (at % (before.length - first));
          return before.slice(0, from) + put + before.slice(from + cut);
        }, fragmentOf(made));
        const read = readTicketFragment(fragment);
        if (read !== null && read !== "cut") expect(read).toEqual(made);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(["", "#booking", "#a=b", `#${"x".repeat(100_000)}`, `#${"%25".repeat(33_000)}41`])(
    "is none in %.20s",
    (fragment) => {
      expect(readTicketFragment(fragment)).toBeNull();
    },
  );
});

// An address without a check, as somebody might write it by hand.
const byHand =
  "#kode=BTP123456AB&tgl=2026-12-01&jam=17:00&layanan=father-son&total=201250&nama=Budi+Santoso&telp=0812+3456+7890";

test.each<[string, string, Partial<Booking>]>([
  ["a request", "", {}],
  [
    "a confirmed booking and its version",
    "&status=diterima&versi=29934720",
    { status: "confirmed", version: 29_934_720 },
  ],
  ["a deposit received", "&dp=diterima50000", { deposit: { amount: 50_000, isReceived: true } }],
])("an address written by hand opens with %s", (_name, more, changes) => {
  expect(readTicketFragment(byHand + more)).toEqual(booking(changes));
});

test.each([
  ["no code", byHand.replace("kode=BTP123456AB&", "")],
  ["no name", byHand.replace("&nama=Budi+Santoso", "")],
  ["a date that does not exist", byHand.replace("2026-12-01", "2026-02-30")],
  ["an hour that does not exist", byHand.replace("17:00", "25:00")],
  ["markup for a service", byHand.replace("father-son", "<b>")],
  ["a name too long to be one", byHand.replace("Budi", "x".repeat(81))],
  ["a total that is no number", byHand.replace("201250", "1e9")],
  ["a deposit of nothing", `${byHand}&dp=0`],
  ["a field that no ticket has", `${byHand}&lunas=ya`],
])("an address written by hand does not open in part: with %s", (_name, fragment) => {
  expect(readTicketFragment(fragment)).toBe("cut");
});

test("only the fragment that changes a ticket is read as a change", () => {
  expect(readChangeFragment(byHand)).toBeNull();
  expect(readChangeFragment("#ubah&kode=BTP")).toBe("cut");
});
