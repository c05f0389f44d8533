import type * as z from "zod";
import { asBrowsersWrite } from "../schema/addressProblem";
import type { FieldKind } from "../schema/fields";

/** The first small repair of a value that its own schema accepts: the slip the owner most likely made; else undefined. */
export function likelyMeant(schema: z.ZodType, kind: FieldKind, value: unknown): unknown {
  return repairs(kind, value).find((candidate) => candidate !== value && schema.safeParse(candidate).success);
}

/** An amount as people write it: "Rp 100.000", "100rb", "1,5 jt", "+100000", "100k"; undefined where it is none. */
function amountIn(text: string): number | undefined {
  const match =
    /^\+?\s*(?:rp|idr)?\.?\s*\+?(\d{1,3}(?:[., '’_]\d{3})+|\d+(?:[.,]\d+)?)\s*(rb|ribu|k|jt|juta)?(?:,-|,00|\.-?)?\s*(?:rupiah|idr)?$/i.exec(
      text.trim(),
    );
  if (!match) return undefined;
  const [, digits = "", unit = ""] = match;
  const factor = /^(rb|ribu|k)$/i.test(unit) ? 1000 : /^(jt|juta)$/i.test(unit) ? 1_000_000 : 1;
  const hasThousands = factor === 1 && /^\d{1,3}([., '’_]\d{3})+$/.test(digits);
  const amount = hasThousands ? Number(digits.replace(/\D/g, "")) : Number(digits.replace(",", "."));
  return Math.round(amount * factor * 100) / 100;
}

/** A duration as people write it, in minutes: "45 menit", "1,5 jam", "1 jam 30 menit", "01:30", "45'"; undefined where it is none. */
function minutesIn(text: string): number | undefined {
  const clock = /^(\d{1,2}):(\d{2})$/.exec(text.trim());
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const match = /^\+?(?:(\d+(?:[.,]\d+)?)\s*(?:jam|j|h)\b)?\s*(?:(\d+)\s*(?:menit|mnt|min|m|['’′])?)?$/i.exec(
    text.trim(),
  );
  if (!match || text.trim() === "") return undefined;
  return Math.round(Number((match[1] ?? "0").replace(",", ".")) * 60) + Number(match[2] ?? 0);
}

/** A clock time as people write it, in four digits: "9:00", "9.00", "09.00", "jam 9", "24:00" is none. */
function timeIn(text: string): string | undefined {
  const match = /^(?:jam|pukul|pk\.?)?\s*(\d{1,2})(?:[:.](\d{2}))?(?:\s*(?:wib|wita|wit))?$/i.exec(text.trim());
  return match ? `${(match[1] ?? "").padStart(2, "0")}:${match[2] ?? "00"}` : undefined;
}

function dateIn(text: string): string | undefined {
  const match = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text.trim());
  const other = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/.exec(text.trim());
  const [year, month, day] = match ? [match[3], match[2], match[1]] : [other?.[1], other?.[2], other?.[3]];
  return year && month && day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : undefined;
}

/** A decimal with a point or a comma, with any of the signs that look like a minus; undefined where it is none. */
function decimalIn(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(",", ".")
    .replace(/^[−–—]/, "-");
  return /^[+-]?(\d+\.?|\d*\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

function repairs(kind: FieldKind, value: unknown): unknown[] {
  const written = typeof value === "number" ? String(value) : value;
  if (typeof written !== "string") return [];
  const trimmed = written.trim();
  if (/^(null|none|nil|undefined|-|tidak ada|kosong)$/i.test(trimmed) || trimmed === "") return [null];
  const digits = trimmed.replace(/\D/g, "");
  switch (kind) {
    case "line":
    case "prose":
      return typeof value === "number" ? [written] : [];
    case "identifier":
      return [
        trimmed
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, "-")
          .replace(/^-|-$/g, ""),
      ];
    case "capitals":
      return [trimmed.toUpperCase()];
    case "choice":
      return [
        trimmed,
        trimmed.toLowerCase(),
        trimmed.replace(/\b\w/g, (letter) => letter.toUpperCase()),
        zones[trimmed.toUpperCase()],
      ];
    case "rupiah":
      // A fraction of a rupiah does not exist, and rounding it would guess at the thousands.
      if (/\.(\d{1,2}|\d{4,})$/.test(trimmed)) return [];
      return [amountIn(trimmed)];
    case "dollars":
      // "$" and "dolar" fall away.
      return [amountIn(trimmed.replace(/\$|usd|dollars?|dolar/gi, ""))];
    case "minutes":
      return [minutesIn(trimmed)];
    case "wholeNumber": {
      const number = trimmed.replace(/\s*(hari|days?)$/i, "");
      return [decimalIn(number), amountIn(number)];
    }
    case "decimal":
      return [decimalIn(trimmed)];
    case "multiplier": {
      const percent = /^([+-]?)(\d+(?:[.,]\d+)?)\s*%$/.exec(trimmed);
      const change = percent ? Number(`${percent[1]}${percent[2]?.replace(",", ".")}`) : undefined;
      const times = decimalIn(trimmed.replace(/^x|x$/i, ""));
      const whole = typeof times === "number" && Number.isInteger(times) ? times : undefined;
      return [
        // 115% is the whole price with its rise, +15% the rise alone.
        change !== undefined && !percent?.[1] && change >= 50 ? change / 100 : undefined,
        change === undefined ? undefined : Math.round(1000 + change * 10) / 1000,
        times,
        // 15 and 115 are a rise of 15 per cent, written without its sign.
        whole !== undefined && whole >= 50 ? whole / 100 : undefined,
        whole === undefined ? undefined : Math.round(1000 + whole * 10) / 1000,
      ];
    }
    case "clockTime":
      return [timeIn(trimmed)];
    case "date":
      return [dateIn(trimmed)];
    case "chatNumber":
      return [
        digits,
        digits.replace(/^0+/, "62"),
        digits.replace(/^620+/, "62"),
        digits.replace(/^6262/, "62"),
        ...(digits.startsWith("8") ? [`62${digits}`] : []),
      ];
    case "phone":
      return [typeof value === "number" && digits.startsWith("8") ? `0${digits}` : written];
    case "handle": {
      const last =
        trimmed
          .replace(/[?#].*$/, "")
          .replace(/\/+$/, "")
          .split("/")
          .at(-1) ?? "";
      return [last.replace(/^@/, "").trim()];
    }
    case "webAddress": {
      const whole = (/^[a-z]+:/i.test(trimmed) ? trimmed : `https://${trimmed}`).replace(/^http:/i, "https:");
      const bare = whole
        .replace(/[?#].*$/, "")
        .replace(/\/(index|home)\.html?$/i, "")
        .replace(/\/+$/, "");
      const own = bare.replace(/\/\/[^/@]*@/, "//");
      return [bare, own, asBrowsersWrite(own)];
    }
    case "yesOrNo":
      if (/^(true|ya|yes|ada|1)$/i.test(trimmed)) return [true];
      return /^(false|tidak|no|habis|0)$/i.test(trimmed) ? [false] : [];
    case "image": {
      const clean = trimmed
        .replaceAll("\\", "/")
        .replace(/\/{2,}/g, "/")
        .replace(/^(\.?\/)*(content\/)?(images\/)*/, "");
      return [`images/${clean}`];
    }
    default:
      return [];
  }
}

const zones: Record<string, string> = {
  WIB: "Asia/Jakarta",
  WITA: "Asia/Makassar",
  WIT: "Asia/Jayapura",
};
