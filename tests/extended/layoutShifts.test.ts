import type { Page } from "@playwright/test";
import { makeTicket } from "../support/bookingForm";
import { recordShifts, shiftsOf } from "../support/layoutShifts";
import { hold } from "../support/requests";
import { desktop, expect, phone, test, turnToNextMonth } from "../support/test";

/** Whether the first element of `selector` is drawn in a font of the site's own. */
async function isInOwnFont(page: Page, selector: string) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devTools.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

for (const [width, height] of [
  [320, 568],
  [600, 640],
] as const)
  test(`at ${width} x ${height} nothing moves when the clock says whether the shop is open`, async ({ visit }) => {
    const page = await visit({ viewport: { width, height } }, new Date("2026-12-01T23:10:00+07:00"));
    await recordShifts(page);
    await page.goto("/en/");
    await page.getByText("Closed, opens tomorrow 09:00 WIB").first().waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  });

for (const [name, screen] of [
  ["phone", phone],
  ["desktop", desktop],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ ...screen, now: null });

    test("nothing moves by itself during a whole visit and booking", async ({ page }) => {
      await recordShifts(page);
      await page.goto("/");
      // Down the page by the wheel, so that whatever loads near the viewport has loaded.
      for (let down = 0; down < 7000; down += 500) {
        await page.mouse.wheel(0, 500);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
      }
      await turnToNextMonth(page);
      await makeTicket(page, { day: "15" });
      // For half a second after a tap a shift counts as the tap's own.
      const tapped = await page.evaluate(() => performance.now());
      await page.waitForFunction((since) => performance.now() - since > 500, tapped);
      expect(await shiftsOf(page)).toEqual([]);
    });

    test("the first screen appears whole, and stays while the rest arrives", async ({ page }) => {
      const devTools = await page.context().newCDPSession(page);
      const line = { offline: false, latency: 0, downloadThroughput: 30 * 1024, uploadThroughput: -1 };
      await devTools.send("Network.emulateNetworkConditions", line);
      await recordShifts(page);
      await page.goto("/");
      expect(await shiftsOf(page)).toEqual([]);
    });

    for (const route of ["/", "/products/", "/tiket/"])
      test(`the headings' font is used once it arrives at ${route}, and nothing moves`, async ({ page }) => {
        await recordShifts(page);
        const release = await hold(page, "**/*.woff2");
        await page.goto(route, { waitUntil: "commit" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        expect(await isInOwnFont(page, "h1")).toBe(false);
        release();
        await expect.poll(() => isInOwnFont(page, "h1")).toBe(true);
        expect(await shiftsOf(page)).toEqual([]);
      });
  });
}
