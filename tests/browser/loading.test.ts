import type { Page, Request } from "playwright-core";
import { pageScripts, startPlan } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { fastLine, fillBooking, phone, sparingLine, tuesdayMorning, visit, visitOn, wake } from "../support/visit";

const site = siteInChromium();

/** The requests of the page for its scripts from now on. */
function scriptRequests(page: Page): Request[] {
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (pageScripts.test(request.url())) asked.push(request);
  });
  return asked;
}

/** Waits until the page has requested all of these files. */
const requested = (page: Page, files: readonly string[]) =>
  page.waitForFunction(
    (names) => names.every((name) => performance.getEntriesByName(location.origin + name).length > 0),
    files,
  );

test.each(["/", "/products/"])(
  "on %s the script is prefetched once the page has loaded, runs at the first event, is not asked for again, and brings what opens next",
  async (route) => {
    const { page } = await visitOn(site.browser, fastLine);
    const asked = scriptRequests(page);
    await page.goto(site.origin + route, { waitUntil: "load" });
    const { scripts, entry, lazy: late, opensNext } = await startPlan(page);
    await requested(page, [...scripts, entry, ...late]);
    expect(asked.filter((request) => request.resourceType() === "script")).toEqual([]);
    expect(await page.evaluate(() => "___loader" in window)).toBe(false);
    const sofar = site.asked.length;
    await wake(page);
    await requested(page, opensNext);
    const since = site.asked.slice(sofar).filter((path) => [...scripts, entry, ...late].includes(path));
    expect(since).toEqual([]);
  },
);

test("for a visitor who saves data no script is requested before the first touch", async () => {
  const { page } = await visitOn(site.browser, sparingLine);
  const asked = scriptRequests(page);
  await page.goto(`${site.origin}/`, { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await wake(page);
  expect(asked.length).toBeGreaterThan(3);
});

test("from the first paint to the ticket nothing is fetched twice, of each face one file, and the text keeps its face", async () => {
  const { page } = await visit(site.browser, phone, tuesdayMorning);
  const sofar = site.asked.length;
  await page.goto(site.origin, { waitUntil: "networkidle" });
  const faces = await page.evaluateHandle(() => [...document.fonts]);
  await fillBooking(page);
  await page.getByRole("button", { name: "Buat Booking" }).click();
  await page.getByRole("article").waitFor();
  // The browser requests the favicon whenever the head changes, and Gatsby the data of other pages again after prefetching it.
  const asked = site.asked
    .slice(sofar)
    .filter((address) => address !== "/favicon.svg")
    .filter((address) => !address.startsWith("/page-data/") || address.endsWith("/index/page-data.json"));
  expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([]);
  expect(asked.filter((address) => address.endsWith(".woff2"))).toHaveLength(2);
  // A font that was loaded again is another object; on a slow line its text would show in the fallback font meanwhile.
  expect(await page.evaluate((first) => [...document.fonts].every((face) => first.includes(face)), faces)).toBe(true);
});

test("the calendar loads while the finger is still down on a link to the form", async () => {
  const { page } = await site.open("/", phone);
  await wake(page);
  expect(await page.getByRole("gridcell").count()).toBe(0);
  await page.getByRole("main").getByRole("link", { name: "Booking Sekarang", exact: true }).first().hover();
  await page.mouse.down();
  await page.getByRole("gridcell").first().waitFor({ state: "attached" });
  expect(await page.evaluate(() => scrollY)).toBeLessThan(100);
});
