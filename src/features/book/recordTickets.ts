import { codeIn, pastedTickets } from "../../domain/book/pastedText";
import { compareBooking } from "../../domain/booking/comparison";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { plainLine } from "../../format/plainText";
import { isUndoable, type Recorded } from "./bookActions";
import type { BookContextValue } from "./bookContext";
import { entryName, recordedText, shortMoment } from "./bookWords";

/**
 * Records every ticket found in `text` and announces them together, with one undo for all. Returns what was recorded and, as
 * `problems`, a sentence for each message that could not be read.
 */
export async function recordTickets(text: string, context: BookContextValue) {
  const { actions, bookable, now, announce } = context;
  const recorded: Recorded[] = [];
  const said: string[] = [];
  const problems: string[] = [];
  const { tickets, unreadable } = pastedTickets(text);
  for (const { booking: pasted, notes, address } of tickets) {
    const { booking, duration, unknownServiceIds } = compareBooking(pasted, bookable, now);
    if (booking === null) {
      problems.push(await unreadableText(pasted.code, pasted.status === "cancelled", context));
      continue;
    }
    const one = await actions.receive({ ...booking, notes }, duration);
    recorded.push(one);
    said.push(recordedText(one), ...linkDoubts(address, unknownServiceIds, pasted.phone, context));
  }
  for (const { code, isCancellation } of unreadable) problems.push(await unreadableText(code, isCancellation, context));
  if (tickets.length + unreadable.length === 0) problems.push(await unreadableText(codeIn(text), false, context));
  if (problems.length > 0)
    problems.push(
      "Salin seluruh pesan dari chat, sampai akhir tautannya. Kalau tidak bisa, catat lewat tombol Telepon.",
    );
  const undoable = recorded.filter(isUndoable);
  const undo = undoable.length > 0 ? () => actions.undo(undoable) : undefined;
  if (said.length > 0) announce({ text: said.join(" "), undo });
  return { recorded, problems };
}

/** Why a message was not recorded, and which visit of the book it may be about. */
async function unreadableText(
  code: string | null,
  isCancellation: boolean,
  { actions }: BookContextValue,
): Promise<string> {
  if (code === null) return "Di teks ini tidak ada tautan tiket yang utuh.";
  const [known] = await actions.ofCode(code).catch(() => []);
  return [
    `Pesan ${code} tidak membawa tautan tiket yang utuh, jadi tidak dicatat.`,
    known && `Kode itu sudah ada di buku: ${entryName(known)}, ${shortMoment(known)}.`,
    known && isCancellation && "Kalau memang batal, batalkan di kartunya.",
  ]
    .filter(Boolean)
    .join(" ");
}

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
