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
  /** False in a shop without English pages: then no word on its tickets is English. */
  readonly english?: boolean | null;
  /** The deposit, in a shop that asks for one. */
  readonly deposit?: DepositTerms | null | undefined;
};

/** The facts of a booking in order, each with the part of the ticket that shows it. */
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
  /** The term's language, where it is not the ticket's. */
  readonly termLanguage?: Language | undefined;
  readonly lines: readonly FactLine[];
};

/**
 * One line of a fact. `language` is the language of the text, where it is not the ticket's; `amount` is the price of a service;
 * `note` follows the text, in brackets.
 */
export type FactLine = {
  readonly text: string;
  readonly language?: Language | undefined;
  readonly amount?: string | undefined;
  readonly note?: string | undefined;
};

/** A field of the shop's content as a line, with the language of its text. */
const contentLine = <Field extends string>(
  of: { readonly [F in Field]?: string | null | undefined },
  field: Field,
): FactLine => ({ text: of[field] ?? "", language: languageOf(of, field) });

/** Reads the clock of the visitor's device: the date and time that it shows at an instant. */
type ToDeviceMoment = (instant: Date) => Moment;

/** The shop's content for describing a booking, in one language. */
export type BookingContent = { readonly shop: TicketShop; readonly bookable: BookableShop };

/** A booking in the words of one language, compared with the shop's current content. */
export type Description = Comparison & {
  readonly status: string;
  /** Names of the services; ids of those that the shop no longer has. */
  readonly serviceNames: readonly string[];
  /** The total as text; if it is unknown or a minimum, the text says so. */
  readonly total: string;
  /** All facts below code and status, in order. */
  readonly facts: readonly Fact[];
};

/**
 * Describes a booking: names, duration, facts, and its differences from the shop's current content (prices, services, hours).
 * Screen, paper, picture, messages and calendar event all show this description, so that none lacks a fact. Without `now`, the
 * differences and the visit's day are left out. `deviceMoment` is given only for a text that is shown on the visitor's own
 * device.
 */
export function describeBooking(
  booking: PartialBooking,
  content: BookingContent,
  words: BookingWords,
  now: Date | null,
  deviceMoment: ToDeviceMoment | null = null,
): Description {
  const comparison = compareBooking(booking, content.bookable, now);
  const { known, services, unknownServiceIds } = comparison;
  const described = {
    ...comparison,
    status: words.status[booking.status],
    serviceNames: [...services.map(({ name }) => name), ...unknownServiceIds.map(words.goneService)],
    total: known.total === null ? words.totalLater : words.shop.priceText(known.total, known.isLeastTotal),
  };
  return { ...described, facts: factsOf(described, content, words, now, deviceMoment) };
}

function factsOf(
  described: Omit<Description, "facts">,
  { shop, bookable }: BookingContent,
  words: BookingWords,
  now: Date | null,
  deviceMoment: ToDeviceMoment | null,
): Fact[] {
  const { known, booking, services, unknownServiceIds, barber, duration, slot, reasons } = described;
  const goneBarber = reasons.find((reason) => reason.kind === "unknownBarber");
  const { status, date, time, total, isLeastTotal } = known;
  const { longDate, minutes, priceText, barberName, priceEffect } = words.shop;
  const openDay = date && time ? businessTimeOf(shop, date, time).day : (date ?? undefined);
  // Beside a total that was agreed at other prices, today's base prices would be a contradiction.
  const today = quote(bookable, known.serviceIds, slot ?? { multiplier: 1 });
  const isPricedToday = total === null || (total === today.total && isLeastTotal === today.isLeastTotal);
  const effect = slot?.multiplier === 1 ? words.usualPrice : priceEffect(slot?.multiplier ?? 1);
  const isAdviceEnglish = shop.english !== false;
  const terms = {
    ...words.terms,
    differences: now ? words.asOf(longDate(shopMoment(now, bookable.rules.timeZone).date)) : "",
    // This term is English on Indonesian tickets as well, unless the shop has no English pages.
    advice: isAdviceEnglish ? "Important" : "Penting",
  };
  const ownAdvice = shop.ticketAdvice.map((text) => ({ text, language: languageOf(shop, "ticketAdvice") }));
  const isComing = isActive(known) && described.visitDay?.kind !== "past";
  const lines: Record<FactId, readonly (FactLine | string | 0 | null | undefined)[]> = {
    differences: now ? reasons.map((reason) => reasonOnTicket(reason, status, words)) : [],
    name: [known.name],
    phone: [known.phone],
    address: [described.isAtCustomer ? known.address || words.addressInChat : null],
    date: [date && longDate(date)],
    time: [
      time && {
        text: `${time} ${timeZoneShortName(shop.timeZone)}`,
        note: timeNote(described, shop, words, deviceMoment),
      },
    ],
    services: [
      ...services.map((one) => ({
        ...contentLine(one, "name"),
        amount: isPricedToday ? priceText(one.basePrice, one.startingPrice === true) : undefined,
      })),
      ...unknownServiceIds.map(words.goneService),
    ],
    barber: [goneBarber ? words.goneBarber(goneBarber.id) : barber && barberName(barber)],
    duration: [unknownServiceIds.length === 0 ? duration && minutes(duration) : null],
    adjustment: [slot?.label && (isPricedToday ? `${slot.label} ${effect}` : contentLine(slot, "label"))],
    fare: isLeastTotal ? [...new Map(services.map((one) => [one.fare, contentLine(one, "fare")])).values()] : [],
    total: [booking || total !== null ? described.total : null],
    agreed: [isLeastTotal ? words.agreedInChat : null],
    deposit: depositLines(known, words),
    notes: [plainText(known.notes)],
    place: [described.isAtCustomer ? null : addressLine(shop.address)],
    hours: openingHoursLines(shop, words.shop.hours, openDay).map(({ days, hours }) => `${days} ${hours}`),
    advice: [
      // How to prepare is said only before a visit. The shop's own advice is about coming to the shop, so a visit at the
      // customer's has another one.
      ...(isComing ? (described.isAtCustomer ? [words.adviceAtCustomer] : ownAdvice) : []),
      isComing || !isActive(known) ? words.advice[status](shop.phone) : null,
    ],
  };
  return (Object.keys(factParts) as FactId[]).flatMap((id) => {
    const said = lines[id].flatMap((line) => (typeof line === "string" ? { text: line } : line || []));
    const termLanguage = id === "advice" && isAdviceEnglish ? "en" : undefined;
    const filled = said.filter(({ text }) => text !== "");
    return filled.length > 0 ? { id, part: factParts[id], term: terms[id], termLanguage, lines: filled } : [];
  });
}

// Reasons that the ticket shows at its time, services or barber.
const shownAtOtherFacts: readonly Reason["kind"][] = [
  "past",
  "runsInto",
  "outsideHours",
  "unknownServices",
  "unknownBarber",
];
// Reasons about which the shop decides.
const toBeDecided: readonly Reason["kind"][] = ["closedHours", "price", "deposit"];

/** A reason as a line of the fact `differences`; null if the ticket shows it beside another fact, or not at all. */
function reasonOnTicket(reason: Reason, status: BookingStatus, words: BookingWords): string | null {
  if (shownAtOtherFacts.includes(reason.kind) || (reason.kind === "deposit" && reason.ticket === null)) return null;
  if (reason.kind === "closedHours" && status === "confirmed") return words.closedToOthers(reason.hours);
  const text = `${reasonText(words.reasons, reason)}.`;
  return toBeDecided.includes(reason.kind) ? `${text} ${words.shopDecides}` : text;
}

/**
 * The notes in brackets after the time: what needs confirmation, the time before a change, and the same moment on the device's
 * clock, if that is in another zone.
 */
function timeNote(
  { known, reasons }: Omit<Description, "facts">,
  shop: TicketShop,
  words: BookingWords,
  deviceMoment: ToDeviceMoment | null,
): string {
  const { date, time, status } = known;
  if (date === null || time === null) return "";
  const isOpen = status === "requested" || status === "proposed";
  const reason = reasons.findLast((each) => !isBlocking(each));
  const toConfirm = reason?.kind === "runsInto" ? words.endsAfter(reason.hours.from) : reason && words.outsideHours;
  const isMoved = known.changedFrom?.date !== date || known.changedFrom.time !== time;
  const earlier = isOpen && isMoved ? known.changedFrom : null;
  const price =
    earlier && typeof earlier.total === "number" ? words.shop.priceText(earlier.total, known.isLeastTotal) : null;
  const there = deviceMoment?.(instantOf(date, time, parseTimeZone(shop.timeZone)));
  return [
    toConfirm && (isOpen ? `${toConfirm}, ${words.shop.awaitConfirmation}` : toConfirm),
    earlier && words.formerly(words.shop.moment(earlier, shop), price),
    there && !isSameMoment(there, { date, time }) && words.onYourClock(there),
  ]
    .flatMap((note) => (note ? `(${note})` : []))
    .join(" ");
}

/**
 * The lines about the deposit. There are none if the booking asks for none, or if it was declined or cancelled before the
 * deposit was received.
 */
function depositLines(booking: PartialBooking, { deposit: words }: BookingWords): string[] {
  const { deposit } = booking;
  if (!deposit?.isReceived) return deposit && isActive(booking) ? [words.owed(rupiah(deposit.amount))] : [];
  const balance = isActive(booking) ? balanceAfterDeposit(booking) : null;
  return [words.received(rupiah(deposit.amount)), ...(balance === null ? [] : [words.balance(rupiah(balance))])];
}

/** The facts of the booking itself, without notes and without what the shop adds. */
export const bookingFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ part }) => part === "visit" || part === "services");
