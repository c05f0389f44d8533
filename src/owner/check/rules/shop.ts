import type { ContentFileName } from "../../schema/contentFiles";
import type { Path } from "../../schema/traversal";
import { quoted } from "../diagnostic";
import { allFields, type Diagnose, type ValidContent } from "./diagnose";
import { normalizedName } from "./names";

const templateName = "bintang pangkas";

/** Whether the shop is still the template's own, by its name. */
export const isTemplateShop = (content: ValidContent): boolean =>
  normalizedName(content["shop.json"]?.name ?? templateName) === templateName;

/** How many reviews the demonstration's products have, which nobody wrote. */
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

/** Where a shop shows reviews that were invented for the demonstration. */
export const inventedReviewsIn = ({ "product-catalogue.json": catalogue }: ValidContent): Path[] =>
  (catalogue?.products ?? []).flatMap(({ id, reviews }, index) =>
    reviews && inventedReviews[id] === reviews ? [["products", index, "reviews"]] : [],
  );

/** What the template's shops and the guide give where a shop's own must stand; of a QRIS code, the number that is nobody's. */
const sample =
  /^.*\((?:contoh|sample)\).*$|^(?:6281200000000|0812-0000-0000|jl\. contoh.*|.*\.contoh|.*\.example|.*\bexample\.(?:com|net|org))$|ID102000000000[12]/is;

/** What is left of the template in a shop's facts and texts. */
export function placeholderWarnings(content: ValidContent, diagnose: Diagnose): void {
  const isOwn = !isTemplateShop(content);
  const shopName = /\bBintang\s+Pangkas\b/i;
  const tell = (file: ContentFileName, path: Path, found: unknown) =>
    diagnose(
      file,
      path,
      `Ditemukan contoh bawaan ${quoted(found)}; ganti dengan data toko Anda sebelum situs diterbitkan.`,
    );
  for (const { file, path, value } of allFields(content)) {
    const found = sample.exec(String(value)) ?? (isOwn ? shopName.exec(String(value)) : null);
    if (found) tell(file, path, found[0]);
  }
  const shop = content["shop.json"];
  if (shop === undefined) return;
  const { shortName, codePrefix, coordinates } = shop;
  if (isOwn && shortName === "Bintang") tell("shop.json", ["shortName"], shortName);
  if (isOwn && codePrefix === "BTP") tell("shop.json", ["codePrefix"], codePrefix);
  if (coordinates?.latitude === -6.1957 && coordinates.longitude === 106.8322)
    tell("shop.json", ["coordinates"], coordinates);
}
