import { useCallback, useEffect, useRef, useState } from "react";
import { afterPaint } from "./afterPaint";

export type LazyModule<T> =
  | { status: "waiting" }
  | { status: "ready"; part: T }
  | { status: "failed"; retry: () => void };

/**
 * Loads a chunk of the page once `isWanted`. Reports a failure, also when the answer takes longer than ten seconds
 * (`chunkLoadTimeout` in build/webpackConfig.ts), and gives a way to retry. `loader` must be the same function at every render.
 */
export function useLazyModule<T>(loader: () => Promise<T>, isWanted: boolean): LazyModule<T> {
  const [state, setState] = useState<{ part?: T; hasFailed: boolean }>({ hasFailed: false });
  const isAsked = useRef(false);

  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    setState({ hasFailed: false });
    loader().then(
      (part) => setState({ part, hasFailed: false }),
      () => {
        isAsked.current = false;
        setState({ hasFailed: true });
      },
    );
  }, [loader]);

  // A part is often wanted because of a tap: what that tap changes on the screen is painted before loading begins.
  useEffect(() => {
    if (isWanted) afterPaint(load);
  }, [isWanted, load]);

  if (state.part !== undefined) return { status: "ready", part: state.part };
  return state.hasFailed ? { status: "failed", retry: load } : { status: "waiting" };
}
