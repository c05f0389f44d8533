import { languageOf } from "../../domain/shop/englishContent";

/**
 * Returns the props of an element that shows a text of the shop: the text, and its language where that is not the page's.
 * `instead` is the site's own text, used if the shop has written none.
 */
export const shopText = <Of extends object, Field extends keyof Of & string>(
  of: Of | null | undefined,
  field: Field,
  instead?: string,
) => ({ lang: languageOf(of, field), children: of?.[field] || instead });
