import { createContext, type ReactNode, useContext, useDeferredValue } from "react";
import { isByLink, type RouterLocation } from "./routerLocation";

/** Whether the visitor has come to this page by a link from another page to its top. */
export const OpenedByLink = createContext(false);

/** Whether the visitor has come to a location by such a link. */
export const isLinkToTop = (location: RouterLocation & { readonly hash: string }): boolean =>
  isByLink(location) && location.hash === "";

/**
 * Whether to render what lies below the fold. A page opened by a link renders its first screen alone and the rest in a second
 * render after that is painted: both at once would keep a slow phone's tap waiting. On every other way to a page the rest is
 * rendered at once, so that a scroll position or an anchor can be found. `page` changes where one component renders several
 * pages one after another.
 */
export function useBelowFold(page = 1): boolean {
  const isDeferred = useContext(OpenedByLink);
  const painted = useDeferredValue(page, isDeferred ? 0 : page);
  return !isDeferred || painted === page;
}

/** Renders its children, which lie below the fold, after the first screen has been painted (see `useBelowFold`). */
export function DeferUntilPainted({ children }: { children: ReactNode }) {
  return useBelowFold() ? children : null;
}
