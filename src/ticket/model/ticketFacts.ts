import { barberWords } from "../../format/barberWords";
import { longDate } from "../../format/longDate";
import { menit } from "../../format/minutes";
import { plainLine, plainText, shortened } from "../../format/plainText";
import { priceEffect } from "../../format/priceEffect";
import { rupiah } from "../../format/rupiah";
import { type Address, addressLine } from "../../shop/address";
import { type OpeningHours, openingHoursLines } from "../../shop/openingHours";
import { timeZoneNamed, timeZoneShortName } from "../../shop/shopClock";
import type { Ticket } from "./ticket";

/** The shop as far as a ticket speaks of it. */
export type TicketShop = {
  readonly markLetter: string | null;
  readonly name: string;
  readonly phone: string;
  readonly chatNumber: string;
  readonly siteUrl: string;
  readonly timeZone: string;
  readonly address: Address;
  readonly openingHours: OpeningHours;
  readonly ticketAdvice: readonly string[];
};

export type FactLine = { readonly text: string; readonly amount?: string };

/**
 * One thing that a ticket says. `part` is the part of the ticket it belongs to; what stands under "shop" and "advice" the
 * shop knows by itself.
 */
export type Fact = {
  readonly id: string;
  readonly part: "visit" | "services" | "notes" | "shop" | "advice";
  readonly term: string;
  readonly lines: readonly FactLine[];
};

/** What stands above all facts: the request has been made, and nothing is certain until the shop has confirmed it. */
export const ticketStatus = "Menunggu konfirmasi";

/**
 * All that a ticket says below code and status (section 2), in order, composed once: the view, the picture, the chat
 * message, the calendar file, the printed page and the plain text each draw this list, so that none can lack a fact.
 */
export function ticketFacts(ticket: Ticket, shop: TicketShop): Fact[] {
  const zone = timeZoneShortName(timeZoneNamed(shop.timeZone));
  const fact = (part: Fact["part"], id: string, term: string, ...lines: (string | FactLine)[]): Fact => ({
    id,
    part,
    term,
    lines: lines.map((line) => (typeof line === "string" ? { text: line } : line)),
  });
  const outside = ticket.isOutsideHours ? " (di luar jam buka, tunggu konfirmasi WhatsApp)" : "";
  return [
    fact("visit", "name", "Nama", ticket.name),
    fact("visit", "phone", "Telepon", ticket.phone),
    fact("visit", "date", "Tanggal", longDate(ticket.date)),
    fact("visit", "time", "Jam", `${ticket.time} ${zone}${outside}`),
    fact(
      "services",
      "services",
      "Layanan",
      ...ticket.services.map(({ name, basePrice }) => ({ text: name, amount: rupiah(basePrice) })),
    ),
    ...(ticket.barber === null ? [] : [fact("visit", "barber", "Barber", barberWords(ticket.barber))]),
    fact("visit", "duration", "Estimasi durasi", menit(ticket.duration)),
    fact(
      "services",
      "adjustment",
      "Termasuk penyesuaian waktu",
      `${ticket.slotLabel} ${priceEffect(ticket.multiplier) || "(harga normal)"}`,
    ),
    fact("services", "total", "Estimasi total", rupiah(ticket.total)),
    ...(ticket.notes === "" ? [] : [fact("notes", "notes", "Catatan", plainText(ticket.notes))]),
    fact("shop", "place", "Lokasi", addressLine(shop.address)),
    fact(
      "shop",
      "hours",
      "Jam buka",
      ...openingHoursLines(shop.openingHours, "id").map(({ days, hours }) => `${days} ${hours}`),
    ),
    fact(
      "advice",
      "advice",
      "Important",
      ...shop.ticketAdvice,
      "Booking ini baru permintaan. Kursi Anda baru pasti setelah toko mengonfirmasi lewat WhatsApp.",
    ),
  ];
}

/** The facts that tell the shop of a booking, notes aside: those that it knows by itself are left out. */
export const bookingFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ part }) => part === "visit" || part === "services");

/** A fact on one line of plain text, "Nama: Budi", of at most that many characters behind the colon. */
export function factLine({ term, lines }: Fact, longest: number): string {
  return `${term}: ${shortened(plainLine(lines.map(({ text }) => text).join(", ")), longest)}`;
}
