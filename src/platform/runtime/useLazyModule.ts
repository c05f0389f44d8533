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

/** What has been loaded on this visit, by its loader. */
const loadedParts = new Map<() => Promise<unknown>, unknown>();

/**
 * Loads a chunk of the page once `isWanted`, at once where this visit has loaded it before. Reports a failure, also when the answer
 * takes longer than ten seconds, and gives a way to retry; a late answer still counts. Where `loader` becomes another one, the part
 * that was there stays until the other is.
 */
export function useLazyModule<T>(loader: () => Promise<T>, isWanted: boolean): LazyModule<T> {
  const [last, setLast] = useState<{ part: T } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const attempts = useRef(0);

  const load = useCallback(() => {
    if (loadedParts.has(loader)) return;
    setFailed(false);
    attempts.current += 1;
    const attempt = attempts.current;
    // A late failure of an earlier attempt does not end the current one.
    const fail = () => setFailed((failed) => failed || attempt === attempts.current);
    if (attempt > 1) askAgain(attempt);
    const responseTimeout = setTimeout(fail, responseTimeoutMs);
    loader()
      .then((part) => {
        loadedParts.set(loader, part);
        setLast({ part });
      }, fail)
      .finally(() => clearTimeout(responseTimeout));
  }, [loader]);

  // A part is often wanted because of a tap: what that tap changes on the screen is painted before loading begins.
  useEffect(() => {
    if (isWanted) afterPaint(load);
  }, [isWanted, load]);

  const known = loadedParts.has(loader) ? { part: loadedParts.get(loader) as T } : last;
  if (known) return { status: "ready", ...known };
  return hasFailed ? { status: "failed", retry: load } : { status: "waiting" };
}
