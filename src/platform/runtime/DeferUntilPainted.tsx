import { createContext, type ReactNode, useContext, useDeferredValue } from "react";

/** Whether the visitor has come by a link from one page to the top of another. */
export const OpenedByLink = createContext(false);

/** Whether it is so of a location as the router notes it: `action` is there once the visitor has moved within the site. */
export const isOpenedByLink = ({ action, hash }: { readonly action?: string; readonly hash: string }): boolean =>
  action === "PUSH" && hash === "";

/**
 * Whether what stands below the first screen is to be drawn by now. Who opens the page by a link from another sees its top
 * first, and the rest is drawn behind it: all at once would take a slow phone twice as long. On every other way to the page
 * it is there from the start, for the place to come back to, or the anchor. `page` tells apart pages that one part of the
 * site draws one after another.
 */
export function useIsPainted(page = 1): boolean {
  const isByLink = useContext(OpenedByLink);
  const drawn = useDeferredValue(page, isByLink ? 0 : page);
  return !isByLink || drawn === page;
}

/** What stands below the first screen. */
export function DeferUntilPainted({ children }: { children: ReactNode }) {
  return useIsPainted() ? children : null;
}
