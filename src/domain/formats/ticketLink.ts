import { percentDecoded } from "../../format/percentDecoded";
import { wellFormed } from "../../format/plainText";
import type { Booking } from "../booking/booking";
import { bookingCodePattern } from "../booking/bookingCode";
import { statuses, statusNames } from "../booking/statuses";
import { charactersOver, keptText, missingTexts, type TextField, textFields, textRow } from "../booking/texts";
import { englishTicketPath, ticketPath } from "../routes";
import { isDate } from "../shop/clock";
import type { Deposit } from "../shop/deposit";
import { timePattern } from "../shop/timeOfDay";

// In characters: no real link is longer, and a forged one must not freeze a phone.
const maxFragmentLength = 20_000;

/** Prefix of a total that is a minimum. */
const leastMark = "mulai";

/** Prefix of a deposit that the shop has received. */
const receivedMark = "diterima";

/** The field, first in a link, that holds the check over all others. */
const checkName = "cek";

/**
 * A field of a booking in a link: its name, its writer and its reader. An empty text leaves the field out. The reader gives
 * undefined for a text that no writer writes.
 */
type Field<Value> = readonly [
  name: string,
  write: (booking: Booking) => string,
  read: (text: string) => Value | undefined,
];

type LinkedBooking = Required<Omit<Booking, "duration">>;

const textInLink = (field: TextField): Field<string> => [
  textRow(field).inLink,
  (booking) => keptText(field, booking[field]),
  (text) => (charactersOver(field, text) > 0 ? undefined : keptText(field, text)),
];

// The fields in the order of the link. The last one is a number, so that a mark behind a link cannot belong to it.
const fields: { readonly [Key in keyof LinkedBooking]: Field<LinkedBooking[Key]> } = {
  code: ["kode", ({ code }) => code, (text) => matched(text, bookingCodePattern)],
  status: [
    "status",
    ({ status }) => statuses[status].inLink,
    (text) => statusNames.find((status) => statuses[status].inLink === text),
  ],
  version: ["versi", ({ version }) => String(version ?? ""), (text) => (text === "" ? null : numberIn(text))],
  language: [
    "bahasa",
    ({ language }) => (language === "en" ? "en" : ""),
    (text) => (text === "en" ? "en" : text === "" ? "id" : undefined),
  ],
  ...(Object.fromEntries(textFields.map((field) => [field, textInLink(field)])) as Record<TextField, Field<string>>),
  serviceIds: ["layanan", ({ serviceIds }) => serviceIds.join(","), parseIds],
  barberId: ["barber", ({ barberId }) => barberId ?? "", (text) => (text === "" ? null : matched(text, idPattern))],
  deposit: ["dp", formatDeposit, parseDeposit],
  total: ["total", formatTotal, (text) => numberIn(text.replace(leastMark, ""))],
  // Written as part of the total.
  isLeastTotal: ["total", () => "", (text) => text.startsWith(leastMark)],
  changedFrom: ["semula", formatChangedFrom, parseChangedFrom],
  date: ["tgl", ({ date }) => date, (text) => (isDate(text) ? text : undefined)],
  time: ["jam", ({ time }) => time, (text) => matched(text, timePattern)],
};

/** The names of the fields whose text needs no encoding. */
const plainFields = ["jam", "layanan", "semula"];

const knownNames = [checkName, ...Object.values(fields).map(([name]) => name)];

/**
 * The link that opens a ticket on any phone: "https://…/tiket/#cek=…&kode=BTP…&…&tgl=2026-12-01&jam=17:00". No server
 * receives the part after #. `page` is the address of the Indonesian ticket page; a ticket in English opens on the English
 * one. The link carries the whole booking; its first field is a check over the others, so that a link cut anywhere is
 * refused.
 */
export function ticketLink(booking: Booking, page: string): string {
  const ownPage = booking.language === "en" ? page.slice(0, -ticketPath.length) + englishTicketPath : page;
  return `${ownPage}#${ticketFragment(booking)}`;
}

/** The fragment of a ticket's link, without #. */
export function ticketFragment(booking: Booking): string {
  const written = formatFields(booking);
  return `${checkName}=${checkOf(written)}&${written}`;
}

const formatFields = (booking: Booking): string =>
  Object.values(fields)
    .flatMap(([name, write]) => {
      const text = write(booking);
      return text === "" ? [] : `${name}=${plainFields.includes(name) ? text : encoded(text)}`;
    })
    .join("&");

/** The check over the written fields: their FNV-1a hash in base 36. It tells damage, not forgery. */
function checkOf(written: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < written.length; index += 1)
    hash = Math.imul(hash ^ written.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

function formatDeposit({ deposit }: Booking): string {
  return deposit ? `${deposit.isReceived ? receivedMark : ""}${deposit.amount}` : "";
}

function parseDeposit(text: string): Deposit | null | undefined {
  if (text === "") return null;
  const amount = numberIn(text.replace(receivedMark, ""));
  return amount ? { amount, isReceived: text.startsWith(receivedMark) } : undefined;
}

function formatTotal({ total, isLeastTotal }: Booking): string {
  return `${isLeastTotal ? leastMark : ""}${total}`;
}

/** The moment, and the total if known, before a change: "2026-12-01T17:00-100000". Empty for a booking that is not open. */
function formatChangedFrom({ status, changedFrom }: Booking): string {
  if (!statuses[status].isOpen || changedFrom === null) return "";
  const { date, time, total = null } = changedFrom;
  return `${date}T${time}${total === null ? "" : `-${total}`}`;
}

function parseChangedFrom(text: string): Booking["changedFrom"] | undefined {
  if (text === "") return null;
  const [, date = "", time = "", total] = /^([\d-]{10})T([\d:]{5})(?:-(\d{1,10}))?$/.exec(text) ?? [];
  return isDate(date) && timePattern.test(time) ? { date, time, total: total ? Number(total) : null } : undefined;
}

function parseIds(text: string): string[] | undefined {
  const ids = text.split(",");
  return ids.every((id) => idPattern.test(id)) ? ids : undefined;
}

// Chat apps end a link before marks such as ) and !, so those are encoded too. A space is no +, which some of them decode.
const encoded = (value: string): string =>
  encodeURIComponent(wellFormed(value)).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const changePrefix = "#ubah&";

/** The form's URL fragment for changing a booking, with #. */
export const changeFragment = (booking: Booking): string => changePrefix + ticketFragment(booking);

/** The booking in a `changeFragment`: "cut" if it is not whole, null for any other fragment. */
export const readChangeFragment = (fragment: string): Booking | "cut" | null =>
  fragment.startsWith(changePrefix) ? (readTicketFragment(fragment.slice(changePrefix.length)) ?? "cut") : null;

const madeTicketPrefix = "#tiket&";

/** A booking as a fragment, with #. The form's page has this fragment while it shows the ticket made in the form. */
export const madeTicketFragment = (booking: Booking): string => madeTicketPrefix + ticketFragment(booking);

/** The booking in a `madeTicketFragment`, always as a request; null if it is not whole, and for any other fragment. */
export function readMadeTicketFragment(fragment: string): Booking | null {
  if (!fragment.startsWith(madeTicketPrefix)) return null;
  const booking = readTicketFragment(fragment.slice(madeTicketPrefix.length));
  return booking && booking !== "cut" ? { ...booking, status: "requested" } : null;
}

/**
 * Reads the fragment of a ticket's link, also if it was encoded more than once or pasted twice. Gives the whole booking, or
 * "cut" if a part is missing or damaged; null if it holds nothing of a ticket. An address without a check, written by hand,
 * is read if all of a booking can be read from it. Nothing in the result is proven, because anyone can write such a link:
 * only the sender of the chat message that brings it is. Never throws.
 */
export function readTicketFragment(fragment: string): Booking | "cut" | null {
  let text = fragment.replace(/^#/, "").slice(0, maxFragmentLength);
  let isTicket = false;
  for (let times = 0; times < 4; times += 1) {
    // A text may hold the link twice; marks behind it are not its own.
    const first = (text.split(/\s|#|https?:/i)[0] ?? "").replaceAll("&amp;", "&").replace(/[^\w%]+$/, "");
    const query = new URLSearchParams(first);
    const booking = readFields(query);
    if (booking) return booking;
    isTicket ||= knownNames.some((name) => query.has(name));
    text = percentDecoded(text);
  }
  return isTicket ? "cut" : null;
}

/** The booking in the fields; null if a field is missing or unreadable, or the check disagrees. */
function readFields(query: URLSearchParams): Booking | null {
  const read = Object.entries(fields).map(([key, [name, , read]]) => [key, read(query.get(name) ?? "")] as const);
  if (read.some(([, value]) => value === undefined)) return null;
  const booking = Object.fromEntries(read) as Booking;
  const check = query.get(checkName);
  if (check !== null) return check === checkOf(formatFields(booking)) ? booking : null;
  const isKnown = [...query.keys()].every((name) => knownNames.includes(name));
  return isKnown && missingTexts(booking).length === 0 ? booking : null;
}

const idPattern = /^[a-z0-9-]{1,60}$/;

const matched = (text: string, pattern: RegExp): string | undefined => (pattern.test(text) ? text : undefined);

const numberIn = (text: string): number | undefined => (/^\d{1,10}$/.test(text) ? Number(text) : undefined);
