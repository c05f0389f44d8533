import type { Locator, Page, Request } from "playwright-core";
import { planId, type StartPlan } from "../../src/platform/runtime/starter/startPlan";
import { pageScripts, refuse } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { fillBooking, phone, tuesdayMorning, visit, wake } from "../support/visit";

const site = siteInChromium();

/** The requests of the page from now on. */
function requests(page: Page): Request[] {
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  return asked;
}

const startPlan = async (page: Page) => JSON.parse(await page.locator(`#${planId}`).innerText()) as StartPlan;

const scripts = (asked: Request[]) =>
  asked.filter((request) => request.resourceType() === "script" && pageScripts.test(request.url()));

/** What `navigator.connection` says. */
type Connection = { saveData: boolean; effectiveType: string };

async function visitOn(connection: Connection) {
  const visitor = await visit(site.browser, phone);
  await visitor.page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
  return visitor;
}

const fast: Connection = { saveData: false, effectiveType: "4g" };

/** Nothing is prefetched on it. */
const sparing: Connection = { saveData: true, effectiveType: "4g" };

test.each(["/", "/en/", "/services/", "/products/", "/about/"])(
  "on %s the script is prefetched at the lowest priority once the page has loaded, and runs at the first event",
  async (route) => {
    const { page, context } = await visitOn(fast);
    const asked = requests(page);
    const finished = new Set<string>();
    page.on("requestfinished", (request) => finished.add(new URL(request.url()).pathname));
    await page.goto(site.origin + route, { waitUntil: "load" });
    const plan = await startPlan(page);
    while (![...plan.scripts, plan.entry].every((script) => finished.has(script))) await page.waitForTimeout(50);
    expect(scripts(asked)).toEqual([]);
    expect(await page.evaluate(() => "___loader" in window)).toBe(false);
    const ahead = asked.map((request) => new URL(request.url()).pathname).filter((path) => path.endsWith(".js"));
    expect(ahead).toContainEqual(expect.stringContaining("/app-"));
    expect(ahead).toContainEqual(expect.stringContaining("/component---src-pages-"));
    expect(ahead).not.toContainEqual(expect.stringMatching(/calendar|ticket/));
    const sofar = site.asked.length;
    await page.mouse.wheel(0, 10);
    await page.waitForFunction(() => "___loader" in window);
    // What opens next on this page may be requested already.
    const { opensNext } = plan;
    const late = site.asked.slice(sofar).filter((path) => path.endsWith(".js") && !opensNext.includes(path));
    expect(late).toEqual([]);
    await context.close();
  },
);

test.each([
  ["saves data", sparing],
  ["is on a very slow line", { saveData: false, effectiveType: "slow-2g" }],
])("for a visitor who %s no script is requested before the first touch", async (_name, connection) => {
  const { page, context } = await visitOn(connection);
  const asked = requests(page);
  await page.goto(`${site.origin}/`, { waitUntil: "networkidle" });
  expect(asked.filter((request) => pageScripts.test(request.url()))).toEqual([]);
  await wake(page);
  expect(scripts(asked).length).toBeGreaterThan(3);
  await context.close();
});

test("once the page answers, calendar and ticket are prefetched too", async () => {
  const { page, context } = await visitOn(fast);
  await page.goto(`${site.origin}/`);
  await wake(page);
  const { opensNext } = await startPlan(page);
  for (const address of opensNext) {
    await page.locator(`link[rel=prefetch][href="${address}"]`).waitFor({ state: "attached" });
  }
  const code = await Promise.all(opensNext.map(async (address) => (await fetch(site.origin + address)).text()));
  // Found by their content: the name of a chunk that two pages share says nothing.
  for (const words of ["react-datepicker__day", "Tiket sebagai gambar"]) {
    expect(code.filter((text) => text.includes(words)).length).toBeGreaterThan(0);
  }
  await context.close();
});

test("the page's own chunk and data are requested together with Gatsby's script, not after it", async () => {
  const { page, context } = await visitOn(sparing);
  await refuse(page, "**/app-*.js");
  await page.goto(site.origin);
  const parts = ["**/component---src-pages-index*.js", "**/page-data/index/page-data.json"];
  await Promise.all([...parts.map((part) => page.waitForRequest(part)), page.mouse.wheel(0, 10)]);
  await context.close();
});

/**
 * The addresses that were requested twice; without the favicon, which the browser requests whenever the head changes, and the
 * data of other pages, which Gatsby requests once more after prefetching it.
 */
function askedTwice(sofar: number, data: string): string[] {
  const addresses = site.asked
    .slice(sofar)
    .filter((address) => address !== "/favicon.svg" && (!address.startsWith("/page-data/") || address.endsWith(data)));
  return addresses.filter((address, index) => addresses.indexOf(address) !== index);
}

test("from the first paint to the cart nothing is fetched twice, and of each face one file", async () => {
  const { page, context } = await visit(site.browser, phone);
  const sofar = site.asked.length;
  await page.goto(`${site.origin}/products/`, { waitUntil: "networkidle" });
  await wake(page);
  await page.getByRole("button", { name: "Add to Cart: Matte Clay" }).click();
  await page.getByRole("link", { name: "1 item in your cart" }).waitFor();
  expect(askedTwice(sofar, "/products/page-data.json")).toEqual([]);
  expect(site.asked.slice(sofar).filter((address) => address.endsWith(".woff2"))).toHaveLength(2);
  await context.close();
});

test("from the first paint to the ticket nothing is fetched twice, of each face one file, and the text keeps its face", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  const sofar = site.asked.length;
  await page.goto(site.origin, { waitUntil: "networkidle" });
  const faces = await page.evaluateHandle(() => [...document.fonts]);
  await fillBooking(page);
  await page.getByRole("button", { name: "Buat Booking" }).click();
  await page.getByRole("article").waitFor();
  expect(askedTwice(sofar, "/index/page-data.json")).toEqual([]);
  expect(site.asked.slice(sofar).filter((address) => address.endsWith(".woff2"))).toHaveLength(2);
  // A font that was loaded again is another object; on a slow line its text would show in the fallback font meanwhile.
  expect(await page.evaluate((first) => [...document.fonts].every((face) => first.includes(face)), faces)).toBe(true);
  await context.close();
});

test("a product's picture loads when it is near the viewport, not with the first paint", async () => {
  const { page, context } = await visit(site.browser, phone);
  const asked = requests(page);
  const pictures = () => asked.filter((request) => request.url().endsWith(".avif")).length;
  await page.goto(`${site.origin}/products/`, { waitUntil: "networkidle" });
  const cards = await page.getByRole("button", { name: /^Add to Cart/ }).count();
  expect(pictures()).toBeGreaterThan(1);
  expect(pictures()).toBeLessThan(cards / 2);
  const photos = page.locator("main li img");
  for (let index = 0; index < cards; index += 1) {
    await photos.nth(index).scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (img) => (img as HTMLImageElement).naturalWidth > 0,
      await photos.nth(index).elementHandle(),
    );
  }
  await context.close();
});

test("the calendar loads before the booking section is on screen, and not with the page's own script", async () => {
  const { page, context } = await visit(site.browser, phone);
  await page.goto(site.origin);
  await wake(page);
  const cells = page.locator("#booking [role=gridcell]");
  expect(await cells.count()).toBe(0);
  await page.evaluate(() => {
    const section = document.querySelector("#booking")?.getBoundingClientRect().top ?? 0;
    window.scrollTo(0, section + window.scrollY - 1.5 * window.innerHeight);
  });
  await cells.first().waitFor({ state: "attached" });
  expect(
    await page.evaluate(() => (document.querySelector("#booking")?.getBoundingClientRect().top ?? 0) > innerHeight),
  ).toBe(true);
  await context.close();
});

test("the calendar loads while the finger is still down on a link to the form", async () => {
  const { page, context } = await visit(site.browser, phone);
  await page.goto(site.origin);
  await wake(page);
  await page.waitForTimeout(500);
  expect(await page.getByRole("gridcell").count()).toBe(0);
  await page.getByRole("main").getByRole("link", { name: "Booking Sekarang", exact: true }).first().hover();
  await page.mouse.down();
  await page.getByRole("gridcell").first().waitFor({ state: "attached" });
  expect(await page.evaluate(() => scrollY)).toBeLessThan(100);
  await context.close();
});

test("linked pages are prefetched once the page answers, not for a visitor who saves data or is on a very slow line", async () => {
  const slow: Connection = { saveData: false, effectiveType: "2g" };
  const ahead: Locator[] = [];
  // Once the third visitor has them, the other two would have had them as well.
  for (const connection of [slow, sparing, fast]) {
    const { page } = await visitOn(connection);
    await page.goto(`${site.origin}/services/`);
    await wake(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    ahead.push(page.locator("link[rel=prefetch][href*='page-data.json']:not([href*='/services/'])"));
  }
  await ahead[2]?.first().waitFor({ state: "attached" });
  expect(await Promise.all(ahead.slice(0, 2).map((links) => links.count()))).toEqual([0, 0]);
  for (const links of ahead) await links.page().context().close();
});

test("a linked page is requested while the finger is still down on the link, also for a visitor who saves data", async () => {
  const { page, context } = await visitOn(sparing);
  await page.goto(`${site.origin}/products/`);
  await wake(page);
  const asked = page.waitForRequest("**/page-data/products/tools/page-data.json");
  await page.getByRole("main").getByRole("link", { name: "Tools" }).dispatchEvent("pointerdown");
  await asked;
  expect(page.url()).toBe(`${site.origin}/products/`);
  await context.close();
});
