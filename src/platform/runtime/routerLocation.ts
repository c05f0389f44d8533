/** A location of Gatsby's router, which sets `action` once the visitor has navigated within the site. */
export type RouterLocation = { readonly action?: string; readonly state?: unknown };

/** Whether the visitor has come to a location by a link of the site; false on the way back to it. */
export const isByLink = ({ action }: RouterLocation): boolean => action === "PUSH";

/** The history state that a link sets which shows the same place otherwise: a filter's, or the one to the other language. */
export const preserveScrollState = { isSamePlace: true };

/** Whether the visitor has just followed such a link, so that scroll position and focus stay; false on the way back to it. */
export const preservesScroll = (location: RouterLocation): boolean =>
  isByLink(location) && (location.state as typeof preserveScrollState | null | undefined)?.isSamePlace === true;
