import { ticketFragment } from "../support/bookingForm";
import { hold } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, phone, tuesdayMorning, untilHydrated, visit } from "../support/visit";

const site = siteInChromium();

test("a page under another of its addresses hydrates in place, with what was typed", async () => {
  const { page, complaints } = await site.open("/index.html", phone);
  const written = await page.locator("#booking form").elementHandle();
  await page.getByLabel("Nama").pressSequentially("Budi");
  await untilHydrated(page);
  expect(await written?.evaluate((form) => form.isConnected)).toBe(true);
  expect(await page.getByLabel("Nama").inputValue()).toBe("Budi");
  expect(complaints).toEqual([]);
});

test.each(["with", "before"])(
  "'Langsung ke konten' on a ticket's page %s its script moves the focus and keeps the ticket's address",
  async (when) => {
    const { page } = await visit(site.browser, desktop, tuesdayMorning);
    const release = when === "before" ? await hold(page, "**/app-*.js") : () => {};
    const address = `${site.origin}/tiket/#${ticketFragment}`;
    await page.goto(address, { waitUntil: "domcontentloaded" });
    if (when === "with") await page.getByRole("article").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    release();
    await page.waitForFunction(() => document.activeElement?.id === "main");
    expect(page.url()).toBe(address);
    expect(await page.getByRole("article").innerText()).toContain("Budi");
  },
);
