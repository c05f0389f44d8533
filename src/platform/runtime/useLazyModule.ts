import { useCallback, useEffect, useRef, useState } from "react";

export type LazyModule<T> =
  | { status: "waiting" }
  | { status: "ready"; part: T }
  | { status: "failed"; retry: () => void };

// A line that is down may leave a request without an answer for minutes.
const silenceMs = 10_000;

/**
 * Ends webpack's requests without an answer. It gives every import of a chunk the promise of the first request, for two minutes,
 * so that another try would ask for nothing. A script that comes later all the same still runs.
 */
function endHungRequests() {
  for (const script of document.querySelectorAll("script[data-webpack]")) script.dispatchEvent(new Event("error"));
}

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
    if (attempt > 1) endHungRequests();
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
