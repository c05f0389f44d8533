import { longDate } from "../../format/longDate";
import { menit } from "../../format/minutes";
import { plainLine, plainText, shortened } from "../../format/plainText";
import { priceEffect } from "../../format/priceEffect";
import { rupiah } from "../../format/rupiah";
import { type Address, addressLine } from "../shop/address";
import { barberName } from "../shop/barber";
import { timeZoneNamed, timeZoneShortName } from "../shop/clock";
import { type OpeningHours, openingHoursLines } from "../shop/openingHours";
import type { Ticket, TicketStatus } from "./ticket";

/** The shop as far as a ticket speaks of it. */
export type TicketShop = {
  readonly markLetter: string | null;
  readonly name: string;
  readonly phone: string;
  readonly chatNumber: string;
  /** The full address of the page that opens tickets. */
  readonly ticketPage: string;
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

/** What stands above all facts: how far the booking has come. */
export const statusWords: Record<TicketStatus, string> = {
  requested: "Menunggu konfirmasi",
  proposed: "Usulan jam dari toko",
  confirmed: "Dikonfirmasi",
};

const lastAdvice: Record<TicketStatus, (shop: TicketShop) => string> = {
  requested: () => "Booking ini baru permintaan. Kursi Anda baru pasti setelah toko mengonfirmasi lewat WhatsApp.",
  proposed: () => "Jam ini usulan toko. Kursi Anda baru pasti setelah Anda setuju dan toko mengonfirmasi.",
  confirmed: ({ phone }) => `Dikonfirmasi: berlaku bersama pesan dari nomor WhatsApp toko, ${phone}.`,
};

/** As much of a ticket as is known: one that came by an address may lack anything but what its type names here. */
export type TicketSayings = Partial<Ticket> & {
  readonly status: TicketStatus;
  /** Ids of services that the shop no longer has. */
  readonly unknownServices?: readonly string[];
};

/**
 * All that a ticket says below code and status (section 2), in order, composed once: the view, the picture, the chat
 * message, the calendar file, the printed page and the plain text each draw this list, so that none can lack a fact.
 */
export function ticketFacts(ticket: TicketSayings, shop: TicketShop): Fact[] {
  const zone = timeZoneShortName(timeZoneNamed(shop.timeZone));
  const fact = (part: Fact["part"], id: string, term: string, ...lines: (string | FactLine)[]): Fact => ({
    id,
    part,
    term,
    lines: lines.map((line) => (typeof line === "string" ? { text: line } : line)),
  });
  const toConfirm = ticket.isOutsideHours
    ? "di luar jam buka"
    : ticket.runsInto && `selesainya melewati pukul ${ticket.runsInto.from}`;
  const { name, phone, date, time, duration, slotLabel, multiplier = 1, total, notes } = ticket;
  const facts = [
    name && fact("visit", "name", "Nama", name),
    phone && fact("visit", "phone", "Telepon", phone),
    date && fact("visit", "date", "Tanggal", longDate(date)),
    time &&
      fact("visit", "time", "Jam", `${time} ${zone}${toConfirm ? ` (${toConfirm}, tunggu konfirmasi WhatsApp)` : ""}`),
    fact(
      "services",
      "services",
      "Layanan",
      ...(ticket.services ?? []).map((service) => ({ text: service.name, amount: rupiah(service.basePrice) })),
      ...(ticket.unknownServices ?? []).map((id) => `${id} (tidak ada lagi di daftar layanan)`),
    ),
    ticket.barber && fact("visit", "barber", "Barber", barberName(ticket.barber)),
    duration && fact("visit", "duration", "Estimasi durasi", menit(duration)),
    slotLabel &&
      fact(
        "services",
        "adjustment",
        "Termasuk penyesuaian waktu",
        `${slotLabel} ${priceEffect(multiplier) || "(harga normal)"}`,
      ),
    total && fact("services", "total", "Estimasi total", rupiah(total)),
    notes && fact("notes", "notes", "Catatan", plainText(notes)),
    fact("shop", "place", "Lokasi", addressLine(shop.address)),
    fact(
      "shop",
      "hours",
      "Jam buka",
      ...openingHoursLines(shop.openingHours, "id").map(({ days, hours }) => `${days} ${hours}`),
    ),
    fact("advice", "advice", "Important", ...shop.ticketAdvice, lastAdvice[ticket.status](shop)),
  ];
  return facts.filter(isSaid);
}

const isSaid = (fact: Fact | "" | 0 | null | undefined): fact is Fact =>
  typeof fact === "object" && fact !== null && fact.lines.length > 0;

/** The facts that tell the shop of a booking, notes aside: those that it knows by itself are left out. */
export const bookingFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ part }) => part === "visit" || part === "services");

/** A fact on one line of plain text, "Nama: Budi", of at most that many characters behind the colon. */
export function factLine({ term, lines }: Fact, longest: number): string {
  return `${term}: ${shortened(plainLine(lines.map(({ text }) => text).join(", ")), longest)}`;
}
