import { createContext, Fragment, type ReactNode, use } from "react";

const Untranslated = createContext<ReadonlySet<string> | null>(null);

/** Lists the shop's untranslated texts on an English page. */
export const UntranslatedProvider = Untranslated.Provider;

/**
 * Renders the shop's texts, or sentences with such texts in them; on an English page untranslated parts get lang="id". To be
 * called while rendering. On an Indonesian page it gives the string itself, so that as an element's only child it still follows
 * changes where a translating browser has replaced the text node.
 */
export function shopText(text: string): ReactNode {
  const untranslated = use(Untranslated);
  if (!untranslated?.size) return text;
  return split(text, [...untranslated]).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={index}>{untranslated.has(part) ? <span lang="id">{part}</span> : part}</Fragment>
  ));
}

/** Splits a text at each of `found`, the longest first. */
function split(text: string, found: readonly string[]): string[] {
  const longestFirst = found.filter(Boolean).sort((one, other) => other.length - one.length);
  const any = longestFirst.map((one) => one.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")).join("|");
  return any === "" ? [text] : text.split(new RegExp(`(${any})`)).filter(Boolean);
}
