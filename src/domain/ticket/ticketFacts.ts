import { plainLine, plainText, shortened, withoutLinks } from "../../format/plainText";
import { rupiah } from "../../format/rupiah";
import { longestPhone, normalizePhone } from "../links/phoneNumber";
import { type Address, addressLine } from "../shop/address";
import { timeZoneShortName } from "../shop/clock";
import { dayOfHours } from "../shop/closures";
import { type Deposit, type DepositTerms, hasCome } from "../shop/deposit";
import { type OpeningTimes, openingHoursLines } from "../shop/openingHours";
import { totalPrice } from "../shop/price";
import { isPriceOpen } from "../shop/service";
import { withoutAskingToCome } from "./comingWords";
import { isAwayFromShop, isCalledOff, type Ticket, type TicketBarber, type TicketStatus } from "./ticket";
import type { TicketWords } from "./words";
import { ticketWords as indonesian } from "./words.id";

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
  /** What a booking costs in advance, in a shop that asks for that. */
  readonly deposit?: DepositTerms | null | undefined;
};

export type FactLine = { readonly text: string; readonly amount?: string | undefined };

/** One fact of a ticket. `part` is the part of the ticket where it stands; "shop" and "advice" are the shop's own facts. */
export type Fact = {
  readonly id: string;
  readonly part: "outdated" | "visit" | "services" | "notes" | "shop" | "advice";
  readonly term: string;
  readonly lines: readonly FactLine[];
};

/** As much of a ticket as is known: one that came by a link may lack anything but its status. */
export type KnownTicketParts = Partial<Ticket> & { readonly status: TicketStatus };

/** A ticket's total as text, also one that cannot be computed, and one that is a least amount. */
export const totalWords = (
  { total, isLeastTotal = false }: Pick<Partial<Ticket>, "total" | "isLeastTotal">,
  words: TicketWords = indonesian,
): string => (total == null ? words.totalLater : words.shop.rupiahFrom(total, isLeastTotal));

/** A ticket's services by name; those that the shop no longer has by their id. */
export const serviceNames = (
  { services = [], unknownServiceIds = [] }: Partial<Ticket>,
  words: TicketWords = indonesian,
): string[] => [...services.map(({ name }) => name), ...unknownServiceIds.map(words.goneService)];

const ticketBarberName = (barber: NonNullable<TicketBarber>, words: TicketWords): string =>
  barber !== "anyone" && barber.name === null ? words.goneBarber(barber.id) : words.shop.barberName(barber);

/**
 * All facts of a ticket below code and status, in order (docs/rules.md, section 9). They are composed only here: the view, the
 * picture, the chat message, the calendar event, the printed page and the plain text all show this list, so that none lacks a fact.
 */
export function ticketFacts(ticket: KnownTicketParts, shop: TicketShop, words: TicketWords = indonesian): Fact[] {
  const { terms } = words;
  const { longDate, minutes, rupiahFrom } = words.shop;
  const zone = timeZoneShortName(shop.timeZone);
  const facts = (part: Fact["part"], id: string, term: string, lines: readonly string[]): Fact => ({
    id,
    part,
    term,
    lines: lines.map((text) => ({ text })),
  });
  const fact = (part: Fact["part"], id: string, term: string, line: string) => facts(part, id, term, [line]);
  const beside = ticket.isOutsideHours ? words.outsideHours : ticket.runsInto && words.endsAfter(ticket.runsInto.from);
  const isOpen = ticket.status === "requested" || ticket.status === "proposed";
  const { name, phone, address, date, time, duration, slotLabel, multiplier = 1, total, notes, outdated } = ticket;
  const { services = [], unknownServiceIds = [], isLeastTotal = false } = ticket;
  const openDay = date && time ? dayOfHours({ ...shop, closures: [] }, date, time).day : date;
  const isAway = isAwayFromShop(ticket);
  const advice = isAway
    ? shop.ticketAdvice.map((text) => withoutAskingToCome(text, words.asksToCome)).filter((text) => text !== "")
    : shop.ticketAdvice;
  // Today's prices beside a total of other prices would contradict it.
  const isPricedToday =
    unknownServiceIds.length > 0 ||
    total == null ||
    (total === totalPrice(services, multiplier) && isLeastTotal === isPriceOpen(services));
  const all = [
    outdated && facts("outdated", "outdated", words.asOf(longDate(outdated.date)), outdated.lines),
    name && fact("visit", "name", terms.name, name),
    phone && fact("visit", "phone", terms.phone, phone),
    isAway && fact("visit", "address", terms.address, address || words.addressInChat),
    date && fact("visit", "date", terms.date, longDate(date)),
    time &&
      fact(
        "visit",
        "time",
        terms.time,
        `${time} ${zone}${beside ? ` (${beside}${isOpen ? `, ${words.awaitConfirmation}` : ""})` : ""}`,
      ),
    withAmounts(
      facts("services", "services", terms.services, serviceNames(ticket, words)),
      isPricedToday
        ? services.map(({ basePrice, startingPrice }) => rupiahFrom(basePrice, startingPrice === true))
        : [],
    ),
    ticket.barber && fact("visit", "barber", terms.barber, ticketBarberName(ticket.barber, words)),
    duration && unknownServiceIds.length === 0 && fact("visit", "duration", terms.duration, minutes(duration)),
    slotLabel &&
      fact(
        "services",
        "adjustment",
        terms.adjustment,
        isPricedToday
          ? `${slotLabel} ${multiplier === 1 ? words.usualPrice : words.shop.priceEffect(multiplier)}`
          : slotLabel,
      ),
    isLeastTotal && facts("services", "fare", terms.fare, [...new Set(services.flatMap(({ fare }) => fare || []))]),
    total !== undefined && fact("services", "total", terms.total, totalWords(ticket, words)),
    isLeastTotal && fact("services", "agreed", terms.agreed, words.agreedInChat),
    notes && fact("notes", "notes", terms.notes, plainText(notes)),
    !isAway && fact("shop", "place", terms.place, addressLine(shop.address)),
    facts(
      "shop",
      "hours",
      terms.hours,
      openingHoursLines(shop, words.shop.hours, openDay).map(({ days, hours }) => `${days} ${hours}`),
    ),
    // How to prepare for a visit is no advice for one that is called off.
    facts(
      "advice",
      "advice",
      "Important",
      (isCalledOff(ticket) ? [] : advice).concat(words.advice[ticket.status](shop.phone)),
    ),
  ];
  // Before notes, place, hours and advice.
  if (words.deposit && ticket.deposit && (hasCome(ticket.deposit) || !isCalledOff(ticket))) {
    all.splice(
      -4,
      0,
      facts("services", "deposit", words.deposit.term, depositLines(ticket, ticket.deposit, shop, words.deposit)),
    );
  }
  return all.filter(isSaid);
}

/** A down payment as a ticket says it. The shop's word counts together with its message, since anyone can write an address. */
const depositLines = (
  { status, total = null, isLeastTotal }: KnownTicketParts,
  { amount, isReceived, isClaimed }: Deposit,
  { phone }: TicketShop,
  words: NonNullable<TicketWords["deposit"]>,
): string[] => {
  if (!isReceived) return [isClaimed ? words.claimed(rupiah(amount)) : words.open(rupiah(amount))];
  const hasRest = total !== null && total > amount && !isLeastTotal && !isCalledOff({ status });
  return [
    words.received(rupiah(amount)),
    ...(hasRest ? [words.rest(rupiah(total - amount))] : []),
    words.withMessage(phone),
  ];
};

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
