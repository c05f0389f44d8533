import { useCallback, useEffect, useRef, useState } from "react";

export type Loaded<T> = { status: "waiting" } | { status: "ready"; part: T } | { status: "failed"; retry: () => void };

/**
 * A part of the page that arrives later: starts loading once `isWanted`, tells when that failed and can try again. The
 * loader must be the same function at every render.
 */
export function useLoaded<T>(loader: () => Promise<T>, isWanted: boolean): Loaded<T> {
  const [state, setState] = useState<{ part?: T; hasFailed: boolean }>({ hasFailed: false });
  const isUnderWay = useRef(false);

  const load = useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ hasFailed: false });
    loader().then(
      (part) => setState({ part, hasFailed: false }),
      () => {
        isUnderWay.current = false;
        setState({ hasFailed: true });
      },
    );
  }, [loader]);

  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  if (state.part !== undefined) return { status: "ready", part: state.part };
  return state.hasFailed ? { status: "failed", retry: load } : { status: "waiting" };
}
