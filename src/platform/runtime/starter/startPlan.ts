/** What a page tells its starter: JSON in the page itself. Addresses include the path prefix of the site. */
export type StartPlan = {
  /** The globals that Gatsby's script reads from `window`. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** The JSON file to fetch and assign to `window` as the global of this name. */
  readonly pageData: string;
  /** All scripts but the entry, in any order. */
  readonly scripts: readonly string[];
  /** The script that hydrates the page once everything else has loaded. */
  readonly entry: string;
  /** Scripts of the page's lazy sections: loaded with the entry, which does not wait for them. */
  readonly lazy: readonly string[];
  /** JSON files that the entry requests itself. */
  readonly entryData: readonly string[];
  /** Scripts of what opens next on this page: they are prefetched after hydration. */
  readonly opensNext: readonly string[];
  /** Whether to start without waiting for the visitor. */
  readonly isUrgent?: boolean;
};

/** The id of the script element that holds the plan. */
export const planId = "start-plan";

/** The id of the notice that is shown while a script cannot load (features/shell/ScriptTrouble.tsx). */
export const troubleId = "script-trouble";

/** Set on the notice once a file turned out to be gone: the site has been published anew since this page was opened. */
export const missingFileAttribute = "data-gone";

/** Set on the notice once an error has left the page without React. */
export const crashedAttribute = "data-crashed";

/** The document event that says that React has hydrated the page's frame and hydrates each part on its first event. */
export const hydratedEvent = "site:hydrated";

/** Marks a disclosure that closes once the visitor turns to something else. */
export const menuAttribute = "data-menu";

/** Stands on the shop's notice, which the build's script hides by it (platform/build/noticeScript.ts). */
export const noticeAttribute = "data-notice";
