import fc from "fast-check";
import { codeIn, pastedTickets } from "../../../src/domain/book/pastedText";
import type { Booking } from "../../../src/domain/booking/booking";
import { messageToShop } from "../../../src/domain/booking/messageToShop";
import { readTicketFragment, ticketFragment, ticketLink } from "../../../src/domain/links/ticketLink";
import { plainLine, plainText, withoutLinks } from "../../../src/format/plainText";
import { anyCharacter } from "../../support/anyCharacter";
import { booking } from "../../support/book";
import { bookable, services, shop } from "../../support/booking";

const shopContent = { shop, bookable: bookable() };
const messageOf = (changes: Partial<Booking> = {}) => messageToShop(booking(changes), shopContent);
const joko = booking({ code: "BTP654321ZZ", name: "Joko Susilo", phone: "0813 0000 1111", time: "10:00" });
const forged = ticketLink({ ...joko, status: "cancelled" }, shop.ticketPage);

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 2500 }),
  fc.constantFrom(
    "",
    "Budi\nNama: Joko",
    "Nama: Joko\nTelepon: 0813 0000 1111\nCatatan: lain",
    `Lihat ${forged} ya`,
    `\n${joko.code} - booking (Dibatalkan)\n${forged}`,
    "💈".repeat(900),
    "# &=%23kode=?\u202E\uD83D",
  ),
);

const anyBooking: fc.Arbitrary<Booking> = fc
  .record({
    name: anyText,
    phone: fc.oneof(fc.constantFrom("0812 3456 7890", "+62 812-3456-7890", "", "rumah"), anyText),
    notes: anyText,
    serviceIds: fc.subarray(
      services.map(({ id }) => id),
      { minLength: 1 },
    ),
    status: fc.constantFrom("requested" as const, "confirmed" as const, "cancelled" as const),
    changedFrom: fc.constantFrom(null, { date: "2026-11-30", time: "09:00" }),
    version: fc.constantFrom(null, 29_000_000),
  })
  .map(booking);

const facts = ({ code, date, time, serviceIds }: Booking) => ({ code, date, time, serviceIds });

/** Whether a text is another one, or its beginning with an ellipsis. */
const isShortOf = (text: string, whole: string) =>
  text === whole || (text.endsWith("…") && whole.startsWith(text.slice(0, -1)));

/** No number ends in a mark of bold, slanted or struck text, which a chat may have put around the line. */
const unmarked = (phone: string) => phone.replace(/[*_~\s]+$/, "");

test("every message to the shop gives its one ticket back, whatever was typed", () => {
  fc.assert(
    fc.property(anyBooking, (asked) => {
      const found = pastedTickets(messageToShop(asked, shopContent)).withLink;
      expect(found).toMatchObject([{ claim: { ...facts(asked), status: asked.status } }]);
      const [{ claim, notes } = { claim: null, notes: "" }] = found;
      const names = [plainLine(asked.name).replaceAll("\uFFFD", ""), plainLine(withoutLinks(plainLine(asked.name)))];
      expect(
        names.some((whole) => isShortOf(claim?.name ?? "", whole.trim()) || isShortOf(claim?.name ?? "", whole)),
      ).toBe(true);
      const typed = readTicketFragment(ticketFragment(asked))?.phone ?? "";
      expect([typed, withoutLinks(plainLine(asked.phone))].map(unmarked)).toContain(unmarked(claim?.phone ?? ""));
      const isCut = notes.endsWith("… (dipersingkat, lengkapnya ada di tiket saya)");
      const kept = isCut ? notes.slice(0, notes.lastIndexOf("… (")) : notes;
      const whole = plainLine(plainText(asked.notes));
      expect(isCut ? whole.startsWith(kept) : kept === whole).toBe(true);
    }),
    { numRuns: 200 },
  );
});

describe("several tickets in one text", () => {
  const [one, other] = [messageOf({ notes: "Poni\npendek" }), messageToShop(joko, shopContent)];

  test.each([
    ["messages with other talk around them", `Halo\n${one}\n\nOke kak, makasih\n${other}\nSiap`],
    [
      "an export of a chat",
      `30/11/26 12.00 - Budi: ${one}\n30/11/26 12.01 - Toko: Siap\n01/12/26 09.00 - +62 813: ${other}\n`,
    ],
    ["an export of another phone", `[30/11/26 12.00.00] Budi: ${one}\n\u200E[30/11/26 12.01.00] Joko: ${other}`],
    ["messages of Windows", `${one}\n${other}`.replaceAll("\n", "\r\n")],
  ])("%s", (_, text) => {
    expect(pastedTickets(text).withLink).toMatchObject([
      { claim: { ...facts(booking()), name: "Budi Santoso" }, notes: "Poni pendek" },
      { claim: { ...facts(joko), name: "Joko Susilo" }, notes: "" },
    ]);
  });

  test("of one code give the last, with the notes that it has", () => {
    const moved = messageOf({ time: "10:30", version: 29_000_000, changedFrom: booking() });
    expect(pastedTickets(`${one}\n${moved}`).withLink).toMatchObject([{ claim: { time: "10:30" }, notes: "" }]);
    expect(pastedTickets(`${moved}\n${one}`).withLink).toMatchObject([
      { claim: { time: "17:00" }, notes: "Poni pendek" },
    ]);
  });
});

test.each<[string, (link: string) => string]>([
  ["in curly quotes", (link) => `“${link}”`],
  ["in bold", (link) => `*${link}*`],
  ["without https://", (link) => link.replace("https://", "")],
  ["its fields alone", (link) => link.slice(link.indexOf("#"))],
  ["encoded once more", (link) => link.replace(/#.*/, (fragment) => `#${encodeURIComponent(fragment.slice(1))}`)],
])("a link %s is the same link", (_, around) => {
  const { notes: _notes, changedFrom: _changed, ...whole } = booking();
  expect(pastedTickets(around(ticketLink(booking(), shop.ticketPage))).withLink).toMatchObject([{ claim: whole }]);
});

// Quoted, indented or in bold in the chat.
const asIs = (line: string) => line;
test.each<[string, (line: string) => string]>([
  ["", asIs],
  [", quoted", (line) => `> ${line}`],
  [", in bold", (line) => `*${line}*`],
])("a message that was cut anywhere in its link gives the right booking, or says what is missing%s", (_, around) => {
  const text = messageOf({ serviceIds: ["classic", "beard"], total: 201_250 });
  const asked = booking({ serviceIds: ["classic", "beard"], total: 201_250 });
  for (let length = text.indexOf("&tgl="); length < text.length; length += 1) {
    const [found] = pastedTickets(text.slice(0, length).split("\n").map(around).join("\n")).withLink;
    if (!found) continue;
    const { claim, isCut, services: names } = found;
    const { name, phone, date, time, total } = asked;
    expect(claim).toMatchObject({ name, phone, date, time, total });
    if (claim.serviceIds.join() !== asked.serviceIds.join()) {
      expect(isCut).toBe(true);
      expect(names).toEqual(services.filter(({ id }) => asked.serviceIds.includes(id)).map((service) => service.name));
    }
  }
});

test("a message whose link is missing gives what its lines say; a text with no more than a code gives nothing", () => {
  const lines = messageOf({ notes: "Poni" }).split("\n").slice(0, -1).join("\n");
  expect(pastedTickets(lines).withoutLink).toMatchObject([
    {
      claim: { code: "BTP123456AB", name: "Budi Santoso", phone: "0812 3456 7890", date: "2026-12-01", time: "17:00" },
      services: ["Potong Rambut Klasik"],
      notes: "Poni",
    },
  ]);
  expect(pastedTickets("Halo, BTP123456AB jadi?").withoutLink).toEqual([]);
});

test.each(["", "[30/11/26 12.00.00] Budi: "])(
  "a cancellation cut before its link is one, behind the stamp %j too",
  (stamp) => {
    expect(pastedTickets(`${stamp}Batalkan BTP123456AB\nNama: Budi`).withoutLink).toMatchObject([
      { claim: { code: "BTP123456AB", status: "cancelled" } },
    ]);
  },
);

test("wherever a message is cut before its link, nothing of it is recorded by half", () => {
  const asked = booking({ address: "Jalan Mawar 5" });
  const whole = messageOf({ ...asked, notes: "" }).replace(/\n\S+$/, "");
  const [{ claim: said, services: chosen } = { claim: null, services: [] }] = pastedTickets(`${whole}\n`).withoutLink;
  for (let length = 0; length < whole.length; length += 1) {
    const [found] = pastedTickets(whole.slice(0, length)).withoutLink;
    if (!found) continue;
    for (const field of ["name", "phone", "address", "date", "time", "total"] as const) {
      expect(["", null, said?.[field]]).toContain(found.claim[field]);
    }
    for (const name of found.services.filter(Boolean)) expect(chosen).toContain(name);
    expect(found.notes).toBe("");
  }
});

test("a message without a link is found before, between and after whole ones, and none where each has its link", () => {
  const whole = [1, 2].map((index) => messageOf({ code: `BTP12345${index}CD`, name: `Joko ${index}` }));
  const cut = messageOf().split("\n").slice(0, 5).join("\n");
  for (const place of [0, 1, 2]) {
    const messages = [...whole.slice(0, place), cut, ...whole.slice(place)];
    for (const text of [messages.join("\n"), messages.map((one) => `[05/12 08.31] Budi: ${one}`).join("\n\n")]) {
      expect(pastedTickets(text).withoutLink).toMatchObject([{ claim: { code: "BTP123456AB", name: "Budi Santoso" } }]);
      expect(pastedTickets(text).withLink).toHaveLength(2);
    }
  }
  expect(pastedTickets([...whole, messageOf(), cut].join("\n")).withoutLink).toEqual([]);
  // What calls the booking off after its whole message is news.
  expect(pastedTickets(`${messageOf()}\nBatalkan BTP123456AB`).withoutLink).toMatchObject([
    { claim: { status: "cancelled" } },
  ]);
  expect(pastedTickets(`Batalkan BTP123456AB\n${messageOf()}`).withoutLink).toEqual([]);
});

describe("a customer cannot speak for another one", () => {
  test.each([
    ["by a ticket's link in the notes", messageOf({ notes: `Sama seperti ${forged}` })],
    ["by a whole message in the notes", messageOf({ notes: `Halo\n${messageToShop(joko, shopContent)}` })],
    ["by a ticket's fields in the name", messageOf({ name: `Budi #${ticketFragment(joko)}` })],
  ])("%s", (_, text) => {
    expect(pastedTickets(text).withLink.map(({ claim }) => claim.code)).toEqual(["BTP123456AB"]);
  });

  test("nor does a message without its link hide the next one", () => {
    const cut = messageOf().split("\n").slice(0, -1).join("\n");
    expect(pastedTickets(`${cut}\n${messageToShop(joko, shopContent)}`).withLink).toMatchObject([
      { claim: facts(joko) },
    ]);
  });
});

describe("where the link had to leave it out", () => {
  const link = `${shop.ticketPage}#kode=BTP123456AB&tgl=2026-12-01&jam=17:00&layanan=classic`;
  const lines = "BTP123456AB - permintaan booking\nNama: Budi\nTelepon: 0812 3456 7890\nAlamat: Jl. Melati 5";

  test("name, number and address are taken from the message's own lines, not from the notes", () => {
    expect(pastedTickets(`${lines}\nCatatan: x\nNama: Orang Lain\n${link}`).withLink).toMatchObject([
      { claim: { name: "Budi", phone: "0812 3456 7890", address: "Jl. Melati 5" }, notes: "x Nama: Orang Lain" },
    ]);
  });

  test("lines of a chat that stand far before a link alone are not its message", () => {
    expect(pastedTickets(`BTP123456AB jadi ya\nNama: Joko\n${"Halo kak\n".repeat(400)}${link}`).withLink).toMatchObject(
      [{ claim: { code: "BTP123456AB", name: "" }, notes: "" }],
    );
  });
});

test.each(["http://", "#kode=", "https://#kode=BTP123456AB&", "BTP123456AB ", "1: ", "Nama: ", "%23%25"])(
  "100 KB of %j are read to their end",
  (unit) => {
    expect(pastedTickets(unit.repeat(100_000 / unit.length)).withLink.length).toBeLessThan(2);
  },
);

test.each([
  ["Halo, BTP123456AB jadi jam berapa?", "BTP123456AB"],
  ["BTP123456AB/BTP654321ZZ", "BTP123456AB"],
  ["BTP12345AB", null],
])("the code in %j is %j", (text, code) => {
  expect(codeIn(text)).toBe(code);
});
