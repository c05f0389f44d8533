/**
 * What a page tells its starter, as data that stands in the page itself. Addresses are those of the site, a path before
 * them included.
 */
export type StartPlan = {
  /** What the site's script expects to find on `window`. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Data to be fetched and laid on `window` under these names. */
  readonly data: Readonly<Record<string, string>>;
  /** Everything but the entry, in any order. */
  readonly scripts: readonly string[];
  /** The script that starts the page once everything else is there. */
  readonly entry: string;
  /** What the entry will ask for itself. */
  readonly later: readonly string[];
  /** Scripts of what opens next on this page, for later in the visit. */
  readonly opensNext: readonly string[];
  /** Whether to start without waiting for the visitor. */
  readonly isUrgent: boolean;
};

/** The element that holds the plan. */
export const planId = "start-plan";

/** The element that says, while some script cannot come, that parts of the page do not answer yet. */
export const troubleId = "start-trouble";

/** The document event that says that React answers: it has taken over the page's frame, and takes over each part when that is turned to. */
export const aliveEvent = "site:alive";

/** Marks a disclosure that closes once the visitor turns to something else. */
export const menuAttribute = "data-menu";
