import { useCallback, useEffect, useRef, useState } from "react";
import { afterPaint } from "./afterPaint";

export type LazyModule<T> =
  | { status: "waiting" }
  | { status: "ready"; part: T }
  | { status: "failed"; retry: () => void };

// A line that is down may leave a request without an answer for minutes.
const responseTimeoutMs = 10_000;

/**
 * Asks once more for the scripts that webpack still waits for, under addresses of their own: webpack gives every import of a
 * chunk the promise of its first request, and Chromium every script the answer of a request under way to the same address.
 * Whichever comes first counts.
 */
function askAgain(attempt: number) {
  for (const { src } of document.querySelectorAll<HTMLScriptElement>("script[data-webpack]")) {
    const script = document.createElement("script");
    script.src = `${src}?${attempt}`;
    document.head.append(script);
  }
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
      // A late failure of an earlier attempt does not end the current one.
      if (attempt === attempts.current) setState({ hasFailed: true });
    };
    if (attempt > 1) askAgain(attempt);
    const responseTimeout = setTimeout(fail, responseTimeoutMs);
    loader()
      .then((part) => {
        isLoaded.current = true;
        setState({ part, hasFailed: false });
      }, fail)
      .finally(() => clearTimeout(responseTimeout));
  }, [loader]);

  // A part is often wanted because of a tap: what that tap changes on the screen is painted before loading begins.
  useEffect(() => {
    if (isWanted) afterPaint(load);
  }, [isWanted, load]);

  if (state.part !== undefined) return { status: "ready", part: state.part };
  return state.hasFailed ? { status: "failed", retry: load } : { status: "waiting" };
}
