import fc from "fast-check";
import { type Booking, proposedBooking, requestedBooking, withStatus } from "../../../src/domain/booking/booking";
import { chatLink } from "../../../src/domain/contact/chatLink";
import { longText } from "../../../src/domain/messages/longText";
import { customerMessageWriter, type ShopMessages } from "../../../src/domain/messages/messageToCustomer";
import { cancellationMessage, depositProofMessage, messageToShop } from "../../../src/domain/messages/messageToShop";
import { shortMessage } from "../../../src/domain/messages/shortMessage";
import type { Offering } from "../../../src/domain/shop/bookingRules";
import { withEnglishTexts } from "../../../src/domain/shop/englishContent";
import { anyCharacter } from "../../support/anyCharacter";
import { barber, booking, bookingContent, offering, service, services, shop } from "../../support/booking";
import { chatIn, linkIn, ticketIn } from "../../support/chatOf";
import { content } from "../../support/content";

const now = new Date("2026-11-30T12:00:00+07:00");
const everything = services.map(({ id }) => id);
const toShop = (changes: Partial<Booking> = {}) => messageToShop(booking(changes), bookingContent());
const readIn = (text: string) => ticketIn(linkIn(text));
const depositOf = (isReceived: boolean) => ({ deposit: { amount: 50_000, isReceived } });

const typed = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.constantFrom(
    "\uD83D",
    "\u202Eevil",
    "💈".repeat(30),
    "ع".repeat(60),
    "x".repeat(80),
    "%00%0A&text=x#",
    "\u0000\u0007",
  ),
);

/** A booking as the form makes it of these texts, for all services; null if the form refuses a text as too long. */
function made(name: string, phone: string, notes: string) {
  const asked = { ...booking({ serviceIds: everything }), name, phone, notes };
  const requested = requestedBooking(asked, offering(), "BTP123456AB", now, booking());
  return longText(requested, asked, shop) ? null : requested;
}

describe("the message to the shop", () => {
  test("has code, facts and the ticket's link, in this order", () =>
    expect(toShop({ notes: "Poni jangan pendek" }).split("\n")).toEqual([
      "BTP123456AB - permintaan booking (Menunggu konfirmasi)",
      "Nama: Budi Santoso",
      "Telepon: 0812 3456 7890",
      "Tanggal: Selasa, 1 Desember 2026",
      "Jam: 17:00 WIB",
      "Layanan: Paket Ayah & Anak",
      "Estimasi durasi: 90 menit",
      "Termasuk penyesuaian waktu: Peak Sore +15%",
      "Estimasi total: Rp 201.250",
      "Catatan: Poni jangan pendek",
      expect.stringMatching(/^https:\/\/bintangpangkas\.example\/tiket\/#cek=.*&catatan=Poni%20jangan%20pendek&/),
    ]));

  const from = { date: "2026-12-01", time: "10:00" };
  test.each([
    [
      { changedFrom: from },
      "Ubah BTP123456AB dari Selasa, 1 Desember 2026 pukul 10:00 WIB menjadi Selasa, 1 Desember 2026 pukul 17:00 WIB (Menunggu konfirmasi)",
    ],
    [{ changedFrom: { ...from, time: "17:00" } }, "Ubah BTP123456AB (jadwal tetap) (Menunggu konfirmasi)"],
    [{ status: "confirmed" }, "BTP123456AB - booking (Dikonfirmasi)"],
    [{ language: "en" }, "BTP123456AB - permintaan booking (Menunggu konfirmasi), pelanggan berbahasa Inggris"],
  ] as const)("of a booking with %j begins with %s", (changes, head) =>
    expect(toShop(changes).split("\n")[0]).toBe(head),
  );

  test("that agrees to a proposal is the next version", () => {
    const text = toShop({ status: "proposed", version: 29_000_000, changedFrom: from });
    expect(text).toMatch(/^BTP123456AB - setuju jam usulan toko\n/);
    expect(readIn(text)).toMatchObject({ status: "requested", version: 29_000_001, time: "17:00" });
    expect(text).not.toContain("semula");
  });

  test("says code and moment alone where facts find no room", () => {
    const notes = "💈".repeat(50);
    const text = toShop({ notes });
    expect(text.split("\n").slice(0, 2)).toEqual([
      "BTP123456AB - permintaan booking (Menunggu konfirmasi)",
      "Selasa, 1 Desember 2026 pukul 17:00 WIB",
    ]);
    expect(text.split("\n")).toHaveLength(3);
    expect(readIn(text)).toEqual(booking({ notes }));
  });

  test.each([
    ["Budi\nEstimasi total: Rp 1", "Budi Estimasi total: Rp 1"],
    ["jahat\u0301.com jahat.\u0301com", "jahat\u0301. com jahat.\u0301 com"],
    ["ht\u200Btps:/\u200B/jahat.com", "jahat. com"],
  ])("makes no line and no link of the name %j", (name, written) =>
    expect(toShop({ name })).toContain(`\nNama: ${written}\n`),
  );
});

test("cancellation and proof of payment begin with the code, end with the ticket", () => {
  const owed = depositOf(false);
  const cancelled = cancellationMessage(booking({ status: "confirmed" }), shop, now);
  const proof = depositProofMessage(booking(owed), 50_000, shop);
  expect(cancelled).toMatch(/^Batalkan BTP123456AB\n/);
  expect(proof).toMatch(/^BTP123456AB - bukti DP Rp 50\.000\n/);
  expect(readIn(cancelled)).toMatchObject({ code: "BTP123456AB", status: "cancelled" });
  expect(readIn(proof)).toMatchObject(owed);
});

test("a booking sent without the ticket part carries all in its link", () => {
  const sent = booking({ changedFrom: { date: "2026-11-30", time: "10:00", total: null }, notes: "Poni" });
  const text = shortMessage(sent, shop);
  expect(text).toMatch(/^Ubah BTP123456AB\nSelasa, 1 Desember 2026, 17:00\nhttps:/);
  expect(readIn(text)).toEqual(sent);
});

const messages = content("customer-messages.json") as ShopMessages;
const writer = (own: Partial<ShopMessages> = {}, offered: Offering = offering()) =>
  customerMessageWriter(
    { ...messages, ...own },
    { shop, offeringIn: { id: offered, en: withEnglishTexts(offering()) } },
    now,
  );
const answer = (status: "confirmed" | "declined" | "cancelled", changes: Partial<Booking> = {}) =>
  writer()("answer", withStatus(booking(changes), status, now), booking(changes));
const propose = (
  asked: Booking,
  moment: { date: string; time: string },
  offered: Offering = offering(),
  own: Partial<ShopMessages> = {},
) => writer(own, offered)("answer", proposedBooking(asked, moment, offered, now), asked);

describe("the shop's message to a customer", () => {
  const moment = "Selasa, 1 Desember 2026 pukul 17:00 WIB";
  const noon = { date: "2026-12-02", time: "12:00" };

  test("that it is declined says so and ends with a ticket that says so", () => {
    const text = answer("declined");
    expect(text).toMatch(
      /^Halo Budi Santoso, .* Maaf, booking BTP123456AB untuk Selasa, 1 Desember 2026 pukul 17:00 WIB belum bisa/,
    );
    expect(readIn(text)).toMatchObject({ code: "BTP123456AB", status: "declined", time: "17:00" });
  });

  test("that proposes another time names both, and a new price", () => {
    const text = propose(booking(), noon);
    expect(text).toContain(`${moment} belum bisa kami terima. Bagaimana kalau Rabu, 2 Desember 2026 pukul 12:00 WIB?`);
    expect(text).toContain(" Estimasi total di jam itu Rp 157.500, semula Rp 201.250.\n");
    expect(readIn(text)).toMatchObject({ status: "proposed", ...noon, total: 157_500 });
    expect(propose(booking(), { ...noon, time: "18:30" })).not.toContain("Estimasi total di jam itu");
    expect(propose(booking(), noon, offering(), { proposal: "{usulan}, {total}?" })).toContain("Rp 157.500?\n");
  });

  const late = { closedHours: [{ date: "2026-12-01", from: "18:00", to: "19:00", reason: "Acara" }] };
  const rizky = barber("rizky", { name: "Rizky", services: ["beard"] });
  test.each([
    ["runs into closed hours", offering(late), "Selesainya melewati pukul 18:00, saat jam sudah ditutup: Acara"],
    [
      "has a barber who does no such thing",
      { ...offering(), barbers: [rizky] },
      "Rizky tidak mengerjakan Paket Ayah & Anak",
    ],
  ])("that proposes another time, where the one asked for %s, says so", (_name, offered, reason) => {
    const barberId = offered.barbers[0]?.id ?? null;
    const text = propose(booking({ barberId }), { date: "2026-12-05", time: "10:00" }, offered);
    expect(text).toContain(`Maaf, ${moment} belum bisa kami terima. ${reason}. Bagaimana kalau`);
  });

  test("that moves an accepted visit says that it was accepted", () => {
    const text = propose(booking({ status: "confirmed" }), noon);
    expect(text).toContain(`Maaf, ${moment} yang sudah kami terima ternyata tidak bisa. Bagaimana kalau`);
  });

  test("that reminds keeps all that was asked for", () => {
    const asked = booking({ serviceIds: ["beard", "massage"] });
    const reminder = writer()("reminder", asked);
    expect(reminder).toContain("Cukur Jenggot, massage (tidak ada lagi di daftar layanan)");
    expect(readIn(reminder)).toEqual(asked);
  });

  test("has no link and no placeholder of the visitor's making", () => {
    expect(answer("confirmed", { name: "Budi https://jahat.example/x {kode}" })).toContain(
      "Halo Budi jahat. example/x {kode},",
    );
  });
});

test("every message fits every phone's link, even with a shop's longest texts", () => {
  const longest = "🙏".repeat(47);
  const own = { greeting: longest, confirmation: longest, depositOwed: longest };
  fc.assert(
    fc.property(typed, typed, typed, (name, phone, notes) => {
      const asked = made(name, phone, notes);
      if (asked === null) return;
      const received = { ...asked, deposit: { amount: 9_000_000_000, isReceived: true } };
      const proposed = proposedBooking(received, { date: "2026-12-02", time: "12:00" }, offering(), now);
      const confirmed = withStatus(received, "confirmed", now);
      const toShop = [
        messageToShop(asked, bookingContent()),
        messageToShop({ ...proposed, language: "en" }, bookingContent()),
        cancellationMessage({ ...confirmed, language: "en" }, shop, now),
        depositProofMessage(received, 9_000_000_000, shop),
        shortMessage({ ...asked, language: "en" }, shop),
      ].map((text) => [shop.chatNumber, text] as const);
      const toCustomer = [
        writer(own)("answer", proposed, received),
        writer(own)("answer", confirmed, received),
        writer()("moved", confirmed, received),
      ].map((text) => ["628123456789012", text] as const);
      for (const [number, written] of [...toShop, ...toCustomer]) {
        const link = chatLink(number, written);
        expect(link.length).toBeLessThan(2000);
        const { text, ticket } = chatIn(link);
        expect([..."\u202E\u0000\u0007"].filter((unseen) => text.includes(unseen))).toEqual([]);
        expect(ticket).toMatchObject({ name: asked.name, phone: asked.phone, notes: asked.notes });
      }
    }),
    { numRuns: 100 },
  );
});

test("a booking kept against other services stays as it was", () => {
  const text = writer()("kept", booking({ status: "confirmed" }), booking({ serviceIds: ["beard"] }));
  expect(text).toContain("Booking BTP123456AB tetap seperti semula: Selasa, 1 Desember 2026 pukul 17:00 WIB.");
});

const [owed, received] = [depositOf(false), depositOf(true)];
const home = { serviceIds: ["home"], address: "Jl. Melati 5" };
const atHome = {
  ...offering(),
  services: [...services, service("home", { name: "Di Rumah", basePrice: 175_000, atCustomer: true })],
};
const confirmed = (changes: Partial<Booking>, own: Partial<ShopMessages> = {}) => {
  const asked = booking(changes);
  return writer(own, atHome)("answer", withStatus(asked, "confirmed", now), asked);
};

const balance = "Sisanya Rp 151.250 dibayar saat kunjungan.";
test.each([
  [
    "that owes a deposit",
    owed,
    {},
    "Mohon bayar DP Rp 50.000 lewat QRIS di tiket di bawah, lalu kirim buktinya di chat ini.",
  ],
  ["with all paid ahead", { ...received, total: 50_000 }, {}, "DP Rp 50.000 sudah kami terima."],
  ["at the customer's", home, {}, "Barber kami datang ke alamat Anda. Sampai jumpa!"],
  [
    "in English",
    { ...received, language: "en" },
    {},
    "We have received your deposit of Rp 50.000. Please pay the remaining Rp 151.250 at your visit.",
  ],
  [
    "in the shop's words, that owes, in English",
    { ...owed, language: "en" },
    { depositOwedEnglish: "Pay {dp} first, then {sisa}." },
    "See you then! Pay Rp 50.000 first, then Rp 151.250.",
  ],
  [
    "in the shop's words, with a received deposit",
    received,
    { depositReceived: "DP {dp} sudah masuk." },
    `Sampai jumpa! DP Rp 50.000 sudah masuk. ${balance}`,
  ],
  [
    "in the shop's words, at the customer's",
    home,
    { confirmationAtCustomer: "Kami datang 10 menit sebelum {jam}." },
    "Bintang Pangkas. Kami datang 10 menit sebelum 17:00 WIB.",
  ],
] as const)("a confirmation %s", (_name, changes, own, words) => {
  const text = confirmed(changes, own);
  expect(text).toContain(`${words}\n\nhttps`);
  if ("address" in changes) expect(text).not.toContain("Mohon datang");
});

test("a confirmation is wholly Indonesian where English is missing", () => {
  expect(confirmed({ language: "en" })).toContain("Your booking BTP123456AB is confirmed: Father & Son,");
  expect(confirmed({ language: "en" }, { confirmationEnglish: null })).toContain("Halo Budi Santoso");
  expect(confirmed({ language: "en" }, { greetingEnglish: null })).toContain("kami terima: Paket Ayah & Anak");
});

test("a received deposit is to be settled where the booking is off", () => {
  const received = depositOf(true);
  for (const status of ["declined", "cancelled"] as const) {
    const text = answer(status, received);
    expect(text).toContain("Soal DP Rp 50.000 di tiket ini, mari kita selesaikan di chat ini.");
    expect(readIn(text)).toMatchObject(received);
  }
  const cancelled = cancellationMessage(booking(received), shop, now);
  expect(cancelled).toContain("Mohon info soal DP Rp 50.000, yang menurut tiket ini sudah diterima.");
  expect(readIn(cancelled)).toMatchObject(received);
});
