import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { writeBookFile } from "../../src/book/rules/bookFile";
import { hydratedEvent } from "../../src/runtime/starter/startPlan";
import { openBook, saturday, takeFile, withChairs } from "../support/bookInBrowser";
import { shop } from "../support/booking";
import { manyEntries } from "../support/manyEntries";
import { siteOrigin as site } from "../support/siteAddresses";
import { phone } from "../support/test";

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Opens an empty page on a phone; `slow` gives it a processor slowed four times. */
async function visit(browser: Browser, options: BrowserContextOptions = {}) {
  const device = { ...phone, reducedMotion: "reduce", baseURL: site, timezoneId: "Asia/Jakarta" } as const;
  const context = await browser.newContext({ ...device, ...options });
  const page = await context.newPage();
  // The loader of TypeScript marks functions with their names, also those that are sent into the page as text.
  await page.addInitScript({ content: "globalThis.__name = (marked) => marked" });
  const session = await context.newCDPSession(page);
  return { context, page, session, slow: () => session.send("Emulation.setCPUThrottlingRate", { rate: 4 }) };
}

type Opening = { hydrated: number; paint: number; touch: number; answered: number };

/** Makes the page write down how it opens. A touch is answered once a tap in the middle of the screen would be heard. */
const recordOpening = (page: Page) =>
  page.addInitScript((hydratedEvent) => {
    const opening = { hydrated: 0, paint: 0, touch: 0, answered: 0 };
    Object.assign(window, { opening });
    new PerformanceObserver((list) => {
      opening.paint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: "largest-contentful-paint", buffered: true });
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
    document.addEventListener(hydratedEvent, () => {
      opening.hydrated = performance.now();
      setTimeout(answer);
    });
  }, hydratedEvent);

/**
 * A page opened on slow 4G (1.6 Mbit/s, 150 ms) and touched once, `touchedAt` its load or 3 s later, in milliseconds: from
 * navigation to its hydrated frame, to its largest paint and to the touch's answer, and from the touch to its answer.
 */
export async function openingFigures(browser: Browser, url: string, touchedAt: "load" | "rest") {
  const { page, context, session, slow } = await visit(browser);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 150 },
    ...{ downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
  });
  await slow();
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

/**
 * Milliseconds from the end of a tap to the frame after an element of the selector is in the page. The tapped element is
 * brought into the middle of the screen and looked at for a moment: at the edge Chromium without a window draws nothing for
 * a tap, and its event timing counts on to the next frame, whatever that is for.
 */
async function tapUntil(found: Locator, arrives: string) {
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
  await found.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await found.page().waitForTimeout(400);
  await found.click({ delay: 80 });
  return time;
}

// "Selesai, lunas" stands at what has begun, and every run marks another one.
const saturdayNoon = new Date("2026-12-05T12:00:00+07:00");

/**
 * The shop's book with so many entries of a year and three chairs, processor slowed four times, in milliseconds: from the
 * page that answers to the day's entries, and from a tap on "Selesai, lunas" to the frame that shows it.
 */
export async function bookFigures(browser: Browser, entries: number, runs: number) {
  const { page, context, slow } = await visit(browser, { serviceWorkers: "block" });
  await page.clock.install({ time: saturdayNoon });
  await withChairs(page, 3);
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
  await takeFile(page, writeBookFile(manyEntries(entries, saturday), shop.name, saturdayNoon));
  await slow();
  const openings = [];
  const taps = [];
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
