import type { Browser, Locator, Page } from "playwright-core";
import { hydratedEvent } from "../../src/platform/runtime/starter/startPlan";
import { phone, turnToNextMonth, type Visit, visit } from "../support/visit";
import { median } from "./pageFigures";

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

/** The median of so many visits, in milliseconds. */
async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure());
  return median(times);
}

/**
 * Milliseconds from the first scroll, `delay` after the first paint, to a page that answers: a tap in the middle of the
 * screen would be heard, every kept one has been passed on.
 */
export function touchToAlive(browser: Browser, url: string, delay: number, runs: number): Promise<number> {
  return medianOf(runs, async () => {
    const { page, context } = await slowVisit(browser);
    await page.addInitScript((alive) => {
      let touched = 0;
      addEventListener("wheel", (event) => (touched ||= event.timeStamp), { capture: true, passive: true });
      const answers = new Promise((resolve) => {
        const forceHydration = () =>
          document
            .elementFromPoint(innerWidth / 2, innerHeight / 2)
            ?.dispatchEvent(new Event("touchcancel", { bubbles: true }));
        const whenAlive = () => {
          forceHydration();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - touched)));
        };
        document.addEventListener(alive, whenAlive, { once: true });
      });
      const isPainted = new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
      });
      Object.assign(window, { answers, isPainted });
    }, hydratedEvent);
    await page.goto(url, { waitUntil: "commit" });
    await page.evaluate(() => (window as unknown as { isPainted: Promise<void> }).isPainted);
    await page.waitForTimeout(delay);
    await page.mouse.wheel(0, 10);
    const time = await page.evaluate(() => (window as unknown as { answers: Promise<number> }).answers);
    await context.close();
    return time;
  });
}

/** A slow visitor's page that answers, and has had the time to fetch what opens next. */
async function settled(browser: Browser, url: string): Promise<Visit> {
  const visitor = await slowVisit(browser);
  await visitor.page.goto(url, { waitUntil: "networkidle" });
  await visitor.page.mouse.wheel(0, 10);
  await visitor.page.waitForTimeout(6000);
  return visitor;
}

/**
 * A finger rests a moment; a page is asked for meanwhile. A mouse stands in for it: it comes upon the link in the same moment
 * as it presses, so that Gatsby, which asks for the page under a mouse by itself, begins no sooner than the link does.
 */
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
async function tapUntil(page: Page, arrives: string, tap: () => Promise<void>): Promise<number> {
  const time = page.evaluate(
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
  await tap();
  return time;
}

/** Milliseconds from a finger leaving 'Booking Sekarang' to a calendar whose section is in view, nothing moving gently. */
export function tapToCalendar(browser: Browser, origin: string, runs: number): Promise<number> {
  return medianOf(runs, async () => {
    const { page, context } = await settled(browser, `${origin}/`);
    const toForm = page.getByRole("main").getByRole("link", { name: "Booking Sekarang", exact: true }).first();
    const time = await tapUntil(page, "#booking [role=gridcell]", () => toForm.click(finger));
    await context.close();
    return time;
  });
}

/** Milliseconds from the tap on submit to the ticket. */
export function tapToTicket(browser: Browser, origin: string, runs: number): Promise<number> {
  return medianOf(runs, async () => {
    const { page, context } = await settled(browser, `${origin}/`);
    await page.getByLabel("Nama").fill("Budi Santoso");
    await page.getByLabel("Nomor Telepon").fill("081234567890");
    await page.getByRole("checkbox", { name: "Paket Ayah & Anak" }).check();
    await turnToNextMonth(page);
    await page.locator(".react-datepicker__day--015[aria-disabled=false]").first().click();
    await page.getByRole("radio", { name: /^17:00/ }).check();
    const time = await tapUntil(page, "article", () => page.getByRole("button", { name: "Buat Booking" }).tap());
    await context.close();
    return time;
  });
}

/** Milliseconds from a finger leaving a link in the services page's foot to the products, after a look at the page. */
export function tapToPage(browser: Browser, origin: string, runs: number): Promise<number> {
  return medianOf(runs, async () => {
    const { page, context } = await settled(browser, `${origin}/services/`);
    const found = page.locator("footer [href$='/products/']");
    await found.scrollIntoViewIfNeeded();
    await page.waitForTimeout(4000);
    const time = await tapUntil(page, "#product-count", () => found.click(finger));
    await context.close();
    return time;
  });
}

/**
 * How long the page took to show the answer to a tap or key, in milliseconds: the 98th percentile over a whole booking, by
 * the browser's own event timing (INP), processor slowed four times. Fingers type ten letters a second.
 */
export function interactionToPaint(browser: Browser, origin: string, runs: number): Promise<number> {
  const typing = { delay: 100 };
  return medianOf(runs, async () => {
    const { page, context } = await slowVisit(browser);
    await page.addInitScript(() => {
      const slowest = new Map<number, number>();
      Object.assign(window, { slowest });
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
          if (entry.interactionId === 0) continue;
          slowest.set(entry.interactionId, Math.max(slowest.get(entry.interactionId) ?? 0, entry.duration));
        }
      });
      observer.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(`${origin}/`, { waitUntil: "networkidle" });
    await page.waitForTimeout(2000);
    await tap(page.getByRole("main").getByRole("link", { name: "Booking Sekarang", exact: true }).first());
    await tap(page.getByLabel("Nama"));
    await page.keyboard.type("Budi Santoso", typing);
    await tap(page.getByLabel("Nomor Telepon"));
    await page.keyboard.type("081234567890", typing);
    for (const name of ["Cukur Jenggot", "Styling Premium", "Cukur Jenggot"]) {
      await tap(page.locator("label", { has: page.getByRole("checkbox", { name }) }));
    }
    await turnToNextMonth(page, finger);
    for (const day of ["015", "016", "017"]) {
      await tap(page.locator(`.react-datepicker__day--${day}[aria-disabled=false]`).first());
    }
    for (const time of ["09:00", "12:00", "17:00"]) {
      await tap(page.locator("label", { has: page.getByRole("radio", { name: new RegExp(`^${time}`) }) }));
    }
    await tap(page.getByLabel("Catatan"));
    await page.keyboard.type("Poni tipis", typing);
    await tap(page.getByRole("button", { name: "Buat Booking" }));
    await page.getByRole("article").waitFor();
    await page.waitForTimeout(500);
    const durations = await page.evaluate(() =>
      [...(window as unknown as { slowest: Map<number, number> }).slowest.values()].sort((a, b) => a - b),
    );
    await context.close();
    return durations[Math.ceil(durations.length * 0.98) - 1] ?? 0;
  });
}
