import { forceHydration } from "../forceHydration";
import { keepEarlyTaps } from "./earlyTaps";
import { loadWithRetry } from "./loadWithRetry";
import { keepMenus } from "./menus";
import { fetchInto, mayFetchAhead, whenIdle } from "./prefetch";
import { aliveEvent, planId, type StartPlan, troubleId } from "./startPlan";

/**
 * What runs in a page from its first paint on. The site's script waits until the visitor first moves, touches or types, so
 * that the first paint competes with nothing and someone who only reads runs no script; it is fetched earlier, when the
 * line is idle. A link that carries something for the form starts at once. What fails to load is asked for again after a
 * while, when the line returns and at the next touch or key; until it is there the page says so, as it does when nothing comes.
 */
const plan = JSON.parse(document.getElementById(planId)?.textContent ?? "") as StartPlan;
const wakeEvents = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "wheel", "scroll", "click"];
const goodMoments = ["online", "pointerdown", "keydown"];
const patience = 4000;
// A line that has died without a word lets a browser wait for minutes.
const longestSilence = 8000;
// What came last with the page is drawn a moment after it is loaded; until then nothing is fetched ahead.
const restAfterLoad = 400;

// Data may change under its address, so a browser asks for it again however recently it came: what was fetched early is held here.
const held = new Map<string, Promise<Response>>();

const taps = keepEarlyTaps(window);
keepMenus(document);

const whenAlive = () => {
  taps.prepare();
  // React hears of a focus in a part that it has not taken over only later, when it may have moved on.
  window.addEventListener("focusin", ({ target }) => forceHydration(target as Element), true);
  // Two frames on, in which the form takes in what was typed before.
  requestAnimationFrame(() => requestAnimationFrame(() => void taps.release()));
};
document.addEventListener(aliveEvent, whenAlive, { once: true });

const { connection } = navigator as Navigator & { connection?: Parameters<typeof mayFetchAhead>[0] };
const whenIdleOnGoodLine = (callback: () => void, rest?: number) =>
  whenIdle(() => {
    if (mayFetchAhead(connection)) callback();
  }, rest);
// One at a time: each request takes a slow phone's processor a moment, and together they would make a tap wait.
const inTurn = ([first, ...rest]: readonly (() => void)[], isOver?: () => boolean) => {
  if (!first || isOver?.()) return;
  first();
  whenIdle(() => inTurn(rest, isOver));
};
const prefetches = (addresses: readonly string[]) => addresses.map((address) => () => fetchInto(address, "prefetch"));
const whatOpensNext = () => inTurn(prefetches(plan.opensNext));
document.addEventListener(aliveEvent, () => whenIdleOnGoodLine(whatOpensNext), { once: true });

const listen = (names: readonly string[], listener: () => void, isOn: boolean) => {
  for (const name of names) {
    if (isOn) window.addEventListener(name, listener, { capture: true, passive: true });
    else window.removeEventListener(name, listener, true);
  }
};

let isStarted = false;

function start() {
  isStarted = true;
  listen(wakeEvents, start, false);
  void load();
}

async function load() {
  Object.assign(window, plan.globals);
  for (const address of [plan.entry, ...plan.later]) fetchInto(address, "preload");
  await untilThere([
    ...plan.scripts.map((address) => () => run(address)),
    ...Object.entries(plan.data).map(([name, address]) => async () => {
      Object.assign(window, { [name]: await json(address) });
    }),
  ]);
  await untilThere([() => run(plan.entry)]);
}

async function untilThere(loads: readonly (() => Promise<unknown>)[]) {
  const trouble = document.getElementById(troubleId);
  const tell = () => {
    trouble?.removeAttribute("hidden");
    taps.giveUpLinks();
  };
  const late = setTimeout(tell, longestSilence);
  const { all, again } = loadWithRetry(loads, () => {
    tell();
    setTimeout(again, patience);
  });
  listen(goodMoments, again, true);
  await all;
  clearTimeout(late);
  listen(goodMoments, again, false);
  trouble?.setAttribute("hidden", "");
}

function run(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = false;
    // Before the pictures of what is further down, which are on the line as well.
    script.fetchPriority = "high";
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject();
    };
    document.body.append(script);
  });
}

async function json(address: string): Promise<unknown> {
  const ahead = held.get(address);
  held.delete(address);
  const response = await (ahead ?? fetch(address));
  if (!response.ok) throw new Error(address);
  return response.json();
}

const dataAhead = Object.values(plan.data).map((address) => () => {
  const data = fetch(address, { priority: "low" });
  // Asked for again once it is needed.
  data.catch(() => held.delete(address));
  held.set(address, data);
});

if (plan.isUrgent || location.search || location.hash.includes("=")) start();
else {
  listen(wakeEvents, start, true);
  const ahead = [...prefetches([...plan.scripts, plan.entry, ...plan.later]), ...dataAhead];
  // Whatever a quicker touch has asked for meanwhile is not asked for again.
  whenIdleOnGoodLine(() => inTurn(ahead, () => isStarted), restAfterLoad);
}
