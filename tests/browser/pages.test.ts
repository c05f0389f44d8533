import { statSync } from "node:fs";
import path from "node:path";
import { ticketFragment } from "../support/bookingForm";
import { publicFolder } from "../support/builtSite";
import { pageFaults } from "../support/pageFaults";
import { ticketScript } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, fillBooking, phone, tuesdayMorning, untilHydrated, visit, wake } from "../support/visit";

const site = siteInChromium();

/** The smallest phone, a phone turned, a laptop. */
const windows = [
  [320, 568],
  [740, 360],
  [1280, 740],
] as const;

test.each(["/", "/en/", "/services/", "/products/", "/about/", "/tidak-ada"])(
  "%s is accessible, scrolls no way but down, has targets for a thumb, and hydrates in silence",
  async (route) => {
    const { page, complaints } = await site.open(route, phone);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      expect(await pageFaults(page)).toEqual([]);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await untilHydrated(page);
    // On an unknown address the browser logs it.
    if (route !== "/tidak-ada") expect(complaints).toEqual([]);
  },
);

describe.each([
  ["a phone", phone],
  ["a desktop", desktop],
])("on %s a page is as good in each of its states:", (_name, screen) => {
  test("open menu, form with gaps, filled form, ticket", async () => {
    const { page } = await site.open("/", screen, tuesdayMorning);
    if (screen === phone) {
      await page.locator("header summary").click();
      expect(await pageFaults(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: "Buat Booking" }).click();
    await page.getByRole("gridcell").first().waitFor({ state: "attached" });
    expect(await pageFaults(page)).toEqual([]);
    await fillBooking(page, { notes: "Catatan" });
    // The message goes by itself.
    await page.clock.fastForward("00:10");
    await page.getByRole("button", { name: "Tutup pesan" }).waitFor({ state: "detached" });
    expect(await pageFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Buat Booking" }).click();
    await page.getByRole("article").waitFor();
    expect(await pageFaults(page)).toEqual([]);
  });

  test("ticket's page with nothing, ticket opened by its link with the shop's side unfolded, filled cart", async () => {
    const { page } = await site.open("/tiket/", screen, tuesdayMorning);
    await wake(page);
    await page.getByText("Alamat ini tidak membawa tiket.").waitFor();
    expect(await pageFaults(page)).toEqual([]);
    await page.goto(`${site.origin}/tiket/#${ticketFragment}`);
    await page.getByRole("heading", { name: "Untuk toko" }).click();
    await page.getByRole("link", { name: "Terima" }).waitFor();
    expect(await pageFaults(page)).toEqual([]);
    await page.goto(`${site.origin}/products/tools/`);
    await page.getByRole("button", { name: "Add to Cart: Teak Comb" }).click();
    await page.getByText("1 item in your cart").waitFor();
    expect(await pageFaults(page)).toEqual([]);
  });
});

describe("without JavaScript", () => {
  test("the home page has its text and prices, the menu leads on, and the chat stands in for the form", async () => {
    const { page } = await site.open("/", { ...phone, javaScriptEnabled: false });
    expect(await page.getByText("Rp 175.000").first().isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Buat Booking" }).isVisible()).toBe(false);
    expect(await page.getByRole("link", { name: "Booking lewat WhatsApp" }).isVisible()).toBe(true);
    const menu = page.locator("header details");
    const link = menu.getByRole("link", { name: "Layanan" });
    expect(await link.isVisible()).toBe(false);
    await menu.locator("summary").click();
    await link.click();
    expect(page.url()).toBe(`${site.origin}/#services`);
    await link.waitFor({ state: "hidden" });
  });

  test("the products page has no dead button, working filters and a chat link to order", async () => {
    const { page } = await site.open("/products/", { ...phone, javaScriptEnabled: false });
    expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole("link", { name: "Order via WhatsApp" }).isVisible()).toBe(true);
    await page.getByRole("link", { name: "Tools" }).click();
    expect(page.url()).toBe(`${site.origin}/products/tools/`);
    expect(await page.getByText("3 products in Tools").isVisible()).toBe(true);
  });
});

test("a whole visit and booking asks nothing of the network and leaves nothing on the device", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
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
  await page.getByRole("button", { name: "Add to Cart: Teak Comb" }).click();
  await page.getByRole("link", { name: "1 item in your cart" }).waitFor();
  expect(requests.filter(({ method, url }) => method !== "GET" || !url.startsWith(site.origin))).toEqual([]);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
});
