import { type Booking, isSameMoment } from "../../domain/booking/booking";
import { isActive } from "../../domain/booking/statuses";
import { normalizePhone } from "../../domain/formats/phoneNumber";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { type Moment, shopMinute, weekdayOf } from "../../domain/shop/clock";
import type { FullHours } from "../../domain/shop/closures";
import { minutesPerDay } from "../../domain/shop/openingHours";
import { formatTime } from "../../domain/shop/timeOfDay";
import { indonesianDayName } from "../../domain/shop/weekday";
import { barberName } from "../../domain/shop/words.id";
import { shortDate } from "../../format/date";
import { plainLine } from "../../format/plainText";
import { priceText, rupiah, unbroken } from "../../format/rupiah";
import { type DayPlan, daySummary } from "../day/day";
import { type Entry, isWaiting, phoneKey, requestOf } from "../entries/entry";
import { outcomeNames, statusNames } from "../entries/entryNames";
import { amountToReturn, balanceOf, isSettled } from "../entries/payment";
import type { RecordedChange } from "../store/bookActions";

type OfShop = { readonly bookable: BookableShop };

const stateText = ({ status, outcome }: Entry): string =>
  outcome === null ? statusNames[status] : outcomeNames[outcome];

export const stateWithPayment = (entry: Entry): string =>
  [stateText(entry), depositText(entry), paymentText(entry)].filter(Boolean).join(" · ");

/** What was paid for an entry and what is not settled, in words; undefined if nothing was paid. */
function paymentText(entry: Entry): string | undefined {
  const toReturn = amountToReturn(entry);
  const amount = (rupiahs: number) => unbroken(rupiah(rupiahs));
  if (toReturn > 0) return `${amount(toReturn)} dikembalikan?`;
  if (isSettled(entry)) return "lunas";
  return entry.paid > 0 ? `dibayar ${amount(entry.paid)}, sisa ${amount(balanceOf(entry))}` : undefined;
}

/** An entry's deposit in words; undefined if it has none. */
export function depositText(entry: Entry): string | undefined {
  const { deposit, paid } = entry;
  if (!deposit) return undefined;
  const amount = unbroken(`DP ${rupiah(deposit.amount)}`);
  if (!deposit.isReceived) return `${amount} belum masuk`;
  const balance = balanceOf(entry);
  return balance === 0 || paid > 0 ? `${amount} diterima` : `${amount} diterima, sisa ${unbroken(rupiah(balance))}`;
}

/** The name of an entry's customer, or words for an unknown one. */
export const entryName = ({ name, source }: Entry): string =>
  plainLine(name) || (source === "walkIn" ? "Datang langsung" : "Tanpa nama");

export const timesText = (entry: Entry): string => `${entry.time}-${endText(entry)}`;

export const endText = (entry: Entry): string => formatTime((shopMinute(entry) + entry.duration) % minutesPerDay);

export const servicesText = ({ serviceIds }: Entry, { bookable }: OfShop): string =>
  serviceIds.map((id) => bookable.services.find((service) => service.id === id)?.name ?? id).join(", ") ||
  "Layanan belum dicatat";

export const barberText = ({ barberId }: Entry, { bookable }: OfShop): string | null => {
  if (bookable.barbers.length === 0) return null;
  if (barberId === null) return barberName("anyone");
  return bookable.barbers.find(({ id }) => id === barberId)?.name ?? barberId;
};

export const totalText = ({ total, isLeastTotal }: Entry): string => unbroken(priceText(total, isLeastTotal));

export const shortDay = (date: string): string => `${indonesianDayName(weekdayOf(date))}, ${shortDate(date)}`;

export const fullHoursText = ({ date, from, to }: FullHours): string => `${shortDay(date)} pukul ${from}-${to}`;

export const shortMoment = ({ date, time }: Moment): string => `${shortDay(date)} ${time}`;

export const chairName = ({ chairs }: DayPlan, index: number): string => chairs[index]?.name ?? `Kursi ${index + 1}`;

/** The sums of a day as terms and amounts. "mulai dari" precedes the expected sum if it is a minimum above zero. */
export function sumsOf({ entries, notComing }: DayPlan, { bookable }: OfShop): [string, string][] {
  const sums = daySummary(entries, notComing, bookable.services);
  return [
    ["Kepala", `${sums.heads} (${sums.done} selesai)`],
    ["Perkiraan", priceText(sums.expected, sums.isLeast && sums.expected > 0)],
    ["Selesai", rupiah(sums.earned)],
    ["Dibayar", rupiah(sums.paid)],
    ...(sums.deposits > 0 ? [["DP diterima", rupiah(sums.deposits)] satisfies [string, string]] : []),
    ["Sisa", rupiah(sums.balance)],
  ];
}

/** Maps the status in a link to the sentence that tells the shop to check it in the chat; null for a request. */
const claimChecks = {
  requested: null,
  proposed: "Jam ini usulan Anda menurut tautan ini: cocokkan dengan chat.",
  confirmed: "Sudah diterima menurut tautan ini: cocokkan dengan chat.",
  declined: "Sudah ditolak menurut tautan ini: cocokkan dengan chat.",
  cancelled: "Batal menurut tautan ini: cocokkan dengan chat.",
} as const;

/** Whether an Indonesian-looking number may be foreign: its customer reads English, and it has no +, 00 or 62 in front. */
const mayBeForeign = ({ language, phone }: Booking): boolean =>
  language === "en" && normalizePhone(phone) !== null && !/^\s*\(?(\+|00|62)/.test(phone);

/**
 * The doubts about a ticket that only a link reports: an answer or cancellation to check, and a number that may be foreign.
 */
export const ticketDoubts = (ticket: Booking): string[] =>
  [
    claimChecks[ticket.status],
    mayBeForeign(ticket) &&
      `Nomor ${ticket.phone} tanpa kode negara, dari pelanggan berbahasa Inggris: kalau dari negara lain, jawab di chat yang masuk dari pelanggan.`,
  ].filter((words) => typeof words === "string");

/** The doubts about a waiting request: the ticket's doubts, and a number other than the book's. */
export function doubtsOf(entry: Entry): string[] {
  if (!isWaiting(entry)) return [];
  const { asked } = entry;
  const wanted = { ...entry, ...asked };
  const isOtherNumber = wanted.phone !== "" && entry.phone !== "" && phoneKey(wanted) !== phoneKey(entry);
  return [
    ...ticketDoubts(wanted),
    ...(isOtherNumber ? [`Nomornya lain: ${wanted.phone}. Di buku ${entry.phone}: cocokkan dengan chat.`] : []),
  ];
}

const whoAndWhen = (entry: Entry): string => `${entryName(entry)}, ${shortMoment(entry)}`;

/** The result of a recorded change in words; after a link, also the doubts about the waiting request. */
export const recordedText = (recorded: RecordedChange): string =>
  [resultText(recorded), ...(recorded.result === "shop" ? [] : doubtsOf(recorded.entry))].join(" ");

function resultText({ result, entry, before }: RecordedChange): string {
  const who = whoAndWhen(entry);
  const request = requestOf(entry);
  const recorded = `Tercatat: ${who}.`;
  const updated = `Isi booking diperbarui: ${who}.`;
  switch (result) {
    case "shop":
      return before ? changeText(before, entry) : recorded;
    case "new":
      return recorded;
    case "otherPerson":
      return `Kode ${entry.code} sudah dipakai orang lain di buku. Keduanya dicatat terpisah: periksa ${who}.`;
    case "same":
      return `Sudah ada di buku, tidak ada yang berubah: ${who}.`;
    case "older":
      return `Tiket ini lebih lama daripada yang tercatat, jadi buku tidak berubah: ${who}, ${stateText(entry).toLowerCase()}.`;
    case "changed":
      return (before && movedText(before, entry)) ?? updated;
    case "asks":
      if (!isActive(entry)) return `${whoAndWhen(request)}: sekarang menunggu jawaban.`;
      return movedText(entry, request, "minta pindah") ?? `${who}: minta isi bookingnya diubah.`;
    case "agrees":
      return `${entryName(entry)} setuju ${shortMoment(entry)}: tinggal Anda terima.`;
    case "cancelled":
      return `${who}: sekarang dibatalkan.`;
    case "asksToCancel":
      return `${who}: belum dibatalkan.`;
    case "claimed":
      return before ? `${whoAndWhen(request)}.` : recorded;
  }
}

function movedText(from: Entry, to: Entry, verb = "pindah"): string | null {
  if (isSameMoment(from, to)) return null;
  return `${entryName(to)} ${verb} dari ${shortMoment(from)} ke ${shortMoment(to)}.`;
}

function changeText(before: Entry, entry: Entry): string {
  const who = whoAndWhen(entry);
  const events = entry.log.slice(before.log.length).map(({ event }) => event);
  if (events.includes("proposed")) return `Diusulkan ke ${entryName(entry)}: ${shortMoment(entry)}.`;
  if (events.includes("depositMissing")) return `${entryName(entry)}: DP dicatat belum masuk.`;
  if (before.status !== entry.status && isSameMoment(before, entry))
    return `${who}: sekarang ${stateText(entry).toLowerCase()}.`;
  if (events.includes("kept")) return `${who}: tetap.`;
  return movedText(before, entry) ?? `Isi booking diperbarui: ${who}.`;
}
