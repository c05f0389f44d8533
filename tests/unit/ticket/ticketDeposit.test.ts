import { bookingReducer, newBooking, shownTicket } from "../../../src/domain/booking/bookingState";
import { emptyDraft } from "../../../src/domain/booking/draft";
import { chatLink } from "../../../src/domain/links/chatLink";
import {
  changeFragment,
  readChange,
  readTicketFragment,
  ticketFragment,
  ticketLinks,
} from "../../../src/domain/links/ticketLink";
import { inEnglish } from "../../../src/domain/shop/inEnglish";
import { answeredTicket, proposedTicket, withDepositReceived } from "../../../src/domain/ticket/answeredTicket";
import { calendarFile, googleCalendarLink } from "../../../src/domain/ticket/calendarEvent";
import { cancellationMessage } from "../../../src/domain/ticket/cancellationMessage";
import { depositChecks } from "../../../src/domain/ticket/depositMismatch";
import { depositProofMessage } from "../../../src/domain/ticket/depositProofMessage";
import { messageToCustomer } from "../../../src/domain/ticket/messageToCustomer";
import { messageToShop } from "../../../src/domain/ticket/messageToShop";
import { ticketFacts } from "../../../src/domain/ticket/ticketFacts";
import { readTicket } from "../../../src/domain/ticket/ticketReading";
import { ticketWords as englishTicketWords } from "../../../src/domain/ticket/words.en";
import { rupiah } from "../../../src/format/rupiah";
import { rules, services, shop, ticket } from "../../support/booking";
import { content } from "../../support/content";
import { deposit } from "../../support/deposit";
import { readChatLink } from "../../support/readChatLink";

const now = new Date("2026-11-30T12:00:00+07:00");
const share = { ...deposit, amount: null, percent: 20 };
const asked = ticket({ deposit: { amount: 50_000, isReceived: false } });
const came = ticket({ deposit: { amount: 50_000, isReceived: true }, status: "confirmed" });
const claimed = ticket({ deposit: { amount: 50_000, isReceived: false, isClaimed: true } });
const words = content("customer-messages.json");
const bookable = { services, barbers: [], rules: rules({ deposit }) };

function noTicket(): never {
  throw new Error("no ticket in this address");
}

const unpaid = "DP Rp 50.000, belum dibayar menurut tiket ini";

test.each([
  ["the message to the shop", messageToShop(asked, shop)],
  ["the calendar file", calendarFile(asked, shop, now).replaceAll(/\r\n /g, "").replaceAll(/\\(.)/g, "$1")],
  ["the calendar link", decodeURIComponent(googleCalendarLink(asked, shop))],
])("%s says the down payment, and that the ticket knows of no payment", (_, text) => {
  expect(text).toContain(unpaid);
  expect(text).not.toMatch(/lunas|sudah dibayar|telah dibayar/i);
});

test("a ticket says its down payment right below the total; once the shop has it, that the shop says so", () => {
  const termsOf = (made: typeof asked) => ticketFacts(made, shop).map(({ term }) => term);
  expect(termsOf(asked).slice(7, 9)).toEqual(["Estimasi total", "Uang muka"]);
  const lines = ticketFacts(came, shop).find(({ id }) => id === "deposit")?.lines;
  expect(lines).toEqual([
    { text: "DP diterima menurut toko: Rp 50.000" },
    { text: `Sisanya ${rupiah((came.total ?? 0) - 50_000)}, dibayar saat kunjungan` },
    { text: "berlaku bersama pesan dari nomor WhatsApp toko, 0812-0000-0000" },
  ]);
  expect(messageToShop(came, shop)).not.toContain("belum dibayar");
});

test("who has paid as far as an earlier link says is not asked to pay again, and reads that the shop checks it", () => {
  const [line] = ticketFacts(claimed, shop).find(({ id }) => id === "deposit")?.lines ?? [];
  expect(line?.text).toBe("DP Rp 50.000: sudah diterima menurut tautan ini; toko yang memastikan");
  expect(messageToShop(claimed, shop)).not.toContain("belum dibayar");
  expect(cancellationMessage(claimed, shop, now)).toContain("Mohon info soal DP Rp 50.000");
  expect(depositChecks(claimed, deposit, 201_250)).toEqual([
    "DP Rp 50.000 sudah diterima menurut tautan ini: cocokkan dengan chat dan mutasi Anda.",
  ]);
});

test("a booking that is called off asks for nothing, and still says what came", () => {
  const said = (made: typeof asked) => ticketFacts(made, shop).some(({ id }) => id === "deposit");
  expect(said({ ...asked, status: "cancelled" })).toBe(false);
  expect(said(answeredTicket(came, "cancelled", now))).toBe(true);
});

test("a shop that asks for nothing has tickets and messages without a word of it", () => {
  const texts = [messageToShop(ticket(), shop), calendarFile(ticket(), shop, now), ticketFragment(ticket())];
  for (const text of texts) expect(text).not.toMatch(/\bdp\b|uang muka|qris/i);
});

test("the ticket's address carries it, whatever else is left out, and older addresses have none", () => {
  expect(ticketFragment(asked)).toContain("&dp=50000&");
  for (const made of [asked, came, claimed]) {
    for (const link of ticketLinks(made, shop.ticketPage)) {
      expect(readTicketFragment(link.slice(link.indexOf("#")))?.deposit).toEqual(made.deposit);
    }
    expect(readChange(`#${changeFragment(made)}`)?.deposit).toEqual(made.deposit);
  }
  expect(readTicketFragment(`#${ticketFragment(ticket())}`)?.deposit).toBeUndefined();
  for (const wrong of [
    "",
    "0",
    "-1",
    "5e4",
    "diterima",
    "50.000",
    "99999999999",
    "diterimaditerima1",
    "klaim",
    "klaimditerima1",
  ]) {
    expect(readTicketFragment(`#kode=BTP123456AB&dp=${wrong}`)?.deposit).toBeUndefined();
  }
});

test("the shop's confirmation says that it came, in the shop's words, and its ticket says so too", () => {
  const accepted = messageToCustomer({ kind: "confirmed" }, asked, words, shop, now);
  expect(accepted).not.toContain("DP");
  expect(accepted).toContain("&dp=50000&");
  const received = messageToCustomer({ kind: "confirmed" }, withDepositReceived(asked), words, shop, now);
  expect(received).toContain("DP Rp 50.000 sudah kami terima. Sisanya Rp 151.250 dibayar di toko. Sampai jumpa!\n");
  const read = readTicketFragment(received.slice(received.indexOf("#")));
  expect(read).toMatchObject({ status: "confirmed", deposit: { amount: 50_000, isReceived: true } });
});

describe("what is left to pay", () => {
  const atHome = services.filter(({ id }) => id === "premium").map((service) => ({ ...service, atCustomer: true }));
  const said = (made: typeof asked, messages: Partial<typeof words> = {}) =>
    messageToCustomer({ kind: "confirmed" }, made, { ...words, ...messages }, shop, now);

  test("is said before the farewell, of the words of the down payment as well", () => {
    const text = said(came, { depositReceived: "DP {dp} sudah masuk. Terima kasih, Kak!" });
    expect(text).toContain(
      "sebelumnya. DP Rp 50.000 sudah masuk. Sisanya Rp 151.250 dibayar di toko. Terima kasih, Kak! Sampai jumpa!\n",
    );
    expect(said(came, { confirmation: "Kami terima." })).toContain(
      "Kami terima. DP Rp 50.000 sudah kami terima. Sisanya Rp 151.250 dibayar di toko.\n",
    );
  });

  test("is paid when the barber comes where the visit is at the customer's", () => {
    const text = said({ ...came, services: atHome, address: "Jl. Mawar 1" });
    expect(text).toContain("Sisanya Rp 151.250 dibayar saat barber datang. Sampai jumpa!");
    expect(text).not.toContain("di toko.");
  });

  test.each([
    ["where nothing is left", { total: 50_000 }],
    ["of a total that is a least one", { isLeastTotal: true }],
    ["of a total that is not known", { total: null }],
  ])("is not said %s", (_, changes) => {
    const text = said({ ...came, ...changes });
    expect(text).toContain("DP Rp 50.000 sudah kami terima. Sampai jumpa!");
    expect(text).not.toMatch(/sisa/i);
  });

  test.each(["depositReceived", "confirmation"] as const)("is not said twice where the shop's %s says it", (field) => {
    const text = said(came, { [field]: "DP {dp} sudah masuk, sisanya dibayar di kasir." });
    expect(text.match(/sisa/gi)).toHaveLength(1);
    expect(text).toContain("sisanya dibayar di kasir.");
  });

  test.each([
    ["DP {dp} sudah masuk", "kami terima. DP Rp 50.000 sudah masuk. Sisanya Rp 151.250"],
    ["DP {dp}", "kami terima. DP Rp 50.000. Sisanya Rp 151.250"],
  ])("makes a sentence of its own behind %s", (depositReceived, sentence) => {
    expect(said(came, { confirmation: "Booking kami terima", depositReceived })).toContain(sentence);
  });

  test.each([
    ["Kami terima. Kami tunggu ya, Kak!", "dibayar di toko. Kami tunggu ya, Kak!"],
    ["Kami terima 👍 Sampai jumpa!", "dibayar di toko. Sampai jumpa!"],
    ["Siap! Terima kasih, booking {kode} kami terima.", "kami terima. DP Rp 50.000"],
    ["Kami terima. Terima kasih, mohon datang 10 menit sebelumnya.", "sebelumnya. DP Rp 50.000"],
  ])("stands before a farewell, and behind what says more: %s", (confirmation, words) => {
    expect(said(came, { confirmation })).toContain(words);
  });

  test.each([
    ["Rest assured, your chair is yours.", 1],
    ["Tidak ada sisa yang hangus.", 1],
    ["DP {dp} sudah masuk, pelunasan di tempat ya.", 0],
  ])("is known to be said by %s, or not", (depositReceived, times) => {
    expect(said(came, { depositReceived }).match(/Sisanya Rp/g) ?? []).toHaveLength(times);
  });

  test("is said in English as well", () => {
    const english = inEnglish(words).content;
    const text = messageToCustomer({ kind: "confirmed" }, came, english, shop, now, englishTicketWords);
    expect(text).toContain(
      "before. We have received your deposit of Rp 50.000. Please pay the remaining Rp 151.250 at the shop. See you then!\n",
    );
    const away = { ...came, services: atHome };
    expect(messageToCustomer({ kind: "confirmed" }, away, english, shop, now, englishTicketWords)).toContain(
      "Please pay the remaining Rp 151.250 when the barber arrives. See you then!\n",
    );
    const own = { ...english, depositReceived: "We got {dp}; the rest is paid here." };
    expect(messageToCustomer({ kind: "confirmed" }, came, own, shop, now, englishTicketWords)).not.toContain(
      "remaining",
    );
  });
});

test("a booking called off after its down payment came says that this is to be settled, and claims nothing more", () => {
  const declined = messageToCustomer({ kind: "declined" }, came, words, shop, now);
  expect(declined).toContain("Soal DP Rp 50.000 di tiket ini, mari kita selesaikan di chat ini.");
  // A refusal from the shop's number must not make true what an address claims.
  expect(declined).toContain("&dp=klaim50000&");
  expect(messageToCustomer({ kind: "declined" }, asked, words, shop, now)).not.toContain("DP");
  expect(cancellationMessage(came, shop, now)).toContain(
    "Mohon info soal DP Rp 50.000, yang menurut tiket ini sudah diterima.",
  );
  expect(cancellationMessage(asked, shop, now)).not.toContain("DP");
});

test("a proposal asks for the share of its own total, and keeps what came", () => {
  const slot = { time: "12:00", label: "", multiplier: 0.9, period: "noon", isOutsideHours: false, runsInto: null };
  expect(proposedTicket(asked, "2026-12-02", slot, now, { deposit: share })).toMatchObject({
    total: 157_500,
    deposit: { amount: 32_000, isReceived: false },
  });
  expect(proposedTicket(came, "2026-12-02", slot, now, { deposit: share }).deposit).toEqual(came.deposit);
  expect(proposedTicket(claimed, "2026-12-02", slot, now, { deposit: share }).deposit).toEqual(claimed.deposit);
  expect(proposedTicket(ticket(), "2026-12-02", slot, now, { deposit: share }).deposit).toBeUndefined();
});

const read = (made: typeof asked, terms = deposit) =>
  readTicket(
    readTicketFragment(`#${ticketFragment(made)}`) ?? noTicket(),
    { ...bookable, rules: rules({ deposit: terms }) },
    now,
  );

test("a ticket opened by its address says where its down payment is another than today's", () => {
  expect(read(asked).ticket).toMatchObject({ deposit: asked.deposit, outdated: null });
  const forged = ticket({ deposit: { amount: 1, isReceived: false } });
  const differs = "DP di tiket Rp 1; menurut situs hari ini Rp 50.000.";
  expect(read(forged).ticket?.outdated?.lines).toEqual([`${differs} Toko yang memastikan.`]);
  expect(depositChecks(forged, deposit, 201_250)).toEqual([differs]);
  // What came was right when it came.
  expect(read(came, share).ticket?.outdated).toBeNull();
});

test("the shop is told what anyone could have written into the address, or left out of it", () => {
  expect(depositChecks(asked, deposit, 201_250)).toEqual([]);
  expect(depositChecks(came, deposit, 201_250)).toEqual([
    "DP Rp 50.000 sudah diterima menurut tautan ini: cocokkan dengan chat dan mutasi Anda.",
  ]);
  expect(depositChecks({ ...came, total: 40_000 }, deposit, 201_250)[1]).toBe(
    "DP itu lebih besar dari totalnya, Rp 40.000.",
  );
  expect(depositChecks(ticket(), deposit, 201_250)).toEqual(["Tiket ini tanpa DP; menurut situs hari ini Rp 50.000."]);
  expect(depositChecks(ticket({ status: "cancelled" }), deposit, 201_250)).toEqual([]);
  expect(depositChecks(ticket(), null, 201_250)).toEqual([]);
});

test("a proof of payment begins with the code and ends with the ticket, in a chat link that opens", () => {
  const long = { ...asked, name: "✂".repeat(80), address: "✂".repeat(160) };
  for (const made of [asked, long]) {
    const text = depositProofMessage(made, { amount: 50_000, isReceived: false }, shop);
    expect(text).toMatch(/^BTP123456AB - bukti DP Rp 50\.000\n/);
    expect(readTicketFragment(text.slice(text.indexOf("#")))?.deposit).toEqual(asked.deposit);
    const link = chatLink(shop.chatNumber, text);
    expect(link.length).toBeLessThan(2000);
    expect(readChatLink(link)?.text).toBe(text);
  }
});

describe("a booking in a shop that asks for a down payment", () => {
  const draft = {
    ...emptyDraft,
    name: "Budi",
    phone: "0812",
    serviceIds: ["premium"],
    date: "2026-12-02",
    time: "14:00",
  };
  const book = (state: typeof newBooking, terms = deposit) => {
    const asking = { ...bookable, rules: rules({ deposit: terms }) };
    const submitted = bookingReducer(asking, state, { type: "submit", now, code: "BTP000000AA" });
    return shownTicket(bookingReducer(asking, submitted, { type: "painted" }));
  };

  test("makes a ticket with it", () => {
    expect(book({ ...newBooking, draft })?.deposit).toEqual({ amount: 50_000, isReceived: false });
    expect(book({ ...newBooking, draft }, share)?.deposit).toEqual({ amount: 30_000, isReceived: false });
  });

  test.each([
    ["what came", came],
    ["what an earlier link says to have come", { ...claimed, status: "confirmed" as const }],
  ])("keeps %s when it is moved", (_, came) => {
    const fragment = `#${changeFragment(came)}`;
    const claim = readChange(fragment) ?? noTicket();
    const changed = bookingReducer(bookable, newBooking, { type: "change", claim, fragment, isReturn: false, now });
    const moved = bookingReducer(bookable, changed, { type: "time", time: "14:00" });
    expect(moved).toMatchObject({ phase: "editing", changing: { code: came.code } });
    expect(book(moved as typeof newBooking)).toMatchObject({ code: came.code, time: "14:00", deposit: came.deposit });
  });
});

test("what the shop asks for today is told by today's price, whatever total an address claims, or not at all", () => {
  const percent = { ...deposit, amount: null, percent: 50 };
  for (const total of [0, 201, 30_000, null]) {
    expect(depositChecks({ ...asked, total }, deposit, 201_250)).toEqual([]);
    expect(depositChecks({ ...asked, total }, percent, 201_250)).toEqual([
      "DP di tiket Rp 50.000; menurut situs hari ini Rp 101.000.",
    ]);
  }
  expect(read({ ...asked, unknownServiceIds: ["gone"], total: null }, percent).priceToday).toBeNull();
  expect(read({ ...asked, time: "17:10", total: 1 }, percent).priceToday).toBeNull();
  expect(depositChecks({ ...asked, total: 1 }, percent, null)).toEqual([]);
});

test("in a shop with one price for all hours, whose slots have no label, a forged or missing down payment is told as well", () => {
  const allDay = { period: "all-day", label: "Jam Booking", from: "09:00", to: "20:00", multiplier: 1 };
  const onePrice = rules({ deposit, bands: [allDay] });
  const checksOf = (made: typeof asked) => {
    const claim = readTicketFragment(`#${ticketFragment({ ...made, total: 175_000 })}`) ?? noTicket();
    const { ticket: read, priceToday } = readTicket(claim, { ...bookable, rules: onePrice }, now);
    expect(read?.slotLabel).toBe("");
    return depositChecks(read ?? noTicket(), deposit, priceToday);
  };
  expect(checksOf(asked)).toEqual([]);
  expect(checksOf(ticket({ deposit: { amount: 1, isReceived: false } }))).toEqual([
    "DP di tiket Rp 1; menurut situs hari ini Rp 50.000.",
  ]);
  expect(checksOf(ticket())).toEqual(["Tiket ini tanpa DP; menurut situs hari ini Rp 50.000."]);
});
