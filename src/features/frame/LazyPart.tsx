import type { ReactNode } from "react";
import type { Language } from "../../domain/shop/words.id";
import { useLazyModule } from "../../runtime/useLazyModule";
import { type PageWords, useWords, WordsProvider } from "../words/pageWords";

/** For each language a loader of a component together with the words that only this component needs. */
export type PartLoaders<Component> = Record<
  Language,
  () => Promise<{ Component: Component; words: Partial<PageWords> }>
>;

/** Returns the loaders of a part. `wordsOf` finds the part's words in the module of a language. */
export function partLoaders<Component, Module>(
  loadComponent: () => Promise<Component>,
  loadWords: Record<Language, () => Promise<Module>>,
  wordsOf: (module: Module) => Partial<PageWords>,
): PartLoaders<Component> {
  const loader = (language: Language) => async () => {
    const [Component, module] = await Promise.all([loadComponent(), loadWords[language]()]);
    return { Component, words: wordsOf(module) };
  };
  return { id: loader("id"), en: loader("en") };
}

/** Loads a part ahead, once `isWanted` is true. */
export function usePart<Component>(loaders: PartLoaders<Component>, isWanted: boolean) {
  return useLazyModule(loaders[useWords("frame").language], isWanted);
}

type Props<Component> = {
  loaders: PartLoaders<Component>;
  isWanted: boolean;
  /** Shown until the part has come. */
  loading: ReactNode;
  /** Shown where it does not come. */
  failed: (retry: () => void) => ReactNode;
  children: (part: Component) => ReactNode;
};

/** A part of a page whose code and words are loaded when it is wanted. */
export function LazyPart<Component>({ loaders, isWanted, loading, failed, children }: Props<Component>) {
  const part = usePart(loaders, isWanted);
  if (part.status === "failed") return failed(part.retry);
  if (part.status === "waiting") return loading;
  return <WordsProvider words={part.module.words}>{children(part.module.Component)}</WordsProvider>;
}
