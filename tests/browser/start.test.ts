import type { Page, Route } from "@playwright/test";
import { ticketFragment } from "../support/bookingForm";
import { hold, pageScripts } from "../support/scripts";
import { expect, onLine, sparingLine, test } from "../support/test";

const firstProduct = (page: Page) => page.getByRole("button", { name: /^Add to Cart/ }).first();

test("taps before the script is there count as often as they were made, in their order", async ({ page }) => {
  const release = await hold(page, pageScripts);
  await page.goto("/products/");
  await firstProduct(page).tap();
  await firstProduct(page).tap();
  await page.getByRole("button", { name: "Add to Cart: Teak Comb" }).tap();
  await firstProduct(page).tap();
  release();
  await page.getByRole("link", { name: "4 items in your cart" }).waitFor();
  const lines = await page.locator("#cart li").allInnerTexts();
  expect(lines.map((line) => line.split("\n")[0])).toEqual(["Matte Clay", "Teak Comb"]);
  expect(lines[0]).toContain("3");
});

test("a lost connection is named, with the chat; when it returns the page hydrates and replays the tap", async ({
  page,
  context,
}) => {
  // With prefetched scripts the page would hydrate offline.
  await onLine(page, sparingLine);
  await page.goto("/");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Buat Booking" }).tap();
  const trouble = page.getByRole("status").filter({ hasText: "Tombol di halaman ini belum berfungsi" });
  await expect(trouble).toBeVisible();
  const chat = trouble.getByRole("link", { name: "Chat WhatsApp" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+$/);
  await context.setOffline(false);
  await expect(trouble).toBeHidden();
  await expect(page.getByText("Mohon lengkapi semua data")).toBeVisible();
});

test("before the script is there the menu on a phone closes after a choice and when the focus goes on", async ({
  page,
}) => {
  await hold(page, pageScripts);
  await page.goto("/");
  const menu = page.locator("header details");
  const link = menu.getByRole("link", { name: "Layanan" });
  await menu.locator("summary").tap();
  await link.tap();
  await expect(link).toBeHidden();
  await menu.locator("summary").tap();
  await expect(link).toBeVisible();
  await menu.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(link).toBeHidden();
});

test("where the site was published anew the page says so and stops asking; a tap loads it anew, the ticket kept in its address", async ({
  page,
}) => {
  await onLine(page, sparingLine);
  const counts = new Map<string, number>();
  // The scripts of the build that the page belongs to are gone.
  const answer = (route: Route) => {
    const address = route.request().url();
    counts.set(address, (counts.get(address) ?? 0) + 1);
    return route.fulfill({ status: 404 });
  };
  await page.route("**/*.js", answer);
  await page.goto(`/tiket/#${ticketFragment}`);
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
