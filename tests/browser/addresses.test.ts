import { filledTicket } from "../support/bookingForm";
import { byRole, expect, test, untilAllHydrated } from "../support/test";

test("a ticket opens from an address cut within a character, or encoded by an app", async ({ page }) => {
  for (const address of [`/tiket/#${filledTicket}&telp=%2B62+812%2`, `/tiket/%23${encodeURIComponent(filledTicket)}`]) {
    await page.goto("about:blank");
    await page.goto(address);
    const paper = page.getByRole("article");
    await expect(paper).toBeVisible();
    await untilAllHydrated(page);
    await expect(paper).toContainText(/BTP123456AB[\s\S]*Budi/);
    expect(new URL(page.url()).pathname).toBe("/tiket/");
  }
});

test("an unknown address shows its page and is logged", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto("/tiket%252F");
  await expect(byRole(page, "heading", "Oops! Page not found")).toBeVisible();
  await page.mouse.wheel(0, 10);
  expect(logged).toContain("Unknown path: /tiket%252F");
});
