import { keepEarlyTaps } from "./earlyTaps";
import { closeMenus } from "./menus";
import { fetchInto, mayFetchAhead, whenIdle } from "./prefetch";
import { hydratedEvent, missingFileAttribute, planId, type StartPlan, troubleId } from "./startPlan";

/**
 * The starter: runs in every page from its first paint on. It loads Gatsby's script, which hydrates the page, at the
 * visitor's first event, so that the first paint competes with nothing and someone who only reads runs no script; the files
 * are prefetched earlier, when the browser is idle. A link that carries something for the form starts at once. A file that
 * fails to load is requested again a moment later, at the visitor's next touch or key and when the line returns; until it has
 * loaded, and also when no answer comes, the page shows a notice.
 */

/** Why a try failed. "gone" is final as far as anybody knows: the host no longer has the file. */
type LoadFailure = "unreachable" | "gone";

type Load = () => Promise<LoadFailure | undefined>;

const plan = JSON.parse((document.getElementById(planId) as HTMLElement).innerText) as StartPlan;
const wakeEvents = ["pointerdown", "pointermove", "keydown", "focusin", "wheel", "scroll", "click"];
const retryEvents = ["online", "pointerdown", "keydown"];
// A line that is down may leave a request without an answer for minutes.
const responseTimeoutMs = 8000;
// Pictures that arrive last are painted a moment after the load event; prefetching waits for that.
const restAfterLoadMs = 400;

// The browser revalidates a data file however recently it came, so a prefetched response is kept here until it is used.
let prefetchedData: Promise<Response> | undefined;

const trouble = document.getElementById(troubleId) as HTMLElement;
let responseTimeout: ReturnType<typeof setTimeout>;

const taps = keepEarlyTaps();
closeMenus();

// The notice's link to reload has an empty address, which would lose what stands behind #: a ticket. Without a line the page
// stays: the browser's error page would take its place.
document.addEventListener("click", (event) => {
  if (!(event.target as Element).closest('a[href=""]')) return;
  event.preventDefault();
  if (navigator.onLine) location.reload();
});

document.addEventListener(hydratedEvent, async (event) => {
  await lazyScripts;
  clearTimeout(responseTimeout);
  trouble.hidden = true;
  trouble.removeAttribute(missingFileAttribute);
  (event as CustomEvent<(early: typeof taps) => void>).detail(taps);
  whenIdleOnGoodLine(() => inTurn(prefetches(plan.opensNext)));
});

const { connection } = navigator as Navigator & { connection?: Parameters<typeof mayFetchAhead>[0] };
const whenIdleOnGoodLine = (callback: () => void, restMs?: number) =>
  whenIdle(() => {
    if (mayFetchAhead(connection)) callback();
  }, restMs);
// One at a time: each request takes a slow processor a moment, and together they would delay a tap.
const inTurn = ([first, ...rest]: readonly (() => void)[], isOver?: () => boolean) => {
  if (!first || isOver?.()) return;
  first();
  whenIdle(() => inTurn(rest, isOver));
};
const prefetches = (addresses: readonly string[]) => addresses.map((address) => () => fetchInto(address, "prefetch"));

const listen = (names: readonly string[], listener: () => void, isOn: boolean) => {
  for (const name of names) (isOn ? addEventListener : removeEventListener)(name, listener, true);
};

let isStarted = false;
let lazyScripts: Promise<unknown> | undefined;

function start() {
  isStarted = true;
  listen(wakeEvents, start, false);
  void load();
}

async function load() {
  // Shows the notice whatever the cause: a script that does not come, or one that comes and does not run.
  responseTimeout = setTimeout(showTrouble, responseTimeoutMs);
  Object.assign(window, plan.globals);
  for (const address of [plan.entry, ...plan.entryData, ...plan.lazy]) fetchInto(address, "preload");
  await loadAll([...plan.scripts.map((address) => () => loadScript(address)), loadData]);
  const loadLazy = () => loadAll(plan.lazy.map((address) => () => loadScript(address)));
  // Where a translator has wrapped the page's words React renders the page anew, for which all of its parts must be there.
  if (document.querySelector("main font")) {
    lazyScripts = loadLazy();
    await lazyScripts;
  }
  void loadAll([() => loadScript(plan.entry)]);
  lazyScripts ??= loadLazy();
}

function showTrouble(failure?: LoadFailure) {
  if (failure === "gone") trouble.setAttribute(missingFileAttribute, "");
  trouble.hidden = false;
  taps.releaseLinks();
}

const loadAll = (loads: readonly Load[]) => Promise.all(loads.map(loadWithRetry));

/** Runs a load until it has succeeded, more and more rarely unless the visitor touches the page or the line returns. */
async function loadWithRetry(load: Load): Promise<void> {
  for (let waitMs = 2000; ; waitMs *= 2) {
    const failure = await load();
    if (!failure) return;
    showTrouble(failure);
    await new Promise<unknown>((resolve) => {
      for (const name of retryEvents) addEventListener(name, resolve, { capture: true, once: true });
      if (failure !== "gone") setTimeout(resolve, waitMs);
    });
  }
}

function loadScript(address: string): Promise<LoadFailure | undefined> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = false;
    // So that the script is not queued behind pictures further down the page.
    script.fetchPriority = "high";
    script.onload = () => resolve(undefined);
    script.onerror = () => {
      script.remove();
      // Replaces the browser's copy too, which the next try would get otherwise.
      resolve(fetch(address, { cache: "reload" }).then(failureOf, () => "unreachable"));
    };
    document.body.append(script);
  });
}

async function loadData(): Promise<LoadFailure | undefined> {
  const prefetched = prefetchedData;
  prefetchedData = undefined;
  try {
    const response = await (prefetched ?? fetch(plan.pageData));
    const failure = failureOf(response);
    if (!response.ok || failure === "gone") return failure;
    Object.assign(window, { pageData: await response.json() });
  } catch {
    return "unreachable";
  }
}

/** What a host's answer says of a script or data file that could not be used. */
const failureOf = ({ ok, status, headers }: Response): LoadFailure =>
  status === 404 || status === 410 || (ok && headers.get("content-type")?.includes("html")) ? "gone" : "unreachable";

const prefetchData = () => {
  prefetchedData = fetch(plan.pageData, { priority: "low" });
  // After a failure it is requested again when it is needed.
  prefetchedData.catch(() => {
    prefetchedData = undefined;
  });
};

if (plan.isUrgent || location.search || location.hash.includes("=")) start();
else {
  listen(wakeEvents, start, true);
  const ahead = [...prefetches([...plan.scripts, plan.entry, ...plan.entryData, ...plan.lazy]), prefetchData];
  // Stops once the visitor's first event has started the loading of all of this.
  whenIdleOnGoodLine(() => inTurn(ahead, () => isStarted), restAfterLoadMs);
}
