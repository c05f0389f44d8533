import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrast, luminance } from "../support/contrast";
import { desktop, expect, test } from "../support/test";

/** A small phone, a phone held sideways, a laptop, a wide screen. */
const windows = [
  [320, 568],
  [844, 390],
  [1280, 720],
  [2560, 1080],
] as const;

type Box = { left: number; top: number; right: number; bottom: number };

/** Every line of text of the first screen as it lies on the page, in CSS pixels from the document's corner. */
function wordsOf(page: Page) {
  return page.evaluate(() => {
    const hero = document.querySelector("main > section");
    if (!hero) throw new Error("the page has no first section");
    const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
    const words = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      if (!text || !node.parentElement) continue;
      const { color } = getComputedStyle(node.parentElement);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects())
        words.push({ text, color, box: { left, top: top + scrollY, right, bottom: bottom + scrollY } });
    }
    return words;
  });
}

/**
 * The luminances between which all pixels in a box of a picture lie: of its channels' least values, and of their greatest.
 */
async function luminances(picture: Buffer, { left, top, right, bottom }: Box) {
  const [x, y] = [Math.floor(left), Math.floor(top)];
  const region = { left: x, top: y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
  // What sharp counts is its input's, not that of a part taken from it.
  const { channels } = await sharp(await sharp(picture).extract(region).toBuffer()).stats();
  return [luminance(...channels.map(({ min }) => min)), luminance(...channels.map(({ max }) => max))];
}

for (const [width, height] of windows)
  test(`at ${width} x ${height} every word of the first screen stands out`, async ({ visit }) => {
    const page = await visit({ ...desktop, viewport: { width, height }, reducedMotion: "reduce" });
    await page.goto("/");
    await page
      .locator("main > section img")
      .first()
      .evaluate((img: HTMLImageElement) => img.decode());
    const words = await wordsOf(page);
    await page.addStyleTag({
      content:
        "header { visibility: hidden; } main > section * { color: transparent !important; text-shadow: none !important; transition: none !important; }",
    });
    const picture = await page.locator("main > section").first().screenshot();
    const faint = [];
    for (const { text, color, box } of words) {
      const own = luminance(...(color.match(/\d+/g) ?? []).map(Number));
      const least = Math.min(...(await luminances(picture, box)).map((behind) => contrast(behind, own)));
      if (least < 4.5) faint.push(`${text}: ${least.toFixed(2)}`);
    }
    expect(words.length).toBeGreaterThan(8);
    expect(faint).toEqual([]);
  });
