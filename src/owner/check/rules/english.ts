import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";

/** The English pages have what they need, and without them nothing is lost in silence; docs/rules.md, section 15. */
export function englishRules(content: ValidContent, diagnose: Diagnose): void {
  const shop = content["shop.json"];
  // What was meant by an invalid value is not known.
  if (shop === undefined || ("english" in shop && shop.english === undefined)) return;
  const { length: products } = content["product-catalogue.json"]?.products ?? [];
  if (shop.english === false) {
    if (products > 0) diagnose("shop.json").warn(["english"], messages.productsNeedEnglish(products));
    return;
  }
  if (!("taglineEnglish" in shop) || shop.taglineEnglish === null) {
    diagnose("shop.json").error(["taglineEnglish"], messages.englishTaglineMissing);
  }
  const { ticketAdvice, ticketAdviceEnglish } = shop;
  // A list that is empty has an error of its own.
  if (ticketAdvice?.length && ticketAdviceEnglish && ticketAdvice.length !== ticketAdviceEnglish.length) {
    const words = messages.englishAdviceDiffers(ticketAdviceEnglish.length, ticketAdvice.length);
    diagnose("shop.json").error(["ticketAdviceEnglish"], words);
  }
  if (content["service-catalogue.json"]?.services?.length === 0) {
    diagnose("service-catalogue.json").error(["services"], messages.englishServicesMissing);
  }
}

/** The content without the files that the site of a shop without English pages does not use. */
export function withoutUnusedFiles(content: ValidContent): ValidContent {
  if (content["shop.json"]?.english !== false) return content;
  const {
    "service-catalogue.json": _services,
    "product-catalogue.json": _products,
    "about.json": _about,
    ...used
  } = content;
  return used;
}
