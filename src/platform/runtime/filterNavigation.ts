/** Laid on the history's entry by a filter's link. */
export const byFilter = { isByFilter: true };

/** A location as Gatsby's router notes it: `action` is there once the visitor has moved within the site. */
type Location = { readonly state?: unknown; readonly action?: string };

/** Whether the visitor has just chosen a filter, and so stays where it stands; not so on the way back to it. */
export function cameByFilter({ state, action }: Location): boolean {
  return action === "PUSH" && typeof state === "object" && state !== null && "isByFilter" in state;
}
