/** A location of Gatsby's router, which sets `action` once the visitor has navigated within the site. */
export type RouterLocation = { readonly action?: string; readonly state?: unknown };

/** The history state of a link that keeps scroll position and focus: a filter, or the link to the other language. */
export const preserveScrollState = { isSamePlace: true };

/**
 * Whether the visitor has just followed a link with `preserveScrollState`, so that scroll position and focus stay; false on the
 * way back.
 */
export const preservesScroll = (location: RouterLocation): boolean =>
  location.action === "PUSH" && (location.state as typeof preserveScrollState | null | undefined)?.isSamePlace === true;
