import type { Page, Route } from "playwright-core";
import { smallPhone, submitButton, ticketFragment } from "../support/bookingForm";
import { hold, pageScripts, refuse } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { translatePage } from "../support/translatePage";
import { phone, sparingLine, tuesdayMorning, visit, visitOn } from "../support/visit";

const site = siteInChromium();

const firstProduct = (page: Page) => page.getByRole("button", { name: /^Add to Cart/ }).first();

/** Waits until the cart says that it holds so many. */
const inCart = (page: Page, count: number) =>
  page.getByRole("link", { name: `${count} ${count === 1 ? "item" : "items"} in your cart` }).waitFor();

test("taps before the script is there count as often as they were made, in their order", async () => {
  const { page } = await visit(site.browser, phone);
  const release = await hold(page, pageScripts);
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
});

test("a link tapped right after a button opens its page, and the tap on the button still counts", async () => {
  const { page } = await visit(site.browser, phone);
  const release = await hold(page, pageScripts);
  await page.goto(`${site.origin}/products/`);
  await firstProduct(page).tap();
  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).tap();
  release();
  await page.getByRole("heading", { name: "Our Services" }).waitFor();
  await page.goBack();
  await inCart(page, 1);
});

test("a lost connection is named, with the chat; when it returns the page hydrates and replays the tap", async () => {
  // With prefetched scripts the page would hydrate offline.
  const { page, context } = await visitOn(site.browser, sparingLine, tuesdayMorning);
  await page.goto(site.origin);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Buat Booking" }).tap();
  const trouble = page.getByRole("status").filter({ hasText: "Tombol di halaman ini belum berfungsi" });
  await trouble.waitFor();
  const chat = trouble.getByRole("link", { name: "Chat WhatsApp" });
  expect(await chat.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/\d+$/);
  await context.setOffline(false);
  await trouble.waitFor({ state: "hidden" });
  await page.getByText("Mohon lengkapi semua data").waitFor();
});

test("while the form's own script is missing a tap in the form waits for it, and the page says so", async () => {
  const { page } = await visit(site.browser, phone, tuesdayMorning);
  const release = await refuse(page, "**/booking-*.js");
  await page.goto(`${site.origin}/`);
  await submitButton(page).tap();
  const trouble = page.getByText("Tombol di halaman ini belum berfungsi");
  await trouble.waitFor();
  await page.getByLabel("Nama").fill("Budi");
  await release();
  await submitButton(page).tap();
  await page.getByText("Mohon lengkapi semua data").waitFor();
  expect(await trouble.isVisible()).toBe(false);
  expect(await page.getByLabel("Nama").inputValue()).toBe("Budi");
});

test("before the script is there the menu on a phone closes after a choice and when the focus goes on", async () => {
  const { page } = await visit(site.browser, phone);
  await hold(page, pageScripts);
  await page.goto(`${site.origin}/`);
  const menu = page.locator("header details");
  const link = menu.getByRole("link", { name: "Layanan" });
  await menu.locator("summary").tap();
  await link.tap();
  await link.waitFor({ state: "hidden" });
  await menu.locator("summary").tap();
  await link.waitFor();
  await menu.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await link.waitFor({ state: "hidden" });
});

test("where the site was published anew the page says so and stops asking; a tap loads it anew, the ticket kept in its address", async () => {
  const { page } = await visitOn(site.browser, sparingLine, tuesdayMorning);
  const counts = new Map<string, number>();
  // The scripts of the build that the page belongs to are gone.
  const answer = (route: Route) => {
    const address = route.request().url();
    counts.set(address, (counts.get(address) ?? 0) + 1);
    return route.fulfill({ status: 404 });
  };
  await page.route("**/*.js", answer);
  await page.goto(`${site.origin}/tiket/#${ticketFragment}`);
  await page.getByText("Situs ini baru saja diperbarui. Muat ulang untuk melanjutkan.").waitFor();
  expect(await page.getByText("koneksi lambat").isVisible()).toBe(false);
  await page.clock.runFor("01:00:00");
  expect(counts.size).toBeGreaterThan(2);
  // Preload, script and the question why; the preload's answer is not kept.
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(4);
  await page.unroute("**/*.js", answer);
  await page.getByRole("link", { name: "Muat ulang halaman" }).tap();
  expect(await page.getByRole("article").innerText()).toContain("BTP123456AB");
});

test("what is typed and tapped on a page that was translated before its script arrived is not lost", async () => {
  const { page } = await visit(site.browser, smallPhone, tuesdayMorning);
  const release = await hold(page, "**/app-*.js");
  await page.goto(`${site.origin}/`);
  await page.evaluate(translatePage);
  await page.getByRole("checkbox", { name: "Cukur Jenggot" }).check();
  await submitButton(page).click();
  await page.getByLabel("Nama").fill("Budi");
  release();
  await page.getByText("Mohon lengkapi semua data").waitFor();
  expect(await page.getByLabel("Nama").inputValue()).toBe("Budi");
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("booking-phone");
});
