import { isDate } from "../shop/clock";
import type { ClosedHours } from "../shop/closures";
import type { Deposit } from "../shop/deposit";
import type { TicketStatus } from "../ticket/ticket";
import { type BookRecord, emptyRecord, type Mark, mergeRecords, type Slip } from "./record";

const fileKind = "buku-toko";

/** The version of the file's form, and of the records in the browser. A higher one is refused, never read in part. */
export const bookVersion = 1;

/** What a book's file holds. */
export type BookFile = { readonly records: readonly BookRecord[]; readonly announced: readonly ClosedHours[] };

/** The book as a file: JSON with its kind and version (docs/rules.md, section 18). `now` is when it was written. */
export const writeBookFile = ({ records, announced }: BookFile, shop: string, now: Date): string =>
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
    byCode.set(record.code, mergeRecords(byCode.get(record.code) ?? emptyRecord(record.code), record));
  }
  return { records: [...byCode.values()], announced };
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(is);

const isText = (value: unknown): value is string => typeof value === "string";
const isInstant = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isDay = (value: unknown): value is string => isText(value) && isDate(value);
const isTime = (value: unknown): value is string => isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const isEnd = (value: unknown): value is string => value === "24:00" || isTime(value);
const isCode = (value: unknown): value is string => isText(value) && /^[A-Z]{1,8}\d{6}[A-Z0-9]{2}$/.test(value);
const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (value: unknown): value is T =>
    values.includes(value as T);

const isStatus = oneOf<TicketStatus>("requested", "proposed", "confirmed", "declined", "cancelled");
const isSource = oneOf<Slip["source"]>("ticket", "walkIn", "shop");
const isMarkKind = oneOf<Mark["kind"]>("outcome", "paid", "reminded", "depositMissing");
const isMarkValue = oneOf("", "yes", "done", "noShow");

const isRecord = (value: unknown): value is BookRecord =>
  isObject(value) &&
  isCode(value.code) &&
  isCount(value.erasedAt) &&
  isListOf(value.slips, isSlip) &&
  isListOf(value.marks, isMark);

const isSlip = (value: unknown): value is Slip =>
  isObject(value) &&
  isSource(value.source) &&
  isStatus(value.status) &&
  [value.version, value.duration, value.recordedAt].every(isCount) &&
  [value.name, value.phone, value.address, value.notes].every(isText) &&
  isDay(value.date) &&
  isTime(value.time) &&
  isListOf(value.serviceIds, isText) &&
  (value.barberId === null || isText(value.barberId)) &&
  (value.total === null || isCount(value.total)) &&
  typeof value.isLeastTotal === "boolean" &&
  (value.deposit === undefined || isDeposit(value.deposit)) &&
  (value.language === undefined || value.language === "en");

const isDeposit = (value: unknown): value is Deposit =>
  isObject(value) &&
  isCount(value.amount) &&
  typeof value.isReceived === "boolean" &&
  (value.isClaimed === undefined || value.isClaimed === true);

const isMark = (value: unknown): value is Mark =>
  isObject(value) &&
  isMarkKind(value.kind) &&
  isMarkValue(value.value) &&
  isText(value.name) &&
  isDay(value.date) &&
  isTime(value.time) &&
  isCount(value.at);

const isHours = (value: unknown): value is ClosedHours =>
  isObject(value) && isDay(value.date) && isTime(value.from) && isEnd(value.to) && isText(value.reason);
