import fc from "fast-check";
import { codeIn, pastedTickets } from "../../../src/book/requests/pastedText";
import type { Booking } from "../../../src/domain/booking/booking";
import { cancellationMessage, messageToShop } from "../../../src/domain/booking/messageToShop";
import { ticketFragment, ticketLink } from "../../../src/domain/formats/ticketLink";
import { plainLine, plainText } from "../../../src/format/plainText";
import { anyCharacter } from "../../support/anyCharacter";
import { haircut, mondayNoon } from "../../support/book";
import { bookable, services, shop } from "../../support/booking";

const shopContent = { shop, bookable: bookable() };
const messageOf = (changes: Partial<Booking> = {}) => messageToShop(haircut(changes), shopContent);
const withoutLink = (message: string) => message.slice(0, message.lastIndexOf("\n"));

const budi = { code: "BTP123456AB", name: "Budi Santoso", phone: "0812 3456 7890", time: "17:00" };
const joko = { code: "BTP654321ZZ", name: "Joko Susilo", phone: "0813 0000 1111", time: "10:00" };
const budisLink = ticketLink(haircut(), shop.ticketPage);
const forged = ticketLink(haircut({ ...joko, status: "cancelled" }), shop.ticketPage);
const longChat = "Halo kak\n".repeat(400);
const changed = { version: 29_000_000, changedFrom: { date: "2026-11-30", time: "09:00" } };

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
    notes: anyText,
    phone: fc.constantFrom("0812 3456 7890", "+62 812-3456-7890", "", "rumah"),
    serviceIds: fc.subarray(
      services.map(({ id }) => id),
      { minLength: 1 },
    ),
    status: fc.constantFrom("requested", "confirmed", "cancelled"),
    // Every change has a version.
    change: fc.constantFrom({}, { version: 29_000_000 }, changed),
  })
  .map(({ change, ...facts }) => haircut({ ...facts, ...change }));

const shortened = "… (dipersingkat, lengkapnya ada di tiket saya)";

test("every message to the shop gives its one ticket back, whatever was typed", () => {
  fc.assert(
    fc.property(anyBooking, (asked) => {
      const { tickets } = pastedTickets(messageToShop(asked, shopContent));
      const { code, date, time, serviceIds, status, phone } = asked;
      expect(tickets).toMatchObject([{ booking: { code, date, time, serviceIds, status, phone } }]);
      const [{ notes } = { notes: "" }] = tickets;
      const whole = plainLine(plainText(asked.notes));
      if (notes.endsWith(shortened)) expect(whole.startsWith(notes.slice(0, -shortened.length))).toBe(true);
      else expect(notes).toBe(whole);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ["an address", { address: `Jl. Melati 8, ${"rumah pagar hijau di sebelah musala, ".repeat(5)}RT 5` }],
  ["a number with words", { phone: "0812 3456 7890 (istri, angkat setelah jam lima sore)" }],
])("%s that is too long for the link is taken from the message", (_, text) => {
  expect(pastedTickets(messageOf(text)).tickets).toMatchObject([{ booking: text }]);
});

describe("several tickets in one text", () => {
  const [one, other] = [messageOf({ notes: "Poni\npendek" }), messageOf(joko)];

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
      { booking: budi, notes: "Poni pendek" },
      { booking: joko, notes: "" },
    ]);
  });

  test("of one code give the last, with the notes that it has", () => {
    const moved = messageOf({ ...changed, time: "10:30" });
    expect(pastedTickets(`${one}\n${moved}`).tickets).toMatchObject([{ booking: { time: "10:30" }, notes: "" }]);
  });
});

test.each([
  ["in curly quotes", `“${budisLink}”`],
  ["in bold", `*${budisLink}*`],
  ["without https://", budisLink.replace("https://", "")],
  ["its fields alone", budisLink.slice(budisLink.indexOf("#"))],
  ["encoded once more", budisLink.replace(/#.*/, (fragment) => `#${encodeURIComponent(fragment.slice(1))}`)],
  ["behind a message that lost its own", `${withoutLink(messageOf(joko))}\n${budisLink}`],
  ["far behind another number", `Telepon: 0899\n${longChat}${budisLink}`],
  ["far behind its code", `${budi.code}\nTelepon: 0899\n${longChat}${budisLink}`],
])("a link %s is the same link", (_, text) => {
  expect(pastedTickets(text).tickets).toMatchObject([{ booking: { ...budi, total: 115_000 }, notes: "" }]);
});

test("a message that begins with other words keeps its notes", () => {
  const text = `Halo kak, ${messageOf({ notes: "Poni pendek" })}`;
  expect(pastedTickets(text).tickets).toMatchObject([{ booking: budi, notes: "Poni pendek" }]);
});

describe("a message that was cut anywhere gives the whole booking, or is unreadable:", () => {
  const asked = { ...budi, serviceIds: ["classic", "beard"], total: 201_250 };
  const cancelled = cancellationMessage(haircut(), shop, mondayNoon);

  // A chat quotes messages, shows them in bold and puts stamps before them.
  const looks: ((text: string) => string)[] = [
    (text) => text,
    (text) => text.replace(/^/gm, "> "),
    (text) => text.replace(/^.*$/gm, "*$&*"),
    (text) => `[30/11/26 12.00.00] Budi: ${text}`,
  ];

  test.each<[string, string, object, boolean]>([
    ["a request", messageOf(asked), asked, false],
    ["a change", messageOf({ ...asked, ...changed }), { ...asked, version: changed.version }, false],
    ["a cancellation", cancelled, { code: budi.code, status: "cancelled" }, true],
  ])("%s", (_, message, whole, isCancellation) => {
    for (const look of looks) {
      expect(pastedTickets(look(message)).tickets).toMatchObject([{ booking: whole }]);
      for (let length = message.indexOf(budi.code) + budi.code.length; length < message.length; length += 1) {
        const { tickets, unreadable } = pastedTickets(look(message.slice(0, length)));
        if (unreadable.length === 0) expect(tickets).toMatchObject([{ booking: whole }]);
        else
          expect({ tickets, unreadable }).toEqual({ tickets: [], unreadable: [{ code: budi.code, isCancellation }] });
      }
    }
  });
});

test("a message without a link is unreadable before, between and after whole ones, but not where its ticket is there too", () => {
  const whole = [messageOf({ ...joko, code: "BTP123451CD" }), messageOf({ ...joko, code: "BTP123452CD" })];
  const cut = withoutLink(messageOf());
  for (const place of [0, 1, 2]) {
    const messages = [...whole.slice(0, place), cut, ...whole.slice(place)];
    for (const text of [messages.join("\n"), messages.map((one) => `[05/12 08.31] Budi: ${one}`).join("\n\n")]) {
      expect(pastedTickets(text).unreadable).toEqual([{ code: budi.code, isCancellation: false }]);
      expect(pastedTickets(text).tickets).toHaveLength(2);
    }
  }
  expect(pastedTickets([...whole, messageOf(), cut].join("\n")).unreadable).toEqual([]);
  // What calls the booking off beside its whole message is news.
  expect(pastedTickets(`${messageOf()}\nBatalkan ${budi.code}`).unreadable).toEqual([
    { code: budi.code, isCancellation: true },
  ]);
});

test.each([
  ["by a ticket's link in the notes", messageOf({ notes: `Sama seperti ${forged}` })],
  ["by a whole message in the notes", messageOf({ notes: `Halo\n${messageOf(joko)}` })],
  ["by a ticket's fields in the name", messageOf({ name: `Budi #${ticketFragment(haircut(joko))}` })],
])("a customer cannot speak for another one %s", (_, text) => {
  expect(pastedTickets(text).tickets.map(({ booking }) => booking.code)).toEqual([budi.code]);
});

test.each([
  ["Halo, BTP123456AB jadi jam berapa?", "BTP123456AB"],
  ["BTP123456AB/BTP654321ZZ", "BTP123456AB"],
  ["BTP12345AB", null],
])("the code in %j is %j", (text, code) => {
  expect(codeIn(text)).toBe(code);
});
