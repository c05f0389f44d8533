import type { Page } from "@playwright/test";
import { makeTicket } from "../support/bookingForm";
import { documentOf, pages, startPlan } from "../support/readSite";
import { hold } from "../support/requests";
import { expect, saveData, startScripts, test, turnToNextMonth, untilFrameHydrated } from "../support/test";

// On the device's own clock: an installed one hides from the page what was fetched when.
test.use({ now: null });

/** Those of the page's files that were requested before a time of its clock. */
const requestedBefore = (page: Page, files: string[], time: number) =>
  page.evaluate(
    ([wanted, until]) => {
      const early = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < until);
      return early.map(({ name }) => new URL(name).pathname).filter((path) => wanted.includes(path));
    },
    [files, time] as const,
  );

test("a page of text fetches its script once it has loaded, and hydrates untouched", async ({ page }) => {
  await saveData(page, false);
  await page.goto("/about/", { waitUntil: "commit" });
  await untilFrameHydrated(page);
  const about = startPlan(documentOf(pages["/about/"]));
  const loaded = await page.evaluate(() => performance.timing.domComplete - performance.timing.navigationStart);
  expect(await requestedBefore(page, [...about.scripts, about.entry], loaded - 1)).toEqual([]);
});

const { scripts, entry, prefetch } = startPlan(documentOf(pages["/"]));

test("the home page's script waits for its first picture, not for the load, and prefetches after it", async ({
  page,
}) => {
  await saveData(page, false);
  const release = await hold(page, "**/text-*.woff2");
  await page.goto("/", { waitUntil: "commit" });
  await untilFrameHydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0));
        observer.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  expect(await requestedBefore(page, [...scripts, entry, ...prefetch], painted)).toEqual([]);
  release();
  await page.waitForFunction(
    (files) => files.every((file) => performance.getEntriesByName(location.origin + file).length > 0),
    prefetch,
  );
});

test("who saves data gets no script before the first touch, and none ahead after it", async ({ page }) => {
  await saveData(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/[^/]+\.js$/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await startScripts(page);
  expect(asked.length).toBeGreaterThan(3);
  // What opens next would be fetched once the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((script) => prefetch.includes(script))).toEqual([]);
});

test("nothing is fetched twice up to the ticket, and text keeps its font", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const faces = await page.evaluateHandle(() => [...document.fonts]);
  await turnToNextMonth(page);
  await makeTicket(page, { day: "15" });
  // What came over the line, not what the cache gave.
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => name.slice(location.origin.length)),
  );
  // The browser requests the favicon whenever the head changes, and Gatsby the data of other pages again after prefetching
  // it.
  const asked = fetched
    .filter((address) => address !== "/favicon.svg")
    .filter((address) => !address.startsWith("/page-data/") || address.endsWith("/index/page-data.json"));
  expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([]);
  expect(asked.filter((address) => address.endsWith(".woff2"))).toHaveLength(2);
  // A font that was loaded again is another object; on a slow line its text would show in the fallback font meanwhile.
  expect(await page.evaluate((first) => [...document.fonts].every((face) => first.includes(face)), faces)).toBe(true);
});
