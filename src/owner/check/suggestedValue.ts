import type * as z from "zod";
import { asBrowsersWrite } from "../schema/addressProblem";
import { type FieldKind, metaOf } from "../schema/fields";
import { editDistance } from "./editDistance";
import { amountIn, decimalIn, minutesIn } from "./writtenNumber";

/** The first small repair of a value that its own schema accepts, which undoes the likeliest slip; else undefined. */
export function suggestedValue(schema: z.ZodType, kind: FieldKind, value: unknown): unknown {
  const given =
    kind === "choice" ? [...choicesNamed(schema, value), ...candidates(kind, value)] : candidates(kind, value);
  return given.find((candidate) => candidate !== value && schema.safeParse(candidate).success);
}

function candidates(kind: FieldKind, value: unknown): unknown[] {
  if (typeof value !== "string" && typeof value !== "number") return [];
  const text = String(value).trim();
  if (/^(null|none|nil|undefined|-|tidak ada|kosong|)$/i.test(text)) return [null];
  return repairs[kind]?.(text, typeof value === "number") ?? [];
}

/** Of a choice those values that the form shows under the written name, then those within a slip of two letters. */
function choicesNamed(schema: z.ZodType, value: unknown): string[] {
  if (typeof value !== "string") return [];
  const written = value.trim().toLowerCase();
  const named = Object.entries(metaOf(schema).optionLabels ?? {}).map(([option, label]) => ({
    option,
    distance: Math.min(...[option, label].map((name) => editDistance(name.toLowerCase(), written))),
  }));
  return named
    .filter(({ distance }) => distance <= Math.min(2, written.length / 3))
    .sort((one, other) => one.distance - other.distance)
    .map(({ option }) => option);
}

/** A clock time as people write it, in four digits: "9:00", "9.00", "09.00", "jam 9", "24:00" is none. */
function timeIn(text: string): string | undefined {
  const match = /^(?:jam|pukul|pk\.?)?\s*(\d{1,2})(?:[:.](\d{2}))?(?:\s*(?:wib|wita|wit))?$/i.exec(text);
  return match ? `${(match[1] ?? "").padStart(2, "0")}:${match[2] ?? "00"}` : undefined;
}

function dateIn(text: string): string | undefined {
  const match = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text);
  const other = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/.exec(text);
  const [year, month, day] = match ? [match[3], match[2], match[1]] : [other?.[1], other?.[2], other?.[3]];
  return year && month && day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : undefined;
}

/** A multiplier as people write it, most likely reading first: "1,15", "x1.15", "115%" and "+15%", and 15 for a rise of 15%. */
function multipliersIn(text: string): unknown[] {
  const [, sign = "", percent = ""] = /^([+-]?)(\d+(?:[.,]\d+)?)\s*%$/.exec(text) ?? [];
  const risenBy = (percentage: number) => Math.round(1000 + percentage * 10) / 1000;
  if (percent !== "") {
    const change = Number(`${sign}${percent.replace(",", ".")}`);
    // 115% is the whole price with its rise, +15% the rise alone.
    return [...(sign === "" && change >= 50 ? [change / 100] : []), risenBy(change)];
  }
  const times = decimalIn(text.replace(/^x|x$/i, ""));
  if (times === undefined || !Number.isInteger(times)) return [times];
  return [times, ...(times >= 50 ? [times / 100] : []), risenBy(times)];
}

const asText = (text: string, isNumber: boolean) => (isNumber ? [text] : []);

const zones: Record<string, string> = { WIB: "Asia/Jakarta", WITA: "Asia/Makassar", WIT: "Asia/Jayapura" };

/** For each kind of field what its value may have been meant to be, likeliest first; `isNumber` where the file has a number. */
const repairs: Partial<Record<FieldKind, (text: string, isNumber: boolean) => unknown[]>> = {
  line: asText,
  prose: asText,
  identifier: (text) => [
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, ""),
  ],
  capitals: (text) => [text.toUpperCase()],
  choice: (text) => [
    text,
    text.toLowerCase(),
    text.replace(/\b\w/g, (letter) => letter.toUpperCase()),
    zones[text.toUpperCase()],
  ],
  // A fraction of a rupiah does not exist, and rounding it would guess at the thousands.
  rupiah: (text) => (/\.(\d{1,2}|\d{4,})$/.test(text) ? [] : [amountIn(text)]),
  dollars: (text) => [amountIn(text.replace(/\$|usd|dollars?|dolar/gi, "").trim())],
  minutes: (text) => [minutesIn(text)],
  wholeNumber: (text) => {
    const number = text.replace(/\s*(hari|days?)$/i, "");
    return [decimalIn(number), amountIn(number)];
  },
  decimal: (text) => [decimalIn(text)],
  multiplier: multipliersIn,
  clockTime: (text) => [timeIn(text)],
  date: (text) => [dateIn(text)],
  chatNumber: (text) => {
    const digits = text.replace(/\D/g, "");
    const repaired = [/^0+/, /^620+/, /^6262/].map((start) => digits.replace(start, "62"));
    return [digits, ...repaired, ...(digits.startsWith("8") ? [`62${digits}`] : [])];
  },
  phone: (text, isNumber) => [isNumber && text.startsWith("8") ? `0${text}` : text],
  handle: (text) => {
    const path = text.replace(/[?#].*$/, "").replace(/\/+$/, "");
    return [path.split("/").at(-1)?.replace(/^@/, "").trim()];
  },
  webAddress: (text) => {
    const whole = (/^[a-z]+:/i.test(text) ? text : `https://${text}`).replace(/^http:/i, "https:");
    const bare = whole
      .replace(/[?#].*$/, "")
      .replace(/\/(index|home)\.html?$/i, "")
      .replace(/\/+$/, "");
    const withoutUser = bare.replace(/\/\/[^/@]*@/, "//");
    return [bare, withoutUser, asBrowsersWrite(withoutUser)];
  },
  yesOrNo: (text) =>
    /^(true|ya|yes|ada|1)$/i.test(text) ? [true] : /^(false|tidak|no|habis|0)$/i.test(text) ? [false] : [],
  image: (text) => {
    const inside = text.replaceAll("\\", "/").replace(/\/{2,}/g, "/");
    return [`images/${inside.replace(/^(\.?\/)*(content\/)?(images\/)*/, "")}`];
  },
};
