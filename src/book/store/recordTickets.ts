import { normalizePhone } from "../../domain/formats/phoneNumber";
import { unknownIds } from "../../domain/shop/service";
import { plainLine } from "../../format/plainText";
import { visitSize } from "../chairs/seating";

import type { BookContextValue } from "../page/bookContext";
import { recordedText, shortMoment } from "../page/bookWords";
import { ticketsInText } from "../requests/ticketsInText";
import { isUndoable, type RecordedChange } from "./bookActions";

/**
 * Records every ticket found in `text` and announces them together, with one undo for all. Returns the recorded changes, one
 * for each entry, and as `problem` why the text has none, or not all; empty if all is recorded.
 */
export async function recordTickets(text: string, context: BookContextValue) {
  const { actions, bookable, announce } = context;
  const { tickets, hasCutLink } = ticketsInText(text);
  const byEntry = new Map<string, RecordedChange>();
  const more: string[] = [];
  for (const { booking, address } of tickets) {
    const one = await actions.receive(booking, visitSize(booking.serviceIds, bookable));
    if (one === null) continue;
    const earlier = byEntry.get(one.entry.id);
    byEntry.set(one.entry.id, earlier && isUndoable(earlier) ? joined(earlier, one) : one);
    const { changedFrom } = booking;
    more.push(
      // Of a visit that the book does not have, only the link says from when it moves.
      ...(one.before === null && changedFrom ? [`Minta pindah dari ${shortMoment(changedFrom)}.`] : []),
      ...linkDoubts(address, unknownIds(bookable.services, booking.serviceIds), booking.phone, context),
    );
  }
  const recorded = [...byEntry.values()];
  const undoable = recorded.filter(isUndoable);
  const undo = undoable.length > 0 ? () => actions.undo(undoable) : undefined;
  const sentences = [...recorded.map(recordedText), ...new Set(more)];
  if (sentences.length > 0) announce({ text: sentences.join(" "), undo });
  return { recorded, problem: hasCutLink ? cutLink : recorded.length === 0 ? noLink : "" };
}

/** Two changes of one entry as one: the later one's result, unless it brought nothing new, from the state before both. */
const joined = (earlier: RecordedChange, later: RecordedChange): RecordedChange => ({
  result: isUndoable(later) && earlier.before ? later.result : earlier.result,
  before: earlier.before,
  entry: later.entry,
});

const noLink = "Di teks ini tidak ada tautan tiket.";
const cutLink = "Ada tautan tiket yang terpotong. Salin seluruh pesannya dari chat, sampai akhir tautannya.";

/** Warnings about a ticket: a link to another site, services that this shop does not have, no usable phone number. */
function linkDoubts(
  address: string,
  unknownServiceIds: readonly string[],
  phone: string,
  { shop }: BookContextValue,
): string[] {
  const host = hostOf(address);
  const isOwn = host === "" || [shop.ticketPage, window.location.href].some((own) => hostOf(own) === host);
  return [
    ...(isOwn ? [] : [`Tautannya beralamat ${host}, bukan alamat situs ini: periksa dulu.`]),
    ...unknownServiceIds.map((id) => `Layanan “${plainLine(id)}” tidak ada di toko ini.`),
    ...(normalizePhone(phone) === null
      ? [
          phone === ""
            ? "Tanpa nomor telepon: cocokkan dengan chat."
            : `Nomor “${plainLine(phone)}” tidak bisa dihubungi: cocokkan dengan chat.`,
        ]
      : []),
  ];
}

const hostOf = (address: string) =>
  plainLine(address)
    .replace(/^https?:\/\//i, "")
    .replace(/\/.*$/, "")
    .toLowerCase();
