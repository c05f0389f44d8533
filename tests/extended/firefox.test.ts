import type { Browser, Page } from "puppeteer-core";
import { hasFirefox, launchFirefox } from "../support/firefox";
import { focusedElement, translatePage } from "../support/pageFunctions";
import { type SiteServer, serveSite } from "../support/server";

// Without Firefox these are skipped; otherEngines.test.ts says what to install.
const inFirefox = hasFirefox ? describe : describe.skip;

inFirefox("in Firefox", () => {
  let browser: Browser;
  let site: SiteServer;
  const year = new Date().getFullYear() + 1;

  beforeAll(async () => {
    site = await serveSite();
    // In forced colours.
    browser = await launchFirefox({ "browser.display.document_color_use": 2 });
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
    // The calendar, here its native replacement, loads when its section comes near.
    await page.$eval("#booking-date", (section) => section.scrollIntoView());
    const field = await page.waitForSelector("input[type=date]");
    await field?.focus();
    await page.keyboard.type(`1208${year}`, { delay: 30 });
    expect(await field?.evaluate((input) => (input as HTMLInputElement).value)).toBe(`${year}-12-08`);
    await page.waitForFunction(() => document.body.textContent?.includes("Di luar jam buka"));
    await page.close();
  });

  /** Opens the booking on a small phone by a link that fills in all but name and phone. */
  const openFilled = async (): Promise<Page> => {
    const page = await browser.newPage();
    await page.setViewport({ width: 360, height: 640 });
    await page.evaluateOnNewDocument(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener("securitypolicyviolation", ({ blockedURI }) => refused.push(blockedURI));
    });
    await page.goto(`${site.origin}/?service=father-son&date=${year}-12-08&time=17:00#booking`, { waitUntil: "load" });
    await page.waitForSelector("[role=gridcell][aria-selected=true]");
    return page;
  };

  test("in a filled form no prefetch is refused, no focused element is hidden, and what is chosen shows in forced colours", async () => {
    const page = await openFilled();
    expect(await page.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
    const backgroundOf = (css: string) => page.$eval(css, (element) => getComputedStyle(element).backgroundColor);
    const chosen = await backgroundOf("[role=gridcell][aria-selected=true]");
    expect(chosen).not.toBe(await backgroundOf("[role=gridcell][aria-selected=false]"));
    expect(await backgroundOf("label:has(input[name=time]:checked)")).toBe(chosen);
    expect(await backgroundOf("label:has(input[name=service]:checked)")).toBe(chosen);

    await page.type("#booking-name", "Budi Santoso");
    await page.type("#booking-phone", "0812 3456 7890");
    const hidden: string[] = [];
    await page.focus("#booking");
    for (const back of [false, true]) {
      for (let steps = 0; ; steps += 1) {
        if (back) await page.keyboard.down("Shift");
        await page.keyboard.press("Tab");
        if (back) await page.keyboard.up("Shift");
        const holder = await page.evaluate(focusedElement);
        if (holder === null || steps === 45) {
          expect(steps).toBeGreaterThan(5);
          break;
        }
        if (!holder.isVisible) hidden.push(`${back ? "back" : "on"}: ${holder.name}`);
      }
    }
    expect(hidden).toEqual([]);

    // By now the next scripts are prefetched, and the data of the linked pages.
    await page.waitForFunction(() => {
      const link = document.querySelector<HTMLLinkElement>("link[rel=prefetch][href*='page-data']");
      return link && performance.getEntriesByName(link.href).length > 0;
    });
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
    await page.close();
  });

  test("a translated page shows what is chosen, and a click on the chat's link within a double click on 'Buat Booking' opens nothing", async () => {
    const page = await openFilled();
    const translate = () => page.evaluate(translatePage);
    await page.type("#booking-name", "Budi Santoso");
    await page.type("#booking-phone", "0812 3456 7890");
    await translate();
    await page.locator("[role=gridcell][aria-label*='15 Desember']").click();
    await translate();
    await page.locator("[role=gridcell][aria-label*='16 Desember']").click();
    await page.locator("input[value='09:30']").click();
    await page.locator("input[value=beard]").click();
    const textOf = (css: string) => page.$eval(css, (element) => (element as HTMLElement).innerText);
    await page.waitForFunction(() =>
      document
        .querySelector<HTMLElement>("section:has(> div > #booking-summary-heading)")
        ?.innerText.includes("120 menit · 09:30"),
    );
    expect(await textOf("#booking-date")).toContain(`16 Desember ${year}`);
    expect(await textOf("#booking-date")).not.toContain(`15 Desember ${year}`);
    await translate();

    const tabs = (await browser.pages()).length;
    const submit = await page.waitForSelector("button[type=submit]");
    await submit?.scrollIntoView();
    const place = await submit?.clickablePoint();
    if (!place) throw new Error("the button is on the page");
    await page.mouse.click(place.x, place.y);
    await page.waitForSelector("article");
    // By the page's clock no time passes until the click on the link to the chat, however long this machine takes.
    const send = await page.waitForSelector("#booking a[href^='https://wa.me/']");
    await send?.scrollIntoView();
    const second = await send?.clickablePoint();
    if (!second) throw new Error("the link is on the page");
    await page.evaluate(() => {
      Object.defineProperty(Event.prototype, "timeStamp", { get: () => 1 });
    });
    await page.mouse.click(second.x, second.y);
    expect(await textOf("article")).toContain(`16 Desember ${year}`);
    expect((await browser.pages()).length).toBe(tabs);
    await page.close();
  });
});
