/** The history state that a filter's link sets. */
export const filterState = { isByFilter: true };

/** A location of Gatsby's router, which sets `action` once the visitor has navigated within the site. */
type Location = { readonly state?: unknown; readonly action?: string };

/** Whether the visitor has just chosen a filter, so that scroll position and focus stay; false on the way back to it. */
export function isFilterNavigation({ state, action }: Location): boolean {
  return action === "PUSH" && typeof state === "object" && state !== null && "isByFilter" in state;
}
