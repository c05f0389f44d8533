import { useMemo, useSyncExternalStore } from "react";

/** Whether a media query, such as `wideWindow`, matches; false in the page as built. */
export function useMediaQuery(query: string) {
  const [subscribe, matches] = useMemo(
    () =>
      [
        (changed: () => void) => {
          const list = window.matchMedia(query);
          list.addEventListener("change", changed);
          return () => list.removeEventListener("change", changed);
        },
        () => window.matchMedia(query).matches,
      ] as const,
    [query],
  );
  return useSyncExternalStore(subscribe, matches, () => false);
}
