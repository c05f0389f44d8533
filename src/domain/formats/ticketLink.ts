import { percentDecoded } from "../../format/percentDecoded";
import { plainLine, plainText, shortened, wellFormed } from "../../format/plainText";
import type { Booking, BookingStatus, PartialBooking } from "../booking/booking";
import { bookingCodePattern } from "../booking/bookingCode";
import { englishTicketPath, ticketPath } from "../routes";
import { isDate } from "../shop/clock";
import type { Deposit } from "../shop/deposit";
import { timePattern } from "../shop/timeOfDay";
import { maxPhoneLength } from "./phoneNumber";

const statusInLink: Record<BookingStatus, string> = {
  requested: "",
  proposed: "diusulkan",
  confirmed: "diterima",
  declined: "ditolak",
  cancelled: "dibatalkan",
};

// Limits in characters, and for services in number. A longer name or fragment is cut; a longer address and the services
// beyond the limit are left out. The limits of name and address apply only to shared links, not to the URL of the form
// itself.
const maxNameLength = 80;
const maxAddressLength = 160;
const maxFragmentLength = 200_000;
const maxServices = 30;

/** Prefix of a total that is a minimum. */
const leastMark = "mulai";

/** Prefix of a deposit that the shop has received. */
const receivedMark = "diterima";

/** A field of a booking in a link: its name, its writer (an empty text leaves the field out), and its reader. */
type Field<Value> = readonly [name: string, write: (booking: Booking) => string, read: (text: string) => Value];

// The fields in the order of the link. The deposit is second, so that a truncated link still has it. The address is last,
// because it is long and chat apps cut links at their end.
const fields: { readonly [Key in keyof PartialBooking]: Field<PartialBooking[Key]> } = {
  code: ["kode", ({ code }) => code, (text) => matched(text.toUpperCase(), bookingCodePattern)],
  deposit: ["dp", formatDeposit, parseDeposit],
  language: ["bahasa", ({ language }) => (language === "en" ? "en" : ""), (text) => (text === "en" ? "en" : "id")],
  date: ["tgl", ({ date }) => date, (text) => (isDate(text) ? text : null)],
  time: ["jam", ({ time }) => time, (text) => matched(text, timePattern)],
  serviceIds: ["layanan", ({ serviceIds }) => serviceIds.join(","), parseIds],
  barberId: ["barber", ({ barberId }) => barberId ?? "", (text) => matched(text, idPattern)],
  total: ["total", formatTotal, (text) => numberIn(text.replace(leastMark, ""), /^\d{1,10}$/)],
  // Written as part of the total.
  isLeastTotal: ["total", () => "", (text) => text.startsWith(leastMark)],
  name: ["nama", ({ name }) => plainLine(name), plainLine],
  phone: ["telp", ({ phone }) => plainLine(phone), plainLine],
  status: ["status", ({ status }) => statusInLink[status], parseStatus],
  // A time in minutes since 1970 has eight digits until the year 2160. With fewer digits the link was cut off.
  version: ["versi", ({ version }) => String(version ?? ""), (text) => numberIn(text, /^\d{8}$/)],
  changedFrom: ["semula", formatChangedFrom, parseChangedFrom],
  address: ["alamat", ({ address }) => plainLine(address), plainLine],
  // Only in the form's own URL; shared links have no notes.
  notes: ["catatan", ({ notes }) => plainText(notes), plainText],
};

// Names of fields whose text needs no encoding.
const plainFields = ["jam", "layanan", "semula"];

/**
 * The link that opens a ticket on any phone: "https://…/tiket/#kode=BTP…&tgl=2026-12-01&jam=17:00&…". No server receives the
 * part after #. `page` is the address of the Indonesian ticket page; a ticket in English opens on the English one. With
 * `fits`, the longest link that fits, or the shortest if none does.
 */
export const ticketLink = (booking: Booking, page: string, fits: (link: string) => boolean = () => true): string =>
  composeWithTicketLink(booking, page, (link) => link, fits);

type Shortening = { readonly maxFactLength: number; readonly without: readonly (keyof Booking)[] };

const omittedTexts = ["changedFrom", "name", "address"] as const;
const omittedNumbers = [...omittedTexts, "total", "version"] as const;

/**
 * The steps that shorten a text with a ticket's link. `maxFactLength` is the most characters of one fact in the text, and of
 * the name in the link. `without` names the fields that the link leaves out. The page computes a missing total from the
 * services. The last step leaves out the services too: only code, deposit, language, date, time and status remain.
 */
const shortenings: readonly Shortening[] = [
  { maxFactLength: 300, without: [] },
  { maxFactLength: 60, without: [] },
  { maxFactLength: 20, without: ["changedFrom"] },
  { maxFactLength: 10, without: omittedTexts },
  { maxFactLength: 10, without: omittedNumbers },
  { maxFactLength: 5, without: [...omittedNumbers, "serviceIds", "barberId", "phone"] },
];

/**
 * Composes a text with a ticket's link, both shortened step by step until the text `fits`. Returns the shortest text if none
 * fits. `compose` gets the link and the most characters that one fact may have.
 */
export function composeWithTicketLink(
  booking: Booking,
  page: string,
  compose: (link: string, maxFactLength: number) => string,
  fits: (text: string) => boolean,
): string {
  const ownPage = booking.language === "en" ? page.slice(0, -ticketPath.length) + englishTicketPath : page;
  let text = "";
  for (const { maxFactLength, without } of shortenings) {
    const name = lineCutTo(booking.name, maxFactLength);
    text = compose(`${ownPage}#${ticketFragment({ ...booking, name }, without)}`, maxFactLength);
    if (fits(text)) break;
  }
  return text;
}

/** The fragment of a ticket's link, without #, without the notes and without the fields named in `without`. */
export const ticketFragment = (booking: Booking, without: readonly string[] = []): string =>
  formatFields(withinLimits(booking), ["notes", ...without]);

/** Limits the texts of a booking for a shared link: a longer name is cut, a longer phone number or address left out. */
const withinLimits = <B extends PartialBooking>(booking: B): B => ({
  ...booking,
  name: lineCutTo(booking.name, maxNameLength),
  phone: lineUnlessLonger(maxPhoneLength, booking.phone),
  address: lineUnlessLonger(maxAddressLength, booking.address),
});

const formatFields = (booking: Booking, without: readonly string[] = []): string =>
  Object.entries(fields)
    .flatMap(([key, [name, write]]) => {
      const text = without.includes(key) ? "" : write(booking);
      return text === "" ? [] : `${name}=${plainFields.includes(name) ? text : encoded(text)}`;
    })
    .join("&");

function formatDeposit({ deposit }: Booking): string {
  return deposit ? `${deposit.isReceived ? receivedMark : ""}${deposit.amount}` : "";
}

function parseDeposit(text: string): Deposit | null {
  const [, mark, digits = ""] = /^(diterima)?(\d{1,10})$/.exec(text) ?? [];
  const amount = Number(digits);
  return amount ? { amount, isReceived: mark === receivedMark } : null;
}

function formatTotal({ total, isLeastTotal }: Booking): string {
  return total === null ? "" : `${isLeastTotal ? leastMark : ""}${total}`;
}

/**
 * The moment, and the total if known, before the shop's proposal or the customer's change: "2026-12-01T17:00". Empty for other
 * bookings.
 */
function formatChangedFrom({ status, changedFrom }: Booking): string {
  if ((status !== "proposed" && status !== "requested") || changedFrom === null) return "";
  const { date, time, total = null } = changedFrom;
  return `${date}T${time}${total === null ? "" : `-${total}`}`;
}

function parseChangedFrom(text: string): Booking["changedFrom"] {
  const [, date = "", time = "", total] = /^([\d-]{10})T([\d:]{5})(?:-(\d{1,10}))?$/.exec(text) ?? [];
  return isDate(date) && timePattern.test(time) ? { date, time, total: total ? Number(total) : null } : null;
}

function parseIds(text: string): string[] {
  return [...new Set(text.split(","))].filter((id) => idPattern.test(id)).slice(0, maxServices);
}

function parseStatus(word: string): BookingStatus {
  const statuses = Object.keys(statusInLink) as BookingStatus[];
  return statuses.find((status) => statusInLink[status] === word) ?? "requested";
}

/** A text on one line, cut to `longest` characters. */
const lineCutTo = (text: string, longest: number): string => shortened(plainLine(text), longest);

/** A text on one line; empty if it has more than `longest` characters. */
function lineUnlessLonger(longest: number, text: string): string {
  const line = plainLine(text);
  return [...line].length <= longest ? line : "";
}

// A typed percent sign is written ~p, so every percent sign in a link belongs to an encoding, even if the link was encoded
// several times on its way. Chat apps end a link before marks such as ) and !, so those are encoded.
function encoded(value: string): string {
  const marked = wellFormed(value).replaceAll("~", "~~").replaceAll("%", "~p");
  return encodeURIComponent(marked)
    .replaceAll("%20", "+")
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

const changePrefix = "#ubah&";

/** The form's URL fragment for changing a booking, with #. */
export const changeFragment = (booking: Booking): string => `${changePrefix}${formatFields(booking, ["notes"])}`;

/** The booking in a `changeFragment`, even if none of its fields can be read; null for any other fragment. */
export const readChangeFragment = (fragment: string): PartialBooking | null =>
  fragment.startsWith(changePrefix) ? parseFields(fragment.slice(changePrefix.length)) : null;

const madeTicketPrefix = "#tiket&";

/** A whole booking as a fragment, with #. The form's page has this fragment while it shows the ticket made in the form. */
export const madeTicketFragment = (booking: Booking): string => `${madeTicketPrefix}${formatFields(booking)}`;

/** The booking in a `madeTicketFragment`, always as a request; null if incomplete, and for any other fragment. */
export function readMadeTicketFragment(fragment: string): Booking | null {
  if (!fragment.startsWith(madeTicketPrefix)) return null;
  const { code, date, time, ...booking } = parseFields(fragment.slice(madeTicketPrefix.length));
  return code && date && time && booking.serviceIds.length > 0
    ? { ...booking, code, date, time, status: "requested" }
    : null;
}

/**
 * Reads the fragment of a ticket's link, even if it was cut off, pasted twice or encoded more than once. Null if code, date,
 * time, name and services are all missing. No text has control characters or direction marks, and only the notes have
 * several lines. Nothing in the result is proven, because anyone can write such a link. Never throws.
 */
export function readTicketFragment(fragment: string): PartialBooking | null {
  const booking = withinLimits(parseFields(fragment));
  const { code, date, time, name, serviceIds } = booking;
  const isNothing = code === null && date === null && time === null && name === "" && serviceIds.length === 0;
  return isNothing ? null : booking;
}

function parseFields(fragment: string): PartialBooking {
  // A chat app may cut a link within an encoded character. The rest of the character is dropped.
  const query = new URLSearchParams(firstFragment(fragment).replace(/%[0-9a-f]?(?=&|$)/gi, ""));
  const textOf = (name: string) => decoded(query.get(name) ?? "").replaceAll("\uFFFD", "");
  const read = Object.entries(fields).map(([key, [name, , read]]) => [key, read(textOf(name))]);
  return Object.fromEntries(read) as PartialBooking;
}

/** The fields of the first ticket in a text that may hold several links; the separators are decoded. */
function firstFragment(fragment: string): string {
  let text = fragment.replace(/^#/, "").slice(0, maxFragmentLength);
  text = text.split(/\s|#|https?:/i)[0] ?? "";
  for (let times = 0; times < 3 && !text.includes("=") && text.includes("%"); times += 1) text = percentDecoded(text);
  return (text.split(/#|https?:/i)[0] ?? "").replaceAll("&amp;", "&");
}

function decoded(value: string): string {
  let text = value.trim();
  for (let times = 0; times < 3 && /%[0-9a-f]{2}/i.test(text); times += 1) text = percentDecoded(text);
  return text.replace(/~([~p])/g, (_, mark) => (mark === "p" ? "%" : "~"));
}

const idPattern = /^[a-z0-9-]{1,60}$/;

const matched = (text: string, pattern: RegExp): string | null => (pattern.test(text) ? text : null);

const numberIn = (text: string, pattern: RegExp): number | null => (pattern.test(text) ? Number(text) : null);
