import { useCallback, useEffect, useRef, useState } from "react";

export type LazyModule<T> =
  | { status: "waiting" }
  | { status: "ready"; part: T }
  | { status: "failed"; retry: () => void };

/** What has been loaded on this visit, by its loader. */
const loadedParts = new Map<() => Promise<unknown>, unknown>();

/**
 * Loads a chunk of the page once `isWanted`, at once where this visit has loaded it before. Reports a failure, also when the answer
 * takes longer than ten seconds (`chunkLoadTimeout` in build/webpackConfig.ts), and gives a way to retry. Where `loader` becomes
 * another one, the part that was there stays until the other is.
 */
export function useLazyModule<T>(loader: () => Promise<T>, isWanted: boolean): LazyModule<T> {
  const [last, setLast] = useState<{ part: T } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef<typeof loader>(null);

  const load = useCallback(() => {
    if (loadedParts.has(loader) || asked.current === loader) return;
    asked.current = loader;
    setFailed(false);
    loader().then(
      (part) => {
        loadedParts.set(loader, part);
        setLast({ part });
      },
      () => {
        if (asked.current !== loader) return;
        asked.current = null;
        setFailed(true);
      },
    );
  }, [loader]);

  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  const known = loadedParts.has(loader) ? { part: loadedParts.get(loader) as T } : last;
  if (known) return { status: "ready", ...known };
  return hasFailed ? { status: "failed", retry: load } : { status: "waiting" };
}
