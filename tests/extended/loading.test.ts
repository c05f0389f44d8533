import { loadNoticeId } from "../../src/runtime/starter/startPlan";
import { bookPage, documentOf, pages, startPlan } from "../support/readSite";
import { expect, link, saveData, startScripts, test } from "../support/test";

test("a link whose page's script is gone opens its whole address", async ({ visit }) => {
  // With a prefetched script the page would open here.
  const page = await visit({}, null);
  await saveData(page);
  await page.goto("/services/");
  await startScripts(page);
  let refusals = 0;
  await page.route("**/component---src-pages-en-index*.js", async (route) => {
    refusals += 1;
    if (refusals > 1) await route.continue();
    else await route.fulfill({ status: 404 });
  });
  const loaded = page.waitForEvent("load");
  await link(page, "Book This Service").first().tap();
  await loaded;
  await page.waitForFunction(() => location.hash === "#booking" && location.pathname === "/en/");
  await expect(page.getByRole("checkbox", { checked: true })).toBeVisible();
});

const { "/404/": _withoutGatsby, ...started } = pages;

for (const [path, file] of Object.entries({ ...started, "/buku/": bookPage })) {
  const document = documentOf(file);
  const { scripts, entry } = startPlan(document);
  // The last one only looks after the others.
  const inside = document.querySelectorAll("body script:not([type='application/ld+json'])").slice(0, -1);

  test(`on ${path} any script with a broken character is named at once`, async ({ page, complaints }) => {
    // The clock stands still, so that nothing comes of waiting.
    await page.clock.pauseAt(new Date("2026-12-01T12:00:00+07:00"));
    for (const broken of [...scripts, entry, ...inside.map(({ rawText }) => rawText)]) {
      await page.route(broken.startsWith("/") ? broken : path, async (route) => {
        const response = await route.fetch();
        const text = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
        const script = broken.startsWith("/") ? text : broken;
        await route.fulfill({ response, body: text.replace(script, () => script.replace("{", "@")) });
      });
      await page.goto(path);
      await page.mouse.wheel(0, 10);
      await expect(page.locator(`#${loadNoticeId}`).getByRole("link").first(), broken).toBeVisible();
      await page.unrouteAll();
    }
    expect(complaints.splice(0).length).toBeGreaterThan(scripts.length);
  });
}
