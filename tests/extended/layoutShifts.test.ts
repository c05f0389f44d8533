import type { Page } from "@playwright/test";
import { recordShifts, shiftsOf } from "../support/layoutShifts";
import { hold } from "../support/requests";
import { desktop, expect, fillBooking, phone, test, turnToNextMonth } from "../support/test";

/** The share of a page's elements of `selector` that are drawn in a font of the site's own. */
async function ownFontShare(page: Page, selector: string): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeIds } = await devTools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  // An element that React has replaced meanwhile is drawn in nothing.
  const fontsOf = (nodeId: number) =>
    devTools.send("CSS.getPlatformFontsForNode", { nodeId }).catch(() => ({ fonts: [] }));
  const used = await Promise.all(nodeIds.map(fontsOf));
  await devTools.detach();
  const drawn = used.filter(({ fonts }) => fonts.length > 0);
  return drawn.filter(({ fonts }) => fonts.every(({ isCustomFont }) => isCustomFont)).length / drawn.length;
}

/** Lets everything come at this many kilobytes a second. */
async function slowDown(page: Page, kilobytes: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: kilobytes * 1024, uploadThroughput: -1 };
  await devTools.send("Network.emulateNetworkConditions", line);
}

for (const [name, screen] of [
  ["phone", phone],
  ["desktop", desktop],
] as const) {
  test.describe(`on a ${name}`, () => {
    test("nothing moves by itself during a whole visit and booking", async ({ visit }) => {
      const { page } = await visit(screen, null);
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
      await fillBooking(page, { day: "15" });
      await page.getByRole("button", { name: "Buat Booking" }).click();
      await expect(page.getByRole("article")).toBeVisible();
      // For half a second after a tap a shift counts as the tap's own.
      const tapped = await page.evaluate(() => performance.now());
      await page.waitForFunction((since) => performance.now() - since > 500, tapped);
      expect(await shiftsOf(page)).toEqual([]);
    });

    test("the home page's first screen appears whole, and does not move while the rest of the page arrives", async ({
      visit,
    }) => {
      const { page } = await visit(screen, null);
      await slowDown(page, 30);
      await recordShifts(page);
      await page.goto("/");
      expect(await shiftsOf(page)).toEqual([]);
    });

    for (const route of ["/", "/products/", "/tiket/"] as const) {
      test(`the headings' font is used as soon as it arrives on a first visit to ${route}, and nothing moves`, async ({
        visit,
      }) => {
        const { page } = await visit(screen, null);
        await recordShifts(page);
        const release = await hold(page, "**/*.woff2");
        await page.goto(route, { waitUntil: "commit" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        expect(await ownFontShare(page, "h1, p, a")).toBe(0);
        release();
        await expect.poll(() => ownFontShare(page, "h1")).toBe(1);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  });
}
