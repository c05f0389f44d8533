import type { GatsbyNode } from "gatsby";
import type { StartPlan } from "../runtime/starter/startPlan";

/** What one page needs and others do not. */
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

/** Where the built site lies, and how each of its pages starts; `planOf` takes the page's path. */
type BuiltSite = {
  readonly publicFolder: string;
  readonly pathPrefix: string;
  readonly contentFolder: string;
  readonly planOf: (path: string) => StartPlan | undefined;
};

/** The site's input for the build: its pages, the needs of each page, and the files beside the pages. */
export type SiteInput = {
  readonly graphqlTypes: readonly string[];
  readonly createResolvers: NonNullable<GatsbyNode["createResolvers"]>;
  readonly createPages: NonNullable<GatsbyNode["createPages"]>;
  readonly onCreatePage: NonNullable<GatsbyNode["onCreatePage"]>;
  /** By the page's path; a page without an entry has no special needs. */
  readonly needsOfPages: (contentFolder: string) => Readonly<Record<string, PageNeeds>>;
  readonly writeFiles: (built: BuiltSite) => Promise<void>;
};
