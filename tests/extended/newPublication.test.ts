import { sparingLine, visitOn } from "../support/connection";
import { siteInChromium } from "../support/siteInChromium";
import { tuesdayMorning, wake } from "../support/visit";

const site = siteInChromium();

/** A visitor whose browser has not prefetched the scripts. */
async function visitUnprepared(route: string) {
  const visitor = await visitOn(site.browser, sparingLine, tuesdayMorning);
  await visitor.page.goto(site.origin + route);
  return visitor;
}

test("where a script of the earlier build is gone the page says that the site was renewed, and stops asking", async () => {
  const { page, context } = await visitUnprepared("/");
  const counts = new Map<string, number>();
  await page.route("**/*.js", async (route) => {
    const address = route.request().url();
    counts.set(address, (counts.get(address) ?? 0) + 1);
    await route.fulfill({ status: 404 });
  });
  await page.mouse.wheel(0, 10);
  await page.getByText("Situs ini baru saja diperbarui. Muat ulang untuk melanjutkan.").waitFor();
  expect(await page.getByText("koneksi lambat").isVisible()).toBe(false);
  await page.clock.runFor("01:00:00");
  expect(counts.size).toBeGreaterThan(2);
  // Preload, script and the question why; the preload's answer is not kept.
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(4);
  await context.close();
});

test("a link opens the whole address, service and section included, when the next page's script is gone", async () => {
  const { page, context } = await visitUnprepared("/services/");
  await wake(page);
  let refusals = 0;
  await page.route("**/component---src-pages-en-index*.js", async (route) => {
    refusals += 1;
    if (refusals > 1) await route.continue();
    else await route.fulfill({ status: 404 });
  });
  const loaded = page.waitForEvent("load");
  await page.getByRole("link", { name: "Book This Service" }).first().tap();
  await loaded;
  await page.waitForFunction(() => location.hash === "#booking" && location.pathname === "/en/");
  await page.getByRole("checkbox", { checked: true }).waitFor();
  await context.close();
});
