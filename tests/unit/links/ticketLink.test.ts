import fc from "fast-check";
import { changeFragment, readChange, readTicketFragment, ticketAddress } from "../../../src/domain/links/ticketLink";
import { plainLine } from "../../../src/format/plainText";
import { services, ticket } from "../../support/booking";

const page = "https://bintangpangkas.example/tiket/";
const fragmentOf = (address: string) => address.slice(address.indexOf("#"));
const read = (address: string) => readTicketFragment(fragmentOf(address));

const ordinary = ticket({ services: services.slice(0, 2), notes: "rahasia" });
const claimOf = (made: typeof ordinary) => ({
  code: made.code,
  status: made.status,
  name: made.name,
  phone: made.phone,
  date: made.date,
  time: made.time,
  serviceIds: made.services.map(({ id }) => id),
  total: made.total,
  barberId: typeof made.barber === "object" ? (made.barber?.id ?? null) : null,
});

describe("a ticket's address", () => {
  test("is short and readable, and leaves the notes out", () => {
    const address = ticketAddress(ordinary, page);
    expect(address).toBe(
      `${page}#kode=BTP123456AB&tgl=2026-12-01&jam=17:00&layanan=classic,premium&total=201250&nama=Budi+Santoso&telp=0812+3456+7890`,
    );
    expect(address.length).toBeLessThan(300);
  });

  test("has one # and nothing that a chat would end a link at", () => {
    const address = ticketAddress(ticket({ name: "Budi (ayah) *#1*! 'x' 100%", phone: "(0812) 1~2" }), page);
    expect(address.slice(page.length)).toMatch(/^#[\w.~+%&=:,-]+$/);
  });

  test("brings any booking back as it was", () => {
    const text = fc
      .string({ unit: "binary", maxLength: 40 })
      .map(plainLine)
      .filter((line) => line !== "");
    fc.assert(
      fc.property(
        text,
        text,
        fc.subarray(services, { minLength: 1 }),
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom(null, "anyone" as const, { id: "bang-tono", name: "Bang Tono" }),
        fc.constantFrom("requested" as const, "proposed" as const, "confirmed" as const),
        (name, phone, chosen, total, barber, status) => {
          const made = ticket({ name, phone, services: chosen, total, barber, status });
          const once = plainLine(plainLine(name));
          expect(read(ticketAddress(made, page))).toEqual({ ...claimOf(made), name: once, phone: plainLine(phone) });
        },
      ),
    );
  });

  test.each([
    ["encoded twice as a whole", (fragment: string) => `#${encodeURIComponent(fragment.slice(1))}`],
    ["encoded three times", (fragment: string) => `#${encodeURIComponent(encodeURIComponent(fragment.slice(1)))}`],
    ["with its percent signs encoded again", (fragment: string) => fragment.replaceAll("%", "%25")],
    ["pasted twice", (fragment: string) => `${fragment}${page}${fragment}`],
    ["followed by a chat's next words", (fragment: string) => `${fragment} terima kasih`],
    ["out of a page's source", (fragment: string) => fragment.replaceAll("&", "&amp;")],
  ])("is read %s", (_name, mangled) => {
    const made = ticket({ name: "Zoë & Ánh 100% #1 💈", phone: "+62 812" });
    expect(readTicketFragment(mangled(fragmentOf(ticketAddress(made, page))))).toEqual(claimOf(made));
  });

  test("cut off anywhere, gives what still stands there and never something else", () => {
    const whole = fragmentOf(ticketAddress(ordinary, page));
    for (let length = 0; length <= whole.length; length += 1) {
      const claim = readTicketFragment(whole.slice(0, length));
      if (claim === null) continue;
      if (claim.code !== null) expect(claim.code).toBe("BTP123456AB");
      if (claim.date !== null) expect(claim.date).toBe("2026-12-01");
      if (claim.time !== null) expect(claim.time).toBe("17:00");
      expect("Budi Santoso".startsWith(claim.name)).toBe(true);
    }
  });

  test.each([
    ["a date that does not exist", "#kode=BTP123456AB&tgl=2026-02-30", { date: null, code: "BTP123456AB" }],
    ["an hour that does not exist", "#kode=BTP123456AB&jam=25:00", { time: null }],
    ["a code in small letters", "#kode=btp123456ab", { code: "BTP123456AB" }],
    ["markup", "#kode=BTP123456AB&nama=<img src=x>&layanan=<b>", { name: "<img", serviceIds: [] }],
    ["direction marks and controls", "#nama=Bu%E2%80%AEdi%00%07&tgl=2026-12-01", { name: "Budi" }],
    ["half an emoji", "#nama=%F0%9F%92&kode=BTP123456AB", { code: "BTP123456AB" }],
    ["a total that is no number", "#kode=BTP123456AB&total=1e9", { total: null }],
  ])("with %s gives the rest", (_name, fragment, expected) => {
    expect(readTicketFragment(fragment)).toMatchObject(expected);
  });

  test.each(["", "#", "#booking", "#main", "#a=b", `#${"x".repeat(100_000)}`])("is none in %.20s", (fragment) => {
    expect(readTicketFragment(fragment)).toBeNull();
  });

  test("whatever stands there, reading never throws and gives only texts of one line and bounded length", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 500 }),
      fc
        .string({ unit: "binary", maxLength: 200 })
        .map((text) => `kode=BTP123456AB&nama=${text}&telp=${text}&layanan=${text}`),
      fc.string({ maxLength: 200 }).map((text) => `kode=BTP123456AB&nama=${encodeURIComponent(text)}%`),
      fc.constant(`kode=BTP123456AB&nama=${"%25".repeat(33_000)}41`),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const claim = readTicketFragment(`#${text}`);
        if (claim === null) return;
        expect([...claim.name].length).toBeLessThanOrEqual(80);
        expect([...claim.phone].length).toBeLessThanOrEqual(40);
        expect(claim.name + claim.phone).not.toMatch(/\p{Control}|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069]/u);
        expect(claim.serviceIds.every((id) => /^[a-z0-9-]{1,60}$/.test(id))).toBe(true);
      }),
    );
  });
});

test("the address that changes a ticket carries the same, under a mark of its own", () => {
  expect(readChange(`#${changeFragment(ordinary)}`)).toEqual(claimOf(ordinary));
  expect(readChange(fragmentOf(ticketAddress(ordinary, page)))).toBeNull();
  expect(readChange("#booking")).toBeNull();
});
