import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { publicFolder } from "../support/builtSite";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, visit } from "../support/visit";

const site = siteInChromium();

// Each font's file in its package, by the name of its subset on the site.
const packaged = {
  display: require.resolve("@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff2"),
  text: require.resolve("@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2"),
};

/** A page of words in a font file, in the weights and kinds of figures that the site uses. */
function specimen(file: string): string {
  const font = readFileSync(file).toString("base64");
  const words = [
    "AVATAR To Ty We Yo LT P. r, f’ “Vs” fi fl ff ffi",
    "Potong Rambut Klasik, Cukur Jenggot &amp; Styling Premium",
    "Rp 201.250 · 17:00–19:30 × 1,15 − 10 % René Groß Ærø Dvořák ½ €",
  ].join(" ");
  const lines = [400, 500, 600, 700, 800].flatMap((weight) =>
    ["normal", "lining-nums", "tabular-nums"].map(
      (figures) => `<p style="font-weight: ${weight}; font-variant-numeric: ${figures}">${words}</p>`,
    ),
  );
  const rule = `font-family: "Tried"; font-weight: 400 800; src: url(data:font/woff2;base64,${font})`;
  return `<style>@font-face { ${rule} } body { font-family: "Tried" }</style>${lines.join("")}`;
}

/** The largest difference between two pictures of one size in any channel of any pixel, of 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const differing = sharp(one)
    .removeAlpha()
    .composite([{ input: await sharp(other).removeAlpha().toBuffer(), blend: "difference" }]);
  const { channels } = await sharp(await differing.removeAlpha().png().toBuffer()).stats();
  return Math.max(...channels.map(({ max }) => max));
}

test("the fonts' subsets look as the whole fonts do, in every weight and with every kind of figures in use", async () => {
  const { page, context } = await visit(site.browser, desktop);
  await page.goto(`${site.origin}/about/`, { waitUntil: "networkidle" });
  const asked = [...new Set(site.asked.filter((address) => address.endsWith(".woff2")))];
  expect(asked).toHaveLength(2);
  for (const [name, file] of Object.entries(packaged)) {
    const look = async (font: string) => {
      await page.goto("about:blank");
      await page.setContent(specimen(font));
      expect(await page.evaluate(async () => (await document.fonts.load("1rem Tried")).length)).toBe(1);
      return page.screenshot();
    };
    const served = path.join(publicFolder, asked.find((address) => address.includes(`/${name}-`)) ?? "");
    // Subsetting a variable font rounds its interpolated outlines by half a unit of a thousand per em.
    expect(await difference(await look(served), await look(file))).toBeLessThan(64);
  }
  await context.close();
});
