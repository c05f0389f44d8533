import { plainText } from "../../format/plainText";
import { rupiah } from "../../format/rupiah";
import { type Address, addressLine } from "../shop/address";
import type { BookableShop } from "../shop/bookingRules";
import { instantOf, type Moment, parseTimeZone, shopMoment, timeZoneShortName } from "../shop/clock";
import { businessTimeOf } from "../shop/dayHours";
import type { DepositTerms } from "../shop/deposit";
import { languageOf } from "../shop/englishContent";
import { type OpeningSchedule, openingHoursLines } from "../shop/openingHours";
import { isBlocking, type Reason, reasonText } from "../shop/reason";
import { quote } from "../shop/service";
import type { Language } from "../shop/words.id";
import { type BookingStatus, balanceAfterDeposit, isActive, isSameMoment, type PartialBooking } from "./booking";
import { type Comparison, compareBooking } from "./comparison";
import type { BookingWords } from "./words.id";

/** The shop's data for tickets and messages. */
export type TicketShop = OpeningSchedule & {
  readonly markLetter: string | null;
  readonly name: string;
  readonly phone: string;
  readonly chatNumber: string;
  /** The full address of the page that opens tickets. */
  readonly ticketPage: string;
  readonly timeZone: string;
  readonly address: Address;
  readonly ticketAdvice: readonly string[];
  /** False in a shop without English pages, whose tickets have no English word. */
  readonly english?: boolean | null;
  /** The deposit, in a shop that asks for one. */
  readonly deposit?: DepositTerms | null | undefined;
};

/** Maps each fact of a booking, in order, to the part of the ticket that shows it. */
const factParts = {
  differences: "differences",
  name: "visit",
  phone: "visit",
  address: "visit",
  date: "visit",
  time: "visit",
  services: "services",
  barber: "visit",
  duration: "visit",
  adjustment: "services",
  fare: "services",
  total: "services",
  agreed: "services",
  deposit: "services",
  notes: "notes",
  place: "shop",
  hours: "shop",
  advice: "advice",
} as const;

type FactId = keyof typeof factParts;

/** One fact of a booking. The parts "shop" and "advice" hold the shop's own facts. */
export type Fact = {
  readonly id: FactId;
  readonly part: (typeof factParts)[FactId];
  readonly term: string;
  /** The term's language; undefined if it is the ticket's. */
  readonly termLanguage?: Language | undefined;
  readonly lines: readonly FactLine[];
};

/**
 * One line of a fact. `language` is the text's language; undefined if it is the ticket's. `amount` is the price of a
 * service. `note` follows the text and has its own brackets.
 */
export type FactLine = {
  readonly text: string;
  readonly language?: Language | undefined;
  readonly amount?: string | undefined;
  readonly note?: string | undefined;
};

/** Returns a field of the shop's content as a line, with the language of its text. */
const contentLine = <Field extends string>(
  content: { readonly [F in Field]?: string | null | undefined },
  field: Field,
): FactLine => ({ text: content[field] ?? "", language: languageOf(content, field) });

/** Returns the date and time that the visitor's device shows at an instant. */
type ToDeviceMoment = (instant: Date) => Moment;

/** The shop's content for describing a booking, in one language. */
export type BookingContent = { readonly shop: TicketShop; readonly bookable: BookableShop };

/** A booking compared with the shop's current content, in the words of one language. */
export type Description = Comparison & {
  readonly status: string;
  /** The names of the services; for a discontinued one, a text with its id. */
  readonly serviceNames: readonly string[];
  /** The total as text; if it is unknown or a minimum, the text says so. */
  readonly total: string;
  /** All facts that the ticket shows below code and status, in order. */
  readonly facts: readonly Fact[];
};

/**
 * Describes a booking: names, duration, facts, and its differences from the shop's current content (prices, services,
 * hours). Screen, paper, picture, messages and calendar event all use this description, so none lacks a fact. Without `now`,
 * the fact `differences` and the visit's day are left out. `deviceMoment` is only for texts on the visitor's own device.
 */
export function describeBooking(
  booking: PartialBooking,
  content: BookingContent,
  words: BookingWords,
  now: Date | null,
  deviceMoment: ToDeviceMoment | null = null,
): Description {
  const comparison = compareBooking(booking, content.bookable, now);
  const { partial, services, unknownServiceIds } = comparison;
  const described = {
    ...comparison,
    status: words.status[booking.status],
    serviceNames: [...services.map(({ name }) => name), ...unknownServiceIds.map(words.goneService)],
    total: partial.total === null ? words.totalLater : words.shop.priceText(partial.total, partial.isLeastTotal),
  };
  return { ...described, facts: factsOf(described, content, words, now, deviceMoment) };
}

type Described = Omit<Description, "facts">;

/** Returns a text as the lines of a fact: one, or none if there is no text. */
const lineOf = (text: string | null | undefined, more: Partial<FactLine> = {}): FactLine[] =>
  text ? [{ text, ...more }] : [];

function factsOf(
  described: Described,
  content: BookingContent,
  words: BookingWords,
  now: Date | null,
  deviceMoment: ToDeviceMoment | null,
): Fact[] {
  const { shop } = content;
  const { reasons, partial } = described;
  const isAdviceEnglish = shop.english !== false;
  const terms = {
    ...words.terms,
    differences: now ? words.asOf(words.shop.longDate(shopMoment(now, parseTimeZone(shop.timeZone)).date)) : "",
    // This term is English on Indonesian tickets as well, unless the shop has no English pages.
    advice: isAdviceEnglish ? "Important" : "Penting",
  };
  const lines: Record<FactId, readonly FactLine[]> = {
    differences: now ? reasons.flatMap((reason) => lineOf(reasonOnTicket(reason, partial.status, words))) : [],
    ...visitFacts(described, shop, words, deviceMoment),
    ...priceFacts(described, content, words),
    notes: lineOf(plainText(partial.notes)),
    ...shopFacts(described, shop, words),
  };
  return (Object.keys(factParts) as FactId[]).flatMap((id) => {
    const filled = lines[id].filter(({ text }) => text !== "");
    const termLanguage = id === "advice" && isAdviceEnglish ? "en" : undefined;
    return filled.length > 0 ? { id, part: factParts[id], term: terms[id], termLanguage, lines: filled } : [];
  });
}

/** Returns the facts that say who comes, where and when, to which barber, and for how long. */
function visitFacts(described: Described, shop: TicketShop, words: BookingWords, deviceMoment: ToDeviceMoment | null) {
  const { partial, barber, duration, unknownServiceIds, reasons, isAtCustomer } = described;
  const { date, time } = partial;
  const goneBarber = reasons.find((reason) => reason.kind === "unknownBarber");
  const isDurationKnown = duration > 0 && unknownServiceIds.length === 0;
  return {
    name: lineOf(partial.name),
    phone: lineOf(partial.phone),
    address: isAtCustomer ? lineOf(partial.address || words.addressInChat) : [],
    date: date ? lineOf(words.shop.longDate(date)) : [],
    time: time
      ? lineOf(`${time} ${timeZoneShortName(shop.timeZone)}`, { note: timeNote(described, shop, words, deviceMoment) })
      : [],
    barber: lineOf(goneBarber ? words.goneBarber(goneBarber.id) : barber && words.shop.barberName(barber)),
    duration: isDurationKnown ? lineOf(words.shop.minutes(duration)) : [],
  };
}

/** Returns the facts of the services and their price. */
function priceFacts(
  { partial, booking, services, unknownServiceIds, slot, total: totalText }: Described,
  { bookable }: BookingContent,
  words: BookingWords,
) {
  const { total, isLeastTotal } = partial;
  const { priceText, priceEffect } = words.shop;
  // Base prices are shown only if the total is today's, because they would contradict a total that was agreed at other
  // prices.
  const today = quote(bookable, partial.serviceIds, slot ?? { multiplier: 1 });
  const isPricedToday = total === null || (total === today.total && isLeastTotal === today.isLeastTotal);
  const effect = slot?.multiplier === 1 ? words.usualPrice : priceEffect(slot?.multiplier ?? 1);
  const serviceLines = services.map((service) => ({
    ...contentLine(service, "name"),
    amount: isPricedToday ? priceText(service.basePrice, service.startingPrice === true) : undefined,
  }));
  const adjustment = isPricedToday ? { text: `${slot?.label} ${effect}` } : slot && contentLine(slot, "label");
  const fares = new Map(services.map((service) => [service.fare, contentLine(service, "fare")]));
  return {
    services: [...serviceLines, ...unknownServiceIds.map((id) => ({ text: words.goneService(id) }))],
    adjustment: slot?.label && adjustment ? [adjustment] : [],
    fare: isLeastTotal ? [...fares.values()] : [],
    total: booking || total !== null ? lineOf(totalText) : [],
    agreed: isLeastTotal ? lineOf(words.agreedInChat) : [],
    deposit: depositLines(partial, words).map((text) => ({ text })),
  };
}

function shopFacts({ partial, isAtCustomer, visitDay }: Described, shop: TicketShop, words: BookingWords) {
  const { status, date, time } = partial;
  const openDay = date && time ? businessTimeOf(shop, { date, time }).day : (date ?? undefined);
  const isComing = isActive(partial) && visitDay?.kind !== "past";
  const shopAdvice = shop.ticketAdvice.map((text) => ({ text, language: languageOf(shop, "ticketAdvice") }));
  return {
    place: isAtCustomer ? [] : lineOf(addressLine(shop.address)),
    hours: openingHoursLines(shop, words.shop.hours, openDay).map(({ days, hours }) => ({ text: `${days} ${hours}` })),
    advice: [
      // The shop's own advice is about coming to the shop.
      ...(isComing && !isAtCustomer ? shopAdvice : []),
      ...(isComing || !isActive(partial) ? lineOf(words.advice[status](shop.phone)) : []),
    ],
  };
}

// Reasons that the ticket shows elsewhere: beside its time, services or barber, or by the visit's day.
const shownAtOtherFacts: readonly Reason["kind"][] = [
  "past",
  "runsInto",
  "outsideHours",
  "unknownServices",
  "unknownBarber",
];
// To these reasons the ticket adds that the shop decides.
const toBeDecided: readonly Reason["kind"][] = ["closedHours", "price", "deposit"];

/** Returns a reason as a line of the fact `differences`; null if the ticket shows it beside another fact or not at all. */
function reasonOnTicket(reason: Reason, status: BookingStatus, words: BookingWords): string | null {
  // The shop has accepted this visit without a deposit.
  const needsNoDeposit = reason.kind === "deposit" && reason.ticket === null && status === "confirmed";
  if (needsNoDeposit || shownAtOtherFacts.includes(reason.kind)) return null;
  if (reason.kind === "closedHours" && status === "confirmed") return words.closedToOthers(reason.hours);
  const text = `${reasonText(words.reasons, reason)}.`;
  return toBeDecided.includes(reason.kind) ? `${text} ${words.shopDecides}` : text;
}

/**
 * Returns the notes in brackets after the time: that the visit is outside the hours or runs beyond them, the moment before a
 * change, and the moment on the device's clock if that differs. Empty if there is nothing to note.
 */
function timeNote(
  { partial, reasons }: Described,
  shop: TicketShop,
  words: BookingWords,
  deviceMoment: ToDeviceMoment | null,
): string {
  const { date, time, status } = partial;
  if (date === null || time === null) return "";
  const isOpen = status === "requested" || status === "proposed";
  const reason = reasons.findLast((each) => !isBlocking(each));
  const toConfirm = reason?.kind === "runsInto" ? words.endsAfter(reason.hours.from) : reason && words.outsideHours;
  const isMoved = partial.changedFrom?.date !== date || partial.changedFrom.time !== time;
  const earlier = isOpen && isMoved ? partial.changedFrom : null;
  const price =
    earlier && typeof earlier.total === "number" ? words.shop.priceText(earlier.total, partial.isLeastTotal) : null;
  const onDevice = deviceMoment?.(instantOf({ date, time }, parseTimeZone(shop.timeZone)));
  return [
    toConfirm && (isOpen ? `${toConfirm}, ${words.shop.awaitConfirmation}` : toConfirm),
    earlier && words.formerly(words.shop.moment(earlier, shop), price),
    onDevice && !isSameMoment(onDevice, { date, time }) && words.onYourClock(onDevice),
  ]
    .flatMap((note) => (note ? `(${note})` : []))
    .join(" ");
}

/**
 * Returns the lines about the deposit. There are none if the booking has no deposit, or was declined or cancelled before the
 * deposit was received.
 */
function depositLines(booking: PartialBooking, { deposit: words }: BookingWords): string[] {
  const { deposit } = booking;
  if (!deposit?.isReceived) return deposit && isActive(booking) ? [words.owed(rupiah(deposit.amount))] : [];
  const balance = isActive(booking) ? balanceAfterDeposit(booking) : null;
  return [words.received(rupiah(deposit.amount)), ...(balance === null ? [] : [words.balance(rupiah(balance))])];
}

/** Returns the facts of the booking itself, without the notes and the shop's own facts. */
export const bookingFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ part }) => part === "visit" || part === "services");
