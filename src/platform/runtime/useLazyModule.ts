import { useCallback, useEffect, useRef, useState } from "react";

export type Loaded<T> = { status: "waiting" } | { status: "ready"; part: T } | { status: "failed"; retry: () => void };

// In milliseconds. A line that has died without a word lets a browser wait for minutes.
const patience = 10_000;

/**
 * A part of the page that arrives later: starts loading once `isWanted`, tells when that failed or takes too long, and can
 * try again; it is taken whenever it comes. The loader must be the same function at every render.
 */
export function useLazyModule<T>(loader: () => Promise<T>, isWanted: boolean): Loaded<T> {
  const [state, setState] = useState<{ part?: T; hasFailed: boolean }>({ hasFailed: false });
  const isThere = useRef(false);

  const load = useCallback(() => {
    if (isThere.current) return;
    setState({ hasFailed: false });
    const giveUp = () => setState({ hasFailed: true });
    const late = setTimeout(giveUp, patience);
    loader()
      .then((part) => {
        isThere.current = true;
        setState({ part, hasFailed: false });
      }, giveUp)
      .finally(() => clearTimeout(late));
  }, [loader]);

  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  if (state.part !== undefined) return { status: "ready", part: state.part };
  return state.hasFailed ? { status: "failed", retry: load } : { status: "waiting" };
}
