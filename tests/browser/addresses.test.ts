import { ticketFragment } from "../support/bookingForm";
import { expect, test, untilHydrated } from "../support/test";

for (const [name, address] of [
  ["was cut in the middle of a character", `/tiket/#${ticketFragment}&telp=%2B62+812%2`],
  ["an app has encoded the # of", `/tiket/%23${ticketFragment}`],
  ["an app has encoded all marks of", `/tiket/%23${encodeURIComponent(ticketFragment)}`],
] as const) {
  test(`a ticket opens from an address that ${name}`, async ({ page }) => {
    await page.goto(address);
    const paper = page.getByRole("article");
    await expect(paper).toBeVisible();
    await untilHydrated(page);
    await expect(paper).toContainText(/BTP123456AB[\s\S]*Budi/);
    expect(new URL(page.url()).pathname).toBe("/tiket/");
  });
}

test("an unknown address shows its page and is logged", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto("/tiket%252F");
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.mouse.wheel(0, 10);
  expect(logged).toContain("Unknown path: /tiket%252F");
  await expect(page.getByRole("link", { name: /beranda/ })).toHaveAttribute("href", "/");
});
