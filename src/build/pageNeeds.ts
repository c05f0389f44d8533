/** The special needs of one page. */
export type PageNeeds = {
  /** Whether its scripts load without waiting for the load event, because the page shows nothing useful before they run. */
  readonly startsAtOnce?: boolean;
  /** The names (`webpackChunkName`) of the chunks that are fetched once the page is hydrated. */
  readonly prefetch?: readonly string[];
  /** An inline script for the head, which runs before the body is laid out. */
  readonly headScript?: string;
  /** The origins, besides the site's own, that the content security policy lets the page connect to. */
  readonly connect?: readonly string[];
  /** Whether the page has a service worker. */
  readonly hasWorker?: boolean;
};
