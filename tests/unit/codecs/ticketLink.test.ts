import fc from "fast-check";
import type { Booking } from "../../../src/domain/booking/booking";
import { awaitsAnswer, bookingStatuses } from "../../../src/domain/booking/booking";
import {
  type LinkPurpose,
  readTicketFragment,
  ticketFragment,
  ticketLink,
} from "../../../src/domain/codecs/ticketLink";
import { plainLine, plainText } from "../../../src/format/plainText";
import { anyCharacter } from "../../support/anyCharacter";
import { booking } from "../../support/booking";

const page = "https://bintangpangkas.example/tiket/";
const fragmentOf = (made: Booking) => new URL(ticketLink(made, page)).hash;
const bookingIn = (fragment: string) => readTicketFragment(fragment)?.booking ?? null;

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
    status: fc.constantFrom(...bookingStatuses),
    version: fc.constantFrom(null, 29_000_000, 99_999_999),
    language: fc.constantFrom("id", "en"),
    deposit: fc.option(fc.record({ amount: fc.integer({ min: 1, max: 9_000_000_000 }), isReceived: fc.boolean() })),
    changedFrom: fc.constantFrom(null, { date: "2026-11-30", time: "10:00", total: null }),
  })
  .map((fields) => booking({ ...fields, changedFrom: awaitsAnswer(fields) ? fields.changedFrom : null }));

describe("a ticket's link", () => {
  test("is readable, begins with its check, and carries the notes", () =>
    expect(ticketLink(booking({ serviceIds: ["classic", "premium"], notes: "Poni tipis" }), page)).toMatch(
      /\/tiket\/#cek=[a-z0-9]{1,7}&kode=BTP123456AB&nama=Budi%20Santoso&telp=0812%203456%207890&catatan=Poni%20tipis&layanan=classic,premium&total=201250&tgl=2026-12-01&jam=17:00$/,
    ));

  test("has nothing that a chat would end a link at", () =>
    expect(fragmentOf(booking({ name: "Budi (ayah) *#1*! 'x' 100%", phone: "(0812) 1~2" }))).toMatch(
      /^#[\w.~+%&=:,-]+$/,
    ));

  test("is read back whole, with what it is for; a ticket made in the form always as a request", () =>
    fc.assert(
      fc.property(anyBooking, fc.constantFrom<LinkPurpose[]>("ticket", "change", "made"), (made, purpose) => {
        const booking = purpose === "made" ? { ...made, status: "requested" } : made;
        expect(readTicketFragment(`#${ticketFragment(made, purpose)}`)).toEqual({ purpose, booking });
      }),
    ));

  test.each(["ticket", "change", "made"] as const)("of a %s says what it was for when it is cut", (purpose) => {
    const fragment = ticketFragment(booking(), purpose).replace(/&jam=.*/, "");
    expect(readTicketFragment(fragment)).toEqual({ purpose, booking: "cut" });
  });

  test("without its check is refused like a cut one", () =>
    expect(bookingIn(fragmentOf(booking()).replace(/cek=\w+&/, ""))).toBe("cut"));

  test.each([
    ["encoded twice as a whole", (fragment: string) => `#${encodeURIComponent(fragment.slice(1))}`],
    ["with its percent signs encoded again", (fragment: string) => fragment.replaceAll("%", "%25")],
    ["pasted twice", (fragment: string) => `${fragment}${page}${fragment}`],
    ["followed by a chat's next words", (fragment: string) => `${fragment} terima kasih`],
    ["at the end of a sentence", (fragment: string) => `${fragment}.`],
    ["out of a page's source", (fragment: string) => fragment.replaceAll("&", "&amp;")],
  ])("is read %s", (_name, mangled) => {
    const made = booking({ name: "Zoë & Ánh 100% #1 💈" });
    expect(bookingIn(mangled(fragmentOf(made)))).toEqual(made);
  });

  test("cut or changed anywhere is refused, or read as it was", () => {
    const change = fc.record({
      at: fc.nat(),
      cut: fc.oneof(fc.nat({ max: 12 }), fc.constant(9999)),
      put: fc.oneof(fc.constant(""), fc.string({ unit: anyCharacter, maxLength: 4 }), fc.constantFrom("&", "=", "%")),
    });
    fc.assert(
      fc.property(anyBooking, fc.array(change, { minLength: 1, maxLength: 3 }), (made, changes) => {
        const fragment = changes.reduce((before, { at, cut, put }) => {
          const from = at % before.length;
          return before.slice(0, from) + put + before.slice(from + cut);
        }, fragmentOf(made));
        const read = bookingIn(fragment);
        if (read !== null && read !== "cut") expect(read).toEqual(made);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(["", "#booking", "#a=b", `#${"x".repeat(100_000)}`, `#${"%25".repeat(33_000)}41`])(
    "is none in %.20s",
    (fragment) => expect(readTicketFragment(fragment)).toBeNull(),
  );
});
