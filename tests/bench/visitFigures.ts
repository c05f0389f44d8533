import type { Browser } from "playwright-core";
import { aliveEvent } from "../../src/start/startPlan";
import { phone, visit } from "../support/visit";
import { median } from "./pageFigures";

/** The hero's picture as a 360 px phone at 2x asks for it: its type, and its bytes as sent. */
export async function heroPicture(browser: Browser, origin: string): Promise<{ type: string; bytes: number }> {
  const { page, context } = await visit(browser, phone);
  await page.goto(origin);
  const address = await page
    .locator("main picture img")
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  const response = await context.request.get(address);
  const figures = { type: response.headers()["content-type"] ?? "", bytes: (await response.body()).length };
  await context.close();
  return figures;
}

/** Script that a page has asked for once the visitor has scrolled a little and the page is alive, in bytes as sent. */
export async function scriptAfterFirstTouch(browser: Browser, url: string): Promise<number> {
  const { page, context } = await visit(browser, phone);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.mouse.wheel(0, 10);
  await page.waitForLoadState("networkidle");
  await context.close();
  return bytes;
}

/** Milliseconds from a tap on a slot to the painted total, processor slowed four times. */
export async function tapToTotal(browser: Browser, origin: string): Promise<number> {
  const { page, context } = await visit(browser, phone);
  await page.goto(`${origin}/?service=premium#booking`);
  await page.getByRole("gridcell").first().waitFor({ state: "attached" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const times: number[] = [];
  await page.getByRole("radio", { name: /^06:00/ }).check();
  for (const time of ["09:00", "12:00", "14:00", "17:00", "20:00", "11:00", "17:30"]) {
    times.push(
      await page.evaluate(
        (value) =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            const summary = document.querySelector("#booking-summary-heading")?.closest("[aria-live]");
            new MutationObserver((_changes, observer) => {
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - start));
            }).observe(summary ?? document.body, { childList: true, subtree: true, characterData: true });
            document.querySelector<HTMLInputElement>(`input[name=time][value="${value}"]`)?.click();
          }),
        time,
      ),
    );
  }
  await context.close();
  return median(times);
}

/** Milliseconds from the first scroll to a page that answers, on slow 4G (1.6 Mbit/s, 150 ms), processor slowed four times. */
export async function touchToAlive(browser: Browser, origin: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const { page, context } = await visit(browser, phone);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 0.75e6 / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(origin, { waitUntil: "networkidle" });
    const time = page.evaluate(
      (alive) =>
        new Promise<number>((resolve) => {
          let start = 0;
          addEventListener("wheel", () => (start = performance.now()), { once: true });
          document.addEventListener(alive, () => resolve(performance.now() - start), { once: true });
        }),
      aliveEvent,
    );
    await page.mouse.wheel(0, 10);
    times.push(await time);
    await context.close();
  }
  return median(times);
}
