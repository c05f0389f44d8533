import { rupiah, signedRupiah } from "../../format/money";
import { type Address, addressLine } from "../shop/address";
import { haircutOf, type Offering } from "../shop/bookingRules";
import {
  formatTime,
  instantOf,
  type Moment,
  minutesPerDay,
  parseTime,
  parseTimeZone,
  shopMoment,
  timeZoneShortName,
} from "../shop/clock";
import { businessDayOf, businessTimeOf, nightNote } from "../shop/dayHours";
import type { DepositTerms } from "../shop/deposit";
import { languageOf } from "../shop/englishContent";
import { openingHoursLines, type WeeklyHours } from "../shop/openingHours";
import { type Reason, reasonRow, reasonText } from "../shop/reason";
import type { Language } from "../shop/words.id";
import { awaitsAnswer, type Booking, balanceAfterDeposit, isAccepted, isActive, isSameMoment } from "./booking";
import { type Comparison, compareBooking } from "./comparison";
import { type TextField, textFields, textRow, textsBy } from "./texts";
import type { BookingWords } from "./words.id";

/** The shop's data for tickets and messages. */
export type TicketShop = WeeklyHours & {
  markLetter: string | null;
  name: string;
  phone: string;
  chatNumber: string;
  /** The full address of the page that opens tickets. */
  ticketPage: string;
  timeZone: string;
  address: Address;
  ticketAdvice: readonly string[];
  /** False in a shop without English pages, whose tickets have no English word. */
  english: boolean | null;
  /** The deposit, in a shop that asks for one. */
  deposit: DepositTerms | null;
};

type Part = "differences" | "visit" | "services" | "notes" | "shop" | "advice";

const partsOf = (part: Part) =>
  Object.fromEntries(textFields.filter((field) => textRow(field).part === part).map((field) => [field, part])) as {
    [Field in TextField]: Part;
  };

/** Maps each fact of a booking, in order, to the part of the ticket that shows it. */
const factParts = {
  differences: "differences",
  ...partsOf("visit"),
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
  ...partsOf("notes"),
  place: "shop",
  hours: "shop",
  advice: "advice",
} as const satisfies Record<string, Part>;

type FactId = keyof typeof factParts;

/** One fact of a booking. The parts "shop" and "advice" hold the shop's own facts. */
export type Fact = {
  id: FactId;
  part: Part;
  term: string;
  /** The term's language; undefined if it is the ticket's. */
  termLanguage?: Language;
  lines: readonly FactLine[];
};

/**
 * One line of a fact. `language` is the text's language; undefined if it is the ticket's. `amount` is the price of a
 * service, or what the time of the visit adds to it. `detail` is the duration of a service, or when the visit ends. Messages
 * have neither. `note` follows the text and has its own brackets.
 */
export type FactLine = {
  text: string;
  language?: Language;
  amount?: string;
  detail?: string;
  note?: string;
};

/** Returns a field of the shop's content as a line, with the language of its text. */
const contentLine = <Field extends string>(content: { [F in Field]?: string | null }, field: Field): FactLine => ({
  text: content[field] ?? "",
  language: languageOf(content, field),
});

/** Returns the date and time that the visitor's device shows at an instant. */
export type ToDeviceMoment = (instant: Date) => Moment;

/** The shop's content for describing a booking, in one language. */
export type BookingContent = { shop: TicketShop; offering: Offering };

/** A booking compared with the shop's current content, in the words of one language. */
export type Description = Comparison & {
  status: string;
  /** The names of the services; for a discontinued one, a text with its id. */
  serviceNames: readonly string[];
  /** The total as text; if it is a minimum, the text says so. */
  total: string;
  /** All facts that the ticket shows below code and status, in order. */
  facts: readonly Fact[];
};

/**
 * Describes a booking: names, duration, facts, and its differences from the shop's current content (prices, services,
 * hours). Screen, paper, picture, messages and calendar event all use this description, so none lacks a fact. Without `now`,
 * the fact `differences` and the visit's day are left out. `deviceMoment` is only for texts on the visitor's own device.
 */
export function describeBooking(
  booking: Booking,
  content: BookingContent,
  words: BookingWords,
  now: Date | null,
  deviceMoment: ToDeviceMoment | null = null,
): Description {
  return describeComparison(compareBooking(booking, content.offering, now), content, words, now, deviceMoment);
}

/** `describeBooking` for a booking that is already compared. */
export function describeComparison(
  comparison: Comparison,
  content: BookingContent,
  words: BookingWords,
  now: Date | null,
  deviceMoment: ToDeviceMoment | null,
): Description {
  const { booking, services, unknownServiceIds } = comparison;
  const described = {
    ...comparison,
    status: words.status[booking.status],
    serviceNames: [...services.map(({ name }) => name), ...unknownServiceIds.map(words.goneService)],
    total: words.shop.priceText(booking.total, booking.isLeastTotal),
  };
  const { shop } = content;
  const isAdviceEnglish = shop.english !== false;
  const terms = {
    ...words.terms,
    differences: now ? words.asOf(words.shop.longDate(shopMoment(now, parseTimeZone(shop.timeZone)).date)) : "",
    // This term is English on Indonesian tickets as well, unless the shop has no English pages.
    advice: isAdviceEnglish ? "Important" : "Penting",
  };
  const lines: Record<FactId, readonly FactLine[]> = {
    differences: now ? described.reasons.flatMap((reason) => lineOf(reasonOnTicket(reason, booking, words))) : [],
    ...visitFacts(described, content, words, deviceMoment),
    ...priceFacts(described, words),
    ...shopFacts(described, content, words),
  };
  const facts = (Object.keys(factParts) as FactId[]).flatMap((id): Fact | [] => {
    const filled = lines[id].filter(({ text }) => text !== "");
    const termLanguage = id === "advice" && isAdviceEnglish ? "en" : undefined;
    return filled.length > 0 ? { id, part: factParts[id], term: terms[id], termLanguage, lines: filled } : [];
  });
  return { ...described, facts };
}

type Described = Omit<Description, "facts">;

/** Returns a text as the lines of a fact: one, or none if there is no text. */
const lineOf = (text: string | null | undefined, more: Partial<FactLine> = {}): FactLine[] =>
  text ? [{ text, ...more }] : [];

/** Returns the facts that say who comes, with which wishes, where and when, to which barber, and for how long. */
function visitFacts(
  described: Described,
  content: BookingContent,
  words: BookingWords,
  deviceMoment: ToDeviceMoment | null,
) {
  const { booking, barber, duration, unknownServiceIds, reasons, isAtCustomer } = described;
  const { date, time } = booking;
  const goneBarber = reasons.find((reason) => reason.kind === "unknownBarber");
  const isDurationKnown = duration > 0 && unknownServiceIds.length === 0;
  return {
    ...textsBy((field) => lineOf(booking[field])),
    address: isAtCustomer ? lineOf(booking.address || words.addressInChat) : [],
    haircut: lineOf(haircutText(booking.haircut, content.offering, words)),
    date: lineOf(words.shop.longDate(date)),
    time: lineOf(`${time} ${timeZoneShortName(content.shop.timeZone)}`, {
      note: timeNote(described, content, words, deviceMoment),
    }),
    barber: lineOf(goneBarber ? words.goneBarber(goneBarber.id) : barber && words.shop.barberName(barber)),
    duration: isDurationKnown
      ? lineOf(words.shop.minutes(duration), {
          detail: words.endsAt(formatTime((parseTime(time) + duration) % minutesPerDay)),
        })
      : [],
  };
}

/** A haircut by its number: "3, Two block", or that the poster has it no longer. Empty without a number. */
export const haircutText = (number: string, { haircuts }: Offering, words: BookingWords) => {
  const haircut = haircutOf(number, haircuts);
  return number && (haircut ? `${number}, ${haircut.name}` : words.goneHaircut(number));
};

/** Returns the facts of the services and their price. */
function priceFacts({ booking, services, unknownServiceIds, today, total: totalText }: Described, words: BookingWords) {
  const { slot } = today;
  const { total, isLeastTotal } = booking;
  const { priceText, priceEffect } = words.shop;
  // Base prices are shown only if the total is today's, because they would contradict a total that was agreed at other
  // prices.
  const isPricedToday = total === today.total && isLeastTotal === today.isLeastTotal;
  const effect = slot?.multiplier === 1 ? words.usualPrice : priceEffect(slot?.multiplier ?? 1);
  const serviceLines = services.map((service) => ({
    ...contentLine(service, "name"),
    detail: words.shop.minutes(service.duration),
    amount: isPricedToday ? priceText(service.basePrice, service.startingPrice === true) : undefined,
  }));
  // What is missing between base prices and total, so that the column adds up however the total was rounded.
  const difference = total - services.reduce((sum, { basePrice }) => sum + basePrice, 0);
  const adjustment = isPricedToday
    ? { text: `${slot?.label} ${effect}`, amount: difference === 0 ? undefined : signedRupiah(difference) }
    : slot && contentLine(slot, "label");
  const fares = new Map(services.map((service) => [service.fare, contentLine(service, "fare")]));
  return {
    services: [...serviceLines, ...unknownServiceIds.map((id) => ({ text: words.goneService(id) }))],
    adjustment: slot?.label && adjustment ? [adjustment] : [],
    fare: isLeastTotal ? [...fares.values()] : [],
    total: lineOf(totalText),
    agreed: isLeastTotal ? lineOf(words.agreedInChat) : [],
    deposit: depositLines(booking, words).map((text) => ({ text })),
  };
}

function shopFacts(
  { booking, isAtCustomer, visitDay }: Described,
  { shop, offering }: BookingContent,
  words: BookingWords,
) {
  const openDay = businessDayOf(offering.rules, booking);
  const isComing = isActive(booking) && visitDay?.kind !== "past";
  const shopAdvice = shop.ticketAdvice.map((text) => ({ text, language: languageOf(shop, "ticketAdvice") }));
  return {
    place: isAtCustomer ? [] : lineOf(addressLine(shop.address)),
    hours: openingHoursLines(shop, words.shop.hours, openDay).map(({ days, hours }) => ({ text: `${days} ${hours}` })),
    advice: [
      // The shop's own advice is about coming to the shop.
      ...(isComing && !isAtCustomer ? shopAdvice : []),
      ...(isComing || !isActive(booking) ? lineOf(words.advice[booking.status](shop.phone)) : []),
    ],
  };
}

/** Returns a reason as a line of the fact `differences`; null if the ticket shows it beside another fact or not at all. */
function reasonOnTicket(reason: Reason, booking: Booking, words: BookingWords) {
  const { onTicket } = reasonRow(reason);
  // The shop has accepted this visit without a deposit.
  const needsNoDeposit = reason.kind === "deposit" && reason.ticket === null && isAccepted(booking);
  if (needsNoDeposit || onTicket === "elsewhere") return null;
  if (reason.kind === "closedHours" && isAccepted(booking)) return words.closedToOthers(reason.hours);
  const text = `${reasonText(words.reasons, reason)}.`;
  return onTicket === "decided" ? `${text} ${words.shopDecides}` : text;
}

/**
 * Returns the notes in brackets after the time: the night to which a time after midnight belongs, that the visit is outside
 * the hours or runs beyond them, the moment before a change, and the moment on the device's clock if that differs. Empty if
 * there is nothing to note.
 */
function timeNote(
  { booking, reasons }: Described,
  { shop, offering }: BookingContent,
  words: BookingWords,
  deviceMoment: ToDeviceMoment | null,
) {
  const { changedFrom } = booking;
  const reason = reasons.findLast((each) => reasonRow(each).isConfirmable);
  const toConfirm = reason?.kind === "runsInto" ? words.endsAfter(reason.hours.from) : reason && words.outsideHours;
  const earlier = changedFrom && awaitsAnswer(booking) && !isSameMoment(changedFrom, booking) ? changedFrom : null;
  const price =
    earlier && typeof earlier.total === "number" ? words.shop.priceText(earlier.total, booking.isLeastTotal) : null;
  const onDevice = deviceMoment?.(instantOf(booking, parseTimeZone(shop.timeZone)));
  return [
    nightNote(businessTimeOf(offering.rules, booking), words.shop),
    toConfirm && (awaitsAnswer(booking) ? `${toConfirm}, ${words.shop.awaitConfirmation}` : toConfirm),
    earlier && words.formerly(words.shop.moment(earlier, shop), price),
    onDevice && !isSameMoment(onDevice, booking) && words.onYourClock(onDevice),
  ]
    .flatMap((note) => (note ? `(${note})` : []))
    .join(" ");
}

/**
 * Returns the lines about the deposit. There are none if the booking has no deposit, or was declined or cancelled before the
 * deposit was received.
 */
function depositLines(booking: Booking, { deposit: words }: BookingWords) {
  const { deposit } = booking;
  if (!deposit?.isReceived) return deposit && isActive(booking) ? [words.owed(rupiah(deposit.amount))] : [];
  const balance = isActive(booking) ? balanceAfterDeposit(booking) : null;
  return [words.received(rupiah(deposit.amount)), ...(balance === null ? [] : [words.balance(rupiah(balance))])];
}

const partsOfBooking: readonly Part[] = ["visit", "services", "notes"];

/** Returns the facts of the booking itself, without the shop's own facts. */
export const bookingFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ part }) => partsOfBooking.includes(part));
