import { createContext, type ReactNode, use, useMemo } from "react";
import type { FrameWords } from "./frame.id";

/** The words of a page in its language, by feature. Other features add theirs by a declaration in their `words.id.ts`. */
export interface PageWords {
  frame: FrameWords;
}

const Words = createContext<Partial<PageWords>>({});

/** Adds the words of some features to the words of the surrounding provider. */
export function WordsProvider({ words, children }: { words: Partial<PageWords>; children: ReactNode }) {
  const outer = use(Words);
  const all = useMemo(() => ({ ...outer, ...words }), [outer, words]);
  return <Words value={all}>{children}</Words>;
}

/** A feature's words in the page's language. Throws where no provider has them. */
export function useWords<Feature extends keyof PageWords>(feature: Feature): PageWords[Feature] {
  const words = use(Words)[feature];
  if (words === undefined) throw new Error(`There are no words of "${feature}" here`);
  return words;
}
