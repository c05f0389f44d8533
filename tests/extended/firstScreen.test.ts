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

type Words = { text: string; color: string; isLarge: boolean; box: Box };

/** Every line of text of the first screen as it lies on the page, in CSS pixels from the document's corner. */
function wordsOf(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const hero = document.querySelector("main > section");
    if (!hero) throw new Error("the page has no first section");
    const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
    const words: Words[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      if (!text || !node.parentElement) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(node.parentElement);
      const size = Number.parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        words.push({
          text,
          color,
          isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          box: { left, top: top + scrollY, right, bottom: bottom + scrollY },
        });
      }
    }
    return words;
  });
}

/** The luminance of the darkest and the brightest pixel in a box of a screenshot. */
function background(pixels: Buffer, { width, channels }: sharp.OutputInfo, box: Box): [number, number] {
  let darkest = 1;
  let brightest = 0;
  for (let y = Math.floor(box.top); y < Math.ceil(box.bottom); y += 1) {
    for (let x = Math.floor(box.left); x < Math.ceil(box.right); x += 1) {
      const at = (y * width + x) * channels;
      const light = luminance(pixels[at], pixels[at + 1], pixels[at + 2]);
      darkest = Math.min(darkest, light);
      brightest = Math.max(brightest, light);
    }
  }
  return [darkest, brightest];
}

for (const [width, height] of windows) {
  test(`at ${width} x ${height} every word of the first screen stands out from its picture`, async ({ visit }) => {
    const { page } = await visit({ ...desktop, viewport: { width, height }, reducedMotion: "reduce" });
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
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const faint = words.flatMap(({ text, color, isLarge, box }) => {
      const [red, green, blue] = color.match(/\d+/g)?.map(Number) ?? [];
      const least = Math.min(
        ...background(data, info, box).map((light) => contrast(light, luminance(red, green, blue))),
      );
      return least < (isLarge ? 3 : 4.5) ? [`${text}: ${least.toFixed(2)}`] : [];
    });
    expect(words.length).toBeGreaterThan(8);
    expect(faint).toEqual([]);
  });
}
