import puppeteer, { type Browser } from "puppeteer-core";
import { firefoxFamily, installedBrowser } from "../support/installedBrowser";
import { type SiteServer, serveSite } from "../support/server";

const firefox = process.env.FIREFOX || installedBrowser(firefoxFamily);

// Firefox is no condition: where none is installed the other engines' tests say so in one line.
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
});
