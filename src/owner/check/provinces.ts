import type { TimeZone } from "../../domain/shop/clock";
import { editDistance } from "./editDistance";

/** What is known of a province: a box around it in whole degrees, its clock, and how its postal codes begin. */
export type Province = {
  name: string;
  south: number;
  north: number;
  west: number;
  east: number;
  timeZone: TimeZone;
  postal: string;
};

const row = (name: string, [south, north, west, east]: number[], timeZone: TimeZone, postal: string): Province => ({
  name,
  south: south ?? 0,
  north: north ?? 0,
  west: west ?? 0,
  east: east ?? 0,
  timeZone,
  postal,
});

const [wib, wita, wit] = ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura"] as const;

// The boxes are generous: they tell a shop in Bandung from one in Denpasar, not one village from the next.
const provinces: readonly Province[] = [
  row("aceh", [1, 7, 94, 99], wib, "2"),
  row("sumatera utara", [-1, 5, 96, 101], wib, "2"),
  row("sumatera barat", [-4, 1, 98, 102], wib, "2"),
  row("riau", [-2, 3, 99, 105], wib, "2"),
  row("kepulauan riau", [-2, 6, 102, 110], wib, "2"),
  row("jambi", [-3, 0, 100, 105], wib, "3"),
  row("bengkulu", [-6, -2, 100, 104], wib, "3"),
  row("sumatera selatan", [-5, -1, 101, 107], wib, "3"),
  row("kepulauan bangka belitung", [-4, -1, 104, 110], wib, "3"),
  row("lampung", [-7, -3, 103, 107], wib, "3"),
  row("banten", [-8, -5, 104, 107], wib, "14"),
  row("jakarta", [-7, -5, 106, 107], wib, "1"),
  row("jawa barat", [-8, -5, 106, 109], wib, "14"),
  row("jawa tengah", [-9, -5, 108, 112], wib, "5"),
  row("yogyakarta", [-9, -7, 109, 111], wib, "5"),
  row("jawa timur", [-9, -5, 110, 117], wib, "6"),
  row("bali", [-9, -8, 114, 116], wita, "8"),
  row("nusa tenggara barat", [-10, -7, 115, 120], wita, "8"),
  row("nusa tenggara timur", [-12, -7, 118, 126], wita, "8"),
  row("kalimantan barat", [-4, 3, 108, 115], wib, "7"),
  row("kalimantan tengah", [-4, 1, 110, 116], wib, "7"),
  row("kalimantan selatan", [-5, -1, 114, 117], wita, "7"),
  row("kalimantan timur", [-3, 3, 113, 120], wita, "7"),
  row("kalimantan utara", [1, 5, 114, 119], wita, "7"),
  row("sulawesi utara", [0, 6, 123, 128], wita, "9"),
  row("gorontalo", [0, 2, 121, 124], wita, "9"),
  row("sulawesi tengah", [-4, 2, 119, 125], wita, "9"),
  row("sulawesi barat", [-4, 0, 118, 120], wita, "9"),
  row("sulawesi selatan", [-8, -1, 118, 123], wita, "9"),
  row("sulawesi tenggara", [-7, -2, 120, 125], wita, "9"),
  row("maluku", [-9, -2, 125, 136], wit, "9"),
  row("maluku utara", [-3, 3, 124, 130], wit, "9"),
  row("papua", [-5, 1, 134, 142], wit, "9"),
  row("papua barat", [-5, 1, 128, 136], wit, "9"),
  row("papua barat daya", [-3, 2, 129, 134], wit, "9"),
  row("papua tengah", [-6, -2, 134, 139], wit, "9"),
  row("papua pegunungan", [-6, -3, 137, 142], wit, "9"),
  row("papua selatan", [-10, -4, 136, 142], wit, "9"),
];

/** The whole country's box. */
export const indonesia = { south: -12, north: 7, west: 94, east: 142 };

/** The province that a text such as "DKI Jakarta" or "D.I. Yogyakarta" names, if it is one. */
export function provinceNamed(text: string): Province | undefined {
  const plain = plainName(text);
  return provinces.find(({ name }) => name === plain);
}

/** The province that a misspelt name is one or two letters away from, in capitals as it is written; else undefined. */
export function provinceNear(text: string): string | undefined {
  const plain = plainName(text);
  const near = provinces.find(({ name }) => editDistance(plain, name) <= (name.length > 5 ? 2 : 1));
  return near?.name.replace(/\b\w/g, (letter) => letter.toUpperCase());
}

const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replace(
      /\b(provinsi|prov|dki|d\.?\s?k\.?\s?i|di|d\.\s?i|daerah khusus ibukota|daerah khusus|daerah istimewa)\b\.?/g,
      " ",
    )
    .replace(/\b(nad|nanggroe aceh darussalam)\b/, "aceh")
    .replace(/\bntb\b/, "nusa tenggara barat")
    .replace(/\bntt\b/, "nusa tenggara timur")
    .replace(/\bjabar\b/, "jawa barat")
    .replace(/\bjateng\b/, "jawa tengah")
    .replace(/\bjatim\b/, "jawa timur")
    .replace(/\bdiy\b|\bjogja(karta)?\b/, "yogyakarta")
    .replace(/\bsumatra\b/, "sumatera")
    .replace(/^\s*bangka/, "kepulauan bangka")
    .replace(/\bkep\b\.?/, "kepulauan")
    .replace(/[^a-z ]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
