import fc from "fast-check";
import { codeIn, ticketsIn } from "../../../src/domain/book/pastedText";
import { answered, type Booking } from "../../../src/domain/booking/booking";
import { customerMessageWriter } from "../../../src/domain/booking/messageToCustomer";
import { cancellationMessage, messageToShop } from "../../../src/domain/booking/messageToShop";
import { bookingWords } from "../../../src/domain/booking/words.id";
import { normalizePhone } from "../../../src/domain/links/phoneNumber";
import { readTicketFragment, ticketFragment, ticketLink } from "../../../src/domain/links/ticketLink";
import { plainLine, plainText, withoutLinks } from "../../../src/format/plainText";
import { anyCharacter } from "../../support/anyCharacter";
import { bookable, booking, services, shop } from "../../support/booking";
import { content } from "../../support/content";

const now = new Date("2026-11-30T12:00:00+07:00");
const words = content("customer-messages.json");
const atHome = {
  id: "at-home",
  name: "Potong di Rumah",
  basePrice: 150_000,
  duration: 60,
  atCustomer: true,
};
const toShop = (asked: Booking) =>
  messageToShop(asked, { shop, bookable: { ...bookable(), services: [...services, atHome] } });
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
    `#${ticketFragment(joko)}`,
    `\n${joko.code} - booking (Dibatalkan)\n${forged}`,
    "https://x.example/#nama=Lain",
    "💈".repeat(900),
    "# &=%23kode=?\u202E\uD83D",
  ),
);

const anyTicket: fc.Arbitrary<Booking> = fc
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
  .map((changes) => booking(changes));

const writer = customerMessageWriter(words, { shop, bookable: bookable() }, now, null);
const answers = ["confirmed", "declined", "cancelled", "reminder"] as const;
const answerTo = (kind: (typeof answers)[number], asked: Booking) =>
  kind === "reminder" ? writer.reminder(asked) : writer.answer(answered(asked, kind, now), asked);

const facts = ({ code, date, time, serviceIds }: Booking) => ({ code, date, time, serviceIds });

/** Whether a text is another one, or its beginning with an ellipsis. */
const isShortOf = (text: string, whole: string) =>
  text === whole || (text.endsWith("…") && whole.startsWith(text.slice(0, -1)));

const withoutBroken = (text: string) => plainLine(text).replaceAll("\uFFFD", "");

test("every message to the shop gives its one ticket back, whatever was typed", () => {
  fc.assert(
    fc.property(anyTicket, (asked) => {
      const found = ticketsIn(toShop(asked));
      expect(found).toHaveLength(1);
      const [{ claim, notes } = { claim: null, notes: "" }] = found;
      expect(claim).toMatchObject({ ...facts(asked), status: asked.status });
      const { name = "", phone = "" } = claim ?? {};
      const names = [withoutBroken(asked.name), plainLine(withoutLinks(plainLine(asked.name)))];
      expect(names.filter((whole) => isShortOf(name, whole.trim()) || isShortOf(name, whole))).not.toEqual([]);
      if (plainLine(asked.name) !== "") expect(name === "" && names[0] !== "").toBe(false);
      const typed = readTicketFragment(ticketFragment(asked))?.phone;
      expect([typed, withoutLinks(plainLine(asked.phone))]).toContain(phone);
      const isCut = notes.endsWith("… (dipersingkat, lengkapnya ada di tiket saya)");
      const kept = isCut ? notes.slice(0, notes.lastIndexOf("… (")) : notes;
      const whole = plainLine(plainText(asked.notes));
      expect(isCut ? whole.startsWith(kept) : kept === whole).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("every message to the customer gives its one ticket back, without notes", () => {
  fc.assert(
    fc.property(anyTicket, fc.constantFrom(...answers), (asked, kind) => {
      const found = ticketsIn(answerTo(kind, asked));
      expect(found).toMatchObject([{ claim: facts(asked), notes: "" }]);
      expect(isShortOf(found[0]?.claim.name ?? "", withoutBroken(asked.name)) || found[0]?.claim.name === "").toBe(
        true,
      );
    }),
    { numRuns: 100 },
  );
});

test("a cancellation is cancelled", () => {
  expect(ticketsIn(cancellationMessage(booking(), shop, now))).toMatchObject([
    { claim: { ...facts(booking()), status: "cancelled", name: "Budi Santoso" }, notes: "" },
  ]);
});

describe("several tickets in one text", () => {
  const one = toShop(booking({ notes: "Poni\npendek" }));
  const other = toShop(joko);
  const expected = [
    { claim: { ...facts(booking()), name: "Budi Santoso" }, notes: "Poni pendek" },
    { claim: { ...facts(joko), name: "Joko Susilo" }, notes: "" },
  ];

  test.each([
    ["messages below each other", `${one}\n${other}`],
    ["messages with other talk around them", `Halo\n${one}\n\nOke kak, makasih\n${other}\nSiap`],
    [
      "an export of a chat",
      `30/11/26 11.58 - Pesan dienkripsi.\n30/11/26 12.00 - Budi: ${one}\n30/11/26 12.01 - Toko: Siap\n01/12/26 09.00 - +62 813-0000-1111: ${other}\n`,
    ],
    ["an export of another phone", `[30/11/26 12.00.00] Budi: ${one}\n\u200E[30/11/26 12.01.00] Joko: ${other}`],
    ["messages of Windows", `${one}\n${other}`.replaceAll("\n", "\r\n")],
    ["an export with another language's stamp", `11/30/26, 12:00 PM - Budi: ${one}\n12/1/26, 9:00 AM - J: ${other}`],
  ])("%s", (_, text) => {
    expect(ticketsIn(text)).toMatchObject(expected);
  });

  test("two links alone, also with what a chat adds to them", () => {
    const [first, second] = [ticketLink(booking(), shop.ticketPage), ticketLink(joko, shop.ticketPage)];
    expect(ticketsIn(`${first} ${second}`).map(({ claim }) => claim.code)).toEqual([booking().code, joko.code]);
    expect(ticketsIn(`(${first})`)).toMatchObject([{ claim: { code: booking().code } }]);
    expect(ticketsIn(first.replace("https://", ""))).toMatchObject([{ claim: { code: booking().code } }]);
    expect(ticketsIn(` #${ticketFragment(booking())}`)).toMatchObject([{ claim: { code: booking().code } }]);
    expect(ticketsIn(first.replace(/#.*/, (fragment) => `#${encodeURIComponent(fragment.slice(1))}`))).toMatchObject([
      { claim: { code: booking().code } },
    ]);
  });

  test("of one code give the last, with the notes that it has", () => {
    const moved = toShop(booking({ time: "10:30", version: 29_000_000, changedFrom: booking() }));
    expect(ticketsIn(`${one}\n${moved}`)).toMatchObject([
      { claim: { code: booking().code, time: "10:30" }, notes: "" },
    ]);
    expect(ticketsIn(`${moved}\n${one}`)).toMatchObject([{ claim: { time: "17:00" }, notes: "Poni pendek" }]);
  });
});

describe("a customer cannot speak for another one", () => {
  test("by a ticket's link in the notes", () => {
    const text = toShop(booking({ notes: `Sama seperti ${forged}` }));
    expect(ticketsIn(text)).toMatchObject([{ claim: { ...facts(booking()), name: "Budi Santoso" } }]);
    expect(ticketsIn(text)).toHaveLength(1);
  });

  test("by a whole message in the notes", () => {
    const text = toShop(booking({ notes: `Halo\n${toShop(joko)}` }));
    expect(ticketsIn(text).map(({ claim }) => claim.code)).toEqual([booking().code]);
  });

  test("by a ticket's fields in the name", () => {
    const hostile = booking({ name: `Budi #${ticketFragment(joko)}` });
    expect(ticketsIn(toShop(hostile)).map(({ claim }) => claim.code)).toEqual([booking().code]);
    expect(ticketsIn(answerTo("confirmed", hostile)).map(({ claim }) => claim.code)).toEqual([booking().code]);
  });

  test("nor does a message without its link hide the next one", () => {
    const cut = toShop(booking()).split("\n").slice(0, -1).join("\n");
    expect(ticketsIn(`${cut}\n${toShop(joko)}`)).toMatchObject([{ claim: { ...facts(joko), name: joko.name } }]);
  });
});

describe("where the link had to leave it out", () => {
  const aLine = fc.string({ unit: "grapheme", maxLength: 40 });
  const asked = fc
    .record({ name: aLine, phone: aLine, address: aLine, notes: fc.string({ unit: "grapheme", maxLength: 200 }) })
    .map((typed) => booking({ ...typed, serviceIds: ["at-home"] }));

  /** What a message says besides the fields of its link. */
  const saidIn = (asked: Booking) => {
    const [found] = ticketsIn(toShop(asked).replace(/&(nama|telp|alamat)=[^&\n]*/g, ""));
    return { name: found?.claim.name, phone: found?.claim.phone, address: found?.claim.address, notes: found?.notes };
  };
  const written = ({ name, phone, address, notes }: Booking) => ({
    name: plainLine(withoutLinks(plainLine(name))),
    phone: plainLine(normalizePhone(phone) === null ? withoutLinks(plainLine(phone)) : phone),
    address: plainLine(address) === bookingWords.addressInChat ? "" : plainLine(address),
    notes: plainLine(plainText(notes)),
  });

  test("every field is read from the message as it was written", () => {
    fc.assert(
      fc.property(asked, (asked) => expect(saidIn(asked)).toEqual(written(asked))),
      { numRuns: 200 },
    );
  });

  test("every field is read also where the message has other words for it one day", () => {
    jest.replaceProperty(bookingWords as { terms: object }, "terms", {
      ...bookingWords.terms,
      name: "Atas nama",
      phone: "No. HP (WA)",
      address: "Tempat",
      notes: "Pesan",
    });
    jest.replaceProperty(bookingWords as { addressInChat: string }, "addressInChat", "saya kirim");
    const said = saidIn(booking({ name: "Budi", address: "Jl. Melati 5", notes: "Poni", serviceIds: ["at-home"] }));
    expect(said).toEqual({ name: "Budi", phone: "0812 3456 7890", address: "Jl. Melati 5", notes: "Poni" });
    expect(saidIn(booking({ serviceIds: ["at-home"] })).address).toBe("");
    jest.restoreAllMocks();
  });

  const shortened = (line: string) =>
    `${line}\nCatatan: x\nNama: Orang Lain\n${shop.ticketPage}#kode=BTP123456AB&tgl=2026-12-01&jam=17:00&layanan=classic`;

  test("the name, number and address are taken from the message's own lines, not from the notes", () => {
    const head = "BTP123456AB - permintaan booking (Menunggu konfirmasi)";
    const lines = `${head}\nNama: Budi\nTelepon: 0812 3456 7890\nAlamat: Jl. Melati 5`;
    expect(ticketsIn(shortened(lines))).toMatchObject([
      { claim: { name: "Budi", phone: "0812 3456 7890", address: "Jl. Melati 5" }, notes: "x Nama: Orang Lain" },
    ]);
  });

  test("lines of a chat that stand far before a link alone are not its message", () => {
    const link = `${shop.ticketPage}#kode=BTP123456AB&tgl=2026-12-01&jam=17:00&layanan=classic`;
    expect(ticketsIn(`BTP123456AB jadi ya\nNama: Joko\n${"Halo kak\n".repeat(400)}${link}`)).toMatchObject([
      { claim: { code: "BTP123456AB", name: "" }, notes: "" },
    ]);
  });

  test("a message whose first line was not copied still gives its name and notes", () => {
    const text = toShop(booking({ notes: "Poni" })).replace("nama=Budi+Santoso&", "");
    expect(ticketsIn(text.slice(text.indexOf("\n") + 1))).toMatchObject([
      { claim: { code: "BTP123456AB", name: "Budi Santoso" }, notes: "Poni" },
    ]);
  });

  test("an address that stands in the chat alone is none", () => {
    expect(ticketsIn(shortened("BTP123456AB - x\nNama: Budi\nAlamat: lewat chat"))).toMatchObject([
      { claim: { name: "Budi", address: "" } },
    ]);
  });
});

describe("a long text", () => {
  const talk = "Halo kak, masih buka? https://wa.me/62811 #potong=rapi #\n";

  test("of 300 KB gives its tickets, the last ones too", () => {
    const text = `${toShop(booking())}\n${talk.repeat(300_000 / talk.length)}${toShop(joko)}`;
    expect(text.length).toBeGreaterThan(300_000);
    expect(ticketsIn(text).map(({ claim }) => claim.code)).toEqual([booking().code, joko.code]);
  });

  test.each(["http://", "#kode=", "https://#kode=BTP123456AB&", "BTP123456AB ", "1: ", "\n1", "Nama: ", "%23%25"])(
    "of %j again and again is read to its end",
    (unit) => {
      expect(ticketsIn(unit.repeat(300_000 / unit.length)).length).toBeLessThan(2);
    },
  );
});

test("never throws, whatever was pasted", () => {
  const part = fc.constantFrom(
    "https://",
    "#kode=",
    "BTP123456AB",
    "\n",
    "&",
    "Catatan: ",
    "Nama: ",
    "%",
    "#nama=x",
    "%23",
    " - ",
    "1/1 x: ",
  );
  const garbage = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.array(part, { maxLength: 20 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(garbage, (text) => {
      for (const { claim } of ticketsIn(text))
        expect(claim.code === null || codeIn(`${claim.code}`) !== null).toBe(true);
      expect(["string", "object"]).toContain(typeof codeIn(text));
    }),
  );
});

test.each([
  ["Halo, BTP123456AB jadi jam berapa?", "BTP123456AB"],
  ["BTP123456AB/BTP654321ZZ", "BTP123456AB"],
  ["BTP12345AB", null],
  ["", null],
])("the code in %j is %j", (text, code) => {
  expect(codeIn(text)).toBe(code);
});
