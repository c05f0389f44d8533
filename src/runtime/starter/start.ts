/*
 * The starter is an inline script in place of Gatsby's script tags, in every page that Gatsby builds except the 404 page. It
 * loads Gatsby's script, which hydrates the page. Loading begins once the page has loaded and the browser is idle, so that
 * nothing competes with the first paint, or earlier at the visitor's first event. Where the largest paint is a picture, it
 * begins once that is painted. For visitors who save data or are on 2G, only that event begins it. A page with
 * `startsAtOnce` waits for nothing. A file that fails to load is retried at a touch, a key, or the return of the connection.
 * It is also retried after a delay, unless the host says that it is gone. From the first failure, or eight seconds after
 * loading began, the page shows a notice until it is hydrated. So it does at any error meanwhile: a script that cannot be
 * read or does not run is no better than one that did not come.
 */

import { keepEarlyTaps } from "./earlyTaps";
import { addMenuListeners } from "./menu";
import { crashedAttribute, hydratedEvent, loadNoticeId, outdatedAttribute, planId, type StartPlan } from "./startPlan";

/**
 * Why a load failed. "gone": the host no longer has the file, so it is retried only at one of the `retryEvents`, not after a
 * delay. "unreachable": any other failure.
 */
type LoadFailure = "unreachable" | "gone";

type Load = () => Promise<LoadFailure | undefined>;

type Connection = { saveData?: boolean; effectiveType?: string };

const startEvents = ["pointerdown", "keydown", "focusin", "click", "wheel", "scroll"];
const retryEvents = ["online", "pointerdown", "keydown"];
const hydrationTimeoutMs = 8000;

const plan = JSON.parse(document.getElementById(planId)?.textContent ?? "") as StartPlan;
const notice = document.getElementById(loadNoticeId) as HTMLElement;
const { connection } = navigator as Navigator & { connection?: Connection };
/** Whether nothing may be loaded before it is needed: the visitor saves data or is on 2G. */
const isSavingData = connection?.saveData || connection?.effectiveType?.includes("2g");

/** Whether the page's largest paint is its first picture; put in by postBuild.ts, so that other pages lack the code. */
declare const __HAS_HERO__: boolean;

let isLoading = false;
let hydrationTimeout: ReturnType<typeof setTimeout>;

async function loadScripts() {
  if (isLoading) return;
  isLoading = true;
  for (const name of startEvents) removeEventListener(name, loadScripts, true);
  // When the time is over, a script has not arrived, or it has arrived and does not run.
  hydrationTimeout = setTimeout(showLoadNotice, hydrationTimeoutMs);
  Object.assign(window, plan.globals);
  preload(plan.entry, "script");
  preload(plan.entryData, "fetch");
  await Promise.all([...plan.scripts.map((address) => () => loadScript(address)), loadData].map(loadWithRetry));
  await loadWithRetry(() => loadScript(plan.entry));
}

function onHydrated() {
  clearTimeout(hydrationTimeout);
  window.onerror = window.onunhandledrejection = null;
  notice.hidden = true;
  notice.removeAttribute(outdatedAttribute);
  void replayEarlyTaps();
  if (!isSavingData) whenIdle(() => plan.prefetch.forEach(fetchAhead));
}

// The notice's reload link has an empty address. Following it would lose the fragment, and with it a ticket. Where the host
// does not answer the page stays, because a reload would replace it by the browser's error page. The browser is not asked
// whether it is offline: some say so while they are not.
function reloadByLink(event: MouseEvent) {
  if (!(event.target as Element).closest('a[href=""]')) return;
  event.preventDefault();
  void fetch(location.pathname, { method: "HEAD", cache: "no-store" }).then(
    () => location.reload(),
    () => {},
  );
}

/** Calls back when the page has loaded and the browser is idle. A browser without idle callbacks waits 300 ms instead. */
function whenIdle(callback: () => void) {
  const wait = () => ("requestIdleCallback" in window ? requestIdleCallback(callback) : setTimeout(callback, 300));
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

/** Calls back when the page's first picture has been painted, in a browser that reports it. */
function whenHeroPainted(callback: () => void) {
  const isHero = ({ element }: PerformanceEntry & { element?: Element }) => element?.matches("[fetchpriority=high]");
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isHero)) callback();
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Prefetches a file into the browser's cache. A failure does not matter, because a needed file is requested again. */
const fetchAhead = (address: string) => void fetch(address, { priority: "low" }).catch(() => {});

function showLoadNotice(failure?: LoadFailure) {
  if (failure === "gone") notice.setAttribute(outdatedAttribute, "");
  notice.hidden = false;
}

/**
 * Retries a load until it succeeds: when the visitor touches the page or presses a key, when the connection returns, and
 * after a delay that doubles each time. For a file that is gone there is no delay, only the events.
 */
async function loadWithRetry(load: Load) {
  for (let waitMs = 2000; ; waitMs *= 2) {
    const failure = await load();
    if (!failure) return;
    showLoadNotice(failure);
    await new Promise<unknown>((resolve) => {
      for (const name of retryEvents) addEventListener(name, resolve, { capture: true, once: true });
      if (failure !== "gone") setTimeout(resolve, waitMs);
    });
  }
}

function preload(address: string, as: "script" | "fetch") {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as, href: address, crossOrigin: as === "fetch" ? "anonymous" : null });
  document.head.append(link);
}

function loadScript(address: string): Promise<LoadFailure | undefined> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    // High priority, so that the script is not queued behind pictures further down the page.
    Object.assign(script, { src: address, async: false, fetchPriority: "high" });
    script.onload = () => resolve(undefined);
    script.onerror = () => {
      script.remove();
      // This request tells why the script failed. It also replaces the copy in the browser's cache, which the next try would
      // get otherwise.
      resolve(
        fetch(address, { cache: "reload" }).then(
          (response) => failureOf(response) ?? "unreachable",
          () => "unreachable",
        ),
      );
    };
    document.body.append(script);
  });
}

async function loadData(): Promise<LoadFailure | undefined> {
  try {
    const response = await fetch(plan.pageData);
    const failure = failureOf(response);
    if (!failure) Object.assign(window, { pageData: await response.json() });
    return failure;
  } catch {
    return "unreachable";
  }
}

/**
 * Returns why a host's answer is not the requested file; undefined if it is. An HTML page in place of the file also means
 * that the file is gone.
 */
function failureOf({ ok, status, headers }: Response): LoadFailure | undefined {
  if (status === 404 || status === 410 || (ok && headers.get("content-type")?.includes("html"))) return "gone";
  return ok ? undefined : "unreachable";
}

if (plan.startsAtOnce) void loadScripts();
else {
  // Before keepEarlyTaps, which stops a click on a button from reaching later listeners.
  for (const name of startEvents) addEventListener(name, loadScripts, true);
  if (!isSavingData) {
    whenIdle(loadScripts);
    if (__HAS_HERO__) whenHeroPainted(loadScripts);
  }
}
const replayEarlyTaps = keepEarlyTaps();
addMenuListeners();
document.addEventListener("click", reloadByLink);
document.addEventListener(hydratedEvent, onHydrated);
// Last, because startCheck takes it for the sign that this script has run.
window.onerror = window.onunhandledrejection = () => {
  // What an app's browser adds to a page fails at any time.
  if (!isLoading) return;
  notice.setAttribute(crashedAttribute, "");
  showLoadNotice();
};
