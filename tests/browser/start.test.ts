import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { publicFolder } from "../support/builtSite";
import { hold, pageScripts, refuse } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { phone, tuesdayMorning, visit } from "../support/visit";

const site = siteInChromium();

const firstProduct = (page: Page) => page.getByRole("button", { name: /^Add to Cart/ }).first();

/** Waits until the cart says that it holds so many. */
const inCart = (page: Page, count: number) =>
  page.getByRole("link", { name: `${count} ${count === 1 ? "item" : "items"} in your cart` }).waitFor();

/** Leaves every script without an answer until the returned function is called. */
const holdScripts = (page: Page) => hold(page, pageScripts);

test("taps before the script is there count as often as they were made, in their order", async () => {
  const { page, context } = await visit(site.browser, phone);
  const release = await holdScripts(page);
  await page.goto(`${site.origin}/products/`);
  await firstProduct(page).tap();
  await firstProduct(page).tap();
  await page.getByRole("button", { name: "Add to Cart: Teak Comb" }).tap();
  await firstProduct(page).tap();
  release();
  await inCart(page, 4);
  const lines = await page.locator("#cart li").allInnerTexts();
  expect(lines.map((line) => line.split("\n")[0])).toEqual(["Matte Clay", "Teak Comb"]);
  expect(lines[0]).toContain("3");
  await context.close();
});

test.each([600, 1200])(
  "on a slow phone one tap %d ms after the first touch puts one product in the cart",
  async (delay) => {
    const { page, context } = await visit(site.browser, phone);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(`${site.origin}/products/`);
    await firstProduct(page).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 1);
    await page.waitForTimeout(delay);
    await firstProduct(page).tap();
    await inCart(page, 1);
    await page.waitForTimeout(300);
    await inCart(page, 1);
    await context.close();
  },
);

test("a tap counts also where a translator changed the page before hydration, so that React rendered the button anew", async () => {
  const { page, context } = await visit(site.browser, phone);
  const release = await holdScripts(page);
  await page.goto(`${site.origin}/products/`);
  const written = await firstProduct(page).elementHandle();
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const translated = document.createElement("font");
      text.parentNode?.replaceChild(translated, text);
      translated.append(text);
    }
  });
  await firstProduct(page).tap();
  release();
  await inCart(page, 1);
  expect(await written?.evaluate((button) => button.isConnected)).toBe(false);
  await context.close();
});

test("a link tapped right after a button opens its page, and the tap on the button still counts", async () => {
  const { page, context } = await visit(site.browser, phone);
  const release = await holdScripts(page);
  await page.goto(`${site.origin}/products/`);
  await firstProduct(page).tap();
  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).tap();
  release();
  await page.getByRole("heading", { name: "Our Services" }).waitFor();
  await page.goBack();
  await inCart(page, 1);
  await context.close();
});

test.each([
  ["/", "Buat Booking", "Tombol di halaman ini belum berfungsi", "Chat WhatsApp"],
  ["/products/", "Add to Cart: Matte Clay", "Buttons do not work yet", "Chat on WhatsApp"],
])(
  "on %s a lost connection is named, with the chat; when it returns the page hydrates and replays the tap",
  async (route, button, words, chat) => {
    const { page, context } = await visit(site.browser, phone, tuesdayMorning);
    // No prefetch for a visitor who saves data: with prefetched scripts the page would hydrate offline.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto(site.origin + route);
    await context.setOffline(true);
    await page.getByRole("button", { name: button }).tap();
    const trouble = page.getByRole("status").filter({ hasText: words });
    await trouble.waitFor();
    expect(await trouble.getByRole("link", { name: chat }).getAttribute("href")).toMatch(/^https:\/\/wa\.me\/\d+$/);
    await context.setOffline(false);
    await trouble.waitFor({ state: "hidden" });
    if (route === "/") await page.getByText("Mohon lengkapi semua data").waitFor();
    else await inCart(page, 1);
    await context.close();
  },
);

test.each([
  ["React", "**/framework-*.js"],
  ["the page's own part", "**/component---src-pages-products-*.js"],
])("the script of %s, refused once, is requested again at the next touch", async (_name, script) => {
  const { page, context } = await visit(site.browser, phone);
  const release = await refuse(page, script);
  await page.goto(`${site.origin}/products/`);
  await firstProduct(page).tap();
  const trouble = page.getByText("Buttons do not work yet");
  await trouble.waitFor();
  await release();
  await firstProduct(page).tap();
  await inCart(page, 2);
  expect(await trouble.isVisible()).toBe(false);
  await context.close();
});

describe.each([
  ["empty", () => ""],
  ["torn", (whole: string) => whole.slice(0, whole.length / 2)],
])("a script that came %s, with status 200,", (_name, spoiled) => {
  /** A visitor who has tapped a button in a page in which one script came so, and reads that buttons do not work yet. */
  async function afterTap(script: string) {
    const visitor = await visit(site.browser, phone);
    const { page } = visitor;
    await page.route(script, (route) => {
      const file = path.join(publicFolder, new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: "text/javascript", body: spoiled(readFileSync(file, "utf8")) });
    });
    await page.goto(`${site.origin}/products/`);
    await firstProduct(page).tap();
    await page.getByText("Buttons do not work yet").waitFor();
    return visitor;
  }

  test.each(["**/webpack-runtime-*.js", "**/framework-*.js", "**/app-*.js"])(
    "is requested again: %s",
    async (script) => {
      const { page, context } = await afterTap(script);
      await page.unroute(script);
      await firstProduct(page).tap();
      await inCart(page, 2);
      expect(await page.getByText("Buttons do not work yet").isVisible()).toBe(false);
      await context.close();
    },
  );

  test("keeps no link from being followed", async () => {
    const { page, context } = await afterTap("**/framework-*.js");
    await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).tap();
    await page.getByRole("heading", { name: "Our Services" }).waitFor();
    await context.close();
  });
});

describe("the open menu on a phone", () => {
  test.each([
    ["without JavaScript", false],
    ["before the script is there", true],
  ])("%s makes room after a choice and when the focus goes on, and opens again", async (_name, javaScriptEnabled) => {
    const { page, context } = await visit(site.browser, { ...phone, javaScriptEnabled });
    if (javaScriptEnabled) await holdScripts(page);
    await page.goto(`${site.origin}/`);
    const menu = page.locator("header details");
    const link = menu.getByRole("link", { name: "Layanan" });
    await menu.locator("summary").click();
    await link.click();
    await link.waitFor({ state: "hidden" });
    // Without script only a tap on the bar can take the focus out of the main part.
    const sign = await menu.locator("summary").boundingBox();
    if (!sign) throw new Error("the menu has a sign to tap");
    await page.touchscreen.tap(sign.x + sign.width / 2, sign.y + sign.height / 2);
    await link.waitFor();
    await menu.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await link.waitFor({ state: "hidden" });
    await context.close();
  });
});
