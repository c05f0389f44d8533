import type { TimeZone } from "../../domain/shop/clock";
import { areWithin } from "./editDistance";

/** An area of the map, in whole degrees. */
export type Box = { south: number; north: number; west: number; east: number };

/** What is known of a province: a box around it, its time zone, and the digits with which its postal codes begin. */
type Province = Box & { name: string; timeZone: TimeZone; postal: string };

const [wib, wita, wit] = ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura"] as const;

// Name, south, north, west, east, time zone, postal codes. The boxes are generous: they tell Bandung from Denpasar, not one
// village from the next.
const table: readonly [string, number, number, number, number, TimeZone, string][] = [
  ["aceh", 1, 7, 94, 99, wib, "2"],
  ["sumatera utara", -1, 5, 96, 101, wib, "2"],
  ["sumatera barat", -4, 1, 98, 102, wib, "2"],
  ["riau", -2, 3, 99, 105, wib, "2"],
  ["kepulauan riau", -2, 6, 102, 110, wib, "2"],
  ["jambi", -3, 0, 100, 105, wib, "3"],
  ["bengkulu", -6, -2, 100, 104, wib, "3"],
  ["sumatera selatan", -5, -1, 101, 107, wib, "3"],
  ["kepulauan bangka belitung", -4, -1, 104, 110, wib, "3"],
  ["lampung", -7, -3, 103, 107, wib, "3"],
  ["banten", -8, -5, 104, 107, wib, "14"],
  ["jakarta", -7, -5, 106, 107, wib, "1"],
  ["jawa barat", -8, -5, 106, 109, wib, "14"],
  ["jawa tengah", -9, -5, 108, 112, wib, "5"],
  ["yogyakarta", -9, -7, 109, 111, wib, "5"],
  ["jawa timur", -9, -5, 110, 117, wib, "6"],
  ["bali", -9, -8, 114, 116, wita, "8"],
  ["nusa tenggara barat", -10, -7, 115, 120, wita, "8"],
  ["nusa tenggara timur", -12, -7, 118, 126, wita, "8"],
  ["kalimantan barat", -4, 3, 108, 115, wib, "7"],
  ["kalimantan tengah", -4, 1, 110, 116, wib, "7"],
  ["kalimantan selatan", -5, -1, 114, 117, wita, "7"],
  ["kalimantan timur", -3, 3, 113, 120, wita, "7"],
  ["kalimantan utara", 1, 5, 114, 119, wita, "7"],
  ["sulawesi utara", 0, 6, 123, 128, wita, "9"],
  ["gorontalo", 0, 2, 121, 124, wita, "9"],
  ["sulawesi tengah", -4, 2, 119, 125, wita, "9"],
  ["sulawesi barat", -4, 0, 118, 120, wita, "9"],
  ["sulawesi selatan", -8, -1, 118, 123, wita, "9"],
  ["sulawesi tenggara", -7, -2, 120, 125, wita, "9"],
  ["maluku", -9, -2, 125, 136, wit, "9"],
  ["maluku utara", -3, 3, 124, 130, wit, "9"],
  ["papua", -5, 1, 134, 142, wit, "9"],
  ["papua barat", -5, 1, 128, 136, wit, "9"],
  ["papua barat daya", -3, 2, 129, 134, wit, "9"],
  ["papua tengah", -6, -2, 134, 139, wit, "9"],
  ["papua pegunungan", -6, -3, 137, 142, wit, "9"],
  ["papua selatan", -10, -4, 136, 142, wit, "9"],
];

const provinces = table.map(
  ([name, south, north, west, east, timeZone, postal]): Province => ({
    name,
    south,
    north,
    west,
    east,
    timeZone,
    postal,
  }),
);

/** The whole country. */
export const indonesia: Box = { south: -12, north: 7, west: 94, east: 142 };

/** The province that a text such as "DKI Jakarta" or "D.I. Yogyakarta" names, if it is one. */
export function provinceNamed(text: string): Province | undefined {
  const plain = plainName(text);
  return provinces.find(({ name }) => name === plain);
}

/** The province that a misspelt name is one or two letters away from, in capitals as it is written; else undefined. */
export function provinceNear(text: string): string | undefined {
  const plain = plainName(text);
  const near = provinces.find(({ name }) => areWithin(name.length > 5 ? 2 : 1, plain, name));
  return near?.name.replace(/\b\w/g, (letter) => letter.toUpperCase());
}

// What people write for a province or around its name, and what is left of it.
const spellings: [RegExp, string][] = [
  [/\b(provinsi|prov|dki|d\.?\s?k\.?\s?i|di|d\.\s?i|daerah khusus ibukota|daerah khusus|daerah istimewa)\b\.?/g, " "],
  [/\b(nad|nanggroe aceh darussalam)\b/, "aceh"],
  [/\bntb\b/, "nusa tenggara barat"],
  [/\bntt\b/, "nusa tenggara timur"],
  [/\bjabar\b/, "jawa barat"],
  [/\bjateng\b/, "jawa tengah"],
  [/\bjatim\b/, "jawa timur"],
  [/\bdiy\b|\bjogja(karta)?\b/, "yogyakarta"],
  [/\bsumatra\b/, "sumatera"],
  [/^\s*bangka/, "kepulauan bangka"],
  [/\bkep\b\.?/, "kepulauan"],
  [/[^a-z ]/g, " "],
  [/\s+/g, " "],
];

const plainName = (text: string): string =>
  spellings.reduce((name, [written, plain]) => name.replace(written, plain), text.toLowerCase()).trim();
