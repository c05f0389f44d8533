import { plainLine, plainText, shortened, withoutLinks } from "../../format/plainText";
import { rupiah } from "../../format/rupiah";
import { longestPhone, normalizePhone } from "../links/phoneNumber";
import { type Address, addressLine } from "../shop/address";
import type { BookableShop } from "../shop/bookingRules";
import { shopMoment, timeZoneShortName } from "../shop/clock";
import { dayOfHours } from "../shop/closures";
import type { DepositTerms } from "../shop/deposit";
import { type OpeningTimes, openingHoursLines } from "../shop/openingHours";
import { totalPrice } from "../shop/price";
import { isPriceOpen } from "../shop/service";
import { isActive, type PartialBooking } from "./booking";
import { type Comparison, compareBooking } from "./comparison";
import { depositDiffers } from "./depositChecks";
import type { BookingWords } from "./words";

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

/** One fact of a booking. `part` is the part of the ticket where it stands; "shop" and "advice" are the shop's own facts. */
export type Fact = {
  readonly id: string;
  readonly part: "outdated" | "visit" | "services" | "notes" | "shop" | "advice";
  readonly term: string;
  readonly lines: readonly FactLine[];
};

/** The shop's content that a booking is described by: what the shop says of itself, and what can be booked, in one language. */
export type BookingContent = { readonly shop: TicketShop; readonly bookable: BookableShop };

/** A booking in the words of one language, by the shop's content of now. */
export type Description = Comparison & {
  readonly status: string;
  /** Services by name; those that the shop no longer has by their id. */
  readonly serviceNames: readonly string[];
  /** The total as text, also one that is not known, and one that is a least amount. */
  readonly total: string;
  /** All facts below code and status, in order. */
  readonly facts: readonly Fact[];
};

/**
 * Describes a booking: names, duration, facts, and how it differs from the content. Screen, picture, paper,
 * messages, calendar event and plain text all show this, so that none lacks a fact. What differs at `now` stands among the facts;
 * without it nothing is said of that, nor of when the visit is.
 */
export function describeBooking(
  booking: PartialBooking,
  content: BookingContent,
  words: BookingWords,
  now: Date | null,
): Description {
  const comparison = compareBooking(booking, content.bookable, now);
  const { known, services, unknownServiceIds } = comparison;
  const described = {
    ...comparison,
    status: words.status[booking.status],
    serviceNames: [...services.map(({ name }) => name), ...unknownServiceIds.map(words.goneService)],
    total: known.total === null ? words.totalLater : words.shop.rupiahFrom(known.total, known.isLeastTotal),
  };
  return { ...described, facts: factsOf(described, content, words, now) };
}

function factsOf(
  described: Omit<Description, "facts">,
  { shop, bookable }: BookingContent,
  words: BookingWords,
  now: Date | null,
): Fact[] {
  const { known, booking, services, unknownServiceIds, unknownBarberId, barber, duration, slot } = described;
  const { status, name, phone, address, date, time, total, isLeastTotal, notes } = known;
  const { terms } = words;
  const { longDate, minutes, rupiahFrom } = words.shop;
  const facts = (part: Fact["part"], id: string, term: string, lines: readonly string[]): Fact => ({
    id,
    part,
    term,
    lines: lines.map((text) => ({ text })),
  });
  const fact = (part: Fact["part"], id: string, term: string, line: string) => facts(part, id, term, [line]);
  const beside = described.isOutsideHours
    ? words.outsideHours
    : described.runsInto && words.endsAfter(described.runsInto.from);
  const isOpen = status === "requested" || status === "proposed";
  const openDay = date && time ? dayOfHours({ ...shop, closures: [] }, date, time).day : (date ?? undefined);
  // Today's prices beside a total of other prices would contradict it.
  const isPricedToday =
    unknownServiceIds.length > 0 ||
    total === null ||
    (total === totalPrice(services, slot?.multiplier ?? 1) && isLeastTotal === isPriceOpen(services));
  const all = [
    now &&
      facts(
        "outdated",
        "outdated",
        words.asOf(longDate(shopMoment(now, bookable.rules.timeZone).date)),
        differing(described, bookable, words),
      ),
    name && fact("visit", "name", terms.name, name),
    phone && fact("visit", "phone", terms.phone, phone),
    described.isAtCustomer && fact("visit", "address", terms.address, address || words.addressInChat),
    date && fact("visit", "date", terms.date, longDate(date)),
    time &&
      fact(
        "visit",
        "time",
        terms.time,
        `${time} ${timeZoneShortName(shop.timeZone)}${beside ? ` (${beside}${isOpen ? `, ${words.awaitConfirmation}` : ""})` : ""}`,
      ),
    withAmounts(
      facts("services", "services", terms.services, described.serviceNames),
      isPricedToday
        ? services.map(({ basePrice, startingPrice }) => rupiahFrom(basePrice, startingPrice === true))
        : [],
    ),
    unknownBarberId !== null
      ? fact("visit", "barber", terms.barber, words.goneBarber(unknownBarberId))
      : barber && fact("visit", "barber", terms.barber, words.shop.barberName(barber)),
    duration && unknownServiceIds.length === 0 && fact("visit", "duration", terms.duration, minutes(duration)),
    slot?.label &&
      fact(
        "services",
        "adjustment",
        terms.adjustment,
        isPricedToday
          ? `${slot.label} ${slot.multiplier === 1 ? words.usualPrice : words.shop.priceEffect(slot.multiplier)}`
          : slot.label,
      ),
    isLeastTotal && facts("services", "fare", terms.fare, [...new Set(services.flatMap(({ fare }) => fare || []))]),
    (booking || total !== null) && fact("services", "total", terms.total, described.total),
    isLeastTotal && fact("services", "agreed", terms.agreed, words.agreedInChat),
    facts("services", "deposit", terms.deposit, depositLines(known, shop, words)),
    notes && fact("notes", "notes", terms.notes, plainText(notes)),
    !described.isAtCustomer && fact("shop", "place", terms.place, addressLine(shop.address)),
    facts(
      "shop",
      "hours",
      terms.hours,
      openingHoursLines(shop, words.shop.hours, openDay).map(({ days, hours }) => `${days} ${hours}`),
    ),
    facts("advice", "advice", "Important", [
      // How to prepare for a visit is no advice for one that is off, and the shop's own is for those who come to it.
      ...(isActive(known) ? (described.isAtCustomer ? [words.adviceAtCustomer] : shop.ticketAdvice) : []),
      words.advice[status](shop.phone),
    ]),
  ];
  return all.filter(isSaid);
}

/** What no longer agrees with today's content, in words for whoever holds the ticket. */
function differing(
  { mismatches, known, priceToday }: Comparison,
  { rules }: BookableShop,
  words: BookingWords,
): string[] {
  const deposit = depositDiffers(known, rules.deposit, priceToday, words);
  return [
    ...mismatches.flatMap((mismatch) => words.mismatchForHolder(mismatch, known.status) ?? []),
    ...(deposit ? [`${deposit} ${words.shopDecides}`] : []),
  ];
}

/** A down payment as a ticket says it. The shop's word counts together with its message, since anyone can write an address. */
function depositLines(booking: PartialBooking, { phone }: TicketShop, { deposit: words }: BookingWords): string[] {
  const { deposit, total, isLeastTotal } = booking;
  if (deposit === null) return [];
  if (!deposit.isReceived) return isActive(booking) ? [words.owed(rupiah(deposit.amount))] : [];
  const hasRest = total !== null && total > deposit.amount && !isLeastTotal && isActive(booking);
  return [
    words.received(rupiah(deposit.amount)),
    ...(hasRest ? [words.rest(rupiah(total - deposit.amount))] : []),
    words.withMessage(phone),
  ];
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
