/** A location of Gatsby's router, which sets `action` once the visitor has navigated within the site. */
export type RouterLocation = { action?: string; state?: unknown };

/** The history state of a link that keeps scroll position and focus: a filter, or the link to the other language. */
export const samePlaceState = { isSamePlace: true };

/**
 * Whether the visitor has just followed a link with `samePlaceState`, so that scroll position and focus stay; false on the
 * way back.
 */
export const staysInPlace = (location: RouterLocation) =>
  location.action === "PUSH" && (location.state as typeof samePlaceState | null | undefined)?.isSamePlace === true;

/** How the browser loaded this page: "navigate", "reload" or "back_forward"; undefined where it does not say. */
const loadType = (): string | undefined =>
  (performance.getEntriesByType?.("navigation")[0] as PerformanceNavigationTiming | undefined)?.type;

/** Whether the visitor came by Back, Forward, a reload, or a link with `samePlaceState`, rather than by another link. */
export function cameByReturn(location: RouterLocation) {
  if (location.action) return location.action !== "PUSH" || staysInPlace(location);
  return loadType() === "reload" || loadType() === "back_forward";
}
