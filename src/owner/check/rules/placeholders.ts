import type { ContentFileName } from "../../schema/contentFiles";
import type { Path } from "../../schema/traversal";
import { quoted } from "../diagnostic";
import { allFields, type Rule, type SomeContent } from "./ruleTools";

// Texts that the emptied shop, the guide and the demonstration shop mark as samples.
const sampleText = /\((?:contoh|sample)\)/i;

// The fields that differ from shop to shop. In the demonstration shop, the emptied one, the guide and the form's hints they
// hold examples that belong to nobody. A shop's own number may be round too, so only these numbers are meant.
const ownFacts =
  /^(?:name|shortName|codePrefix|chatNumber|phone|secondNumber|instagram|siteUrl|address|links|deposit)$/;
const nobodysText = /\bcontoh\b|\.example\b|^XXX$|ID102000000000[12]/i;
const nobodysNumber = /^(?:0|62)?(?:81[23]0{8}|81234567890)$/;

/** Whether a value is a sample, or belongs to no shop: the demonstration's number, handle, street and site address too. */
export function isPlaceholder(file: ContentFileName, path: Path, value: unknown): boolean {
  const text = String(value);
  const isFact = file === "shop.json" && ownFacts.test(String(path[0]));
  return sampleText.test(text) || (isFact && (nobodysText.test(text) || nobodysNumber.test(text.replace(/\D/g, ""))));
}

/**
 * The placeholders left in the content, each where the shop's own value belongs. `checksSiteUrl`: whether the site's address
 * in shop.json is checked too.
 */
export const placeholdersIn = (content: SomeContent, checksSiteUrl: boolean) =>
  allFields(content).filter(
    ({ file, path, value, meta }) => (checksSiteUrl || meta.kind !== "siteUrl") && isPlaceholder(file, path, value),
  );

export const placeholderWarnings: Rule = (content, diagnose, { checksSiteUrl }) => {
  for (const { file, path, value } of placeholdersIn(content, checksSiteUrl))
    diagnose(file, path, `Ditemukan contoh bawaan ${quoted(value)}; ganti dengan data toko Anda.`);
};
