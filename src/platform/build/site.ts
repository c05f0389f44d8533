import type { GatsbyNode } from "gatsby";
import type { StartPlan } from "../runtime/starter/startPlan";

/** What a page needs besides what all pages have. */
export type PageNeeds = {
  /** Whether its script starts without waiting for the load event: the page shows nothing of use before. */
  readonly startsAtOnce?: boolean;
  /** Whether no page links to it: then none names its scripts. */
  readonly isUnlinked?: boolean;
  /** The chunks, by their `webpackChunkName`, that are fetched once the page is hydrated. */
  readonly opensNext?: readonly string[];
  /** A script that runs before the body is laid out. */
  readonly headScript?: string;
  /** The origins that it connects to besides the site's own, and whether it has a service worker. */
  readonly connect?: readonly string[];
  readonly hasWorker?: boolean;
};

/** A built site in the folder to be published. */
export type WrittenSite = {
  readonly publicFolder: string;
  readonly pathPrefix: string;
  readonly contentFolder: string;
  readonly planOf: (path: string) => StartPlan | undefined;
};

/** What the site hands to the build: its pages, what each of them needs, and the files beside them. */
export type Site = {
  readonly graphqlTypes: readonly string[];
  readonly createResolvers: NonNullable<GatsbyNode["createResolvers"]>;
  readonly createPages: NonNullable<GatsbyNode["createPages"]>;
  readonly onCreatePage: NonNullable<GatsbyNode["onCreatePage"]>;
  /** By path; a page that is not named needs nothing. */
  readonly needsOfPages: (contentFolder: string) => Readonly<Record<string, PageNeeds>>;
  readonly writeFiles: (written: WrittenSite) => Promise<void>;
};
