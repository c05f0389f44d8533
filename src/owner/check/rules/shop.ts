import { normalizePhone } from "../../../domain/links/phoneNumber";
import type { Path } from "../../schema/path";
import { quoted } from "../messages";
import type { Diagnose, ValidContent } from "./diagnose";
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

/** What is left of the template in a shop's own facts, and a number that it gives twice. */
export function placeholderDoubts(content: ValidContent, diagnose: Diagnose): void {
  const { warn } = diagnose("shop.json");
  const shop = content["shop.json"];
  if (shop === undefined) return;
  const { shortName, codePrefix, chatNumber, phone, secondNumber, instagram, address, coordinates, siteUrl, deposit } =
    shop;
  const isOwn = !isTemplateShop(content);
  // The numbers in the samples of a QRIS that the form and the guide give, which are nobody's.
  const sampleQris = /ID102000000000[12]/.exec(deposit?.qris ?? "");
  const placeholders: [Path, unknown, boolean | undefined][] = [
    [["shortName"], shortName, isOwn && shortName === "Bintang"],
    [["codePrefix"], codePrefix, isOwn && codePrefix === "BTP"],
    [["chatNumber"], chatNumber, chatNumber === "6281200000000"],
    [["phone"], phone, phone === "0812-0000-0000"],
    [["instagram"], instagram, instagram.endsWith(".contoh")],
    [["address", "street"], address.street, /\bcontoh\b/i.test(address.street)],
    [["coordinates"], coordinates, coordinates?.latitude === -6.1957 && coordinates.longitude === 106.8322],
    [["siteUrl"], siteUrl, /\.example$|\bexample\.(com|net|org)$/.test(siteUrl)],
    [["deposit", "qris"], sampleQris?.[0], sampleQris !== null],
  ];
  for (const [path, value, isPlaceholder] of placeholders) if (isPlaceholder) warn(path, placeholderLeft(value));
  const second = secondNumber && normalizePhone(secondNumber.phone);
  if (second && [chatNumber, normalizePhone(phone)].includes(second))
    warn(["secondNumber", "phone"], `Ditemukan ${quoted(secondNumber.phone)}, yang sama dengan nomor pertama.`);
}

export const placeholderLeft = (value: unknown): string =>
  `Ditemukan contoh bawaan ${quoted(value)}; ganti dengan data toko Anda sebelum situs diterbitkan.`;
