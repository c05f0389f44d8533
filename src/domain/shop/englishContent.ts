import { withInternationalPhone } from "../links/phoneNumber";
import { withEnglishTexts } from "./withEnglishTexts";

type Phone = { readonly phone: string };

type Content = { readonly shop: Phone & { readonly secondNumber: Phone | null } };

/**
 * A page's content as its readers in English see it: the shop's English texts, and its numbers with the country code.
 * `untranslated` names the texts that have no English one.
 */
export function englishContent<Of extends Content>(own: Of): { content: Of; untranslated: ReadonlySet<string> } {
  const { content, untranslated } = withEnglishTexts(own);
  const { secondNumber } = content.shop;
  const shop = withInternationalPhone({
    ...content.shop,
    secondNumber: secondNumber && withInternationalPhone(secondNumber),
  });
  return { content: { ...content, shop }, untranslated };
}
