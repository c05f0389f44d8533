import { compareBooking } from "../../domain/booking/comparison";
import { normalizePhone } from "../../domain/formats/phoneNumber";
import { plainLine } from "../../format/plainText";
import type { BookContextValue } from "../page/bookContext";
import { entryName, recordedText, shortMoment } from "../page/bookWords";
import { codeIn, pastedTickets } from "../requests/pastedText";
import { isUndoable, type RecordedChange } from "./bookActions";

/**
 * Records every ticket found in `text` and announces them together, with one undo for all. Returns the recorded changes and,
 * as `problem`, why other messages were not recorded and what to do. `problem` is empty if all were.
 */
export async function recordTickets(text: string, context: BookContextValue) {
  const { actions, bookable, now, announce } = context;
  const recorded: RecordedChange[] = [];
  const sentences: string[] = [];
  const { tickets, unreadable } = pastedTickets(text);
  const notRecorded: { code: string | null; isCancellation: boolean }[] = [];
  for (const { booking: pasted, notes, address } of tickets) {
    const { booking, duration, unknownServiceIds } = compareBooking(pasted, bookable, now);
    if (booking === null) {
      notRecorded.push({ code: pasted.code, isCancellation: pasted.status === "cancelled" });
      continue;
    }
    const one = await actions.receive({ ...booking, notes }, duration);
    if (one === null) continue;
    recorded.push(one);
    const { changedFrom } = booking;
    sentences.push(
      recordedText(one),
      // Of a visit that the book does not have, only the link says from when it moves.
      ...(one.before === null && changedFrom ? [`Minta pindah dari ${shortMoment(changedFrom)}.`] : []),
      ...linkDoubts(address, unknownServiceIds, pasted.phone, context),
    );
  }
  notRecorded.push(...unreadable);
  if (recorded.length + notRecorded.length === 0) notRecorded.push({ code: codeIn(text), isCancellation: false });
  const undoable = recorded.filter(isUndoable);
  const undo = undoable.length > 0 ? () => actions.undo(undoable) : undefined;
  if (sentences.length > 0) announce({ text: sentences.join(" "), undo });
  const problems = await Promise.all(notRecorded.map((message) => unreadableText(message, context)));
  const problem = problems.length > 0 ? [...new Set(problems), howToCopy].join(" ") : "";
  return { recorded, problem };
}

const howToCopy =
  "Salin seluruh pesan dari chat, sampai akhir tautannya. Kalau tidak bisa, catat lewat tombol Telepon.";

/** Says why a message was not recorded, and which visit in the book has the message's code. */
async function unreadableText(
  { code, isCancellation }: { code: string | null; isCancellation: boolean },
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
