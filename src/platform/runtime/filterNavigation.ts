import { isByLink, type RouterLocation } from "./routerLocation";

/** The history state that a filter's link sets. */
export const filterState = { isByFilter: true };

/** Whether the visitor has just chosen a filter, so that scroll position and focus stay; false on the way back to it. */
export const isFilterNavigation = (location: RouterLocation): boolean =>
  isByLink(location) && (location.state as typeof filterState | null | undefined)?.isByFilter === true;
