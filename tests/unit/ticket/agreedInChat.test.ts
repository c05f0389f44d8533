import fc from "fast-check";
import { readTicketFragment, ticketFragment } from "../../../src/domain/links/ticketLink";
import { totalPrice } from "../../../src/domain/shop/price";
import { isAtCustomer, isPriceOpen, type Service } from "../../../src/domain/shop/service";
import { calendarFile } from "../../../src/domain/ticket/calendarEvent";
import { messageToCustomer } from "../../../src/domain/ticket/messageToCustomer";
import { messageToShop } from "../../../src/domain/ticket/messageToShop";
import { makeTicket } from "../../../src/domain/ticket/ticket";
import { ticketFacts } from "../../../src/domain/ticket/ticketFacts";
import { readTicket } from "../../../src/domain/ticket/ticketReading";
import { rules, services, shop, ticket } from "../../support/booking";
import { content } from "../../support/content";

const now = new Date("2026-11-30T12:00:00+07:00");

const colour: Service = { id: "colour", name: "Semir Rambut", basePrice: 150_000, duration: 60, startingPrice: true };
const atHome: Service = {
  id: "at-home",
  name: "Potong di Rumah",
  basePrice: 100_000,
  duration: 45,
  atCustomer: true,
  fare: "Rp 20.000 di luar Menteng",
};
const slot = {
  time: "17:00",
  label: "Peak Sore",
  multiplier: 1.15,
  period: "peak",
  isOutsideHours: false,
  runsInto: null,
};

/** The ticket of a request for these services, with an address typed. */
const booked = (chosen: readonly Service[], address = " Jl. Melati 5,\nMenteng ") =>
  makeTicket(
    {
      name: "Budi",
      phone: "0812 3456 7890",
      address,
      serviceIds: chosen.map(({ id }) => id),
      barberId: null,
      date: "2026-12-01",
      notes: "",
    },
    [...services, colour, atHome],
    slot,
    "BTP123456AB",
  );

const factsOf = (chosen: readonly Service[], address?: string) =>
  ticketFacts(booked(chosen, address), shop).map(({ term, lines }) => [term, ...lines.map(({ text }) => text)]);

test("a least price makes the total a least one, and says that the final price is agreed in the chat", () => {
  const facts = factsOf([colour]);
  expect(facts).toContainEqual(["Estimasi total", "mulai dari Rp 172.500"]);
  expect(facts).toContainEqual(["Harga akhir", "disepakati di chat"]);
  expect(ticketFacts(booked([colour]), shop).find(({ id }) => id === "services")?.lines).toEqual([
    { text: "Semir Rambut", amount: "mulai dari Rp 150.000" },
  ]);
  expect(facts.map(([term]) => term)).toContain("Lokasi");
  expect(facts.map(([term]) => term)).not.toContain("Alamat");
});

test("a visit at the customer's names address and fare in the shop's message, and not the shop's place", () => {
  expect(
    messageToShop(booked([atHome]), shop)
      .split("\n")
      .slice(1, -1),
  ).toEqual([
    "Nama: Budi",
    "Telepon: 0812 3456 7890",
    "Alamat: Jl. Melati 5, Menteng",
    "Tanggal: Selasa, 1 Desember 2026",
    "Jam: 17:00 WIB",
    "Layanan: Potong di Rumah",
    "Estimasi durasi: 45 menit",
    "Termasuk penyesuaian waktu: Peak Sore +15%",
    "Ongkos datang: Rp 20.000 di luar Menteng",
    "Estimasi total: mulai dari Rp 115.000",
    "Harga akhir: disepakati di chat",
  ]);
  const terms = factsOf([atHome]).map(([term]) => term);
  expect(terms).not.toContain("Lokasi");
  expect(factsOf([atHome], " ")).toContainEqual(["Alamat", "lewat chat"]);
});

test("without a fare a visit at the customer's costs what the services cost", () => {
  const facts = factsOf([{ ...atHome, id: "classic" }]);
  expect(facts).toContainEqual(["Estimasi total", "Rp 115.000"]);
});

test("what the shop answers says 'mulai dari', too, also for another hour", () => {
  const words = content("customer-messages.json");
  const asked = booked([colour]);
  expect(messageToCustomer({ kind: "confirmed" }, asked, words, shop, now)).toContain(
    "estimasi mulai dari Rp 172.500.",
  );
  const proposed = { ...asked, status: "proposed" as const, total: 150_000 };
  expect(messageToCustomer({ kind: "proposed", ticket: proposed, mismatches: [] }, asked, words, shop, now)).toContain(
    "Estimasi total di jam itu mulai dari Rp 150.000, semula mulai dari Rp 172.500.",
  );
});

test("the calendar's place is where the barber comes to", () => {
  const placeIn = (file: string) => /^LOCATION:(.*)$/m.exec(file.replaceAll("\r\n ", ""))?.[1]?.trim();
  expect(placeIn(calendarFile(booked([atHome]), shop, now))).toBe("Jl. Melati 5\\, Menteng");
  expect(placeIn(calendarFile(booked([atHome], ""), shop, now))).toBe("Di tempat pelanggan");
  expect(placeIn(calendarFile(booked([colour]), shop, now))).toMatch(/^Bintang Pangkas/);
});

describe("a ticket whose service has become another", () => {
  const made = booked([colour]);
  const fixed = { ...colour, startingPrice: false };
  const readIn = (asked: typeof made, ...offered: readonly Service[]) => {
    const claim = readTicketFragment(ticketFragment(asked));
    return claim && readTicket(claim, { services: [...services, ...offered], barbers: [], rules: rules() }, now).ticket;
  };
  const linesOf = (read: ReturnType<typeof readIn>) =>
    read ? ticketFacts(read, shop).map(({ term, lines }) => [term, ...lines.map(({ text }) => text)]) : [];
  const outdated = "Menurut situs per Senin, 30 November 2026";

  test("with a least price keeps the price that was agreed, names no other, and says so", () => {
    const agreed = { ...made, status: "confirmed" as const, isLeastTotal: false };
    const facts = linesOf(readIn(agreed, colour));
    expect(facts).toContainEqual(["Estimasi total", "Rp 172.500"]);
    expect(facts.map(([term]) => term)).not.toContain("Harga akhir");
    expect(facts).toContainEqual([
      outdated,
      "Total di tiket Rp 172.500; dengan harga hari ini mulai dari Rp 172.500. Toko yang memastikan.",
    ]);
    expect(JSON.stringify(ticketFacts(readIn(agreed, colour) ?? agreed, shop))).not.toContain("mulai dari Rp 150.000");
  });

  test("with a fixed price stays a least one, and says so", () => {
    const facts = linesOf(readIn(made, fixed));
    expect(facts).toContainEqual(["Estimasi total", "mulai dari Rp 172.500"]);
    expect(facts).toContainEqual([
      outdated,
      "Total di tiket mulai dari Rp 172.500; dengan harga hari ini Rp 172.500. Toko yang memastikan.",
    ]);
  });

  test("with a fare has no fare", () => {
    const facts = linesOf(readIn({ ...booked([atHome]), isLeastTotal: false }, atHome));
    expect(facts.map(([term]) => term)).not.toContain("Ongkos datang");
  });

  test("of another least price is compared least price with least price", () => {
    expect(linesOf(readIn(made, { ...colour, basePrice: 200_000 }))).toContainEqual([
      outdated,
      "Total di tiket mulai dari Rp 172.500; dengan harga hari ini mulai dari Rp 230.000. Toko yang memastikan.",
    ]);
  });

  test("that is gone leaves a least total, and one whose total is gone gets today's", () => {
    expect(linesOf(readIn(made))).toContainEqual(["Estimasi total", "mulai dari Rp 172.500"]);
    expect(linesOf(readIn({ ...made, total: null }, colour))).toContainEqual([
      "Estimasi total",
      "mulai dari Rp 172.500",
    ]);
  });

  test("and still costs the same says nothing", () => {
    expect(linesOf(readIn(made, colour)).map(([term]) => term)).not.toContain(outdated);
  });
});

test("nobody is asked to come early to a visit at his own place, on the ticket or in the shop's message", () => {
  const words = content("customer-messages.json");
  const advice = (asked: ReturnType<typeof booked>) =>
    ticketFacts(asked, shop)
      .find(({ id }) => id === "advice")
      ?.lines.map(({ text }) => text)
      .slice(0, -1);
  expect(advice(booked([colour]))).toEqual(shop.ticketAdvice);
  expect(advice(booked([atHome]))).toEqual(["Harga akhir dapat berubah setelah konsultasi."]);
  const confirmation = (asked: ReturnType<typeof booked>) =>
    messageToCustomer({ kind: "confirmed" }, asked, words, shop, now);
  expect(confirmation(booked([colour]))).toContain("Mohon datang 10 menit sebelumnya. Sampai jumpa!");
  expect(confirmation(booked([atHome]))).toContain("estimasi mulai dari Rp 115.000. Sampai jumpa!");
  expect(calendarFile(booked([atHome]), shop, now)).not.toContain("10 menit sebelum");
  const ours = { ...words, confirmation: "Kami datang 10 menit sebelum pukul {jam}." };
  expect(messageToCustomer({ kind: "confirmed" }, booked([atHome]), ours, shop, now)).toContain("Kami datang 10 menit");
  const proposal =
    "Maaf.\n\nBisa kami tunggu {usulan}, datang 10 menit sebelumnya? Mohon datang 10 menit sebelum jam itu.";
  const proposed = { kind: "proposed" as const, ticket: booked([atHome]), mismatches: [] };
  expect(messageToCustomer(proposed, booked([atHome]), { ...words, proposal }, shop, now)).toContain(
    "Maaf.\n\nBisa kami tunggu Selasa, 1 Desember 2026 pukul 17:00 WIB, datang 10 menit sebelumnya?\n\nhttps",
  );
});

test("an address goes through the ticket's link, and into no ticket whose services are done in the shop", () => {
  const claim = readTicketFragment(ticketFragment(booked([atHome])));
  const bookable = { services: [...services, colour, atHome], barbers: [], rules: rules() };
  expect(claim && readTicket(claim, bookable, now).ticket).toMatchObject({ address: "Jl. Melati 5, Menteng" });
  expect(booked([colour]).address).toBe("");
  const old = readTicketFragment(ticketFragment(ticket()));
  expect(old && readTicket(old, bookable, now).ticket).toMatchObject({ address: "", total: 201_250 });
});

test("whatever is chosen, these never change a total, and any one of them counts for all", () => {
  const service = fc.record({
    id: fc.constant("some"),
    name: fc.constant("Some"),
    basePrice: fc.integer({ min: 1, max: 100_000_000 }),
    duration: fc.constant(30),
    startingPrice: fc.constantFrom(undefined, null, false, true),
    atCustomer: fc.constantFrom(undefined, null, false, true),
    fare: fc.constantFrom(undefined, null, "Rp 20.000"),
  });
  fc.assert(
    fc.property(fc.array(service, { maxLength: 30 }), fc.constantFrom(0.5, 0.9, 1, 1.15, 3), (chosen, multiplier) => {
      const plain: Service[] = chosen.map(({ id, name, basePrice, duration }) => ({ id, name, basePrice, duration }));
      expect(totalPrice(chosen, multiplier)).toBe(totalPrice(plain, multiplier));
      expect(isPriceOpen(plain)).toBe(false);
      expect(isPriceOpen(chosen)).toBe(chosen.some((one) => isPriceOpen([one])));
      expect(isAtCustomer(chosen)).toBe(chosen.some(({ atCustomer }) => atCustomer === true));
    }),
  );
});
