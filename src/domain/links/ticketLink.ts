import { percentDecoded } from "../../format/percentDecoded";
import { plainLine, shortened, wellFormed } from "../../format/plainText";
import type { Booking, BookingStatus, PartialBooking } from "../booking/booking";
import { bookingCodePattern } from "../booking/bookingCode";
import { isDate } from "../shop/clock";
import type { Deposit } from "../shop/deposit";
import { timePattern } from "../shop/timeOfDay";
import { changeMark } from "./bookingLink";
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
const longestFragment = 4000;
const mostServices = 30;

/**
 * The link under which a ticket opens on any phone: "https://…/tiket/#kode=BTP…&tgl=2026-12-01&jam=17:00&…". What follows # is
 * sent to no server. `page` is the address of the Indonesian ticket page; a ticket in English opens on the English one.
 *
 * Where a link may not be as long as that, `fits` says which is short enough, and the first that is short enough of
 * `ticketLinks` is given, or its last where none is.
 */
export function ticketLink(booking: Booking, page: string, fits: (link: string) => boolean = () => true): string {
  const links = ticketLinks(booking, page);
  return links.find(fits) ?? links.at(-1) ?? page;
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
  const hasNumber = normalizePhone(booking.phone) !== null;
  const services: Field[] = ["layanan", "barber"];
  const lastOut: Field[][] = hasNumber ? [services, ["telp"]] : [["telp"], services];
  const leftOut: Field[][] = [["nama", "semula"], ["alamat"], ["total"], ["versi"], ...lastOut];
  const steps: [number, Field[]][] = [
    ...[longestName, 40, 20, 8].map((longest): [number, Field[]] => [longest, []]),
    ...leftOut.map((_, index): [number, Field[]] => [0, leftOut.slice(0, index + 1).flat()]),
  ];
  const ownPage = booking.language === "en" ? page.replace(/tiket\/$/, "en/ticket/") : page;
  return steps.map(([longest, without]) => `${ownPage}#${fragmentOf(booking, longest, without)}`);
}

/** What follows # in a ticket's whole link. */
export const ticketFragment = (booking: Booking): string => fragmentOf(booking, longestName, []);

/** The fields of a ticket's link, the name with at most `longest` characters. The visitor's notes are not among them. */
function fieldsOf(booking: Booking, longest: number) {
  const phone = plainLine(booking.phone);
  return {
    kode: booking.code,
    // Second, so that a link that was cut off still has them.
    dp: booking.deposit ? `${booking.deposit.isReceived ? receivedMark : ""}${booking.deposit.amount}` : "",
    bahasa: booking.language === "en" ? "en" : "",
    tgl: booking.date,
    jam: booking.time,
    layanan: booking.serviceIds.join(","),
    barber: booking.barberId ?? "",
    total: booking.total === null ? "" : `${booking.isLeastTotal ? leastMark : ""}${booking.total}`,
    nama: shortened(plainLine(booking.name), longest),
    telp: isShort(phone) ? phone : "",
    status: statusInLink[booking.status],
    versi: String(booking.version ?? ""),
    semula: booking.status === "proposed" && booking.changedFrom ? askedText(booking.changedFrom) : "",
    // Last, because it is long and chats cut links at their end.
    alamat: [...booking.address].length <= longestAddress ? plainLine(booking.address) : "",
  };
}

type Field = keyof ReturnType<typeof fieldsOf>;

/** What stands behind # of a ticket's link, but for the fields named in `without`. */
const fragmentOf = (booking: Booking, longest: number, without: readonly Field[]): string =>
  (Object.entries(fieldsOf(booking, longest)) as [Field, string][])
    .filter(([field, value]) => value !== "" && !without.includes(field))
    .map(([field, value]) => `${field}=${["jam", "layanan", "semula"].includes(field) ? value : encoded(value)}`)
    .join("&");

/** Stands before a total that is a least one; without it, as in older links, a total is what was agreed. */
const leastMark = "mulai";

/** Stands before a down payment that the shop has received. */
const receivedMark = "diterima";

// Earlier links carry "klaim" before what a customer said to have paid; the shop had not said so, and it is owed.
function depositNamed(text: string): Deposit | null {
  const [, mark, digits = ""] = /^(diterima|klaim)?(\d{1,10})$/.exec(text) ?? [];
  const amount = Number(digits);
  return amount ? { amount, isReceived: mark === receivedMark } : null;
}

/** What was asked for before the shop proposed another time: "2026-12-01T17:00", and the total behind it where it is known. */
const askedText = ({ date, time, total = null }: NonNullable<Booking["changedFrom"]>): string =>
  `${date}T${time}${total === null ? "" : `-${total}`}`;

function askedNamed(text: string): Booking["changedFrom"] {
  const [, date = "", time = "", total] = /^([\d-]{10})T([\d:]{5})(?:-(\d{1,10}))?$/.exec(text) ?? [];
  return isDate(date) && timePattern.test(time) ? { date, time, total: total ? Number(total) : null } : null;
}

const isShort = (phone: string) => [...phone].length <= longestPhone;

// A percent sign that a visitor typed is written ~p, so that every percent sign found by the reader is an encoding to be undone,
// however often the link was encoded on its way. Chat apps end a link before marks such as ) and !, so those are encoded.
function encoded(value: string): string {
  const marked = wellFormed(value).replaceAll("~", "~~").replaceAll("%", "~p");
  return encodeURIComponent(marked)
    .replaceAll("%20", "+")
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** What follows # in the address of the booking form when the form is to change a booking. */
export const changeFragment = (booking: Booking): string => `${changeMark}${ticketFragment(booking)}`;

/** The booking that such an address asks to change, also where nothing of it can be read; null for any other address. */
export function readChange(fragment: string): PartialBooking | null {
  const text = fragment.replace(/^#/, "");
  return text.startsWith(changeMark) ? bookingIn(text.slice(changeMark.length)) : null;
}

/**
 * Reads what follows # in a ticket's link, also where it was cut off, pasted twice or encoded more than once. Null where no
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
  // A chat may cut a link within an encoded character: what is left of that is no text.
  const query = new URLSearchParams(firstFragment(fragment).replace(/%[0-9a-f]?(?=&|$)/gi, ""));
  const field = (name: Field) => decoded(query.get(name) ?? "").replaceAll("\uFFFD", "");
  const phone = plainLine(field("telp"));
  return {
    code: matched(field("kode").toUpperCase(), bookingCodePattern),
    status: statusNamed(field("status")),
    // Eight digits until the year 2160: fewer are a link that was cut.
    version: numberIn(field("versi"), /^\d{8}$/),
    language: field("bahasa") === "en" ? "en" : "id",
    name: shortened(plainLine(field("nama")), longestName),
    phone: isShort(phone) ? phone : "",
    address: shortened(plainLine(field("alamat")), longestAddress),
    notes: "",
    date: isDate(field("tgl")) ? field("tgl") : null,
    time: matched(field("jam"), timePattern),
    serviceIds: [...new Set(field("layanan").split(","))]
      .filter((id) => /^[a-z0-9-]{1,60}$/.test(id))
      .slice(0, mostServices),
    barberId: matched(field("barber"), /^[a-z0-9-]{1,60}$/),
    total: numberIn(field("total").replace(leastMark, ""), /^\d{1,10}$/),
    isLeastTotal: field("total").startsWith(leastMark),
    deposit: depositNamed(field("dp")),
    changedFrom: askedNamed(field("semula")),
  };
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

const matched = (text: string, pattern: RegExp): string | null => (pattern.test(text) ? text : null);

const numberIn = (text: string, pattern: RegExp): number | null => (pattern.test(text) ? Number(text) : null);

const statuses = Object.keys(statusInLink) as BookingStatus[];

const statusNamed = (word: string): BookingStatus =>
  statuses.find((status) => statusInLink[status] === word) ?? "requested";
