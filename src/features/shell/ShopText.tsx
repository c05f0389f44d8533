import { createContext, Fragment, type ReactNode, use } from "react";

const Untranslated = createContext<ReadonlySet<string> | null>(null);

/** On a page in English: gives the texts of the shop that have no English one and stand there in Indonesian. */
export const UntranslatedProvider = Untranslated.Provider;

/**
 * A text that the shop wrote, or one that holds such texts, to be called while rendering; what of it is Indonesian on an English
 * page is marked as such. On a page in Indonesian it gives the text itself: as the only child of its element it follows a change
 * even where a translating browser has replaced the text node.
 */
export function shopText(text: string): ReactNode {
  const untranslated = use(Untranslated);
  if (!untranslated?.size) return text;
  return split(text, [...untranslated]).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={index}>{untranslated.has(part) ? <span lang="id">{part}</span> : part}</Fragment>
  ));
}

/** A text in parts, of which each is either one of `found` or holds none of them; the longest of them counts. */
function split(text: string, found: readonly string[]): string[] {
  const longestFirst = found.filter(Boolean).sort((one, other) => other.length - one.length);
  const any = longestFirst.map((one) => one.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")).join("|");
  return any === "" ? [text] : text.split(new RegExp(`(${any})`)).filter(Boolean);
}
