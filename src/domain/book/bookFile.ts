import { plainLine } from "../../format/plainText";
import type { BookingStatus } from "../booking/booking";
import { bookingCodePattern } from "../booking/bookingCode";
import { isDate } from "../shop/clock";
import type { ClosedHours } from "../shop/closures";
import type { Deposit } from "../shop/deposit";
import { minutesOfDay } from "../shop/openingHours";
import { timePattern } from "../shop/timeOfDay";
import { type BookRecord, emptyRecord, type Mark, mergeRecords, type Person, type Slip } from "./record";

const fileKind = "buku-toko";

/** The version of the file's form, and of the records in the browser. A higher one is refused, never read in part. */
export const bookVersion = 1;

/** What a book's file holds. */
export type BookFile = {
  /** The name of the shop that wrote it. */
  readonly shop: string;
  readonly records: readonly BookRecord[];
  /** The closed hours that the book has published, or perhaps has. */
  readonly announced: readonly ClosedHours[];
};

/** The book as a file: JSON with its kind and version (docs/rules.md, section 18). `now` is when it was written. */
export const writeBookFile = ({ records, announced }: Omit<BookFile, "shop">, shop: string, now: Date): string =>
  `${JSON.stringify({ kind: fileKind, version: bookVersion, shop, writtenAt: now.toISOString(), announced, records })}\n`;

/** Why a file cannot be read: it is no book, was cut off or changed, or is of a newer version. */
export type BookFileProblem = "notABook" | "damaged" | "newer";

/**
 * Reads what `writeBookFile` wrote. A file is read whole or not at all: one record that is not as it should be makes it damaged,
 * and nothing is taken from it. Never throws.
 */
export function readBookFile(text: string): BookFile | BookFileProblem {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return text.includes(`"${fileKind}"`) ? "damaged" : "notABook";
  }
  if (!isObject(json) || json.kind !== fileKind) return "notABook";
  if (typeof json.version === "number" && json.version > bookVersion) return "newer";
  const { version, shop, writtenAt, records, announced } = json;
  if (version !== bookVersion || !isText(shop) || !isInstant(writtenAt)) return "damaged";
  if (!isListOf(records, isRecord) || !isListOf(announced, isHours)) return "damaged";
  const byCode = new Map<string, BookRecord>();
  for (const record of records) {
    byCode.set(record.code, mergeRecords(byCode.get(record.code) ?? emptyRecord(record.code), onPlainLines(record)));
  }
  return { shop, records: [...byCode.values()], announced };
}

/** A record whose texts are single lines without marks that turn their direction, as those from tickets are. */
const onPlainLines = (record: BookRecord): BookRecord => ({
  ...record,
  slips: record.slips.map((slip) => ({
    ...slip,
    ...plainPerson(slip),
    address: plainLine(slip.address),
    notes: plainLine(slip.notes),
    serviceIds: slip.serviceIds.map(plainLine),
    barberId: slip.barberId && plainLine(slip.barberId),
    ...(slip.corrects && { corrects: plainPerson(slip.corrects) }),
  })),
  marks: record.marks.map((mark) => ({ ...mark, name: plainLine(mark.name) })),
});

const plainPerson = ({ name, phone }: Person): Person => ({ name: plainLine(name), phone: plainLine(phone) });

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(is);

const isText = (value: unknown): value is string => typeof value === "string";
const isInstant = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isUpTo =
  (most: number) =>
  (value: unknown): value is number =>
    isCount(value) && value <= most;
// What is of later years no page can count on from, and a stay of more than a day no page can show.
const lastMillisecond = Date.UTC(2100, 0);
const isMillisecond = isUpTo(lastMillisecond);
const isMinute = isUpTo(lastMillisecond / 60_000);
const isStay = isUpTo(minutesOfDay);
const isDay = (value: unknown): value is string => isText(value) && isDate(value);
const isTime = (value: unknown): value is string => isText(value) && timePattern.test(value);
const isEnd = (value: unknown): value is string => value === "24:00" || isTime(value);
const isCode = (value: unknown): value is string => isText(value) && bookingCodePattern.test(value);
const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (value: unknown): value is T =>
    values.includes(value as T);

const isStatus = oneOf<BookingStatus>("requested", "proposed", "confirmed", "declined", "cancelled");
const isSource = oneOf<Slip["source"]>("ticket", "walkIn", "shop");
const isMarkKind = oneOf<Mark["kind"]>("outcome", "paid", "reminded", "depositMissing");
const isMarkValue = oneOf("", "yes", "done", "noShow");

const isRecord = (value: unknown): value is BookRecord =>
  isObject(value) &&
  isCode(value.code) &&
  isMillisecond(value.erasedAt) &&
  isListOf(value.slips, isSlip) &&
  isListOf(value.marks, isMark);

const isSlip = (value: unknown): value is Slip =>
  isObject(value) &&
  isSource(value.source) &&
  isStatus(value.status) &&
  isMinute(value.version) &&
  isStay(value.duration) &&
  isMillisecond(value.recordedAt) &&
  [value.name, value.phone, value.address, value.notes].every(isText) &&
  isDay(value.date) &&
  isTime(value.time) &&
  isListOf(value.serviceIds, isText) &&
  (value.barberId === null || isText(value.barberId)) &&
  (value.total === null || isCount(value.total)) &&
  typeof value.isLeastTotal === "boolean" &&
  (value.deposit === undefined || isDeposit(value.deposit)) &&
  (value.language === undefined || value.language === "en") &&
  (value.corrects === undefined || isPerson(value.corrects)) &&
  (value.isClaim === undefined || value.isClaim === true);

const isPerson = (value: unknown): value is Person => isObject(value) && isText(value.name) && isText(value.phone);

const isDeposit = (value: unknown): value is Deposit =>
  isObject(value) && isCount(value.amount) && typeof value.isReceived === "boolean";

const isMark = (value: unknown): value is Mark =>
  isObject(value) &&
  isMarkKind(value.kind) &&
  isMarkValue(value.value) &&
  isText(value.name) &&
  isDay(value.date) &&
  isTime(value.time) &&
  isMillisecond(value.at);

const isHours = (value: unknown): value is ClosedHours =>
  isObject(value) && isDay(value.date) && isTime(value.from) && isEnd(value.to) && isText(value.reason);
