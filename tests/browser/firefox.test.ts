import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { firefoxFamily, installedBrowser } from "../support/installedBrowser";
import { type SiteServer, serveSite } from "../support/server";

const firefox = process.env.FIREFOX || installedBrowser(firefoxFamily);

// Firefox is the second browser, not a condition: where none is installed Chromium's tests speak for the site.
const inFirefox = firefox ? describe : describe.skip;

inFirefox("in Firefox", () => {
  let browser: Browser;
  let site: SiteServer;

  beforeAll(async () => {
    site = await serveSite();
    browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: firefox ?? "",
      extraPrefsFirefox: { "app.update.auto": false, "browser.safebrowsing.downloads.remote.enabled": false },
    });
  });

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const open = async (route: string, width: number): Promise<{ page: Page; complaints: string[] }> => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.setViewport({ width, height: 800 });
    await page.goto(site.origin + route, { waitUntil: "load" });
    return { page, complaints };
  };

  test("a date typed digit by digit into the native field stays, and becomes the booking's", async () => {
    const page = await browser.newPage();
    await page.setRequestInterception(true);
    page.on("request", (request) => {
      if (/\/calendar-\w+\.js$/.test(request.url())) void request.abort();
      else void request.continue();
    });
    await page.goto(`${site.origin}/?service=beard`, { waitUntil: "load" });
    // The calendar, and what stands in for it, comes when its section is near.
    await page.$eval("#booking-date", (section) => section.scrollIntoView());
    const field = await page.waitForSelector("input[type=date]");
    await field?.focus();
    const year = new Date().getFullYear() + 1;
    await page.keyboard.type(`1208${year}`, { delay: 30 });
    expect(await field?.evaluate((input) => (input as HTMLInputElement).value)).toBe(`${year}-12-08`);
    await page.waitForFunction(() => document.body.textContent?.includes("Di luar jam buka"));
    await page.close();
  });

  test.each([360, 1280])("a whole booking becomes a ticket at %d pixels", async (width) => {
    const { page, complaints } = await open("/", width);
    await page.locator("#booking-name").fill("Budi Santoso");
    await page.locator("#booking-phone").fill("0812 3456 7890");
    await page.locator('input[value="father-son"]').click();
    await page.locator('::-p-aria([name="Bulan berikutnya"])').click();
    // Whatever the device's date: the first day of next month on which the shop is open.
    await page
      .locator('.react-datepicker__day:not(.react-datepicker__day--outside-month)[aria-disabled="false"]')
      .click();
    await page.locator('input[value="17:00"]').click();
    const summary = await page.waitForSelector("#booking-summary-heading");
    expect(await summary?.evaluate((heading) => heading.parentElement?.textContent)).toContain("Rp 201.250");
    await page.locator("button[type=submit]").click();
    const ticket = await page.waitForSelector("article");
    const text = await ticket?.evaluate((element) => element.textContent ?? "");
    expect(text).toMatch(/BTP\d{6}[A-Z0-9]{2}/);
    expect(text).toContain("Paket Ayah & Anak");
    const href = await page.$eval('a[href*="wa.me"][href*="text="]', (link) => link.getAttribute("href") ?? "");
    expect(decodeURIComponent(href)).toContain("Estimasi total: Rp 201.250");
    expect(complaints).toEqual([]);
    await page.close();
  });

  test("the menu on a phone opens and closes after a choice", async () => {
    const { page } = await open("/", 360);
    await page.locator("header summary").click();
    await page.locator('header details a[href="#services"]').click();
    await page.waitForFunction(() => !document.querySelector("header details")?.hasAttribute("open"));
    expect(page.url()).toBe(`${site.origin}/#services`);
    await page.close();
  });

  test("the catalogue filters and fills the cart", async () => {
    const { page, complaints } = await open("/products/?category=tools", 360);
    await page.locator('::-p-aria([name="Add to Cart: Teak Comb"])').click();
    await page.waitForFunction(() => document.body.textContent?.includes("1 item in your cart"));
    expect(await page.$$eval("main ul > li picture", (pictures) => pictures.length)).toBe(3);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
