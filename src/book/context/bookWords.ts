import { isActive } from "../../domain/booking/booking";
import { haircutText } from "../../domain/booking/description";
import { bookingWords } from "../../domain/booking/words.id";
import { normalizePhone } from "../../domain/contact/phoneNumber";
import type { Offering } from "../../domain/shop/bookingRules";
import { formatTime, indonesianDayName, minutesPerDay, shopMinute, weekdayOf } from "../../domain/shop/clock";
import type { FullHours } from "../../domain/shop/openingHours";
import { mostOf } from "../../domain/shop/service";
import { barberName } from "../../domain/shop/words.id";
import { shortDate } from "../../format/date";
import { priceText, rupiah, unbroken } from "../../format/money";
import { plainLine } from "../../format/plainText";
import { spanText } from "../../format/spanText";
import type { RecordedChange } from "../rules/applyTicketLink";
import type { DayPlan } from "../rules/day";
import { type Entry, isExpected, phoneKey, withPendingChange } from "../rules/entry";
import { eventText, type LogEvent, outcomeNames, shortMoment, statusWords } from "../rules/log";
import { amountPaidAhead, amountToReturn, balanceOf, isSettled } from "../rules/payment";
import type { BookProblem } from "../store/bookStore";

type OfShop = { offering: Offering };

const stateText = ({ status, outcome }: Entry) => (outcome === null ? statusWords[status] : outcomeNames[outcome]);

export const stateWithPayment = (entry: Entry) =>
  [stateText(entry), depositText(entry), paymentText(entry)].filter(Boolean).join(" · ");

/** What was paid for an entry and what is not settled, in words; undefined if nothing was paid. */
function paymentText(entry: Entry) {
  const toReturn = amountToReturn(entry);
  const amount = (rupiahs: number) => unbroken(rupiah(rupiahs));
  if (toReturn > 0) return `${amount(toReturn)} dikembalikan?`;
  if (isSettled(entry)) return "lunas";
  if (entry.paid === 0) return undefined;
  const rest = entry.outcome === "noShow" ? "" : `, sisa ${amount(balanceOf(entry))}`;
  return `dibayar ${amount(entry.paid)}${rest}`;
}

/** An entry's deposit in words; undefined if it has none. */
export function depositText(entry: Entry): string | undefined {
  const { deposit, paid } = entry;
  if (!deposit) return undefined;
  const amount = unbroken(`DP ${rupiah(deposit.amount)}`);
  if (!deposit.isReceived) return `${amount} belum masuk`;
  const balance = entry.outcome === "noShow" ? 0 : balanceOf(entry);
  return balance === 0 || paid > 0 || !isActive(entry)
    ? `${amount} diterima`
    : `${amount} diterima, sisa ${unbroken(rupiah(balance))}`;
}

/** The name of an entry's customer, or words for an unknown one. */
export const entryName = ({ name, source }: Entry) =>
  plainLine(name) || (source === "walkIn" ? "Datang langsung" : "Tanpa nama");

export const timesText = (entry: Entry) => spanText(entry.time, endText(entry));

export const endText = (entry: Entry) => formatTime((shopMinute(entry) + entry.duration) % minutesPerDay);

/** What the customer gets: the services, and the haircut of the poster. */
export function servicesText({ serviceIds, haircut }: Entry, { offering }: OfShop): string {
  const services = serviceIds
    .map((id) => offering.services.find((service) => service.id === id)?.name ?? id)
    .join(", ");
  const model = haircut && `model ${haircutText(haircut, offering, bookingWords)}`;
  return [services || "Layanan belum dicatat", model].filter(Boolean).join(" · ");
}

export const barberText = ({ barberId }: Entry, { offering }: OfShop): string | null => {
  if (offering.barbers.length === 0) return null;
  if (barberId === null) return barberName("anyone");
  return offering.barbers.find(({ id }) => id === barberId)?.name ?? barberId;
};

export const totalText = ({ total, isLeastTotal }: Entry) => unbroken(priceText(total, isLeastTotal));

export const shortDay = (date: string) => `${indonesianDayName(weekdayOf(date))}, ${shortDate(date)}`;

export const fullHoursText = ({ date, from, to }: FullHours) => `${shortDay(date)} pukul ${spanText(from, to)}`;

export const chairName = ({ chairs }: DayPlan, index: number) => chairs[index]?.name ?? `Kursi ${index + 1}`;

/**
 * The sums of a day as terms and amounts: the people of its accepted visits without no-shows, and rupiah. "mulai dari"
 * precedes the expected sum if it is a minimum above zero. What was received counts for visits that are called off too: it
 * is in the till.
 */
export function sumsOf({ entries, notComing }: Pick<DayPlan, "entries" | "notComing">, { offering }: OfShop) {
  const coming = entries.filter(isExpected);
  const done = coming.filter(({ outcome }) => outcome === "done");
  const all = [...entries, ...notComing];
  const sum = (some: readonly Entry[], amount: (entry: Entry) => number) =>
    some.reduce((total, entry) => total + amount(entry), 0);
  const heads = (some: readonly Entry[]) => sum(some, (entry) => mostOf("heads", entry, offering));
  const expected = sum(coming, ({ total }) => total);
  const isLeast = expected > 0 && coming.some(({ isLeastTotal }) => isLeastTotal);
  const deposits = sum(all, amountPaidAhead);
  const rows: [term: string, amount: string][] = [
    ["Kepala", `${heads(coming)} (${heads(done)} selesai)`],
    ["Perkiraan", priceText(expected, isLeast)],
    ["Selesai", rupiah(sum(done, ({ total }) => total))],
    // At the visits, without deposits.
    ["Dibayar", rupiah(sum(all, ({ paid }) => paid))],
    ["DP diterima", deposits > 0 ? rupiah(deposits) : ""],
    ["Sisa", rupiah(sum(coming, balanceOf))],
  ];
  return rows.filter(([, amount]) => amount !== "");
}

const reportedEvents: readonly LogEvent[] = [
  "asksToCancel",
  "asksAgain",
  "otherNumberAsks",
  "claimsProposed",
  "claimsConfirmed",
  "claimsDeclined",
];

/**
 * The doubts about a waiting request: an answer or cancellation that only a link reports, and a number that may be wrong.
 */
export function doubtsOf(entry: Entry): string[] {
  const request = withPendingChange(entry);
  const { phone, language } = request;
  const number = normalizePhone(phone);
  const isOtherNumber = entry.phone !== "" && phoneKey(request) !== phoneKey(entry);
  const isUnsure = entry.pendingChange?.isFromCustomer === false && !isOtherNumber;
  const last = entry.log.at(-1);
  const doubts = [
    last && reportedEvents.includes(last.event) && `Cocokkan dengan chat: ${eventText(last)}.`,
    (phone === "" || isUnsure) && "Tanpa nomor telepon: cocokkan dengan chat.",
    phone !== "" && number === null && `Nomor “${phone}” tidak bisa dihubungi: cocokkan dengan chat.`,
    // An Indonesian-looking number of a customer who reads English.
    language === "en" &&
      number !== null &&
      !/^\s*\(?(\+|00|62)/.test(phone) &&
      `Nomor ${phone} tanpa kode negara, dari pelanggan berbahasa Inggris: kalau dari negara lain, jawab di chat yang masuk dari pelanggan.`,
    isOtherNumber && `Nomornya lain: ${phone}. Di buku ${entry.phone}: cocokkan dengan chat.`,
  ];
  return doubts.filter((doubt) => typeof doubt === "string");
}

export const cutLinkText = "Ada tautan tiket yang terpotong. Salin seluruh pesannya dari chat, sampai akhir tautannya.";

/** The result of a recorded change in words: the new lines of the log. */
export const recordedText = ({ isRecorded, entry, before }: RecordedChange) =>
  isRecorded
    ? `Tercatat: ${entryName(entry)}, ${entry.log.slice(before?.log.length).map(eventText).join(", ")}.`
    : `Tidak ada yang berubah: ${entryName(entry)}, ${shortMoment(entry)}, sudah ada di buku, sama atau lebih baru.`;

export const fullStorageText = "Penyimpanan ponsel penuh. Kosongkan ruang di ponsel, lalu coba lagi.";

/** Says that a write failed, and that its button is to be tapped again. */
export const unwrittenText = (what: string, problem: BookProblem, isTold: boolean) =>
  [
    `Belum ${what}.`,
    problem === "full" ? fullStorageText : "Coba sekali lagi.",
    isTold && "Pesannya sudah dibuka di chat atau disalin: jangan kirim dua kali.",
  ]
    .filter(Boolean)
    .join(" ");
