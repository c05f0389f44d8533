/** The needs of one page that others do not have. */
export type PageNeeds = {
  /** Whether its script starts without waiting for the load event: the page shows nothing useful before. */
  readonly startsAtOnce?: boolean;
  /** The chunks, by their `webpackChunkName`, that are fetched once the page is hydrated. */
  readonly prefetch?: readonly string[];
  /** A script that runs before the body is laid out. */
  readonly headScript?: string;
  /** The origins, besides the site's own, that the content security policy lets the page connect to. */
  readonly connect?: readonly string[];
  /** Whether the page has a service worker. */
  readonly hasWorker?: boolean;
};
