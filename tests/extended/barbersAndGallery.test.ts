import type { Page } from "@playwright/test";
import { photos } from "../support/barbersAndPhotos";
import { times } from "../support/focusWalk";
import { recordShifts, shiftsOf } from "../support/layoutShifts";
import { button, desktop, expect, otherSite, test } from "../support/test";

test.use({ baseURL: otherSite });

const strip = (page: Page) => page.locator("#work ul");

async function untilFirstPhoto(page: Page) {
  await strip(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>("#work img")?.naturalWidth);
}

test("photographs load when near, shift nothing, and are shown whole by keyboard", async ({ visit }) => {
  const page = await visit(desktop, null);
  await recordShifts(page);
  await page.goto("./");
  await untilFirstPhoto(page);
  const loaded = await strip(page)
    .locator("img")
    .evaluateAll((images: HTMLImageElement[]) => images.filter(({ naturalWidth }) => naturalWidth > 0).length);
  expect(loaded).toBeLessThan(photos.length / 2);
  await strip(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>("#work img")].at(-1)?.naturalWidth);
  expect(await shiftsOf(page)).toEqual([]);
  await strip(page).getByRole("link").first().focus();
  for (const key of [...times(6, "Tab"), ...times(3, "Shift+Tab")]) {
    await page.keyboard.press(key);
    await page.waitForFunction(() => {
      const { left, right } = document.activeElement?.getBoundingClientRect() ?? { left: -1, right: -1 };
      return document.activeElement?.closest("#work") && left >= 0 && right <= innerWidth;
    });
  }
});

test("the arrows scroll the strip and wrap around at its ends", async ({ visit }) => {
  const page = await visit({ ...desktop, reducedMotion: "reduce" });
  await page.goto("./");
  await untilFirstPhoto(page);
  await button(page, "Foto sebelumnya").click();
  await page.waitForFunction(() => {
    const list = document.querySelector("#work ul");
    return list !== null && Math.abs(list.scrollLeft - (list.scrollWidth - list.clientWidth)) < 2;
  });
  const next = button(page, "Foto berikutnya");
  await next.click();
  await page.waitForFunction(() => document.querySelector("#work ul")?.scrollLeft === 0);
  await next.click();
  await page.waitForFunction(() => (document.querySelector("#work ul")?.scrollLeft ?? 0) > 300);
});
