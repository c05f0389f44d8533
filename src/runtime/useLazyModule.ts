import { useCallback, useEffect, useRef, useState } from "react";

type LazyModule<T> = { status: "waiting" } | { status: "ready"; module: T } | { status: "failed"; retry: () => void };

/** Maps each loader to its module, once loaded in this visit. */
const loadedModules = new Map<() => Promise<unknown>, unknown>();

/**
 * Loads a module once `isWanted` is true. A module loaded earlier in this visit is ready at once. A failure comes with a
 * function to retry. Ten seconds without an answer count as a failure (`chunkLoadTimeout` in build/webpackConfig.ts). When
 * `loader` changes, the old module stays until the new one is ready or has failed.
 */
export function useLazyModule<T>(loader: () => Promise<T>, isWanted: boolean): LazyModule<T> {
  const [last, setLast] = useState<{ module: T } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<typeof loader>(null);

  const load = useCallback(() => {
    if (loadedModules.has(loader) || loading.current === loader) return;
    loading.current = loader;
    setFailed(false);
    loader().then(
      (module) => {
        loadedModules.set(loader, module);
        setLast({ module });
      },
      () => {
        if (loading.current !== loader) return;
        loading.current = null;
        setFailed(true);
      },
    );
  }, [loader]);

  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  if (loadedModules.has(loader)) return { status: "ready", module: loadedModules.get(loader) as T };
  if (hasFailed) return { status: "failed", retry: load };
  return last ? { status: "ready", ...last } : { status: "waiting" };
}
