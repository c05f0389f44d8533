import { keepEarlyTaps } from "./earlyTaps";
import { closeMenus } from "./menus";
import { hydratedEvent, missingFileAttribute, planId, type StartPlan, troubleId } from "./startPlan";

/**
 * The starter: the inline script of every page, in place of Gatsby's script tags. It loads Gatsby's script, which hydrates the page,
 * once the page has loaded and the browser is idle, so that the first paint competes with nothing; at the visitor's first event
 * at once; where the visitor saves data or is on 2G at that event only. A file that fails to load is requested again a moment
 * later, at a touch or key and when the line returns; until it has loaded, and also when no answer comes, the page shows a notice.
 */

/** Why a try failed. "gone" is final as far as anybody knows: the host no longer has the file. */
type LoadFailure = "unreachable" | "gone";

type Load = () => Promise<LoadFailure | undefined>;

const plan = JSON.parse((document.getElementById(planId) as HTMLElement).innerText) as StartPlan;
const startEvents = ["pointerdown", "keydown", "focusin", "click", "wheel", "scroll"];
const retryEvents = ["online", "pointerdown", "keydown"];
// A line that is down may leave a request without an answer for minutes.
const responseTimeoutMs = 8000;

const trouble = document.getElementById(troubleId) as HTMLElement;
let responseTimeout: ReturnType<typeof setTimeout>;

const replayEarlyTaps = keepEarlyTaps();
closeMenus();

// The notice's link to reload has an empty address, which would lose what stands behind #: a ticket. Without a line the page
// stays: the browser's error page would take its place.
document.addEventListener("click", (event) => {
  if (!(event.target as Element).closest('a[href=""]')) return;
  event.preventDefault();
  if (navigator.onLine) location.reload();
});

document.addEventListener(hydratedEvent, () => {
  clearTimeout(responseTimeout);
  trouble.hidden = true;
  trouble.removeAttribute(missingFileAttribute);
  void replayEarlyTaps();
  if (!isSparing) whenIdle(() => plan.opensNext.forEach(fetchAhead));
});

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

const { connection } = navigator as Navigator & { connection?: Connection };
/** Whether nothing may be fetched that the visitor has not asked for. */
const isSparing = connection?.saveData || connection?.effectiveType?.includes("2g");

/** Calls back when the page has loaded and the browser is idle; where it has no idle callbacks, 300 ms after the load. */
function whenIdle(callback: () => void): void {
  const wait = () => ("requestIdleCallback" in window ? requestIdleCallback(callback) : setTimeout(callback, 300));
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

let isStarted = false;

async function start() {
  if (isStarted) return;
  isStarted = true;
  for (const name of startEvents) removeEventListener(name, start, true);
  // Shows the notice whatever the cause: a script that does not come, or one that comes and does not run.
  responseTimeout = setTimeout(showTrouble, responseTimeoutMs);
  Object.assign(window, plan.globals);
  preload(plan.entry, "script");
  for (const address of plan.entryData) preload(address, "fetch");
  await Promise.all([...plan.scripts.map((address) => () => loadScript(address)), loadData].map(loadWithRetry));
  await loadWithRetry(() => loadScript(plan.entry));
}

/** Fetches a file into the browser's cache. A failure does not matter: what is needed is requested again. */
const fetchAhead = (address: string) => void fetch(address, { priority: "low" }).catch(() => {});

function showTrouble(failure?: LoadFailure) {
  if (failure === "gone") trouble.setAttribute(missingFileAttribute, "");
  trouble.hidden = false;
}

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

function preload(address: string, as: "script" | "fetch"): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as, href: address, crossOrigin: as === "fetch" ? "anonymous" : null });
  document.head.append(link);
}

function loadScript(address: string): Promise<LoadFailure | undefined> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    // So that the script is not queued behind pictures further down the page.
    Object.assign(script, { src: address, async: false, fetchPriority: "high" });
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
  try {
    const response = await fetch(plan.pageData);
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

if (plan.startsAtOnce) void start();
else {
  for (const name of startEvents) addEventListener(name, start, true);
  if (!isSparing) whenIdle(start);
}
