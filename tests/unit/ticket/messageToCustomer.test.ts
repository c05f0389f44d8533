import fc from "fast-check";
import { chatLink } from "../../../src/domain/links/chatLink";
import { changeFragment, readChange, readTicketFragment } from "../../../src/domain/links/ticketLink";
import { proposedTicket } from "../../../src/domain/ticket/answeredTicket";
import { cancellationMessage } from "../../../src/domain/ticket/cancellationMessage";
import { type Answer, messageToCustomer } from "../../../src/domain/ticket/messageToCustomer";
import type { Mismatch } from "../../../src/domain/ticket/mismatch";
import type { Ticket, TicketSlot } from "../../../src/domain/ticket/ticket";
import { readTicket } from "../../../src/domain/ticket/ticketReading";
import { plainLine } from "../../../src/format/plainText";
import { anyCharacter } from "../../support/anyCharacter";
import { rules, services, shop, ticket } from "../../support/booking";
import { content } from "../../support/content";

const words = content("customer-messages.json");
const now = new Date("2026-11-30T12:00:00+07:00");
const message = (answer: Answer, changes = {}) => messageToCustomer(answer, ticket(changes), words, shop, now);
const minute = now.getTime() / 60_000;
const linkIn = (text: string) => text.slice(text.lastIndexOf("\n") + 1);
const claimIn = (text: string) => readTicketFragment(new URL(linkIn(text)).hash);

const later = ticket({ status: "proposed", date: "2026-12-02", time: "18:30" });
const proposing = (proposed: Ticket, ...mismatches: Mismatch[]): Answer => ({
  kind: "proposed",
  ticket: proposed,
  mismatches,
});

describe("the shop's answer", () => {
  test("that accepts is warm, whole, and ends with the ticket, confirmed", () => {
    const text = message({ kind: "confirmed" });
    expect(text).toContain("Halo Budi Santoso");
    expect(text).toContain("BTP123456AB");
    expect(text).toContain("Selasa, 1 Desember 2026 pukul 17:00 WIB");
    expect(text).toContain("Rp 201.250");
    expect(claimIn(text)).toMatchObject({ code: "BTP123456AB", status: "confirmed", time: "17:00" });
  });

  test("that calls off what was accepted says so in its own words in place of a refusal, and settles what came", () => {
    const text = message({ kind: "calledOff" }, { deposit: { amount: 50_000, isReceived: true } });
    expect(text).toContain(
      "booking BTP123456AB untuk Selasa, 1 Desember 2026 pukul 17:00 WIB yang sudah kami terima terpaksa",
    );
    expect(text).toContain("senang bisa membantu. Soal DP Rp 50.000 di tiket ini");
    expect(claimIn(text)).toMatchObject({ status: "cancelled", time: "17:00" });
  });

  test("that proposes another time names it and ends with a ticket at that time, same code, not confirmed", () => {
    const text = message(proposing(later));
    expect(text).toContain("Rabu, 2 Desember 2026 pukul 18:30 WIB");
    expect(text).toContain("Selasa, 1 Desember 2026 pukul 17:00 WIB");
    expect(claimIn(text)).toMatchObject({ code: "BTP123456AB", status: "proposed", date: "2026-12-02", time: "18:30" });
  });

  test("that proposes another time names the total at that time", () => {
    const withTotal = { ...words, proposal: "Jadi {usulan}, {total}?" };
    const text = messageToCustomer(proposing({ ...later, total: 157_500 }), ticket(), withTotal, shop, now);
    expect(text).toContain("Rp 157.500");
    expect(text).not.toContain("Rp 201.250");
  });

  test("that proposes a dearer hour names the new price and the old one, also where the shop's words name none", () => {
    const text = message(proposing({ ...later, total: 230_000 }));
    expect(text).toContain(" Estimasi total di jam itu Rp 230.000, semula Rp 201.250.\n");
    expect(message(proposing(later))).not.toContain("Estimasi total di jam itu");
    expect(message(proposing({ ...later, total: null }))).toContain("menyusul dari toko, semula Rp 201.250.");
  });

  const rizky = { id: "rizky", name: "Rizky", daysOff: ["tuesday"], leave: [] };
  const closure = { from: "2026-12-01", to: "2026-12-01", reason: "Renovasi" };
  const eve = { from: "2026-11-30", to: "2026-11-30" };
  const hours = { date: "2026-12-01", from: "17:00", to: "19:00", reason: "Acara" };
  const moment = "Selasa, 1 Desember 2026 pukul 17:00 WIB";

  test.each<[string, Mismatch[], string]>([
    ["no reason that can be known", [], `${moment} belum bisa kami terima`],
    ["a time that has passed", [{ kind: "past" }], `${moment} sudah lewat`],
    [
      "a closed day",
      [{ kind: "closed", closed: { kind: "closure", closure } }],
      "Selasa, 1 Desember 2026 kami tutup (Renovasi)",
    ],
    [
      "a weekly day off",
      [{ kind: "closed", closed: { kind: "dayOff", weekday: "tuesday" } }],
      "kami tutup setiap Selasa",
    ],
    [
      "a barber's day off",
      [{ kind: "barberAway", barber: rizky, absence: { kind: "dayOff", weekday: "tuesday" } }],
      "Rizky libur setiap Selasa",
    ],
    [
      "a barber's leave",
      [{ kind: "barberAway", barber: rizky, absence: { kind: "leave", leave: closure } }],
      "Rizky tidak masuk Selasa, 1 Desember 2026",
    ],
    ["closed hours", [{ kind: "closedHours", hours }], `${moment} tidak bisa (Acara)`],
    [
      "running into closed hours",
      [{ kind: "runsInto", hours }],
      `booking ${moment} selesainya melewati pukul 17:00 (Acara)`,
    ],
    ["an hour outside the opening hours", [{ kind: "outsideHours" }], `${moment} di luar jam buka kami`],
    ["a time that is no slot", [{ kind: "noSlot" }], "pukul 17:00 bukan jam booking kami"],
    [
      "a leave of several days",
      [{ kind: "barberAway", barber: rizky, absence: { kind: "leave", leave: { ...closure, to: "2026-12-04" } } }],
      "Rizky tidak masuk Selasa, 1 Desember 2026 sampai Jumat, 4 Desember 2026",
    ],
    [
      "a leave on the day to whose night the visit belongs",
      [{ kind: "barberAway", barber: rizky, absence: { kind: "leave", leave: { ...closure, ...eve } } }],
      "Rizky tidak masuk Senin, 30 November 2026",
    ],
    [
      "the night of a closed day",
      [{ kind: "closed", closed: { kind: "closure", closure: { ...closure, ...eve } } }],
      `${moment} kami tutup (Renovasi)`,
    ],
    [
      "a price of today that differs",
      [{ kind: "price", ticket: { total: 1, isLeast: false }, today: { total: 2, isLeast: true } }],
      `${moment} belum bisa kami terima`,
    ],
  ])("that proposes another time for %s gives that reason", (_name, mismatches, reason) => {
    expect(message(proposing(later, ...mismatches))).toContain(`Maaf, ${reason}. Bagaimana kalau`);
  });

  test("that declines ends with a ticket that says so, also where it was confirmed before", () => {
    for (const status of ["requested", "confirmed"] as const) {
      const text = message({ kind: "declined" }, { status });
      expect(text).toContain("belum bisa kami terima");
      expect(claimIn(text)).toMatchObject({ status: "declined", date: "2026-12-01", time: "17:00" });
    }
  });

  test("that accepts or declines counts for newer than whatever the ticket was before, also within one minute", () => {
    const changedAt = (text: string) => claimIn(text)?.changedAt ?? 0;
    for (const kind of ["confirmed", "declined"] as const) {
      expect(changedAt(message({ kind }, { changedAt: minute }))).toBe(minute + 1);
      expect(changedAt(message({ kind }, { changedAt: minute - 5 }))).toBe(minute);
    }
    expect(changedAt(cancellationMessage(ticket({ changedAt: minute }), shop, now))).toBe(minute + 1);
  });

  test("that reminds leaves the ticket as it is", () => {
    expect(claimIn(message({ kind: "reminder" }, { status: "confirmed" }))).toMatchObject({ status: "confirmed" });
  });

  test("sends no link of the visitor's making from the shop's number", () => {
    const text = message({ kind: "confirmed" }, { name: "Budi https://jahat.example/x wa.me/62811" });
    expect(text.split("\n")[0]).toContain("Halo Budi jahat. example/x wa. me/62811,");
  });

  test("has no bracket left, whoever the customer says he is", () => {
    for (const kind of ["confirmed", "declined", "reminder"] as const) {
      expect(message({ kind })).not.toMatch(/[{}]/);
      expect(message({ kind }, { name: "{kode} {toko}" })).toContain("Halo {kode} {toko}");
    }
  });

  test("stays a link that every phone opens, whatever the customer typed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 400 }),
        fc.constantFrom("💈".repeat(300), "x".repeat(3000)),
        (some, long) => {
          const text = message(proposing({ ...later, name: long, total: 1 }), {
            name: some + long,
            phone: long,
            services,
          });
          expect(chatLink("628123456789012", text).length).toBeLessThan(2000);
          expect(linkIn(text).startsWith(shop.ticketPage)).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });

  test("never shortens a phone number: it is in the link whole, or not at all", () => {
    const phone = fc.oneof(fc.constantFrom("0812 3456 7890", "✂".repeat(40)), fc.string({ maxLength: 60 }));
    fc.assert(
      fc.property(phone, fc.constantFrom("x", "محمد عبد الرحمن ".repeat(20)), (typed, name) => {
        const read = claimIn(message({ kind: "confirmed" }, { phone: typed, name, services }))?.phone;
        expect(["", plainLine(typed)]).toContain(read);
        if (typed === "0812 3456 7890") expect(read).toBe(typed);
      }),
      { numRuns: 30 },
    );
  });
});

describe("a ticket with a service and a barber whom the shop no longer has", () => {
  const fragment =
    "#kode=BTP123456AB&tgl=2026-12-01&jam=17:00&layanan=beard,massage,facial&barber=agus&total=345000&nama=Budi&telp=0812+3456+7890";
  const slot: TicketSlot = {
    time: "14:00",
    label: "Siang",
    multiplier: 1,
    period: "afternoon",
    isOutsideHours: false,
    runsInto: null,
  };

  function opened(link: string): Ticket {
    const claim = readTicketFragment(link);
    const reading = claim && readTicket(claim, { services, barbers: [], rules: rules() }, now);
    if (!reading?.ticket) throw new Error("no whole ticket in it");
    return reading.ticket;
  }
  const answered = (answer: Answer, to: Ticket) => claimIn(messageToCustomer(answer, to, words, shop, now));

  test.each([
    ["confirmed", "confirmed"],
    ["declined", "declined"],
    ["reminder", "requested"],
  ] as const)("keeps all that was asked for when it is %s", (kind, status) => {
    expect(answered({ kind }, opened(fragment))).toEqual({
      ...readTicketFragment(fragment),
      status,
      changedAt: kind === "reminder" ? null : minute,
    });
  });

  test("keeps services and barber when another time is proposed, and claims no total that nobody can compute", () => {
    const proposed = answered(proposing(proposedTicket(opened(fragment), "2026-12-02", slot, now)), opened(fragment));
    expect(proposed).toEqual({
      ...readTicketFragment(fragment),
      status: "proposed",
      date: "2026-12-02",
      time: "14:00",
      total: null,
      changedAt: minute,
    });
  });

  test("can be answered on, without a total, once the customer has agreed to the proposal", () => {
    const agreed = opened(fragment.replace("&total=345000", "&status=diusulkan"));
    expect(agreed.total).toBeNull();
    expect(messageToCustomer({ kind: "confirmed" }, agreed, words, shop, now)).toContain(
      "estimasi menyusul dari toko.",
    );
    expect(answered({ kind: "confirmed" }, agreed)).toMatchObject({
      serviceIds: ["beard", "massage", "facial"],
      total: null,
    });
  });

  test("names it to the customer as the ticket does", () => {
    expect(messageToCustomer({ kind: "reminder" }, opened(fragment), words, shop, now)).toContain(
      "Cukur Jenggot, massage (tidak ada lagi di daftar layanan)",
    );
  });

  test("keeps its services, barber and total in the link that changes it", () => {
    expect(readChange(`#${changeFragment(opened(fragment))}`)).toEqual(readTicketFragment(fragment));
  });
});
