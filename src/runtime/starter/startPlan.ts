/** How the starter starts a page, as JSON in the page itself. Addresses include the site's path prefix. */
export type StartPlan = {
  /** The globals that Gatsby's script reads from `window`. */
  globals: Record<string, unknown>;
  /** The JSON file to fetch and assign to `window` as the global `pageData`. */
  pageData: string;
  /** All scripts but the entry, in any order. */
  scripts: readonly string[];
  /** The script that hydrates the page once everything else has loaded. */
  entry: string;
  /** The JSON file that the entry requests when it runs; preloaded. */
  entryData: string;
  /** Scripts that the visitor may need next on this page; prefetched after hydration. */
  prefetch: readonly string[];
  /** Whether to start without waiting for the load event, because the page shows nothing useful before its scripts run. */
  startsAtOnce?: boolean;
};

/** The id of the script element that holds the plan. */
export const planId = "start-plan";

/** Set on the inline scripts of every page that the program has built. */
export const starterAttribute = "data-starter";

/** The id of the load notice, which says that buttons do not work (features/frame/LoadNotice.tsx). */
export const loadNoticeId = "load-notice";

/** Set on the load notice once a file is gone, because the site has been published anew since this page was opened. */
export const outdatedAttribute = "data-outdated";

/** Set on the load notice once an error has left the page without React. */
export const crashedAttribute = "data-crashed";

/** The event on `document` after hydration. From then on React answers every tap. */
export const hydratedEvent = "site:hydrated";

/** Marks the disclosure that menu.ts closes. */
export const menuAttribute = "data-menu";
