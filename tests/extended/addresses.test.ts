import type { Page } from "playwright-core";
import { ticketFragment } from "../support/bookingForm";
import { hold } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, phone, tuesdayMorning, untilHydrated, visit, wake } from "../support/visit";

const site = siteInChromium();

/** What a visitor needs of any page: its heading, and a way to the shop. */
async function expectWholePage(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.locator("a[href^='https://wa.me/']").count()).toBeGreaterThan(0);
}

test.each(["/#booking%", `/#ubah&${ticketFragment}&nama=Jos%C3`, "/products/#%E2%80", "/%", "//contoh.example/%23x"])(
  "an address that is cut or means nothing shows a whole page of this site: %s",
  async (address) => {
    const { page, context, complaints } = await visit(site.browser, phone, tuesdayMorning);
    await page.goto(site.origin + address);
    await page.mouse.wheel(0, 10);
    await untilHydrated(page);
    // Later changes of the address as well; one during a change of a booking gives way to that.
    await page.evaluate(() => {
      window.location.hash = "%F0%9F";
    });
    await page.waitForFunction(() => /^#(%F0%9F$|ubah)/.test(location.hash));
    await expectWholePage(page);
    expect(new URL(page.url()).origin).toBe(site.origin);
    // The browser itself complains about the status.
    expect(complaints.filter((complaint) => !complaint.includes("status of 404"))).toEqual([]);
    await context.close();
  },
);

test.each([
  ["nothing", "", "Alamat ini tidak membawa tiket."],
  ["a ticket cut off", "#kode=BTP123456AB&tgl=2026-12-08&ja", "Alamat tiket ini tidak utuh"],
  ["100 KB", `#kode=BTP123456AB&nama=${"x".repeat(100_000)}`, "Alamat tiket ini tidak utuh"],
  ["markup", `#${ticketFragment.replace("Budi", "%3Cimg+src=x%3E%3Cb%3EBudi%3C/b%3E")}`, "<b>Budi</b>"],
])("a ticket's address with %s is answered in words, with a way to the shop's chat", async (_name, fragment, words) => {
  const { page, context, complaints } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(`${site.origin}/tiket/${fragment}`);
  await wake(page);
  await page.getByText(words).first().waitFor();
  const main = page.getByRole("main");
  expect(await main.locator("a[href^='https://wa.me/6281200000000']").count()).toBeGreaterThan(0);
  expect(await main.locator("article img, article b").count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a page under another of its addresses hydrates in place, with what was typed", async () => {
  const { page, context, complaints } = await visit(site.browser, phone);
  await page.goto(`${site.origin}/index.html`);
  const written = await page.locator("#booking form").elementHandle();
  await page.getByLabel("Nama").pressSequentially("Budi");
  await untilHydrated(page);
  expect(await written?.evaluate((form) => form.isConnected)).toBe(true);
  expect(await page.getByLabel("Nama").inputValue()).toBe("Budi");
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(["with", "before"])(
  "'Langsung ke konten' on a ticket's page %s its script moves the focus and keeps the ticket's address",
  async (when) => {
    const { page, context } = await visit(site.browser, desktop, tuesdayMorning);
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
    await context.close();
  },
);
