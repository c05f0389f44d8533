import { useCallback, useEffect, useRef, useState } from "react";

export type LazyModule<T> =
  | { status: "waiting" }
  | { status: "ready"; part: T }
  | { status: "failed"; retry: () => void };

// A line that is down may leave a request without an answer for minutes.
const silenceMs = 10_000;

/**
 * Loads a chunk of the page once `isWanted`. Reports a failure, also when the answer takes longer than ten seconds, and gives
 * a way to retry; a late answer still counts. `loader` must be the same function at every render.
 */
export function useLazyModule<T>(loader: () => Promise<T>, isWanted: boolean): LazyModule<T> {
  const [state, setState] = useState<{ part?: T; hasFailed: boolean }>({ hasFailed: false });
  const isLoaded = useRef(false);
  const attempts = useRef(0);

  const load = useCallback(() => {
    if (isLoaded.current) return;
    setState({ hasFailed: false });
    attempts.current += 1;
    const attempt = attempts.current;
    const fail = () => {
      // An earlier attempt that fails late says nothing of the one under way.
      if (attempt === attempts.current) setState({ hasFailed: true });
    };
    const silence = setTimeout(fail, silenceMs);
    loader()
      .then((part) => {
        isLoaded.current = true;
        setState({ part, hasFailed: false });
      }, fail)
      .finally(() => clearTimeout(silence));
  }, [loader]);

  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  if (state.part !== undefined) return { status: "ready", part: state.part };
  return state.hasFailed ? { status: "failed", retry: load } : { status: "waiting" };
}
