import * as z from "zod";
import { asBrowsersWrite } from "../schema/addressProblem";
import { type FieldKind, metaOf } from "../schema/fields";
import { withoutNull } from "../schema/traversal";
import { choiceMeant } from "./nearestName";
import { amountIn, decimalIn, minutesIn } from "./writtenNumber";
import { timeIn } from "./writtenTime";

/**
 * The first small repair of a value that its own schema accepts, which undoes the likeliest slip; else undefined. `written` is
 * how a number stands in the file, where its value alone has lost that: 20.000 is 20.
 */
export function suggestedValue(schema: z.ZodType, kind: FieldKind, value: unknown, written?: string): unknown {
  return candidates(schema, kind, value, written).find(
    (candidate) => candidate !== value && schema.safeParse(candidate).success,
  );
}

function candidates(schema: z.ZodType, kind: FieldKind, value: unknown, written?: string): unknown[] {
  if (typeof value !== "string" && typeof value !== "number") return [];
  const text = (written ?? String(value)).trim();
  if (/^(null|none|nil|undefined|-|tidak ada|kosong|)$/i.test(text)) return [null];
  const choice = withoutNull(schema);
  if (choice instanceof z.ZodEnum) {
    const { optionLabels, otherNames } = metaOf(schema);
    return [
      choiceMeant(
        text,
        choice.options.map((option) => ({
          value: String(option),
          label: optionLabels?.[option],
          otherNames: otherNames?.[option],
        })),
      ),
    ];
  }
  return repairs[kind]?.(text, typeof value === "number") ?? [];
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

const withHttps = (text: string) => (/^[a-z]+:/i.test(text) ? text : `https://${text}`).replace(/^https?:/i, "https:");

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
  // A fraction of a rupiah does not exist, and rounding it would guess at the thousands.
  rupiah: (text) => (/\.(\d{1,2}|\d{4,})$/.test(text) ? [] : [amountIn(text)]),
  dollars: (text) => [amountIn(text.replace(/\$|usd|dollars?|dolar/gi, "").trim())],
  minutes: (text) => [minutesIn(text)],
  wholeNumber: (text) => {
    const number = text.replace(/\s*(hari|days?)$/i, "");
    return [decimalIn(number), amountIn(number)];
  },
  percent: (text) => {
    const share = decimalIn(text.replace(/\s*(%|persen|percent)$/i, ""));
    return [share, share && share * 100];
  },
  decimal: (text) => [decimalIn(text)],
  multiplier: multipliersIn,
  clockTime: (text) => {
    const time = timeIn(text)?.time;
    return [time, time === "24:00" ? "00:00" : undefined];
  },
  date: (text) => [dateIn(text)],
  chatNumber: (text) => {
    const digits = text.replace(/\D/g, "");
    const repaired = [/^0+/, /^620+/, /^6262/].map((start) => digits.replace(start, "62"));
    return [digits, ...repaired, ...(digits.startsWith("8") ? [`62${digits}`] : [])];
  },
  phone: (text, isNumber) => [isNumber && text.startsWith("8") ? `0${text}` : text],
  qris: (text) => [text, text.replace(/[^\S ]+/g, "")],
  handle: (text) => {
    const path = text.replace(/[?#].*$/, "").replace(/\/+$/, "");
    return [path.split("/").at(-1)?.replace(/^@/, "").trim()];
  },
  webAddress: (text) => {
    const bare = withHttps(text)
      .replace(/[?#].*$/, "")
      .replace(/\/(index|home)\.html?$/i, "")
      .replace(/\/+$/, "");
    const withoutUser = bare.replace(/\/\/[^/@]*@/, "//");
    return [bare, withoutUser, asBrowsersWrite(withoutUser)];
  },
  profileAddress: (text) => {
    const [, name] = /^@?([\w.-]+)$/.exec(/^@|^[^.]+$/.test(text) ? text : "") ?? [];
    const pages = ["www.tiktok.com/@", "www.youtube.com/@", "www.facebook.com/"].map(
      (site) => `https://${site}${name}`,
    );
    return [withHttps(text), ...(name === undefined ? [] : pages)];
  },
  yesOrNo: (text) =>
    /^(true|ya|yes|ada|1)$/i.test(text) ? [true] : /^(false|tidak|no|habis|0)$/i.test(text) ? [false] : [],
  image: (text) => {
    const inside = text.replaceAll("\\", "/").replace(/\/{2,}/g, "/");
    return [`images/${inside.replace(/^(\.?\/)*(content\/)?(images\/)*/, "")}`];
  },
};
