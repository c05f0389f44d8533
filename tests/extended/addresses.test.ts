import { ticketFragment } from "../support/bookingForm";
import { hold } from "../support/scripts";
import { desktop, expect, origin, test, untilHydrated } from "../support/test";

test("a page under another of its addresses hydrates in place, with what was typed", async ({ page }) => {
  await page.goto("/index.html");
  const written = await page.locator("#booking form").elementHandle();
  await page.getByLabel("Nama").pressSequentially("Budi");
  await untilHydrated(page);
  expect(await written?.evaluate((form) => form.isConnected)).toBe(true);
  await expect(page.getByLabel("Nama")).toHaveValue("Budi");
});

for (const when of ["with", "before"] as const) {
  test(`'Langsung ke konten' on a ticket's page ${when} its script moves the focus and keeps the ticket's address`, async ({
    visit,
  }) => {
    const { page } = await visit(desktop);
    const release = when === "before" ? await hold(page, "**/app-*.js") : () => {};
    const address = `${origin}/tiket/#${ticketFragment}`;
    await page.goto(address, { waitUntil: "domcontentloaded" });
    if (when === "with") await page.getByRole("article").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    release();
    await expect(page.locator("#main")).toBeFocused();
    expect(page.url()).toBe(address);
    await expect(page.getByRole("article")).toContainText("Budi");
  });
}
