import type { Page } from "@playwright/test";
import { recordShifts, shiftsOf } from "../support/layoutShifts";
import { hold } from "../support/scripts";
import { desktop, expect, fillBooking, phone, test, turnToNextMonth } from "../support/test";

/** The share of a page's paragraphs and links that are drawn in a font of the site's own. */
async function ownFontShare(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeIds } = await devTools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "p, a" });
  // An element that React has replaced meanwhile is drawn in nothing.
  const fontsOf = (nodeId: number) =>
    devTools.send("CSS.getPlatformFontsForNode", { nodeId }).catch(() => ({ fonts: [] }));
  const used = await Promise.all(nodeIds.map(fontsOf));
  await devTools.detach();
  const drawn = used.filter(({ fonts }) => fonts.length > 0);
  return drawn.filter(({ fonts }) => fonts.every(({ isCustomFont }) => isCustomFont)).length / drawn.length;
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

    for (const route of ["/", "/products/", "/tiket/"] as const) {
      test(`the shop's fonts are used as soon as they arrive on a first visit to ${route}, and move nothing`, async ({
        visit,
      }) => {
        const { page } = await visit(screen, null);
        await recordShifts(page);
        // The text's font is left alone when it comes late for a reader, which on a busy machine it may.
        await page.addInitScript(() => {
          performance.now = () => 0;
        });
        const release = await hold(page, "**/*.woff2");
        await page.goto(route, { waitUntil: "commit" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        expect(await ownFontShare(page)).toBe(0);
        release();
        await page.waitForFunction(() => document.fonts.check("900 16px 'Playfair Display'"));
        while ((await ownFontShare(page)) < 0.8);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  });
}
