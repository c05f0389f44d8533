import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { writeBookFile } from "../../src/domain/book/bookFile";
import { hydratedEvent } from "../../src/platform/runtime/starter/startPlan";
import { openBook, takeFile, withChairs } from "../support/bookInBrowser";
import { shop } from "../support/booking";
import { manyEntries } from "../support/manyEntries";
import { siteOrigin as site } from "../support/siteAddresses";
import { phone } from "../support/test";

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

type Visit = { page: Page; context: BrowserContext };

async function visit(browser: Browser, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ ...options, baseURL: site, timezoneId: "Asia/Jakarta" });
  return { context, page: await context.newPage() };
}

/** A visitor on slow 4G (1.6 Mbit/s, 150 ms) with a processor slowed four times. */
async function slowVisit(browser: Browser): Promise<Visit> {
  const visitor = await visit(browser, { ...phone, reducedMotion: "reduce" });
  const session = await visitor.context.newCDPSession(visitor.page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // The loader of TypeScript marks functions with their names, also those that are sent into the page as text.
  await visitor.page.addInitScript({ content: "globalThis.__name = (marked) => marked" });
  return visitor;
}

type Opening = { hydrated: number; parts: number; paint: number; shift: number; touch: number; answered: number };

/** Makes the page write down how it opens. A touch is answered once a tap in the middle of the screen would be heard. */
const recordOpening = (page: Page) =>
  page.addInitScript((hydratedEvent) => {
    const opening = { hydrated: 0, parts: 0, paint: 0, shift: 0, touch: 0, answered: 0 };
    Object.assign(window, { opening });
    const observe = (
      type: string,
      take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
    ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe("largest-contentful-paint", ({ startTime }) => (opening.paint = startTime));
    // Chromium counts the phone's window, which is set as a page opens, as input.
    observe("layout-shift", ({ value = 0, hadRecentInput }) => (opening.shift += hadRecentInput ? 0 : value));
    let touched = 0;
    const answer = () => {
      if (touched === 0 || opening.hydrated === 0 || opening.touch > 0) return;
      // Makes React hydrate the part there at once, as a tap would.
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      middle?.dispatchEvent(new Event("touchcancel", { bubbles: true }));
      opening.answered = performance.now();
      opening.touch = opening.answered - touched;
    };
    const onTouch = ({ timeStamp }: Event) => {
      touched = timeStamp;
      answer();
    };
    addEventListener("wheel", onTouch, { capture: true, once: true, passive: true });
    const isHydrated = (part: Element) => Object.keys(part).some((key) => key.startsWith("__reactFiber$"));
    const lookAtParts = () => {
      if (![...document.querySelectorAll("header, main > *, footer")].every(isHydrated)) setTimeout(lookAtParts, 10);
      else opening.parts = performance.now();
    };
    document.addEventListener(hydratedEvent, () => {
      opening.hydrated = performance.now();
      setTimeout(answer);
      lookAtParts();
    });
  }, hydratedEvent);

/**
 * A page opened and touched once, `touchedAt` its load or 3 s later, in milliseconds: from navigation to its hydrated frame, to
 * the last hydrated part, to its largest paint and to the touch's answer, from the touch to its answer; and the sum of its shifts.
 */
export async function openingFigures(browser: Browser, url: string, touchedAt: "load" | "rest"): Promise<Opening> {
  const { page, context } = await slowVisit(browser);
  await recordOpening(page);
  await page.goto(url, { waitUntil: "load" });
  if (touchedAt === "rest") await page.waitForTimeout(3000);
  await page.mouse.wheel(0, 10);
  const answered = await page.waitForFunction(() => {
    const { opening } = window as unknown as { opening: Opening };
    return opening.touch > 0 && opening;
  });
  const opening = (await answered.jsonValue()) as Opening;
  await context.close();
  return opening;
}

/** A finger rests a moment. */
const finger = { delay: 80 };

/**
 * Taps what the visitor has brought into the middle of the screen and looked at for a moment. At the screen's edge Chromium
 * without a window draws nothing for a tap, and its event timing counts on to the next frame, whatever that is for.
 */
async function tap(found: Locator): Promise<void> {
  await found.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await found.page().waitForTimeout(400);
  await found.click(finger);
}

/** Milliseconds from the end of a tap to the frame after an element of the selector is in the page. */
async function tapUntil(found: Locator, arrives: string): Promise<number> {
  const time = found.page().evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let start = 0;
        const look = () => {
          if (start === 0 || !document.querySelector(selector)) return requestAnimationFrame(look);
          return requestAnimationFrame(() => resolve(performance.now() - start));
        };
        addEventListener("click", (event) => (start = event.timeStamp), { capture: true, once: true });
        look();
      }),
    arrives,
  );
  await tap(found);
  return time;
}

// Each is judged anew after every tap.
const waitingRequests = 6;

// "Selesai, lunas" stands at what has begun, and every run marks another one.
const saturdayNoon = new Date("2026-12-05T12:00:00+07:00");

/**
 * The shop's book with so many entries of a year and three chairs, processor slowed four times, in milliseconds: from the page that
 * answers to the day's entries, and from a tap on "Selesai, lunas" to the frame that shows it.
 */
export async function bookFigures(browser: Browser, entries: number, runs: number): Promise<number[]> {
  const screen = { ...phone, reducedMotion: "reduce", serviceWorkers: "block" } as const;
  const { page, context } = await visit(browser, screen);
  await page.clock.install({ time: saturdayNoon });
  await withChairs(page, 3);
  await page.addInitScript({ content: "globalThis.__name = (marked) => marked" });
  await page.addInitScript((alive) => {
    const opened = new Promise((resolve) => {
      document.addEventListener(alive, () => {
        const start = performance.now();
        const look = () =>
          requestAnimationFrame(() =>
            document.querySelector("article") ? resolve(performance.now() - start) : look(),
          );
        look();
      });
    });
    Object.assign(window, { opened });
  }, hydratedEvent);
  await openBook(page);
  const file = writeBookFile(
    manyEntries(entries, "2026-12-05", waitingRequests, Math.ceil(entries / 365)),
    shop.name,
    saturdayNoon,
  );
  await takeFile(page, file);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const openings: number[] = [];
  const taps: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.reload();
    openings.push(await page.evaluate(() => (window as unknown as { opened: Promise<number> }).opened));
    const paid = page.locator("[aria-label^='Selesai, lunas'][aria-pressed=false]").first();
    const name = await paid.getAttribute("aria-label");
    taps.push(await tapUntil(paid, `[aria-label="${name}"][aria-pressed=true]`));
  }
  await context.close();
  return [median(openings), median(taps)];
}
