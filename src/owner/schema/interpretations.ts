import type * as z from "zod";
import { normalizePhone } from "../../domain/contact/phoneNumber";
import { slug } from "../../format/slug";
import { type FieldKind, metaOf } from "./fields";
import { normalizedUrl, pageOfSite } from "./siteUrlProblem";
import { numberReadings } from "./writtenNumber";
import { timesIn } from "./writtenTime";

/**
 * The values that a text may mean in a field, if the field's schema accepts them: none, one, or two for an ambiguous text
 * such as "jam 8". The form reads typed text by this function, and the check suggests the values.
 */
export function readingsOf(schema: z.ZodType, text: string): unknown[] {
  // Normalizes spaces and full-width digits, and removes invisible characters.
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim();
  const values = readings(schema, plain).filter((value) => value !== undefined && schema.safeParse(value).success);
  return [...new Set(values)];
}

/** Whether a text says that there is nothing, as people and programs write it. */
export const isEmptyWord = (text: string): boolean => /^(null|none|nil|n\/a|-|tidak ada|kosong)$/i.test(text);

function readings(schema: z.ZodType, text: string): unknown[] {
  if (text === "" || isEmptyWord(text) || /^(libur|tutup)$/i.test(text)) return [null];
  const { kind, optionLabels = {} } = metaOf(schema);
  const letters = (label = "") => label.toLowerCase().replace(/[^a-z0-9]/g, "");
  const chosen = Object.keys(optionLabels).filter((value) => letters(optionLabels[value]).startsWith(letters(text)));
  return numberReadings[kind]?.(text) ?? otherReadings[kind]?.(text) ?? chosen;
}

const otherReadings: Partial<Record<FieldKind, (text: string) => unknown[]>> = {
  identifier: (text) => [slug(text)],
  capitals: (text) => [text.toUpperCase()],
  clockTime: timesIn,
  record: (text) => [...hoursIn(text), ...pointIn(text)],
  yesOrNo: (text) =>
    /^(true|ya|iya|yes|on|ada)$/i.test(text) ? [true] : /^(false|tidak|bukan|no|off|habis)$/i.test(text) ? [false] : [],
  date: (text) => [dateIn(text)],
  chatNumber: (text) => [normalizePhone(withoutWords(withoutDecimals(text)))],
  phone: (text) => [withoutDecimals(text), withoutWords(withoutDecimals(text))],
  qris: (text) => [text.replace(/[^\S ]+/g, "")],
  handle: (text) => [accountIn(text)],
  siteUrl: (text) => [normalizedUrl(withHttps(text))?.replace(pageOfSite, "")],
  profileAddress: (text) => [withHttps(text)],
};

/** A number without what stands beside it: "0812… (Budi)", "WA: 0812…", "https://wa.me/62812…". */
const withoutWords = (text: string) => text.replace(/^.*wa\.me\/|\([^)\d]*\)|[\p{L}:]+/gu, "").trim();

/** A number without the decimals that a table adds to it: "81234567890.0". */
const withoutDecimals = (text: string) => text.replace(/(?<=^\d{9,})[.,]0+$/, "");

const withHttps = (text: string) => `https://${text.replace(/^https?:\/*/i, "")}`;

/** The account in "@toko" or in the address of a profile; undefined for the address of a post, a reel or a story. */
function accountIn(text: string): string | undefined {
  const path = /^(?:https?:\/\/)?(?:\w+\.)?instagram\.com(?![\w.])\/*(.*)$/i.exec(text)?.[1];
  if (path === undefined) return text.replace(/^@/, "");
  const [account = ""] = path.split(/[/?#]/);
  return /^(p|reels?|stories)$/i.test(account) ? undefined : account;
}

/** A point on the map in "-7.71, 110.40". */
function pointIn(text: string): unknown[] {
  const [, latitude, longitude] = /^(-?\d+\.\d+)[,;\s]+(-?\d+\.\d+)$/.exec(text) ?? [];
  return longitude === undefined ? [] : [{ latitude: Number(latitude), longitude: Number(longitude) }];
}

/** The hours of a day in "9-21", "jam 9 sampai 21.00" or "24 jam", as a group of opening and closing time. */
function hoursIn(text: string): unknown[] {
  if (/^24\s*jam$/i.test(text)) return [{ open: "00:00", close: "24:00" }];
  const [from = "", to = "", ...others] = text.split(/\s*(?:-|–|—|sampai|s\/d|sd)\s*/i);
  const spans = timesIn(from).flatMap((open) => timesIn(to).map((close) => ({ open, close })));
  return others.length > 0 ? [] : spans.filter(({ open, close }) => open < close);
}

// By the first three letters, Indonesian and English.
const months = [
  "jan",
  "feb",
  "mar",
  "apr",
  "mei may",
  "jun",
  "jul",
  "agu aug ags agt",
  "sep",
  "okt oct",
  "nov nop",
  "des dec",
];

/** The date in "2026-12-25", "25/12/2026", "25-12-26", "25 Des 2026" or "Jumat, 25 Desember 2026". */
function dateIn(text: string): string | undefined {
  const [, first = "", written = "", last = ""] =
    /^(?:[a-z']+,\s*)?(\d{1,4})[-/. ]+(\d{1,2}|[a-z]{3,})[-/. ]+(\d{1,4})$/i.exec(text) ?? [];
  const named = months.findIndex((names) => names.includes(written.slice(0, 3).toLowerCase())) + 1;
  const month = /\d/.test(written) ? written : String(named);
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  return `${year.length === 2 ? "20" : ""}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
