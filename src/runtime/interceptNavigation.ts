import { externalStore } from "./externalStore";

const loaderMethods = ["enqueue", "hovering", "loadPage", "loadPageSync", "isPageNotFound"] as const;

type PageResources = { page?: { webpackCompilationHash: string } };

/** Each method gives page resources in its own way; only those of `loadPage`, a promise, are read here. */
type Loader = Record<
  (typeof loaderMethods)[number],
  (path: string, ...rest: unknown[]) => Promise<PageResources | undefined>
>;

declare global {
  interface Window {
    /** Gatsby's loader; absent in component tests. */
    ___loader?: Loader;
    /** Called by Gatsby's links and `navigate`. */
    ___navigate?: (to: string, options?: object) => unknown;
    /** The hash of the build that this page belongs to. */
    ___webpackCompilationHash?: string;
  }
}

/** The state of the last tap on a link: null if nothing is pending, "loading", or a way to retry an unreachable page. */
export type NavigationStatus = null | "loading" | { retry: () => void };

const navigation = externalStore<NavigationStatus>(null);

export const useNavigationStatus = navigation.useValue;

const loadingNoticeDelayMs = 500;

// A request on a dead connection may stay without an answer for minutes; build/webpackConfig.ts and starter/start.ts have a
// timeout for the same reason.
const requestTimeoutMs = 10_000;

/**
 * Makes Gatsby's loader ignore the query of an address. It names a page's data by path and query, so it would load them once
 * more for each query: before hydration on an address such as `/?fbclid=abc`, and with each link to a service.
 */
export function ignoreQueries() {
  const loader = window.___loader;
  if (!loader) return;
  for (const method of loaderMethods) {
    const original = loader[method];
    loader[method] = (path, ...rest) => original(path.replace(/[?#].*/, ""), ...rest);
  }
}

/** Resolves to the work's result, or to false if the work fails or takes longer than `requestTimeoutMs`. */
const withTimeout = (work: Promise<boolean>) =>
  Promise.race([work, new Promise<boolean>((resolve) => setTimeout(resolve, requestTimeoutMs, false))]).catch(
    () => false,
  );

/**
 * Decides, in place of Gatsby, whether a link needs a full page load. It needs one if the host answers but the next page
 * cannot be loaded, or belongs to another build of the site. Unlike Gatsby's own full load, this one keeps the URL's query
 * and hash. Without a connection the current page stays, and the visitor can retry.
 */
export function interceptNavigation() {
  const gatsbyNavigate = window.___navigate;
  if (!gatsbyNavigate || process.env.NODE_ENV !== "production") return;
  let lastAttempt = 0;
  let noticeTimer: ReturnType<typeof setTimeout>;
  const hideNotice = () => {
    clearTimeout(noticeTimer);
    navigation.set(null);
  };
  const startAttempt = () => {
    hideNotice();
    lastAttempt += 1;
    return lastAttempt;
  };
  window.___navigate = async (to, options) => {
    const attempt = startAttempt();
    noticeTimer = setTimeout(() => navigation.set("loading"), loadingNoticeDelayMs);
    const isSameBuild = await withTimeout(isOfThisBuild(to));
    const isHostUp = isSameBuild || (await withTimeout(isReachable(to)));
    // Only the last tap counts, even on the same link, because each would push its own history entry.
    if (lastAttempt !== attempt) return;
    hideNotice();
    if (isSameBuild) gatsbyNavigate(to, options);
    else if (isHostUp) window.location.assign(to);
    else navigation.set({ retry: () => void window.___navigate?.(to, options) });
  };
  window.addEventListener("popstate", startAttempt);
  window.addEventListener("online", () => {
    if (navigation.get() !== "loading") navigation.set(null);
  });
}

async function isOfThisBuild(to: string) {
  const resources = await window.___loader?.loadPage(new URL(to, window.location.href).pathname);
  return resources?.page?.webpackCompilationHash === window.___webpackCompilationHash;
}

/**
 * Resolves to true if the host answers, with any status, and rejects otherwise. Asked before a full page load, because
 * without a connection the browser would replace the page by its own error page.
 */
const isReachable = (address: string) => fetch(address, { method: "HEAD" }).then(() => true);
