import { loadLazySections } from "./lazySection";
import { showLostLine, showNavigationProgress } from "./navigationSign";

type PageResources = { readonly page?: { webpackCompilationHash: string } };

declare global {
  interface Window {
    /** Gatsby's loader; absent in component tests. */
    ___loader?: {
      hovering: (path: string) => void;
      loadPage: (path: string) => Promise<PageResources | undefined>;
    };
    /** What Gatsby's links and `navigate` call. */
    ___navigate?: (to: string, options?: { readonly state?: unknown }) => unknown;
    /** The build that this page belongs to. */
    ___webpackCompilationHash?: string;
  }
}

/** Requests data and script of a page that a link is about to open. */
export const prefetchPage = (pathname: string): void => window.___loader?.hovering(pathname);

/**
 * Decides, in Gatsby's place, when a link has to load a whole page: when a file of the next page is gone (Gatsby then loses query
 * and hash of the address) and when the site has been published anew. Here the address stays whole,
 * and on a dead line the page stays.
 */
export function loadWholePageWhereNeeded(): void {
  const openHere = window.___navigate;
  if (!openHere || process.env.NODE_ENV !== "production") return;
  let newest = 0;
  let endSign = () => {};
  window.___navigate = async (to, options) => {
    newest += 1;
    const own = newest;
    endSign();
    endSign = showNavigationProgress();
    const isPossible = await canOpenHere(to).catch(() => false);
    const isThere = isPossible || (await isReachable(to));
    // A link that was tapped later counts, also the same one: each would make an entry of its own in the history.
    if (newest !== own) return;
    endSign();
    if (isPossible) openHere(to, options);
    else if (isThere) window.location.assign(to);
    else endSign = showLostLine(() => void window.___navigate?.(to, options));
  };
  window.addEventListener("popstate", () => {
    newest += 1;
    endSign();
  });
}

async function canOpenHere(to: string): Promise<boolean> {
  const { pathname, search } = new URL(to, window.location.href);
  const resources = await window.___loader?.loadPage(pathname + search);
  if (resources?.page?.webpackCompilationHash !== window.___webpackCompilationHash) return false;
  // A section that comes later would not be found by a link to it, and would push down what stands below.
  await loadLazySections();
  return true;
}

/** Whether the host answers: on a dead line the browser would put its own error page in the place of this one. */
const isReachable = (address: string) =>
  fetch(address, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
