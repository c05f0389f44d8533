import type { Content, ContentFileName } from "../../schema/contentFiles";
import type { FieldKind } from "../../schema/fields";
import type { Path } from "../../schema/traversal";
import { quoted } from "../diagnostic";
import { allFields, type Context, type Diagnose, type ValidContent } from "./diagnose";
import { normalizedName } from "./names";

const demoName = /\bBintang\s+Pangkas\b/i;

/** Whether this is still the template's demo shop, by its name and number. A shop with a number of its own is its owner's. */
export const isDemoShop = ({ "shop.json": { name, chatNumber } }: Content): boolean =>
  normalizedName(name) === "bintang pangkas" && markedNumber.test(chatNumber);

/** Invented review counts, by the ids of the demonstration shop's products. */
const inventedReviews: Readonly<Record<string, number>> = {
  "matte-clay": 112,
  "pomade-classic": 203,
  "sea-salt-spray": 58,
  "hair-tonic": 41,
  "menthol-shampoo": 87,
  "shaving-cream": 64,
  "aftershave-balm": 73,
  "beard-oil": 96,
  "safety-razor": 38,
  "shaving-brush": 29,
  "teak-comb": 154,
  "gift-set-classic": 47,
  "gift-set-father-son": 22,
};

/** The places where a shop shows reviews that were invented for the demonstration. */
export const inventedReviewsIn = ({ "product-catalogue.json": catalogue }: ValidContent): Path[] =>
  (catalogue?.products ?? []).flatMap(({ id, reviews }, index) =>
    reviews && inventedReviews[id] === reviews ? [["products", index, "reviews"]] : [],
  );

// These patterns recognise the marked examples in the emptied shop, the guide and the form's hints: words such as "(contoh)",
// numbers and codes.
const markedText = /\((?:contoh|sample)\)/i;
const markedFact = /\bcontoh\b|\.example\b|\bexample\.(?:com|net|org)\b/i;
// Matches no other round numbers, because a shop's own number may be round.
const markedNumber = /^(?:0|62)?(?:81[23]0{8}|81234567890)$/;
const markedCode = "XXX";
const markedQris = /ID102000000000[12]/;

const facts: readonly FieldKind[] = ["handle", "webAddress", "profileAddress"];
const numbers: readonly FieldKind[] = ["chatNumber", "phone"];

function isMarked(file: ContentFileName, path: Path, value: unknown, kind: FieldKind): boolean {
  const text = String(value);
  const isFact = file === "shop.json" && /^(name|shortName|address)$/.test(String(path[0]));
  if (numbers.includes(kind)) return markedNumber.test(text.replace(/\D/g, ""));
  if (kind === "capitals") return text === markedCode;
  if (kind === "qris") return markedQris.test(text);
  return markedText.test(text) || ((isFact || facts.includes(kind)) && markedFact.test(text));
}

/** An example in the place of a shop's own value. */
export type Sample = { file: ContentFileName; path: Path; value: unknown };

/**
 * The examples left in the content: those of the emptied shop and the guide, and, in a shop with another name, texts with the
 * demonstration shop's name.
 */
export function samplesIn(content: ValidContent, { checksSiteUrl }: Pick<Context, "checksSiteUrl">): Sample[] {
  // A shop of its own may be called "Bintang Pangkas Depok".
  const { name } = content["shop.json"] ?? {};
  const isNamedOtherwise = name !== undefined && !demoName.test(name);
  const samples = allFields(content)
    .filter(({ file, path, value, meta }) => {
      // The address in the file counts only where the caller asks for it: a host may set another.
      if (meta.kind === "webAddress" && !checksSiteUrl) return false;
      return isMarked(file, path, value, meta.kind) || (isNamedOtherwise && demoName.test(String(value)));
    })
    .map(({ file, path, value }): Sample => ({ file, path, value }));
  const coordinates = content["shop.json"]?.coordinates;
  return coordinates?.latitude === -6.1957 && coordinates.longitude === 106.8322
    ? [...samples, { file: "shop.json", path: ["coordinates"], value: coordinates }]
    : samples;
}

/** Warns of each example that is left. */
export function sampleWarnings(content: ValidContent, diagnose: Diagnose, context: Context): void {
  for (const { file, path, value } of samplesIn(content, context))
    diagnose(file, path, `Ditemukan contoh bawaan ${quoted(value)}; ganti dengan data toko Anda.`);
}
