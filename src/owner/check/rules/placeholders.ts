import type { Content, ContentFileName } from "../../schema/contentFiles";
import type { FieldKind } from "../../schema/fields";
import type { Path } from "../../schema/traversal";
import { quoted } from "../diagnostic";
import { foldedName } from "./names";
import { allFields, type CheckContext, type Diagnose, type ValidContent } from "./ruleTools";

const demoName = /\bBintang\s+Pangkas\b/i;

/** Whether this is still the template's demo shop: it has the demo shop's name and a placeholder as its number. */
export const isDemoShop = ({ "shop.json": { name, chatNumber } }: Content): boolean =>
  foldedName(name) === "bintang pangkas" && placeholderNumber.test(chatNumber);

/** The demo shop's invented numbers of reviews, by the products' ids. */
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

/** The paths of the demo shop's invented reviews in product-catalogue.json. */
export const inventedReviewsIn = ({ "product-catalogue.json": catalogue }: ValidContent): Path[] =>
  (catalogue?.products ?? []).flatMap(({ id, reviews }, index) =>
    reviews && inventedReviews[id] === reviews ? [["products", index, "reviews"]] : [],
  );

// Placeholders in the demo shop, in the emptied shop, in the guide and in the form's hints. They are texts marked as
// examples, and numbers and codes that nobody has.
const placeholderText = /\((?:contoh|sample)\)/i;
const exampleDomain = /\bcontoh\b|\.example\b|\bexample\.(?:com|net|org)\b/i;
// Only these invented numbers, because a shop's own number may be round too.
const placeholderNumber = /^(?:0|62)?(?:81[23]0{8}|81234567890)$/;
const placeholderCode = "XXX";
const placeholderQris = /ID102000000000[12]/;
const demoCoordinates = { latitude: -6.1957, longitude: 106.8322 };

const onlineKinds: readonly FieldKind[] = ["handle", "siteUrl", "profileAddress"];
const phoneKinds: readonly FieldKind[] = ["chatNumber", "phone"];

function isPlaceholder(file: ContentFileName, path: Path, value: unknown, kind: FieldKind): boolean {
  const text = String(value);
  if (phoneKinds.includes(kind)) return placeholderNumber.test(text.replace(/\D/g, ""));
  if (kind === "capitals") return text === placeholderCode;
  if (kind === "qris") return placeholderQris.test(text);
  const isFact =
    onlineKinds.includes(kind) || (file === "shop.json" && /^(name|shortName|address)$/.test(String(path[0])));
  return placeholderText.test(text) || (isFact && exampleDomain.test(text));
}

/** A placeholder that stands where the shop's own value belongs. */
export type Placeholder = { file: ContentFileName; path: Path; value: unknown };

/**
 * The placeholders left in the content. In a shop with another name, texts with the demo shop's name are placeholders too.
 * `checksSiteUrl`: whether the site's address in shop.json is checked too.
 */
export function placeholdersIn(
  content: ValidContent,
  { checksSiteUrl }: Pick<CheckContext, "checksSiteUrl">,
): Placeholder[] {
  const { name, coordinates } = content["shop.json"] ?? {};
  // A real shop may be called "Bintang Pangkas Depok".
  const isNamedOtherwise = name !== undefined && !demoName.test(name);
  const placeholders = allFields(content)
    .filter(({ file, path, value, meta }) => {
      if (meta.kind === "siteUrl" && !checksSiteUrl) return false;
      return isPlaceholder(file, path, value, meta.kind) || (isNamedOtherwise && demoName.test(String(value)));
    })
    .map(({ file, path, value }): Placeholder => ({ file, path, value }));
  const isAtDemoShop =
    coordinates?.latitude === demoCoordinates.latitude && coordinates.longitude === demoCoordinates.longitude;
  return isAtDemoShop
    ? [...placeholders, { file: "shop.json", path: ["coordinates"], value: coordinates }]
    : placeholders;
}

export function placeholderWarnings(content: ValidContent, diagnose: Diagnose, context: CheckContext): void {
  for (const { file, path, value } of placeholdersIn(content, context))
    diagnose(file, path, `Ditemukan contoh bawaan ${quoted(value)}; ganti dengan data toko Anda.`);
}
