import { percentDecoded } from "../../format/percentDecoded";
import { wellFormed } from "../../format/plainText";
import type { Booking } from "../booking/booking";
import { awaitsAnswer, bookingStatuses, statuses } from "../booking/booking";
import { bookingCodePattern } from "../booking/bookingCode";
import { charactersOver, keptText, type TextField, textRow, textsBy } from "../booking/texts";
import { englishTicketPath, ticketPath } from "../routes";
import { isDate, timePattern } from "../shop/clock";
import type { Deposit } from "../shop/deposit";

// In characters: no real link is longer, and a forged one must not freeze a phone.
const maxFragmentLength = 20_000;

/** Prefix of a total that is a minimum. */
const leastMark = "mulai";

/** Prefix of a deposit that the shop has received. */
const receivedMark = "diterima";

/** The field, first in a link, that holds the check over all others. */
const checkName = "cek";

/**
 * What a link is for, with its word in the link: to show the booking's ticket, to change the booking in the form, or to show
 * the ticket that was made in the form.
 */
const purposes = { ticket: "", change: "ubah", made: "form" } as const;

export type LinkPurpose = keyof typeof purposes;

type LinkContent = Booking & { purpose: LinkPurpose };

/** What was read: a booking, or "cut" if a part of it is missing or damaged, and what for. */
export type ReadLink = { booking: Booking | "cut"; purpose: LinkPurpose };

/**
 * A field of a link: its name, its writer and its reader. An empty text leaves the field out. The reader gives undefined for
 * a text that no writer writes.
 */
type Field<Value> = readonly [
  name: string,
  write: (content: LinkContent) => string,
  read: (text: string) => Value | undefined,
];

type LinkFields = Required<Omit<LinkContent, "duration">>;

const textInLink = (field: TextField): Field<string> => [
  textRow(field).inLink,
  (booking) => keptText(field, booking[field]),
  (text) => (charactersOver(field, text) > 0 ? undefined : keptText(field, text)),
];

// The fields in the order of the link. The last one is a number, so that a mark behind a link cannot belong to it.
const fields: { [Key in keyof LinkFields]: Field<LinkFields[Key]> } = {
  purpose: ["untuk", ({ purpose }) => purposes[purpose], parsePurpose],
  code: ["kode", ({ code }) => code, (text) => matched(text, bookingCodePattern)],
  status: [
    "status",
    ({ status }) => statuses[status].inLink,
    (text) => bookingStatuses.find((status) => statuses[status].inLink === text),
  ],
  version: ["versi", ({ version }) => String(version ?? ""), (text) => (text === "" ? null : numberIn(text))],
  language: [
    "bahasa",
    ({ language }) => (language === "en" ? "en" : ""),
    (text) => (text === "en" ? "en" : text === "" ? "id" : undefined),
  ],
  ...textsBy(textInLink),
  serviceIds: ["layanan", ({ serviceIds }) => serviceIds.join(","), parseIds],
  barberId: ["barber", ({ barberId }) => barberId ?? "", (text) => (text === "" ? null : matched(text, idPattern))],
  deposit: [
    "dp",
    ({ deposit }) => (deposit ? `${deposit.isReceived ? receivedMark : ""}${deposit.amount}` : ""),
    parseDeposit,
  ],
  total: [
    "total",
    ({ total, isLeastTotal }) => `${isLeastTotal ? leastMark : ""}${total}`,
    (text) => numberIn(text.replace(leastMark, "")),
  ],
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
export function ticketLink(booking: Booking, page: string) {
  const ownPage = booking.language === "en" ? page.slice(0, -ticketPath.length) + englishTicketPath : page;
  return `${ownPage}#${ticketFragment(booking)}`;
}

/** The fragment that holds a booking, without #: of a ticket's link, or of the form's page. */
export function ticketFragment(booking: Booking, purpose: LinkPurpose = "ticket") {
  const written = formatFields({ ...booking, purpose });
  return `${checkName}=${checkOf(written)}&${written}`;
}

const formatFields = (content: LinkContent) =>
  Object.values(fields)
    .flatMap(([name, write]) => {
      const text = write(content);
      return text === "" ? [] : `${name}=${plainFields.includes(name) ? text : encoded(text)}`;
    })
    .join("&");

/** The check over the written fields: their FNV-1a hash in base 36. It tells damage, not forgery. */
function checkOf(written: string) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < written.length; index += 1)
    hash = Math.imul(hash ^ written.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

function parseDeposit(text: string): Deposit | null | undefined {
  if (text === "") return null;
  const amount = numberIn(text.replace(receivedMark, ""));
  return amount ? { amount, isReceived: text.startsWith(receivedMark) } : undefined;
}

/** The moment, and the total if known, before a change: "2026-12-01T17:00-100000". Empty for a booking that is not open. */
function formatChangedFrom(booking: Booking) {
  const { changedFrom } = booking;
  if (!awaitsAnswer(booking) || changedFrom === null) return "";
  const { date, time, total = null } = changedFrom;
  return `${date}T${time}${total === null ? "" : `-${total}`}`;
}

function parseChangedFrom(text: string): Booking["changedFrom"] | undefined {
  if (text === "") return null;
  const [, date = "", time = "", total] = /^([\d-]{10})T([\d:]{5})(?:-(\d{1,10}))?$/.exec(text) ?? [];
  return isDate(date) && timePattern.test(time) ? { date, time, total: total ? Number(total) : null } : undefined;
}

function parseIds(text: string) {
  const ids = text.split(",");
  return ids.every((id) => idPattern.test(id)) ? ids : undefined;
}

// Chat apps end a link before marks such as ) and !, so those are encoded too. A space is no +, which some of them decode.
const encoded = (value: string) =>
  encodeURIComponent(wellFormed(value)).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function parsePurpose(text: string | null) {
  return (Object.keys(purposes) as LinkPurpose[]).find((purpose) => purposes[purpose] === text);
}

/**
 * Reads a fragment that `ticketFragment` has written, also if it was encoded more than once or pasted twice. Gives the whole
 * booking, or "cut", with what it is for; null if the fragment holds nothing of a ticket. A ticket made in the form is
 * always a request. Nothing in the result is proven, because anyone can write such a link: only the sender of the chat
 * message that brings it is. Never throws.
 */
export function readTicketFragment(fragment: string): ReadLink | null {
  let text = fragment.replace(/^#/, "").slice(0, maxFragmentLength);
  let cut: ReadLink | null = null;
  for (let times = 0; times < 4; times += 1) {
    // A text may hold the link twice; marks behind it are not its own.
    const first = (text.split(/\s|#|https?:/i)[0] ?? "").replaceAll("&amp;", "&").replace(/[^\da-z%]+$/i, "");
    const query = new URLSearchParams(first);
    const content = readFields(query);
    if (content) {
      const { purpose, ...booking } = content;
      return { purpose, booking: purpose === "made" ? { ...booking, status: "requested" } : booking };
    }
    if (knownNames.some((name) => query.has(name)))
      cut ??= { booking: "cut", purpose: parsePurpose(query.get(fields.purpose[0])) ?? "ticket" };
    text = percentDecoded(text);
  }
  return cut;
}

/** The content of the fields; null if a field is missing or unreadable, or the check is missing or disagrees. */
function readFields(query: URLSearchParams) {
  const read = Object.entries(fields).map(([key, [name, , read]]) => [key, read(query.get(name) ?? "")] as const);
  if (read.some(([, value]) => value === undefined)) return null;
  const content = Object.fromEntries(read) as LinkContent;
  return query.get(checkName) === checkOf(formatFields(content)) ? content : null;
}

const idPattern = /^[a-z0-9-]{1,60}$/;

const matched = (text: string, pattern: RegExp) => (pattern.test(text) ? text : undefined);

const numberIn = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : undefined);
