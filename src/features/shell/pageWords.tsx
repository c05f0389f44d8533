import { createContext, type ReactNode, use, useMemo } from "react";
import type { Language } from "../../domain/shop/words.id";
import type { ShellWords } from "./words.id";

/** The words of a page in its language, by room. Every other room adds its own in its `words.id.ts`. */
export interface PageWords {
  shell: ShellWords;
}

const Words = createContext<Partial<PageWords>>({});

/** Adds the words of some rooms to those of the provider around it. */
export function WordsProvider({ words, children }: { words: Partial<PageWords>; children: ReactNode }) {
  const outer = use(Words);
  const all = useMemo(() => ({ ...outer, ...words }), [outer, words]);
  return <Words value={all}>{children}</Words>;
}

/** A room's words in the page's language. Throws where no provider gives them. */
export function useWords<Room extends keyof PageWords>(room: Room): PageWords[Room] {
  const words = use(Words)[room];
  if (words === undefined) throw new Error(`There are no words of "${room}" here`);
  return words;
}

/** For each language the loader of a part that comes later, together with the words that only this part needs. */
export function withWords<Part, Module>(
  loadPart: () => Promise<Part>,
  loadWords: Readonly<Record<Language, () => Promise<Module>>>,
  wordsOf: (module: Module) => Partial<PageWords>,
) {
  const loader = (language: Language) => async () => {
    const [Part, module] = await Promise.all([loadPart(), loadWords[language]()]);
    return { Part, words: wordsOf(module) };
  };
  return { id: loader("id"), en: loader("en") };
}
