import fc from "fast-check";
import { codeIn, ticketsIn } from "../../../src/domain/book/pastedText";
import { normalizePhone } from "../../../src/domain/links/phoneNumber";
import { readTicketFragment, ticketFragment, ticketLink } from "../../../src/domain/links/ticketLink";
import { cancellationMessage } from "../../../src/domain/ticket/cancellationMessage";
import { type Answer, messageToCustomer } from "../../../src/domain/ticket/messageToCustomer";
import { messageToShop } from "../../../src/domain/ticket/messageToShop";
import { type Ticket, ticketServiceIds } from "../../../src/domain/ticket/ticket";
import { ticketWords } from "../../../src/domain/ticket/words.id";
import { plainLine, plainText, withoutLinks } from "../../../src/format/plainText";
import { anyCharacter } from "../../support/anyCharacter";
import { services, shop, ticket } from "../../support/booking";
import { content } from "../../support/content";

const now = new Date("2026-11-30T12:00:00+07:00");
const words = content("customer-messages.json");
const joko = ticket({ code: "BTP654321ZZ", name: "Joko Susilo", phone: "0813 0000 1111", time: "10:00" });
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

const anyTicket: fc.Arbitrary<Ticket> = fc
  .record({
    name: anyText,
    phone: fc.oneof(fc.constantFrom("0812 3456 7890", "+62 812-3456-7890", "", "rumah"), anyText),
    notes: anyText,
    services: fc.subarray([...services], { minLength: 1 }),
    status: fc.constantFrom("requested" as const, "confirmed" as const, "cancelled" as const),
    changedFrom: fc.constantFrom(null, { date: "2026-11-30", time: "09:00" }),
    changedAt: fc.constantFrom(null, 29_000_000),
  })
  .map((changes) => ticket(changes));

const answers: readonly Answer["kind"][] = ["confirmed", "declined", "reminder", "proposed", "calledOff"];
const answerOf = (kind: Answer["kind"], asked: Ticket): Answer => {
  if (kind === "proposed") return { kind, ticket: { ...asked, status: "proposed" }, mismatches: [] };
  return { kind };
};
const answerTo = (kind: Answer["kind"], asked: Ticket) =>
  messageToCustomer(answerOf(kind, asked), asked, words, shop, now);

const facts = ({ code, date, time, services: chosen, unknownServiceIds }: Ticket) => ({
  code,
  date,
  time,
  serviceIds: ticketServiceIds({ services: chosen, unknownServiceIds }),
});

/** Whether a text is another one, or its beginning with an ellipsis. */
const isShortOf = (text: string, whole: string) =>
  text === whole || (text.endsWith("…") && whole.startsWith(text.slice(0, -1)));

const withoutBroken = (text: string) => plainLine(text).replaceAll("\uFFFD", "");

test("every message to the shop gives its one ticket back, whatever was typed", () => {
  fc.assert(
    fc.property(anyTicket, (asked) => {
      const found = ticketsIn(messageToShop(asked, shop));
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
  expect(ticketsIn(cancellationMessage(ticket(), shop, now))).toMatchObject([
    { claim: { ...facts(ticket()), status: "cancelled", name: "Budi Santoso" }, notes: "" },
  ]);
});

describe("several tickets in one text", () => {
  const one = messageToShop(ticket({ notes: "Poni\npendek" }), shop);
  const other = messageToShop(joko, shop);
  const expected = [
    { claim: { ...facts(ticket()), name: "Budi Santoso" }, notes: "Poni pendek" },
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
    const [first, second] = [ticketLink(ticket(), shop.ticketPage), ticketLink(joko, shop.ticketPage)];
    expect(ticketsIn(`${first} ${second}`).map(({ claim }) => claim.code)).toEqual([ticket().code, joko.code]);
    expect(ticketsIn(`(${first})`)).toMatchObject([{ claim: { code: ticket().code } }]);
    expect(ticketsIn(first.replace("https://", ""))).toMatchObject([{ claim: { code: ticket().code } }]);
    expect(ticketsIn(` #${ticketFragment(ticket())}`)).toMatchObject([{ claim: { code: ticket().code } }]);
    expect(ticketsIn(first.replace(/#.*/, (fragment) => `#${encodeURIComponent(fragment.slice(1))}`))).toMatchObject([
      { claim: { code: ticket().code } },
    ]);
  });

  test("of one code give the last, with the notes that it has", () => {
    const moved = messageToShop(ticket({ time: "10:30", changedAt: 29_000_000, changedFrom: ticket() }), shop);
    expect(ticketsIn(`${one}\n${moved}`)).toMatchObject([{ claim: { code: ticket().code, time: "10:30" }, notes: "" }]);
    expect(ticketsIn(`${moved}\n${one}`)).toMatchObject([{ claim: { time: "17:00" }, notes: "Poni pendek" }]);
  });
});

describe("a customer cannot speak for another one", () => {
  test("by a ticket's link in the notes", () => {
    const text = messageToShop(ticket({ notes: `Sama seperti ${forged}` }), shop);
    expect(ticketsIn(text)).toMatchObject([{ claim: { ...facts(ticket()), name: "Budi Santoso" } }]);
    expect(ticketsIn(text)).toHaveLength(1);
  });

  test("by a whole message in the notes", () => {
    const text = messageToShop(ticket({ notes: `Halo\n${messageToShop(joko, shop)}` }), shop);
    expect(ticketsIn(text).map(({ claim }) => claim.code)).toEqual([ticket().code]);
  });

  test("by a ticket's fields in the name", () => {
    const hostile = ticket({ name: `Budi #${ticketFragment(joko)}` });
    expect(ticketsIn(messageToShop(hostile, shop)).map(({ claim }) => claim.code)).toEqual([ticket().code]);
    expect(ticketsIn(answerTo("confirmed", hostile)).map(({ claim }) => claim.code)).toEqual([ticket().code]);
  });

  test("nor does a message without its link hide the next one", () => {
    const cut = messageToShop(ticket(), shop).split("\n").slice(0, -1).join("\n");
    expect(ticketsIn(`${cut}\n${messageToShop(joko, shop)}`)).toMatchObject([
      { claim: { ...facts(joko), name: joko.name } },
    ]);
  });
});

describe("where the link had to leave it out", () => {
  const atHome = {
    ...services[0],
    id: "home",
    name: "Cukur di rumah",
    basePrice: 150_000,
    duration: 60,
    atCustomer: true,
  };
  const aLine = fc.string({ unit: "grapheme", maxLength: 40 });
  const asked = fc
    .record({ name: aLine, phone: aLine, address: aLine, notes: fc.string({ unit: "grapheme", maxLength: 200 }) })
    .map((typed) => ticket({ ...typed, services: [atHome] }));

  /** What a message says besides the fields of its link. */
  const saidIn = (asked: Ticket) => {
    const [found] = ticketsIn(messageToShop(asked, shop).replace(/&(nama|telp|alamat)=[^&\n]*/g, ""));
    return { name: found?.claim.name, phone: found?.claim.phone, address: found?.claim.address, notes: found?.notes };
  };
  const written = ({ name, phone, address, notes }: Ticket) => ({
    name: plainLine(withoutLinks(plainLine(name))),
    phone: plainLine(normalizePhone(phone) === null ? withoutLinks(plainLine(phone)) : phone),
    address: plainLine(address) === ticketWords.addressInChat ? "" : plainLine(address),
    notes: plainLine(plainText(notes)),
  });

  test("every field is read from the message as it was written", () => {
    fc.assert(
      fc.property(asked, (asked) => expect(saidIn(asked)).toEqual(written(asked))),
      { numRuns: 200 },
    );
  });

  test("every field is read also where the message has other words for it one day", () => {
    jest.replaceProperty(ticketWords as { terms: object }, "terms", {
      ...ticketWords.terms,
      name: "Atas nama",
      phone: "No. HP (WA)",
      address: "Tempat",
      notes: "Pesan",
    });
    jest.replaceProperty(ticketWords as { addressInChat: string }, "addressInChat", "saya kirim");
    const said = saidIn(ticket({ name: "Budi", address: "Jl. Melati 5", notes: "Poni", services: [atHome] }));
    expect(said).toEqual({ name: "Budi", phone: "0812 3456 7890", address: "Jl. Melati 5", notes: "Poni" });
    expect(saidIn(ticket({ services: [atHome] })).address).toBe("");
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
    const text = messageToShop(ticket({ notes: "Poni" }), shop).replace("nama=Budi+Santoso&", "");
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
    const text = `${messageToShop(ticket(), shop)}\n${talk.repeat(300_000 / talk.length)}${messageToShop(joko, shop)}`;
    expect(text.length).toBeGreaterThan(300_000);
    expect(ticketsIn(text).map(({ claim }) => claim.code)).toEqual([ticket().code, joko.code]);
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
