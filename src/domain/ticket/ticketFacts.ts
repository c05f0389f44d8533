import { longDate } from "../../format/longDate";
import { indonesianMinutes } from "../../format/minutes";
import { plainLine, plainText, shortened, withoutLinks } from "../../format/plainText";
import { priceEffect } from "../../format/priceEffect";
import { rupiahFrom } from "../../format/rupiah";
import { longestPhone, normalizePhone } from "../links/phoneNumber";
import { type Address, addressLine } from "../shop/address";
import { barberName } from "../shop/barber";
import { timeZoneNamed, timeZoneShortName } from "../shop/clock";
import { dayOfHours } from "../shop/closures";
import { type OpeningTimes, openingHoursLines } from "../shop/openingHours";
import { totalPrice } from "../shop/price";
import { isPriceOpen } from "../shop/service";
import { withoutAskingToCome } from "./comingWords";
import { isAwayFromShop, isCalledOff, type Ticket, type TicketBarber, type TicketStatus } from "./ticket";

/** The shop as far as a ticket speaks of it. */
export type TicketShop = OpeningTimes & {
  readonly markLetter: string | null;
  readonly name: string;
  readonly phone: string;
  readonly chatNumber: string;
  /** The full address of the page that opens tickets. */
  readonly ticketPage: string;
  readonly timeZone: string;
  readonly address: Address;
  readonly ticketAdvice: readonly string[];
};

export type FactLine = { readonly text: string; readonly amount?: string | undefined };

/** One fact of a ticket. `part` is the part of the ticket where it stands; "shop" and "advice" are the shop's own facts. */
export type Fact = {
  readonly id: string;
  readonly part: "outdated" | "visit" | "services" | "notes" | "shop" | "advice";
  readonly term: string;
  readonly lines: readonly FactLine[];
};

/** The ticket's status in words; it stands above all facts. */
export const statusWords: Record<TicketStatus, string> = {
  requested: "Menunggu konfirmasi",
  proposed: "Usulan jam dari toko",
  confirmed: "Dikonfirmasi",
  declined: "Tidak diterima",
  cancelled: "Dibatalkan",
};

const lastAdvice: Record<TicketStatus, (shop: TicketShop) => string> = {
  requested: () => "Booking ini baru permintaan. Kursi Anda baru pasti setelah toko mengonfirmasi lewat WhatsApp.",
  proposed: () => "Jam ini usulan toko. Kursi Anda baru pasti setelah Anda setuju dan toko mengonfirmasi.",
  confirmed: ({ phone }) => `Dikonfirmasi: berlaku bersama pesan dari nomor WhatsApp toko, ${phone}.`,
  declined: () => "Booking ini tidak diterima toko. Silakan pilih waktu lain.",
  cancelled: () => "Booking ini dibatalkan. Silakan booking lagi kapan saja.",
};

/** As much of a ticket as is known: one that came by a link may lack anything but its status. */
export type KnownTicketParts = Partial<Ticket> & { readonly status: TicketStatus };

/** A ticket's total as text, also one that cannot be computed, and one that is a least amount. */
export const totalWords = ({ total, isLeastTotal = false }: Pick<Partial<Ticket>, "total" | "isLeastTotal">): string =>
  total == null ? "menyusul dari toko" : rupiahFrom(total, isLeastTotal);

/** Stands behind the id of a service or barber that the shop no longer has. */
const goneFrom = (list: "layanan" | "barber", id: string) => `${id} (tidak ada lagi di daftar ${list})`;

/** A ticket's services by name; those that the shop no longer has by their id. */
export const serviceNames = ({ services = [], unknownServiceIds = [] }: Partial<Ticket>): string[] => [
  ...services.map(({ name }) => name),
  ...unknownServiceIds.map((id) => goneFrom("layanan", id)),
];

const ticketBarberName = (barber: NonNullable<TicketBarber>): string =>
  barber !== "anyone" && barber.name === null ? goneFrom("barber", barber.id) : barberName(barber);

/**
 * All facts of a ticket below code and status, in order (docs/rules.md, section 9). They are composed only here: the view, the
 * picture, the chat message, the calendar event, the printed page and the plain text all show this list, so that none lacks a fact.
 */
export function ticketFacts(ticket: KnownTicketParts, shop: TicketShop): Fact[] {
  const zone = timeZoneShortName(timeZoneNamed(shop.timeZone));
  const facts = (part: Fact["part"], id: string, term: string, lines: readonly string[]): Fact => ({
    id,
    part,
    term,
    lines: lines.map((text) => ({ text })),
  });
  const fact = (part: Fact["part"], id: string, term: string, line: string) => facts(part, id, term, [line]);
  const beside = ticket.isOutsideHours
    ? "di luar jam buka"
    : ticket.runsInto && `selesainya melewati pukul ${ticket.runsInto.from}`;
  const isOpen = ticket.status === "requested" || ticket.status === "proposed";
  const { name, phone, address, date, time, duration, slotLabel, multiplier = 1, total, notes, outdated } = ticket;
  const { services = [], unknownServiceIds = [], isLeastTotal = false } = ticket;
  const openDay = date && time ? dayOfHours({ ...shop, closures: [] }, date, time).day : date;
  const isAway = isAwayFromShop(ticket);
  const advice = isAway ? shop.ticketAdvice.map(withoutAskingToCome).filter((text) => text !== "") : shop.ticketAdvice;
  // Today's prices beside a total of other prices would contradict it.
  const isPricedToday =
    unknownServiceIds.length > 0 ||
    total == null ||
    (total === totalPrice(services, multiplier) && isLeastTotal === isPriceOpen(services));
  const all = [
    outdated && facts("outdated", "outdated", `Menurut situs per ${longDate(outdated.date)}`, outdated.lines),
    name && fact("visit", "name", "Nama", name),
    phone && fact("visit", "phone", "Telepon", phone),
    isAway && fact("visit", "address", "Alamat", address || "lewat chat"),
    date && fact("visit", "date", "Tanggal", longDate(date)),
    time &&
      fact(
        "visit",
        "time",
        "Jam",
        `${time} ${zone}${beside ? ` (${beside}${isOpen ? ", tunggu konfirmasi WhatsApp" : ""})` : ""}`,
      ),
    withAmounts(
      facts("services", "services", "Layanan", serviceNames(ticket)),
      isPricedToday
        ? services.map(({ basePrice, startingPrice }) => rupiahFrom(basePrice, startingPrice === true))
        : [],
    ),
    ticket.barber && fact("visit", "barber", "Barber", ticketBarberName(ticket.barber)),
    duration &&
      unknownServiceIds.length === 0 &&
      fact("visit", "duration", "Estimasi durasi", indonesianMinutes(duration)),
    slotLabel &&
      fact(
        "services",
        "adjustment",
        "Termasuk penyesuaian waktu",
        isPricedToday ? `${slotLabel} ${priceEffect(multiplier) || "(harga normal)"}` : slotLabel,
      ),
    isLeastTotal &&
      facts("services", "fare", "Ongkos datang", [...new Set(services.flatMap(({ fare }) => fare || []))]),
    total !== undefined && fact("services", "total", "Estimasi total", totalWords(ticket)),
    isLeastTotal && fact("services", "agreed", "Harga akhir", "disepakati di chat"),
    notes && fact("notes", "notes", "Catatan", plainText(notes)),
    !isAway && fact("shop", "place", "Lokasi", addressLine(shop.address)),
    facts(
      "shop",
      "hours",
      "Jam buka",
      openingHoursLines(shop, "id", openDay).map(({ days, hours }) => `${days} ${hours}`),
    ),
    // How to prepare for a visit is no advice for one that is called off.
    facts("advice", "advice", "Important", (isCalledOff(ticket) ? [] : advice).concat(lastAdvice[ticket.status](shop))),
  ];
  return all.filter(isSaid);
}

/** A fact whose first lines have these amounts. */
const withAmounts = (fact: Fact, amounts: readonly string[]): Fact => ({
  ...fact,
  lines: fact.lines.map(({ text }, index) => ({ text, amount: amounts[index] })),
});

const isSaid = (fact: Fact | "" | 0 | false | null | undefined): fact is Fact => Boolean(fact && fact.lines.length > 0);

/** The facts of the booking itself, without the notes: what the shop does not know by itself. */
export const bookingFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ part }) => part === "visit" || part === "services");

/**
 * Facts as lines of plain text, "Nama: Budi", each with at most `longest` characters behind the colon. A phone number is never
 * shortened: one that is longer, and longer than any phone number, is left out. A name, and what was typed as a number and is
 * none, make no link in a chat.
 */
export const factLines = (facts: readonly Fact[], longest: number): string[] =>
  facts.flatMap(({ id, term, lines }) => {
    const text = plainLine(lines.map((line) => line.text).join(", "));
    if (id === "phone") {
      if ([...text].length > Math.max(longest, longestPhone)) return [];
      return [`${term}: ${normalizePhone(text) === null ? withoutLinks(text) : text}`];
    }
    return [`${term}: ${shortened(id === "name" ? withoutLinks(text) : text, longest)}`];
  });
