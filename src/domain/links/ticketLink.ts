import { plainLine, shortened, wellFormed } from "../../format/plainText";
import { isDate } from "../shop/clock";
import type { Ticket, TicketStatus } from "../ticket/ticket";

/** The fields of a ticket's address; what its visitor wrote beside name and number stays out of it. */
type Field = "kode" | "tgl" | "jam" | "layanan" | "barber" | "total" | "nama" | "telp" | "status";

const statusWords: Record<TicketStatus, string> = { requested: "", proposed: "diusulkan", confirmed: "diterima" };

// In characters. Nobody reads more of an address; a longer text behind # is not ours.
const longestName = 80;
const longestPhone = 40;
const longestFragment = 4000;
const mostServices = 30;

/**
 * The address under which a ticket opens on any phone: "https://…/tiket/#kode=BTP…&tgl=2026-12-01&jam=17:00&…". What
 * follows # reaches no server. `page` is the ticket page's own address, `longest` how many characters of the name stay.
 */
export function ticketAddress(ticket: Ticket, page: string, longest = longestName): string {
  return `${page}#${ticketFragment(ticket, longest)}`;
}

/** The same without the page: what follows #. */
export function ticketFragment(ticket: Ticket, longest = longestName): string {
  const fields: [Field, string][] = [
    ["kode", ticket.code],
    ["tgl", ticket.date],
    ["jam", ticket.time],
    ["layanan", ticket.services.map(({ id }) => id).join(",")],
    ["barber", ticket.barber === null || ticket.barber === "anyone" ? "" : ticket.barber.id],
    ["total", String(ticket.total)],
    ["nama", shortened(plainLine(ticket.name), longest)],
    ["telp", shortened(plainLine(ticket.phone), Math.min(longest, longestPhone))],
    ["status", statusWords[ticket.status]],
  ];
  return fields
    .filter(([, value]) => value !== "")
    .map(([field, value]) => `${field}=${field === "jam" || field === "layanan" ? value : written(value)}`)
    .join("&");
}

// A percent sign that a visitor typed is written ~p, so that any percent sign found later is an encoding to be undone,
// however often somebody encoded the address on its way. Chats end a link before marks such as ) and !, so they are encoded.
function written(value: string): string {
  const marked = wellFormed(value).replaceAll("~", "~~").replaceAll("%", "~p");
  return encodeURIComponent(marked)
    .replaceAll("%20", "+")
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

const changeMark = "ubah&";

/** What follows # in the address of the booking form when it is to change a ticket. */
export const changeFragment = (ticket: Ticket): string => `${changeMark}${ticketFragment(ticket)}`;

/** The ticket that such an address asks to change; null for any other. */
export function readChange(fragment: string): TicketClaim | null {
  const text = fragment.replace(/^#/, "");
  return text.startsWith(changeMark) ? readTicketFragment(text.slice(changeMark.length)) : null;
}

/** What an address claims, field by field; null for a field that is missing or cannot be one. Anyone can write one. */
export type TicketClaim = {
  readonly code: string | null;
  readonly status: TicketStatus;
  readonly name: string;
  readonly phone: string;
  readonly date: string | null;
  readonly time: string | null;
  readonly serviceIds: readonly string[];
  readonly barberId: string | null;
  readonly total: number | null;
};

/**
 * What follows # in a ticket's address, read with patience: cut off, doubled, encoded more than once. Null where nothing
 * in it is a ticket's. Texts come back on one line, without control characters and direction marks; never throws.
 */
export function readTicketFragment(fragment: string): TicketClaim | null {
  const query = new URLSearchParams(unwrapText(fragment));
  const field = (name: Field) => whole(query.get(name) ?? "");
  const claim: TicketClaim = {
    code: matched(field("kode").toUpperCase(), /^[A-Z]{1,8}\d{6}[A-Z0-9]{2}$/),
    status: statusNamed(field("status")),
    name: shortened(plainLine(field("nama")), longestName),
    phone: shortened(plainLine(field("telp")), longestPhone),
    date: isDate(field("tgl")) ? field("tgl") : null,
    time: matched(field("jam"), /^([01]\d|2[0-3]):[0-5]\d$/),
    serviceIds: [...new Set(field("layanan").split(","))]
      .filter((id) => /^[a-z0-9-]{1,60}$/.test(id))
      .slice(0, mostServices),
    barberId: matched(field("barber"), /^[a-z0-9-]{1,60}$/),
    total: matched(field("total"), /^\d{1,9}$/) === null ? null : Number(field("total")),
  };
  const isNothing =
    claim.code === null &&
    claim.date === null &&
    claim.time === null &&
    claim.name === "" &&
    claim.serviceIds.length === 0;
  return isNothing ? null : claim;
}

/** The first address in the text, its separators readable again. */
function unwrapText(fragment: string): string {
  let text = fragment.replace(/^#/, "").slice(0, longestFragment);
  text = text.split(/\s|#|https?:/i)[0] ?? "";
  for (let times = 0; times < 3 && !text.includes("=") && text.includes("%"); times += 1) text = decoded(text);
  return (text.split(/#|https?:/i)[0] ?? "").replaceAll("&amp;", "&");
}

function whole(value: string): string {
  let text = value.trim();
  for (let times = 0; times < 3 && /%[0-9a-f]{2}/i.test(text); times += 1) text = decoded(text);
  return text.replace(/~([~p])/g, (_, mark) => (mark === "p" ? "%" : "~"));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Cut in the middle of a character: what stands before it is still good.
    return text.replace(/(%[0-9a-f]{0,2})+$/i, "").replace(/%(?![0-9a-f]{2})/gi, "");
  }
}

const matched = (text: string, pattern: RegExp): string | null => (pattern.test(text) ? text : null);

const statusNamed = (word: string): TicketStatus =>
  word === statusWords.confirmed ? "confirmed" : word === statusWords.proposed ? "proposed" : "requested";
