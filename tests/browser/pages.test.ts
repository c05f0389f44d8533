import { statSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { accessibilityFindings } from "../support/accessibility";
import { publicFolder } from "../support/builtSite";
import { ticketScript } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, fillBooking, phone, tuesdayMorning, untilAlive, untilHydrated, visit, wake } from "../support/visit";

const site = siteInChromium();

const routes = ["/", "/en/", "/services/", "/products/", "/about/"];

test.each([...routes, "/tidak-ada"])(
  "on %s axe finds nothing, and the console stays silent from the first paint to the hydrated page",
  async (route) => {
    const { page, context, complaints } = await visit(site.browser, phone);
    await page.goto(site.origin + route);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await untilAlive(page);
    await untilHydrated(page);
    // On an unknown address the browser and the page itself log it.
    if (route !== "/tidak-ada") expect(complaints).toEqual([]);
    await context.close();
  },
);

test("an unknown address answers 404 with our page and logs its path", async () => {
  const { page, context } = await visit(site.browser, phone);
  const logged = page.waitForEvent("console", (message) => message.text().includes("/tidak/ada"));
  const response = await page.goto(`${site.origin}/tidak/ada`);
  expect(response?.status()).toBe(404);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Oops! Page not found");
  await logged;
  await context.close();
});

describe("without JavaScript", () => {
  test("the home page shows text, prices, pictures, links and the menu, and the chat instead of the form", async () => {
    const { page, context } = await visit(site.browser, { ...phone, javaScriptEnabled: false });
    await page.goto(`${site.origin}/`);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toContain("Bintang");
    expect(await page.getByText("Rp 175.000").first().isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Buat Booking" }).isVisible()).toBe(false);
    expect(await page.getByRole("link", { name: "Booking lewat WhatsApp" }).isVisible()).toBe(true);
    const menu = page.locator("header details");
    expect(await menu.getByRole("link", { name: "Layanan" }).isVisible()).toBe(false);
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: "Layanan" }).click();
    expect(page.url()).toBe(`${site.origin}/#services`);
    await context.close();
  });

  test.each(["/en/", "/services/", "/products/", "/about/"])(
    "%s shows its content and the way to book",
    async (route) => {
      const { page, context } = await visit(site.browser, { ...desktop, javaScriptEnabled: false });
      await page.goto(site.origin + route);
      expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(500);
      await page.getByRole("link", { name: "Book now" }).first().click();
      expect(page.url()).toBe(`${site.origin}/en/#booking`);
      await context.close();
    },
  );
});

test("without JavaScript the products page has no dead button, working filters and a chat link to order", async () => {
  const { page, context } = await visit(site.browser, { ...phone, javaScriptEnabled: false });
  await page.goto(`${site.origin}/products/`);
  const buttons = await page.getByRole("button").all();
  expect((await Promise.all(buttons.map((button) => button.isVisible()))).filter(Boolean)).toEqual([]);
  expect(await page.getByRole("link", { name: "Order via WhatsApp" }).isVisible()).toBe(true);
  await page.getByRole("link", { name: "Tools" }).click();
  expect(page.url()).toBe(`${site.origin}/products/tools/`);
  expect(await page.getByText("3 products in Tools").isVisible()).toBe(true);
  expect(await page.locator("main li img").count()).toBe(3);
  await context.close();
});

/** Has the page record every use of what stays on a device: storage, databases, caches, cookies. */
async function recordStoring(page: Page) {
  await page.addInitScript(() => {
    const recorded: string[] = [];
    Object.assign(window, { recorded });
    const watch = (owner: object, name: string) => {
      const own = Object.getOwnPropertyDescriptor(owner, name);
      const asked = own?.value as ((...words: unknown[]) => unknown) | undefined;
      Object.defineProperty(owner, name, {
        value: function (this: unknown, ...words: unknown[]) {
          recorded.push(`${name} ${words.map(String).join(" ")}`);
          return asked?.apply(this, words);
        },
      });
    };
    watch(Storage.prototype, "setItem");
    watch(IDBFactory.prototype, "open");
    watch(CacheStorage.prototype, "open");
    watch(StorageManager.prototype, "getDirectory");
    Object.defineProperty(document, "cookie", {
      set: (text: string) => recorded.push(`cookie ${text}`),
      get: () => "",
    });
  });
}

test("a whole visit and booking asks nothing of the network and leaves nothing on the device", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await recordStoring(page);
  const requests: { method: string; url: string; after: boolean }[] = [];
  let isPrefetched = false;
  page.on("request", (request) => requests.push({ method: request.method(), url: request.url(), after: isPrefetched }));
  // A link that comes into view prefetches its page, whoever sees it: a file of the site, under its own name alone.
  const isFile = (url: string) =>
    statSync(path.join(publicFolder, url.replace(site.origin, "")), { throwIfNoEntry: false })?.isFile();
  const lastPrefetch = page.waitForResponse(ticketScript);
  await page.goto(`${site.origin}/`);
  await fillBooking(page, { notes: "rahasia" });
  await lastPrefetch;
  isPrefetched = true;
  await page.getByRole("button", { name: "Buat Booking" }).click();
  await page.getByRole("article").waitFor();
  await page.getByRole("button", { name: "Booking Lagi" }).click();
  await page.getByLabel("Nama").waitFor();
  expect(requests.filter(({ url, after }) => after && !isFile(url))).toEqual([]);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /Products/ })
    .click();
  await page.getByRole("heading", { name: "Our Products" }).waitFor();
  await page.mouse.wheel(0, 900);
  await page.getByRole("button", { name: "Add to Cart: Teak Comb" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).click();
  await page.getByRole("heading", { name: "Our Services" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Our Products" }).waitFor();
  expect(requests.filter(({ method, url }) => method !== "GET" || !url.startsWith(site.origin))).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { recorded: string[] }).recorded)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    "caches" in window ? (await caches.keys()).length : 0,
  ]);
  expect(kept).toEqual([0, 0, 0, 0]);
  await context.close();
});

test("Back restores the scroll position, a link leads to the top of its page", async () => {
  const { page, context } = await visit(site.browser, phone);
  await page.goto(`${site.origin}/products/`);
  const stands = () => page.evaluate(() => Math.round(scrollY));
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Services" });
  await link.scrollIntoViewIfNeeded();
  await untilAlive(page);
  const before = await stands();
  expect(before).toBeGreaterThan(500);
  await link.click();
  await page.getByRole("heading", { name: "Our Services" }).waitFor();
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await page.getByRole("heading", { name: "Our Products" }).waitFor();
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 3, before);
  await context.close();
});

test("axe finds a picture without a text", async () => {
  const { page, context } = await visit(site.browser, phone);
  await page.goto(`${site.origin}/about/`);
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("img")));
  expect(await accessibilityFindings(page)).toEqual([expect.stringMatching(/^image-alt: /)]);
  await context.close();
});

describe("axe finds nothing", () => {
  test.each([
    ["phone", phone],
    ["desktop", desktop],
  ])("in every state of a booking on a %s", async (name, screen) => {
    const { page, context } = await visit(site.browser, screen, tuesdayMorning);
    await page.goto(`${site.origin}/`);
    if (name === "phone") {
      await page.locator("header summary").click();
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: "Buat Booking" }).click();
    await page.getByRole("gridcell").first().waitFor({ state: "attached" });
    expect(await accessibilityFindings(page)).toEqual([]);
    await fillBooking(page, { notes: "Catatan" });
    // The message goes by itself: on a busy machine it may have gone before a button of its own could be pressed.
    await page.clock.fastForward("00:10");
    await page.getByRole("button", { name: "Tutup pesan" }).waitFor({ state: "detached" });
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Buat Booking" }).click();
    await page.getByRole("article").waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await context.close();
  });

  test("with a filled cart and an unusual category", async () => {
    const { page, context } = await visit(site.browser, phone);
    await page.goto(`${site.origin}/products/tools/`);
    await page.getByRole("button", { name: "Add to Cart: Teak Comb" }).click();
    await page.getByText("1 item in your cart").waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await context.close();
  });
});

test.each([...routes, "/tidak-ada"])(
  "on %s nothing scrolls sideways, from 320 to 2,560 pixels, nor on a phone with text at twice its size",
  async (route) => {
    const { page, context } = await visit(site.browser, phone);
    await page.goto(site.origin + route);
    const widths = () =>
      page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        innerWidth: window.innerWidth,
      }));
    for (const width of [2560, 1920, 1280, 768, 320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await widths()).toEqual({ scrollWidth: width, innerWidth: width });
    }
    await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
    await wake(page);
    expect((await widths()).scrollWidth).toBe(360);
    await context.close();
  },
);
