import type { Browser, Page } from "@playwright/test";
import { hydratedEvent } from "../../src/runtime/starter/startPlan";
import { phone } from "../support/test";

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
  const context = await browser.newContext({ ...phone, reducedMotion: "reduce", timezoneId: "Asia/Jakarta" });
  const page = await context.newPage();
  // The loader of TypeScript marks functions with their names, also those that are sent into the page as text.
  await page.addInitScript({ content: "globalThis.__name = (marked) => marked" });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 150 },
    ...{ downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
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
