import type { Page } from "playwright-core";
import { otherSiteFolder, otherSitePrefix } from "../support/otherShop";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, phone, tuesdayMorning, visit } from "../support/visit";

const site = siteInChromium({ folder: otherSiteFolder, prefix: otherSitePrefix });
const home = () => `${site.origin}${otherSitePrefix}/`;

const strip = (page: Page) => page.locator("#work ul");

test("the arrows scroll the strip and wrap around at its ends", async () => {
  const { page } = await visit(site.browser, { ...desktop, reducedMotion: "reduce" });
  await page.goto(home());
  const next = page.getByRole("button", { name: "Foto berikutnya" });
  await strip(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>("#work img")?.naturalWidth);
  await next.click();
  await page.waitForFunction(() => (document.querySelector("#work ul")?.scrollLeft ?? 0) > 300);
  await page.getByRole("button", { name: "Foto sebelumnya" }).click();
  await page.waitForFunction(() => document.querySelector("#work ul")?.scrollLeft === 0);
  await page.getByRole("button", { name: "Foto sebelumnya" }).click();
  await page.waitForFunction(() => {
    const list = document.querySelector("#work ul");
    return list !== null && Math.abs(list.scrollLeft - (list.scrollWidth - list.clientWidth)) < 2;
  });
  await next.click();
  await page.waitForFunction(() => document.querySelector("#work ul")?.scrollLeft === 0);
});

test("a photograph leads to a booking of its service, and a barber's mirror to one with him, without leaving the page", async () => {
  const { page } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(home());
  await page.locator("#booking").scrollIntoViewIfNeeded();
  await page.getByRole("gridcell").first().waitFor({ state: "attached" });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await strip(page)
    .getByRole("link", { name: /^Foto 3\b/ })
    .press("Enter");
  const beard = page.getByRole("checkbox", { name: "Rapikan Jenggot" });
  await page.locator("#booking:focus").waitFor();
  expect(await beard.isChecked()).toBe(true);
  await page.getByRole("link", { name: "Pilih Pak Gun" }).click();
  await page.getByRole("radio", { name: /Pak Gun/, checked: true }).waitFor();
  expect(await beard.isChecked()).toBe(true);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});
