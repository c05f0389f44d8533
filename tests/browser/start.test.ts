import type { Route } from "@playwright/test";
import { filledTicket, submitButton } from "../support/bookingForm";
import { expect, expectText, link, saveData, test, untilAllHydrated } from "../support/test";

test("a lost connection is named; once it returns the page replays the click", async ({ page, context }) => {
  // With prefetched scripts the page would hydrate offline.
  await saveData(page);
  await page.goto("/");
  await context.setOffline(true);
  // Without pointer or key, as by voice control.
  await submitButton(page).evaluate((button: HTMLElement) => button.click());
  const notice = page.getByRole("status").filter({ hasText: "Tombol di halaman ini belum berfungsi" });
  await expect(link(notice, "Chat WhatsApp")).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expectText(page, "Mohon lengkapi semua data");
});

test("an address with a query, and links with one, request no data anew", async ({ page }) => {
  const data: string[] = [];
  page.on("request", (request) => request.url().includes("page-data.json") && data.push(request.url()));
  await page.goto("/?fbclid=abc");
  await untilAllHydrated(page);
  for (const link of await page.locator('a[href*="?"][href^="/"]').all()) await link.hover();
  await page.waitForLoadState("networkidle");
  expect(data.filter((address) => address.includes("?"))).toEqual([]);
});

test("a page of an older build says so and stops asking; a tap reloads it with its ticket", async ({ page }) => {
  await saveData(page);
  // Some devices say that they are offline while they are not.
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  const counts = new Map<string, number>();
  // The scripts of the build that the page belongs to are gone.
  const answer = (route: Route) => {
    const address = route.request().url();
    counts.set(address, (counts.get(address) ?? 0) + 1);
    return route.fulfill({ status: 404 });
  };
  await page.route("**/*.js", answer);
  await page.goto(`/tiket/#${filledTicket}`);
  await expectText(page, "Situs ini baru saja diperbarui. Muat ulang untuk melanjutkan.");
  await expect(page.getByText("koneksi lambat")).toBeHidden();
  await page.clock.runFor("01:00:00");
  expect(counts.size).toBeGreaterThan(2);
  // Preload, script and the question why; the preload's answer is not kept.
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(4);
  await page.unroute("**/*.js", answer);
  await link(page, "Muat ulang halaman").tap();
  await expect(page.getByRole("article")).toContainText("BTP123456AB");
});

const answer = (body: string) => (route: Route) => route.fulfill({ contentType: "text/javascript", body });

for (const [how, respond] of Object.entries<(route: Route) => Promise<void>>({
  "is blocked": (route) => route.abort("blockedbyclient"),
  "cannot be read": answer("@"),
  throws: answer("throw 'at once'"),
  "throws later": answer("Promise.reject('later')"),
}))
  test(`a script that ${how} is named at once`, async ({ page, complaints }) => {
    // The clock stands still, so that nothing comes of waiting.
    await page.clock.pauseAt(new Date("2026-12-01T12:00:00+07:00"));
    await page.route("**/app-*.js", respond);
    await page.goto("/");
    await page.mouse.wheel(0, 10);
    await expect(link(page.getByRole("status"), "Chat WhatsApp")).toBeVisible();
    complaints.length = 0;
  });
