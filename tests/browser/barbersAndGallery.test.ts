import type { Page } from "playwright-core";
import { accessibilityFindings } from "../support/accessibility";
import { changedSiteFolder, changedSitePrefix } from "../support/changedSite";
import { whenEnlarged } from "../support/enlargedText";
import { recordShifts, shiftsOf } from "../support/layoutShifts";
import { photos } from "../support/peopleAndWork";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, fillBooking, phone, tuesdayMorning, visit, wake } from "../support/visit";

const site = siteInChromium({ folder: changedSiteFolder, prefix: changedSitePrefix });
const home = () => `${site.origin}${changedSitePrefix}/`;

const strip = (page: Page) => page.locator("#work ul");

/** The numbers of the photographs that are loaded. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("#work img")].flatMap((img, index) =>
      img.complete && img.naturalWidth > 0 ? [index + 1] : [],
    ),
  );

const untilLastIsLoaded = (page: Page) =>
  page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>("#work img")].at(-1)?.naturalWidth);

/** Waits until the booking section is at its anchor, right below the header. */
const untilAtBooking = (page: Page) =>
  page.waitForFunction(() => Math.abs((document.querySelector("#booking")?.getBoundingClientRect().top ?? 0) - 72) < 1);

/** Waits for a condition, such as the end of a smooth scroll, as long as the test may take. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
}

test("photographs load when they come near, down the page and along the strip", async () => {
  const { page, context } = await visit(site.browser, desktop);
  await page.goto(home());
  await strip(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>("#work img")?.naturalWidth);
  expect((await loaded(page)).length).toBeLessThan(photos.length / 2);
  await strip(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
  await untilLastIsLoaded(page);
  expect((await loaded(page)).length).toBeLessThan(photos.length);
  await context.close();
});

test("without script the strip scrolls, by wheel and by keyboard, and has no arrows", async () => {
  const { page, context } = await visit(site.browser, { ...desktop, javaScriptEnabled: false });
  await page.goto(home());
  await strip(page).hover();
  await until(async () => {
    await page.mouse.wheel(300, 0);
    return (await strip(page).evaluate((list) => list.scrollLeft)) > 500;
  });
  const last = strip(page).getByRole("link").last();
  await last.focus();
  await until(async () => {
    const { left, right } = await last.evaluate((link) => link.getBoundingClientRect());
    return left >= 0 && right <= 1280;
  });
  expect(await page.getByRole("button", { name: "Foto berikutnya" }).isVisible()).toBe(false);
  await context.close();
});

test("by keyboard every photograph is shown whole, with and without smooth scrolling", async () => {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    const { page, context } = await visit(site.browser, { ...desktop, reducedMotion });
    await page.goto(home());
    await strip(page).getByRole("link").first().focus();
    for (const key of [...Array(6).fill("Tab"), ...Array(3).fill("Shift+Tab")]) {
      await page.keyboard.press(key);
      await page.waitForFunction(() => {
        const { left, right } = document.activeElement?.getBoundingClientRect() ?? { left: -1, right: -1 };
        return document.activeElement?.closest("#work") && left >= 0 && right <= innerWidth;
      });
    }
    await context.close();
  }
});

test("enlarged, nothing of barbers and their work is wider than the window", async () => {
  const { page, context } = await visit(site.browser, desktop);
  await page.goto(home());
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = (await whenEnlarged(page)).filter((fault) => fault.endsWith("px wide"));
    expect([width, wide]).toEqual([width, []]);
  }
  await context.close();
});

test("every photograph is as tall as the others and keeps its own shape", async () => {
  const { page, context } = await visit(site.browser, phone);
  await page.goto(home());
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const sizes = await strip(page).evaluate((list) =>
      [...list.querySelectorAll("img")].map((img) => {
        const { width, height } = img.getBoundingClientRect();
        return { height: Math.round(height), isUpright: width < height };
      }),
    );
    expect(new Set(sizes.map(({ height }) => height)).size).toBe(1);
    // Of five shapes in turn the first and the fourth are upright.
    expect(sizes.slice(0, 5).map(({ isUpright }) => isUpright)).toEqual([true, false, false, true, false]);
  }
  await context.close();
});

test("a link past all photographs and services lands where it says", async () => {
  const { page, context } = await visit(site.browser, phone);
  await page.goto(home());
  await page.getByRole("link", { name: "Booking Sekarang", exact: true }).first().click();
  await untilAtBooking(page);
  await page.goto(`${home()}services/`);
  await wake(page);
  await page
    .getByRole("link", { name: /^Book This Service/ })
    .first()
    .click();
  await untilAtBooking(page);
  await context.close();
});

test("a barber's face is large, and no row of five barbers has an empty place", async () => {
  const { page, context } = await visit(site.browser, phone);
  await page.goto(home());
  for (const [width, least] of [
    [360, 0.38],
    [768, 0.25],
    [1280, 0.15],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const { shares, gaps } = await page.locator("#barbers ul").evaluate((list) => {
      const whole = list.getBoundingClientRect();
      const rows = new Map<number, DOMRect[]>();
      for (const item of list.children) {
        const box = item.getBoundingClientRect();
        rows.set(box.top, [...(rows.get(box.top) ?? []), box]);
      }
      return {
        shares: [...list.querySelectorAll("img")].map((img) => img.getBoundingClientRect().width / window.innerWidth),
        gaps: [...rows.values()].map((row) => Math.round(whole.right - Math.max(...row.map(({ right }) => right)))),
      };
    });
    expect(shares).toHaveLength(2);
    expect(Math.min(...shares)).toBeGreaterThan(least);
    expect(new Set(gaps)).toEqual(new Set([0]));
  }
  await context.close();
});

test("in forced colours the chosen barber looks other than the others, as a chosen service does", async () => {
  const { page, context } = await visit(site.browser, { ...phone, forcedColors: "active" }, tuesdayMorning);
  await page.goto(`${home()}?service=classic&barber=rizky#booking`);
  await page.getByRole("radio", { name: /^Rizky/, checked: true }).waitFor();
  const backgroundOf = (selector: string) =>
    page
      .locator(`label:has(input${selector})`)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const chosen = await backgroundOf("[name=barber]:checked");
  expect(chosen).not.toBe(await backgroundOf("[name=barber]:not(:checked)"));
  expect(chosen).toBe(await backgroundOf("[name=service]:checked"));
  await context.close();
});

test("the arrows scroll the strip and wrap around at its ends", async () => {
  const { page, context } = await visit(site.browser, { ...desktop, reducedMotion: "reduce" });
  await page.goto(home());
  const next = page.getByRole("button", { name: "Foto berikutnya" });
  await strip(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>("#work img")?.naturalWidth);
  await next.click();
  await page.waitForFunction(() => (document.querySelector("#work ul")?.scrollLeft ?? 0) > 300);
  await page.getByRole("button", { name: "Foto sebelumnya" }).click();
  await page.waitForFunction(() => document.querySelector("#work ul")?.scrollLeft === 0);
  await page.getByRole("button", { name: "Foto sebelumnya" }).click();
  await page.waitForFunction(() => {
    const list = document.querySelector("#work ul");
    return list !== null && Math.abs(list.scrollLeft - (list.scrollWidth - list.clientWidth)) < 2;
  });
  await next.click();
  await page.waitForFunction(() => document.querySelector("#work ul")?.scrollLeft === 0);
  await context.close();
});

test("a photograph leads to a booking of its service, and a barber's mirror to one with him, without leaving the page", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(home());
  await page.locator("#booking").scrollIntoViewIfNeeded();
  await page.getByRole("gridcell").first().waitFor({ state: "attached" });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await strip(page)
    .getByRole("link", { name: /^Foto 3\b/ })
    .press("Enter");
  await page.getByRole("checkbox", { name: "Cukur Jenggot", checked: true }).waitFor();
  await page.locator("#booking:focus").waitFor();
  await page.keyboard.press("Tab");
  await page.locator("#booking-name:focus").waitFor();
  await page.getByRole("link", { name: "Pilih Bang Tono" }).click();
  await page.getByRole("radio", { name: /Bang Tono/, checked: true }).waitFor();
  expect(await page.getByRole("checkbox", { name: "Cukur Jenggot" }).isChecked()).toBe(true);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await context.close();
});

test.each([
  ["phone", phone],
  ["desktop", desktop],
])(
  "on a %s the accessibility checker finds nothing with barbers and their work, from the first screen to the ticket",
  async (_name, screen) => {
    const { page, context, complaints } = await visit(site.browser, screen, tuesdayMorning);
    await page.goto(home());
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole("radio", { name: /Bang Tono/ }).check();
    await fillBooking(page, { day: "8", time: "12:00" });
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Buat Booking" }).click();
    const ticket = page.getByRole("article");
    await ticket.waitFor();
    expect(await ticket.textContent()).toContain("Bang Tono");
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test("nothing moves by itself while thirty photographs load", async () => {
  const { page, context } = await visit(site.browser, phone);
  await recordShifts(page);
  await page.goto(home());
  for (let step = 0; step < 30; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(40);
  }
  await strip(page).scrollIntoViewIfNeeded();
  await strip(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
  await untilLastIsLoaded(page);
  expect(await shiftsOf(page)).toEqual([]);
  await context.close();
});
