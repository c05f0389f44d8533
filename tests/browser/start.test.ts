import type { Route } from "@playwright/test";
import { filledTicket } from "../support/bookingForm";
import { expect, saveData, test } from "../support/test";

test("a lost connection is named; once it returns the page replays the click", async ({ page, context }) => {
  // With prefetched scripts the page would hydrate offline.
  await saveData(page);
  await page.goto("/");
  await context.setOffline(true);
  // Without pointer or key, as by voice control.
  await page.getByRole("button", { name: "Buat Booking" }).evaluate((button: HTMLElement) => button.click());
  const notice = page.getByRole("status").filter({ hasText: "Tombol di halaman ini belum berfungsi" });
  await expect(notice.getByRole("link", { name: "Chat WhatsApp" })).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByText("Mohon lengkapi semua data")).toBeVisible();
});

test("a page of an older build says so and stops asking; a tap reloads it with its ticket", async ({ page }) => {
  await saveData(page);
  const counts = new Map<string, number>();
  // The scripts of the build that the page belongs to are gone.
  const answer = (route: Route) => {
    const address = route.request().url();
    counts.set(address, (counts.get(address) ?? 0) + 1);
    return route.fulfill({ status: 404 });
  };
  await page.route("**/*.js", answer);
  await page.goto(`/tiket/#${filledTicket}`);
  await expect(page.getByText("Situs ini baru saja diperbarui. Muat ulang untuk melanjutkan.")).toBeVisible();
  await expect(page.getByText("koneksi lambat")).toBeHidden();
  await page.clock.runFor("01:00:00");
  expect(counts.size).toBeGreaterThan(2);
  // Preload, script and the question why; the preload's answer is not kept.
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(4);
  await page.unroute("**/*.js", answer);
  await page.getByRole("link", { name: "Muat ulang halaman" }).tap();
  await expect(page.getByRole("article")).toContainText("BTP123456AB");
});
