import type { Booking, BookingStatus } from "../booking/booking";
import { bookingCodePattern } from "../booking/bookingCode";
import { isDate } from "../shop/clock";
import type { Deposit } from "../shop/deposit";
import { minutesPerDay } from "../shop/openingHours";
import { timePattern } from "../shop/timeOfDay";
import { type BookRecord, keptVersion, mergedById, type Tick, type Version } from "./record";
import { type FormerRecord, upgraded } from "./upgrade";

const fileKind = "buku-toko";

/** The version of the file's form. A higher one is refused, never read in part. */
const fileVersion = 2;

export type BookFile = { readonly shop: string; readonly records: readonly BookRecord[] };

/** The book as a file: JSON with its kind and version. `now` is when it was written. */
export const writeBookFile = (records: readonly BookRecord[], shop: string, now: Date): string =>
  `${JSON.stringify({ kind: fileKind, version: fileVersion, shop, writtenAt: now.toISOString(), records })}\n`;

/** Why a file cannot be read: it is no book, was cut off or changed, or is of a newer version. */
export type BookFileProblem = "notABook" | "damaged" | "newer";

/**
 * Reads what `writeBookFile` wrote, also in the site's third version. A file is read whole or not at all: one record that is
 * not as it should be makes it damaged, and nothing is taken from it. Never throws.
 */
export function readBookFile(text: string): BookFile | BookFileProblem {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return text.includes(`"${fileKind}"`) ? "damaged" : "notABook";
  }
  if (!isObject(json) || json.kind !== fileKind) return "notABook";
  const { version, shop, writtenAt } = json;
  if (!isCount(version) || !isText(shop) || !isText(writtenAt) || Number.isNaN(Date.parse(writtenAt))) return "damaged";
  if (version > fileVersion) return "newer";
  const records = version < fileVersion ? formerRecords(json.records) : json.records;
  return isListOf(records, isRecord) ? { shop, records: mergedById(records.map(asKept)) } : "damaged";
}

/** The records of a file of the site's third version; null where they have not its form. */
function formerRecords(records: unknown): BookRecord[] | null {
  try {
    return (records as readonly FormerRecord[]).flatMap(upgraded);
  } catch {
    return null;
  }
}

/** A record of bookings and nothing else, their texts on single lines without marks that turn their direction. */
const asKept = (record: BookRecord): BookRecord => ({
  ...record,
  versions: record.versions.map(({ booking, duration, recordedAt, source, isClaim, seen }) => ({
    ...keptVersion(booking, duration, new Date(recordedAt), source),
    ...(isClaim && { isClaim }),
    ...(seen !== undefined && { seen }),
  })),
});

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(is);

const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isUpTo = (value: unknown, most: number): boolean => isCount(value) && value <= most;
// What is of later years no page can count on from, and a stay of more than a day no page can show.
const lastMillisecond = Date.UTC(2100, 0);
const isMinute = (value: unknown): boolean => isUpTo(value, lastMillisecond / 60_000);
const isMillisecond = (value: unknown): value is number => isUpTo(value, lastMillisecond);
const isDay = (value: unknown): value is string => isText(value) && isDate(value);
const isTime = (value: unknown): value is string => isText(value) && timePattern.test(value);
const isOneOf = (value: unknown, ...values: readonly string[]): boolean => values.includes(value as string);

const statuses: readonly BookingStatus[] = ["requested", "proposed", "confirmed", "declined", "cancelled"];

export const isRecord = (value: unknown): value is BookRecord =>
  isObject(value) &&
  isText(value.id) &&
  value.id !== "" &&
  isMillisecond(value.erasedAt) &&
  isListOf(value.versions, isVersion) &&
  isListOf(value.ticks, isTick);

const isVersion = (value: unknown): value is Version =>
  isObject(value) &&
  isBooking(value.booking) &&
  isOneOf(value.source, "ticket", "walkIn", "shop") &&
  isUpTo(value.duration, minutesPerDay) &&
  isMillisecond(value.recordedAt) &&
  (value.isClaim === undefined || value.isClaim === true) &&
  (value.seen === undefined || isMinute(value.seen));

const isBooking = (value: unknown): value is Booking =>
  isObject(value) &&
  (value.code === "" || (isText(value.code) && bookingCodePattern.test(value.code))) &&
  isOneOf(value.status, ...statuses) &&
  (value.version === null || isMinute(value.version)) &&
  isOneOf(value.language, "id", "en") &&
  [value.name, value.phone, value.address, value.notes].every(isText) &&
  isDay(value.date) &&
  isTime(value.time) &&
  isListOf(value.serviceIds, isText) &&
  (value.barberId === null || isText(value.barberId)) &&
  (value.total === null || isCount(value.total)) &&
  typeof value.isLeastTotal === "boolean" &&
  (value.deposit === null || isDeposit(value.deposit)) &&
  value.changedFrom === null;

const isDeposit = (value: unknown): value is Deposit =>
  isObject(value) && isCount(value.amount) && typeof value.isReceived === "boolean";

const isTick = (value: unknown): value is Tick =>
  isObject(value) &&
  isOneOf(value.kind, "outcome", "paid", "reminded", "depositMissing") &&
  isOneOf(value.value, "", "yes", "done", "noShow") &&
  isDay(value.date) &&
  isTime(value.time) &&
  isMillisecond(value.at);
