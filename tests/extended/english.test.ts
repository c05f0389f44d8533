import type { Page } from "@playwright/test";
import { indonesianIn } from "../support/languages";
import { otherSitePrefix } from "../support/otherShop";
import { button, byRole, expect, expectText, otherSite, test } from "../support/test";

test.use({ baseURL: otherSite });

/** Texts of the shop that stand alone in an element without the word that they are Indonesian. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      const isOfShop = /^\s*(Jam Booking|Akhir Pekan|DP kembali.*|Cukur Rapi)\s*$/.test(data);
      if (isOfShop && !parentElement?.closest("[lang=id], script")) found.push(data);
    }
    return found;
  });

test("where English is missing, marked Indonesian texts stand in, and all else is English", async ({ page }) => {
  await page.goto(`${otherSitePrefix}/en/#booking`);
  await page.getByLabel("Name", { exact: true }).fill("John Smith");
  await page.getByLabel("Phone Number").fill("+44 7700 900123");
  await byRole(page, "checkbox", /Cukur Rapi/).check();
  await byRole(page, "radio", /Ucok/).check();
  await byRole(page, "gridcell", /^Choose Saturday, 12 December 2026/).click();
  await byRole(page, "radio", /^13:00/).check();
  expect(await page.locator("#booking [lang=id]", { hasText: "Akhir Pekan" }).count()).toBeGreaterThan(2);
  expect(await unmarked(page)).toEqual([]);
  await button(page, /^Book$/).click();
  await button(page, "Copy ticket link").waitFor();
  const deposit = byRole(page, "region", "Pay the deposit with the shop's QRIS code");
  await deposit.locator("summary").click();
  await expectText(deposit, "Check that the recipient is CUKUR DAENG");
  expect(indonesianIn(await page.content())).toEqual([]);
  expect(await unmarked(page)).toEqual([]);
});
