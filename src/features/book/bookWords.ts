import { outcomeNames, statusNames } from "../../domain/book/bookTable";
import { type DayPlan, type DaySummary, restOf } from "../../domain/book/day";
import type { Change, Entry } from "../../domain/book/entry";
import { shopMinute } from "../../domain/book/seating";
import type { Moment } from "../../domain/booking/booking";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { shopMoment, weekdayOf } from "../../domain/shop/clock";
import type { FullHours } from "../../domain/shop/closures";
import { minutesPerDay } from "../../domain/shop/openingHours";
import { timeOf } from "../../domain/shop/timeOfDay";
import { dayName } from "../../domain/shop/weekday";
import { barberName } from "../../domain/shop/words.id";
import { shortDate } from "../../format/date";
import { plainLine } from "../../format/plainText";
import { rupiah, rupiahFrom } from "../../format/rupiah";
import type { Recorded } from "./useBook";

type OfShop = { readonly bookable: BookableShop };

export const stateWords = ({ status, outcome }: Entry): string =>
  outcome === null ? statusNames[status] : outcomeNames[outcome];

export const stateWithPayment = (entry: Entry): string =>
  [stateWords(entry), depositWords(entry), entry.isPaid && "lunas"].filter(Boolean).join(" · ");

// An amount stands on one line, on paper too.
const unbroken = (amount: string) => amount.replaceAll(" ", "\u00A0");

/** The down payment of an entry in words where it asks for one. */
export function depositWords(entry: Entry): string | undefined {
  const { deposit, isPaid, total } = entry;
  if (!deposit) return undefined;
  const amount = unbroken(`DP ${rupiah(deposit.amount)}`);
  if (!deposit.isReceived) return `${amount} belum masuk`;
  return isPaid || total === null
    ? `${amount} diterima`
    : `${amount} diterima, sisa ${unbroken(rupiah(restOf(entry)))}`;
}

/** What an entry is called: the customer's name, or that nobody knows it. */
export const entryName = ({ name, source }: Pick<Entry, "name" | "source">): string =>
  plainLine(name) || (source === "walkIn" ? "Datang langsung" : "Tanpa nama");

export const timesOf = (entry: Pick<Entry, "date" | "time" | "duration">): string => `${entry.time}-${endOf(entry)}`;

export const endOf = (entry: Pick<Entry, "date" | "time" | "duration">): string =>
  timeOf((shopMinute(entry) + entry.duration) % minutesPerDay);

export const servicesOf = ({ serviceIds }: Pick<Entry, "serviceIds">, { bookable }: OfShop): string =>
  serviceIds.map((id) => bookable.services.find((service) => service.id === id)?.name ?? id).join(", ") ||
  "Layanan belum dicatat";

export const barberOf = ({ barberId }: Pick<Entry, "barberId">, { bookable }: OfShop): string | null => {
  if (bookable.barbers.length === 0) return null;
  if (barberId === null) return barberName("anyone");
  return bookable.barbers.find(({ id }) => id === barberId)?.name ?? barberId;
};

export const totalOf = ({ total, isLeastTotal }: Pick<Entry, "total" | "isLeastTotal">): string =>
  total === null ? "harga menyusul" : unbroken(rupiahFrom(total, isLeastTotal));

export const shortDay = (date: string): string => `${dayName(weekdayOf(date))}, ${shortDate(date)}`;

export const hoursWords = ({ date, from, to }: FullHours): string => `${shortDay(date)} pukul ${from}-${to}`;

export const shortMoment = ({ date, time }: Moment): string => `${shortDay(date)} ${time}`;

export const chairName = ({ chairs }: DayPlan, index: number): string => chairs[index]?.name ?? `Kursi ${index + 1}`;

/** The sums of a day as terms and amounts. "mulai dari" stands where a price is a least one, but not before nothing. */
export function sumsOf({ isLeast, ...summary }: DaySummary): [string, string][] {
  const { heads, done, expected, earned, paid, paidAhead, deposits, rest } = summary;
  return [
    ["Kepala", `${heads} (${done} selesai)`],
    ["Perkiraan", rupiahFrom(expected, isLeast && expected > 0)],
    ["Selesai", rupiah(earned)],
    [`Lunas${paidAhead > 0 ? `, ${rupiah(paidAhead)} lewat DP` : ""}`, rupiah(paid)],
    ...(deposits > 0 ? [["DP diterima", rupiah(deposits)] satisfies [string, string]] : []),
    ["Sisa", rupiah(rest)],
  ];
}

export function momentNow({ now, bookable }: OfShop & { readonly now: Date }): Moment {
  const { date, minutes } = shopMoment(now, bookable.rules.timeZone);
  return { date, time: timeOf(minutes) };
}

export const claimWords = "Sudah diterima menurut tautan ini: cocokkan dengan chat.";

export const cardId = ({ id, requestedMoment }: Pick<Entry, "id" | "requestedMoment">): string =>
  `entry-${id.replaceAll(" ", "-")}${requestedMoment ? "-accepted" : ""}`;

export const changeWords = (change: Change, entry: Entry): string =>
  entry.isClaimed ? `${whatChanged(change, entry)} ${claimWords}` : whatChanged(change, entry);

/** The same of the book's own page, where the browser may not have kept it. */
export const recordedWords = ({ change, entry, isKept }: Recorded): string =>
  isKept ? changeWords(change, entry) : `Belum tersimpan: ${entryName(entry)}, ${shortMoment(entry)}.`;

function whatChanged(change: Change, entry: Entry): string {
  const who = `${entryName(entry)}, ${shortMoment(entry)}`;
  switch (change.kind) {
    case "new":
      return `Tercatat: ${who}.`;
    case "same":
      return `Sudah ada di buku, tidak ada yang berubah: ${who}.`;
    case "older":
      return `Tiket ini lebih lama daripada yang tercatat, jadi buku tidak berubah: ${who}.`;
    case "moved":
      if (entry.status === "proposed") return `Diusulkan ke ${entryName(entry)}: ${shortMoment(entry)}.`;
      return `${entryName(entry)} ${entry.acceptedVisit ? "minta pindah" : "pindah"} dari ${shortMoment(change.from)} ke ${shortMoment(entry)}.`;
    case "status":
      if (entry.isAgreed) return `${entryName(entry)} setuju ${shortMoment(entry)}: tinggal Anda terima.`;
      return `${who}: sekarang ${stateWords(entry).toLowerCase()}.`;
    case "details":
      return `Isi booking diperbarui: ${who}.`;
    case "otherPerson":
      return `Kode ${entry.code} sudah dipakai orang lain di buku. Keduanya dicatat terpisah: periksa ${who}.`;
  }
}
