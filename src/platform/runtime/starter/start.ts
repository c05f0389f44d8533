import { keepEarlyTaps } from "./earlyTaps";
import { type LoadOutcome, loadWithRetry } from "./loadWithRetry";
import { closeMenus } from "./menus";
import { fetchInto, mayFetchAhead, whenIdle } from "./prefetch";
import { keepTypedThroughReload } from "./reloadWithTyped";
import { aliveEvent, goneAttribute, planId, type StartPlan, troubleId } from "./startPlan";

/**
 * The starter: runs in every page from its first paint on. It loads Gatsby's script, which hydrates the page, at the
 * visitor's first event, so that the first paint competes with nothing and someone who only reads runs no script; the files
 * are prefetched earlier, when the browser is idle. A link that carries something for the form starts at once. A file that
 * fails to load is requested again a few times, then at the visitor's next touch or key and when the line returns; until it
 * has loaded, and also when no answer comes, the page shows a notice.
 */
const plan = JSON.parse((document.getElementById(planId) as HTMLElement).innerText) as StartPlan;
const wakeEvents = ["pointerdown", "pointermove", "keydown", "focusin", "wheel", "scroll", "click"];
const retryEvents = ["online", "pointerdown", "keydown"];
// Each failed try costs two requests, the file's and the one that asks why: ten for a file before the visitor does anything.
const retryDelaysMs = [2000, 4000, 8000, 16000];
// A line that is down may leave a request without an answer for minutes.
const silenceMs = 8000;
// Pictures that arrive last are painted a moment after the load event; prefetching waits for that.
const restAfterLoadMs = 400;

// The browser revalidates a data file however recently it came, so a prefetched response is kept here until it is used.
const prefetchedData = new Map<string, Promise<Response>>();

const taps = keepEarlyTaps();
closeMenus();
keepTypedThroughReload();

document.addEventListener(aliveEvent, (event) => {
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

function start() {
  isStarted = true;
  listen(wakeEvents, start, false);
  void load();
}

async function load() {
  Object.assign(window, plan.globals);
  for (const address of [plan.entry, ...plan.entryData]) fetchInto(address, "preload");
  await loadAll([
    ...plan.scripts.map((address) => () => loadScript(address)),
    ...Object.entries(plan.data).map(
      ([name, address]) =>
        () =>
          loadData(name, address),
    ),
  ]);
  await loadAll([() => loadScript(plan.entry)]);
}

async function loadAll(loads: readonly (() => Promise<LoadOutcome>)[]) {
  const trouble = document.getElementById(troubleId) as HTMLElement;
  const tell = (outcome?: LoadOutcome) => {
    if (outcome === "gone") trouble.setAttribute(goneAttribute, "");
    trouble.hidden = false;
    taps.releaseLinks();
  };
  const silence = setTimeout(tell, silenceMs);
  const { all, retryNow } = loadWithRetry(loads, retryDelaysMs, tell);
  listen(retryEvents, retryNow, true);
  await all;
  clearTimeout(silence);
  listen(retryEvents, retryNow, false);
  trouble.hidden = true;
}

function loadScript(address: string): Promise<LoadOutcome> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = false;
    // Before the pictures further down, which are on the line as well.
    script.fetchPriority = "high";
    const fail = () => {
      script.remove();
      resolve(fetch(address, { method: "HEAD" }).then(outcomeOf, () => "unreachable"));
    };
    // A host that answers with an HTML page in the script's place: the browser reports a syntax error, then that it has loaded.
    addEventListener("error", ({ filename, error }) => {
      if (filename === script.src && error instanceof SyntaxError) fail();
    });
    script.onload = () => resolve("loaded");
    script.onerror = fail;
    document.body.append(script);
  });
}

async function loadData(name: string, address: string): Promise<LoadOutcome> {
  const prefetched = prefetchedData.get(address);
  prefetchedData.delete(address);
  try {
    const response = await (prefetched ?? fetch(address));
    const outcome = outcomeOf(response);
    if (!response.ok || outcome === "gone") return outcome;
    Object.assign(window, { [name]: await response.json() });
    return "loaded";
  } catch {
    return "unreachable";
  }
}

/** What a host's answer says of a script or data file that could not be used. */
const outcomeOf = ({ ok, status, headers }: Response): LoadOutcome =>
  status === 404 || status === 410 || (ok && headers.get("content-type")?.includes("html")) ? "gone" : "unreachable";

const dataPrefetches = Object.values(plan.data).map((address) => () => {
  const response = fetch(address, { priority: "low" });
  // Requested again once it is needed.
  response.catch(() => prefetchedData.delete(address));
  prefetchedData.set(address, response);
});

if (plan.isUrgent || location.search || location.hash.includes("=")) start();
else {
  listen(wakeEvents, start, true);
  const ahead = [...prefetches([...plan.scripts, plan.entry, ...plan.entryData]), ...dataPrefetches];
  // Ends at the first touch, which requests all of this itself.
  whenIdleOnGoodLine(() => inTurn(ahead, () => isStarted), restAfterLoadMs);
}
