import type { Page } from "playwright-core";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, phone, tuesdayMorning, untilHydrated, visit, wake } from "../support/visit";

const site = siteInChromium();

const ticket = "kode=BTP123456AB&tgl=2026-12-08&jam=17:00&layanan=premium&total=172500";

/** What a visitor needs of any page: its heading, and a way to the shop. */
async function expectWholePage(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  expect(await page.locator("a[href^='https://wa.me/']").count()).toBeGreaterThan(0);
}

describe("a link that was cut in the middle of a character", () => {
  test.each([
    ["/#booking%", /Bintang/],
    [`/#ubah&${ticket}&nama=Jos%C3`, /Bintang/],
    ["/products/#%E2%80", "Our Products"],
  ])("leaves the page at %s whole", async (address, heading) => {
    const { page, context, complaints } = await visit(site.browser, phone, tuesdayMorning);
    await page.goto(site.origin + address);
    await wake(page);
    await untilHydrated(page);
    // Later changes of the address as well; one during a change of a booking gives way to that.
    await page.evaluate(() => {
      window.location.hash = "%F0%9F";
    });
    await page.waitForFunction(() => /^#(%F0%9F$|ubah)/.test(location.hash));
    await expectWholePage(page, heading);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    ["telp=%2B62+812%2", "nama=Budi"],
    ["nama=Jos%C3", "telp=0812"],
  ])("shows what is left of the ticket: %s", async (cut, whole) => {
    const { page, context, complaints } = await visit(site.browser, phone, tuesdayMorning);
    await page.goto(`${site.origin}/tiket/#${ticket}&${whole}&${cut}`);
    const paper = page.getByRole("article");
    await paper.waitFor();
    await untilHydrated(page);
    expect(await paper.innerText()).toContain("BTP123456AB");
    await expectWholePage(page, "Tiket booking");
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("an address whose marks an app has encoded", () => {
  const encoded = `nama=Jos%C3%A9&telp=0812`;

  test.each([
    ["#", `/tiket/%23${ticket}&${encoded}`],
    ["# and all that follows", `/tiket/%23${encodeURIComponent(`${ticket}&${encoded}`)}`],
  ])("leads on to the ticket: %s", async (_name, address) => {
    const { page, context } = await visit(site.browser, phone, tuesdayMorning);
    await page.goto(site.origin + address);
    const paper = page.getByRole("article");
    await paper.waitFor();
    expect(await paper.innerText()).toMatch(/BTP123456AB[\s\S]*José/);
    expect(new URL(page.url()).pathname).toBe("/tiket/");
    await context.close();
  });

  test("leads on to the booking with its service", async () => {
    const { page, context } = await visit(site.browser, phone, tuesdayMorning);
    await page.goto(`${site.origin}/%3Fservice=premium%23booking`);
    await page.getByRole("checkbox", { name: "Styling Premium", checked: true }).waitFor();
    await context.close();
  });

  test.each(["/tiket%2F", "/%", "//contoh.example/%23x"])(
    "stays on the site, and where nothing was meant on the page for unknown addresses: %s",
    async (address) => {
      const { page, context, complaints } = await visit(site.browser, phone, tuesdayMorning);
      await page.goto(`${site.origin}${address}`);
      await wake(page);
      await untilHydrated(page);
      expect(new URL(page.url()).origin).toBe(site.origin);
      await expectWholePage(page, /./);
      // The browser itself complains about the status.
      expect(complaints.filter((complaint) => !complaint.includes("status of 404"))).toEqual([]);
      await context.close();
    },
  );
});

test.each([
  ["with its script", false],
  ["before its script is there", true],
])(
  "'Langsung ke konten' on a ticket's page %s moves the focus and keeps the ticket's address",
  async (_name, isHeld) => {
    const { page, context } = await visit(site.browser, desktop, tuesdayMorning);
    let release = () => {};
    if (isHeld) {
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/app-*.js", async (route) => {
        await held;
        await route.continue();
      });
    }
    const address = `${site.origin}/tiket/#${ticket}&nama=Budi`;
    await page.goto(address, { waitUntil: "domcontentloaded" });
    if (!isHeld) await page.getByRole("article").waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Langsung ke konten");
    await page.keyboard.press("Enter");
    release();
    await page.waitForFunction(() => document.activeElement?.id === "main");
    expect(page.url()).toBe(address);
    await page.reload();
    expect(await page.getByRole("article").innerText()).toContain("Budi");
    await context.close();
  },
);
