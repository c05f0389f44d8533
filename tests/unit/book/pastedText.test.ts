import fc from "fast-check";
import { codeIn, pastedTickets } from "../../../src/domain/book/pastedText";
import type { Booking } from "../../../src/domain/booking/booking";
import { cancellationMessage, messageToShop } from "../../../src/domain/booking/messageToShop";
import { readTicketFragment, ticketFragment, ticketLink } from "../../../src/domain/links/ticketLink";
import { plainLine, plainText, withoutLinks } from "../../../src/format/plainText";
import { anyCharacter } from "../../support/anyCharacter";
import { haircut } from "../../support/book";
import { bookable, services, shop } from "../../support/booking";

const shopContent = { shop, bookable: bookable() };
const messageOf = (changes: Partial<Booking> = {}) => messageToShop(haircut(changes), shopContent);
const joko = haircut({ code: "BTP654321ZZ", name: "Joko Susilo", phone: "0813 0000 1111", time: "10:00" });
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
    // Every change has a version.
    change: fc.constantFrom(
      { changedFrom: null, version: null },
      { changedFrom: null, version: 29_000_000 },
      { changedFrom: { date: "2026-11-30", time: "09:00" }, version: 29_000_000 },
    ),
  })
  .map(({ change, ...facts }) => haircut({ ...facts, ...change }));

const facts = ({ code, date, time, serviceIds }: Booking) => ({ code, date, time, serviceIds });

/** Whether a text is another one, or its beginning with an ellipsis. */
const isShortOf = (text: string, whole: string) =>
  text === whole || (text.endsWith("…") && whole.startsWith(text.slice(0, -1)));

/** No number ends in a mark of bold, slanted or struck text, which a chat may have put around the line. */
const unmarked = (phone: string) => phone.replace(/[*_~\s]+$/, "");

test("every message to the shop gives its one ticket back, whatever was typed", () => {
  fc.assert(
    fc.property(anyBooking, (asked) => {
      const found = pastedTickets(messageToShop(asked, shopContent)).tickets;
      expect(found).toMatchObject([{ booking: { ...facts(asked), status: asked.status } }]);
      const [{ booking: read, notes } = { booking: null, notes: "" }] = found;
      const names = [plainLine(asked.name).replaceAll("\uFFFD", ""), plainLine(withoutLinks(plainLine(asked.name)))];
      expect(
        names.some((whole) => isShortOf(read?.name ?? "", whole.trim()) || isShortOf(read?.name ?? "", whole)),
      ).toBe(true);
      const typed = readTicketFragment(ticketFragment(asked))?.phone ?? "";
      expect([typed, withoutLinks(plainLine(asked.phone))].map(unmarked)).toContain(unmarked(read?.phone ?? ""));
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
    expect(pastedTickets(text).tickets).toMatchObject([
      { booking: { ...facts(haircut()), name: "Budi Santoso" }, notes: "Poni pendek" },
      { booking: { ...facts(joko), name: "Joko Susilo" }, notes: "" },
    ]);
  });

  test("of one code give the last, with the notes that it has", () => {
    const moved = messageOf({ time: "10:30", version: 29_000_000, changedFrom: haircut() });
    expect(pastedTickets(`${one}\n${moved}`).tickets).toMatchObject([{ booking: { time: "10:30" }, notes: "" }]);
    expect(pastedTickets(`${moved}\n${one}`).tickets).toMatchObject([
      { booking: { time: "17:00" }, notes: "Poni pendek" },
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
  const { notes: _notes, changedFrom: _changed, ...whole } = haircut();
  expect(pastedTickets(around(ticketLink(haircut(), shop.ticketPage))).tickets).toMatchObject([{ booking: whole }]);
});

// Quoted, indented or in bold in the chat.
const asIs = (line: string) => line;
test.each<[string, (line: string) => string]>([
  ["", asIs],
  [", quoted", (line) => `> ${line}`],
  [", in bold", (line) => `*${line}*`],
])("a message that was cut anywhere gives the whole booking, or is unreadable%s", (_, around) => {
  const asked = haircut({ serviceIds: ["classic", "beard"], total: 201_250 });
  const text = messageToShop(asked, shopContent);
  for (let length = asked.code.length + 1; length < text.length; length += 1) {
    const { tickets, unreadable } = pastedTickets(text.slice(0, length).split("\n").map(around).join("\n"));
    expect([...tickets.map((one) => one.booking), ...unreadable]).toHaveLength(1);
    const { name, phone, date, time, total, serviceIds } = asked;
    for (const one of tickets) expect(one.booking).toMatchObject({ name, phone, date, time, total, serviceIds });
    for (const one of unreadable) expect(one).toEqual({ code: asked.code, isCancellation: false });
  }
});

test.each(["", "[30/11/26 12.00.00] Budi: "])(
  "a cancellation is unreadable until its link says so, behind the stamp %j too",
  (stamp) => {
    const text = stamp + cancellationMessage(haircut(), shop, new Date("2026-11-30T03:00:00Z"));
    const said = text.indexOf("=dibatalkan") + "=dibatalkan".length;
    for (let length = text.indexOf("BTP") + 12; length < said; length += 1)
      expect(pastedTickets(text.slice(0, length))).toEqual({
        tickets: [],
        unreadable: [{ code: "BTP123456AB", isCancellation: true }],
      });
    for (const length of [said, text.length])
      expect(pastedTickets(text.slice(0, length)).tickets).toMatchObject([{ booking: { status: "cancelled" } }]);
  },
);

test("a change whose link was cut before its version is unreadable", () => {
  const text = messageOf({ version: 29_000_000, changedFrom: { date: "2026-11-30", time: "09:00" } });
  expect(pastedTickets(text.slice(0, text.indexOf("&versi=") + 12))).toMatchObject({
    tickets: [],
    unreadable: [{ code: "BTP123456AB", isCancellation: false }],
  });
});

test("a message without a link is unreadable before, between and after whole ones, but not where its ticket is there too", () => {
  const whole = [1, 2].map((index) => messageOf({ code: `BTP12345${index}CD`, name: `Joko ${index}` }));
  const cut = messageOf().split("\n").slice(0, 5).join("\n");
  for (const place of [0, 1, 2]) {
    const messages = [...whole.slice(0, place), cut, ...whole.slice(place)];
    for (const text of [messages.join("\n"), messages.map((one) => `[05/12 08.31] Budi: ${one}`).join("\n\n")]) {
      expect(pastedTickets(text).unreadable).toEqual([{ code: "BTP123456AB", isCancellation: false }]);
      expect(pastedTickets(text).tickets).toHaveLength(2);
    }
  }
  expect(pastedTickets([...whole, messageOf(), cut].join("\n")).unreadable).toEqual([]);
  // What calls the booking off beside its whole message is news.
  expect(pastedTickets(`${messageOf()}\nBatalkan BTP123456AB`).unreadable).toEqual([
    { code: "BTP123456AB", isCancellation: true },
  ]);
});

describe("a customer cannot speak for another one", () => {
  test.each([
    ["by a ticket's link in the notes", messageOf({ notes: `Sama seperti ${forged}` })],
    ["by a whole message in the notes", messageOf({ notes: `Halo\n${messageToShop(joko, shopContent)}` })],
    ["by a ticket's fields in the name", messageOf({ name: `Budi #${ticketFragment(joko)}` })],
  ])("%s", (_, text) => {
    expect(pastedTickets(text).tickets.map((one) => one.booking.code)).toEqual(["BTP123456AB"]);
  });

  test("nor does a message without its link hide the next one", () => {
    const cut = messageOf().split("\n").slice(0, -1).join("\n");
    expect(pastedTickets(`${cut}\n${messageToShop(joko, shopContent)}`).tickets).toMatchObject([
      { booking: facts(joko) },
    ]);
  });
});

test("the number is taken from the message's own line, not from the notes", () => {
  const text = messageOf({ notes: "x\nTelepon: 0899 0000 0000" }).replace(
    "Telepon: 0812 3456 7890",
    "Telepon: 0812 3456 7891",
  );
  expect(pastedTickets(text).tickets).toMatchObject([
    { booking: { phone: "0812 3456 7891" }, notes: "x Telepon: 0899 0000 0000" },
  ]);
});

test("an address that is too long for the link is taken from the message", () => {
  const address = "Jalan Melati Raya nomor delapan, rumah pagar hijau di sebelah musala, ".repeat(3).trim();
  expect(pastedTickets(messageOf({ address })).tickets).toMatchObject([{ booking: { address } }]);
});

test("a message whose first line is missing or begins with other words keeps its notes", () => {
  const text = messageOf({ notes: "Poni pendek" });
  for (const pasted of [text.slice(text.indexOf("Nama:")), `Halo kak, ${text}`])
    expect(pastedTickets(pasted).tickets).toMatchObject([{ notes: "Poni pendek" }]);
  const cut = messageToShop(joko, shopContent).split("\n").slice(0, 5).join("\n");
  const link = ticketLink(haircut(), shop.ticketPage);
  expect(pastedTickets(`${cut}\n${link}`).tickets).toMatchObject([{ booking: { phone: haircut().phone }, notes: "" }]);
});

test("lines of a chat that stand far before a link are not its message", () => {
  const text = `BTP123456AB jadi ya\nTelepon: 0899 0000 0000\n${"Halo kak\n".repeat(400)}`;
  expect(pastedTickets(text + ticketLink(haircut(), shop.ticketPage)).tickets).toMatchObject([
    { booking: { code: "BTP123456AB", phone: "0812 3456 7890" }, notes: "" },
  ]);
});

test.each([
  ["Halo, BTP123456AB jadi jam berapa?", "BTP123456AB"],
  ["BTP123456AB/BTP654321ZZ", "BTP123456AB"],
  ["BTP12345AB", null],
])("the code in %j is %j", (text, code) => {
  expect(codeIn(text)).toBe(code);
});
