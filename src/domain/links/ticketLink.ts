import { percentDecoded } from "../../format/percentDecoded";
import { plainLine, plainText, shortened, wellFormed } from "../../format/plainText";
import type { Booking, BookingStatus, PartialBooking } from "../booking/booking";
import { bookingCodePattern } from "../booking/bookingCode";
import { isDate } from "../shop/clock";
import type { Deposit } from "../shop/deposit";
import { timePattern } from "../shop/timeOfDay";
import { changeMark, madeMark } from "./bookingLink";
import { longestPhone, normalizePhone } from "./phoneNumber";

const statusInLink: Record<BookingStatus, string> = {
  requested: "",
  proposed: "diusulkan",
  confirmed: "diterima",
  declined: "ditolak",
  cancelled: "dibatalkan",
};

// In characters. Longer values are not read.
const longestName = 80;
const longestAddress = 160;
const longestFragment = 20_000;
const mostServices = 30;

/** Stands before a total that is a least one; without it, as in older links, a total is what was agreed. */
const leastMark = "mulai";

/** Stands before a down payment that the shop has received. */
const receivedMark = "diterima";

/** A field of a booking in a link: its name, its text (empty is left out), and its reader. */
type Field<Value> = readonly [name: string, write: (booking: Booking) => string, read: (text: string) => Value];

// In the order of the link. The down payment stands second, so that a link that was cut off still has it; the address
// last, because it is long and chats cut links at their end.
const fields: { readonly [Key in keyof PartialBooking]: Field<PartialBooking[Key]> } = {
  code: ["kode", ({ code }) => code, (text) => matched(text.toUpperCase(), bookingCodePattern)],
  deposit: ["dp", formatDeposit, parseDeposit],
  language: ["bahasa", ({ language }) => (language === "en" ? "en" : ""), (text) => (text === "en" ? "en" : "id")],
  date: ["tgl", ({ date }) => date, (text) => (isDate(text) ? text : null)],
  time: ["jam", ({ time }) => time, (text) => matched(text, timePattern)],
  serviceIds: ["layanan", ({ serviceIds }) => serviceIds.join(","), idsNamed],
  barberId: ["barber", ({ barberId }) => barberId ?? "", (text) => matched(text, idPattern)],
  total: ["total", formatTotal, (text) => numberIn(text.replace(leastMark, ""), /^\d{1,10}$/)],
  isLeastTotal: ["total", () => "", (text) => text.startsWith(leastMark)],
  name: ["nama", ({ name }) => shortLine(name, longestName), (text) => shortLine(text, longestName)],
  phone: ["telp", ({ phone }) => lineUpTo(longestPhone, phone), (text) => lineUpTo(longestPhone, text)],
  status: ["status", ({ status }) => statusInLink[status], statusNamed],
  // Eight digits until the year 2160: fewer are a link that was cut.
  version: ["versi", ({ version }) => String(version ?? ""), (text) => numberIn(text, /^\d{8}$/)],
  changedFrom: ["semula", formatChangedFrom, parseChangedFrom],
  address: ["alamat", ({ address }) => lineUpTo(longestAddress, address), (text) => shortLine(text, longestAddress)],
  // In the form's own address alone: no link that is passed on has them.
  notes: ["catatan", ({ notes }) => plainText(notes), plainText],
};

// Fields whose text needs no encoding.
const plainFields = ["jam", "layanan", "semula"];

/**
 * The link under which a ticket opens on any phone: "https://…/tiket/#kode=BTP…&tgl=2026-12-01&jam=17:00&…". What follows # is
 * sent to no server. `page` is the address of the Indonesian ticket page; a ticket in English opens on the English one.
 * With `fits` it is the longest for which that is true.
 */
export const ticketLink = (booking: Booking, page: string, fits: (link: string) => boolean = () => true): string =>
  withTicketLink(booking, page, (link) => link, fits);

// How many characters one fact may take beside a ticket's link: the first beside the whole one, the last beside all from the
// sixth on, so that a very long name leaves room for the others.
export const factLengths = [300, 120, 60, 30, 15, 5] as const;

/**
 * The longest text that `fits`, composed with a ticket's link, from the whole link to the shortest, and with the longest
 * allowed fact in characters. Where none fits, the shortest.
 */
export function withTicketLink(
  booking: Booking,
  page: string,
  compose: (link: string, longestFact: number) => string,
  fits: (text: string) => boolean,
): string {
  const texts = ticketLinks(booking, page).map((link, step) => compose(link, factLengths[step] ?? factLengths[5]));
  return texts.find(fits) ?? texts.at(-1) ?? "";
}

/**
 * A ticket's links from the whole one to the shortest. First the name is shortened, then it is left out. Then goes the
 * customer's address, which stands in the chat and is of no use in part; then the total, because the page computes it and says
 * so; then the version, without which a calendar may take an older answer for the newer, and nobody is told; then services or
 * phone number. The phone number is never shortened, and it is the last to go, unless it is no number that can be called: then
 * the services stay. The barber goes together with the services: a ticket that lacks the barber alone would look whole. A down
 * payment always stays: it is short, and what the shop has said to have come must not be lost.
 */
export function ticketLinks(booking: Booking, page: string): string[] {
  const services = ["serviceIds", "barberId"] as const;
  const lastOut = normalizePhone(booking.phone) === null ? [["phone"], services] : [services, ["phone"]];
  const leftOut = [["name", "changedFrom"], ["address"], ["total"], ["version"], ...lastOut];
  const ownPage = booking.language === "en" ? page.replace(/tiket\/$/, "en/ticket/") : page;
  return [
    ...[longestName, 40, 20, 8].map((longest) => fragmentOf({ ...booking, name: shortLine(booking.name, longest) })),
    ...leftOut.map((_, index) => fragmentOf(booking, leftOut.slice(0, index + 1).flat())),
  ].map((fragment) => `${ownPage}#${fragment}`);
}

/** The fragment of a ticket's whole link, without #. */
export const ticketFragment = (booking: Booking): string => fragmentOf(booking);

/** The fragment of a ticket's link without the notes and the fields named in `without`. */
const fragmentOf = (booking: Booking, without: readonly string[] = []): string =>
  fieldsOf(booking, ["notes", ...without]);

const fieldsOf = (booking: Booking, without: readonly string[] = []): string =>
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

/** When the visit was to be before the shop proposed, or the customer asked for, another time: "2026-12-01T17:00", with its total where it is known. */
function formatChangedFrom({ status, changedFrom }: Booking): string {
  if ((status !== "proposed" && status !== "requested") || changedFrom === null) return "";
  const { date, time, total = null } = changedFrom;
  return `${date}T${time}${total === null ? "" : `-${total}`}`;
}

function parseChangedFrom(text: string): Booking["changedFrom"] {
  const [, date = "", time = "", total] = /^([\d-]{10})T([\d:]{5})(?:-(\d{1,10}))?$/.exec(text) ?? [];
  return isDate(date) && timePattern.test(time) ? { date, time, total: total ? Number(total) : null } : null;
}

function idsNamed(text: string): string[] {
  return [...new Set(text.split(","))].filter((id) => idPattern.test(id)).slice(0, mostServices);
}

function statusNamed(word: string): BookingStatus {
  const statuses = Object.keys(statusInLink) as BookingStatus[];
  return statuses.find((status) => statusInLink[status] === word) ?? "requested";
}

/** A text on one line, shortened. */
const shortLine = (text: string, longest: number): string => shortened(plainLine(text), longest);

/** A text on one line; empty where it is too long. */
function lineUpTo(longest: number, text: string): string {
  const line = plainLine(text);
  return [...line].length <= longest ? line : "";
}

// A percent sign that a visitor typed is written ~p, so that every percent sign found by the reader is an encoding to be undone,
// however often the link was encoded on its way. Chat apps end a link before marks such as ) and !, so those are encoded.
function encoded(value: string): string {
  const marked = wellFormed(value).replaceAll("~", "~~").replaceAll("%", "~p");
  return encodeURIComponent(marked)
    .replaceAll("%20", "+")
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The fragment of the booking form's address for changing a booking. */
export const changeFragment = (booking: Booking): string => `${changeMark}${ticketFragment(booking)}`;

/** The booking that such an address asks to change, also where nothing of it can be read; null for any other address. */
export function readChange(fragment: string): PartialBooking | null {
  const text = fragment.replace(/^#/, "");
  return text.startsWith(changeMark) ? bookingIn(text.slice(changeMark.length)) : null;
}

/** What follows # in the form's address while it shows the ticket that was made in it: all of the booking, the # included. */
export const madeFragment = (booking: Booking): string => `#${madeMark}${fieldsOf(booking)}`;

/** The booking that such an address carries, as a request, whatever status it names; null where it cannot be read whole, and for any other address. */
export function readMade(fragment: string): Booking | null {
  if (!fragment.startsWith(`#${madeMark}`)) return null;
  const { code, date, time, ...booking } = bookingIn(fragment.slice(1 + madeMark.length));
  return code && date && time && booking.serviceIds.length > 0
    ? { ...booking, code, date, time, status: "requested" }
    : null;
}

/**
 * Reads the fragment of a ticket's link, also one that was cut off, pasted twice or encoded more than once. Null where no
 * field of a booking can be read. Texts come back on one line, without control characters and direction marks. Anyone can write
 * such a link. Never throws.
 */
export function readTicketFragment(fragment: string): PartialBooking | null {
  const booking = bookingIn(fragment);
  const { code, date, time, name, serviceIds } = booking;
  const isNothing = code === null && date === null && time === null && name === "" && serviceIds.length === 0;
  return isNothing ? null : booking;
}

function bookingIn(fragment: string): PartialBooking {
  // A chat may cut a link within an encoded character, whose remains are dropped.
  const query = new URLSearchParams(firstFragment(fragment).replace(/%[0-9a-f]?(?=&|$)/gi, ""));
  const textOf = (name: string) => decoded(query.get(name) ?? "").replaceAll("\uFFFD", "");
  const read = Object.entries(fields).map(([key, [name, , read]]) => [key, read(textOf(name))]);
  return Object.fromEntries(read) as PartialBooking;
}

/** The first ticket's fields in a text that may hold more than one link, with their separators decoded. */
function firstFragment(fragment: string): string {
  let text = fragment.replace(/^#/, "").slice(0, longestFragment);
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
