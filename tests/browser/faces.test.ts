import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { publicFolder } from "../support/builtSite";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, visit } from "../support/visit";

// A shop with letters that few pages here have.
const site = siteInChromium({
  change: (html) => html.replace(/<body[^>]*>/, '$&<h2 id="name">Café</h2><p id="greeting">Gruß</p>'),
});

/** The faces of the site's own that an element's letters are drawn in. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts
    .map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `${familyName} of the device`))
    .sort();
}

/** A page of nothing but words, in a face's file, in the weights and with the figures of the pages' styles. */
function specimen(file: string): string {
  const font = readFileSync(path.join(publicFolder, file)).toString("base64");
  const words = [
    "AVATAR To Ty We Yo LT P. r, f’ “Vs” fi fl ff ffi",
    "Potong Rambut Klasik, Cukur Jenggot &amp; Styling Premium",
    "Rp 201.250 · 17:00–19:30 × 1,15 − 10 %",
  ].join(" ");
  const lines = [400, 500, 600, 700, 800].flatMap((weight) =>
    ["normal", "lining-nums", "tabular-nums"].map(
      (figures) => `<p style="font-weight: ${weight}; font-variant-numeric: ${figures}">${words}</p>`,
    ),
  );
  const face = `font-family: "Tried"; font-weight: 400 800; src: url(data:font/woff2;base64,${font})`;
  return `<style>@font-face { ${face} } body { font-family: "Tried" }</style>${lines.join("")}`;
}

/** How much two pictures of one size differ where they differ most, of 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const laid = sharp(one)
    .removeAlpha()
    .composite([{ input: await sharp(other).removeAlpha().toBuffer(), blend: "difference" }]);
  const { channels } = await sharp(await laid.removeAlpha().png().toBuffer()).stats();
  return Math.max(...channels.map(({ max }) => max));
}

test("letters that few pages have come in files of their own; they and all others look as in the whole face", async () => {
  const { page, context } = await visit(site.browser, desktop);
  const fonts = () => [...new Set(site.asked.filter((address) => address.endsWith(".woff2")))];
  await page.goto(`${site.origin}/about/`, { waitUntil: "networkidle" });
  expect(fonts()).toHaveLength(4);
  expect(await facesOf(page, "#name")).toEqual(["Playfair Display Black", "Shop Display"]);
  // The text face shows where it is there in time for the first paint, which a busy machine may miss.
  let greeting: string[] = [];
  for (let loads = 0; loads < 5 && greeting[0] !== "Plus Jakarta Sans"; loads += 1) {
    await page.reload({ waitUntil: "networkidle" });
    greeting = await facesOf(page, "#greeting");
  }
  expect(greeting).toEqual(["Plus Jakarta Sans"]);

  for (const name of ["display", "text"]) {
    const [one, other] = fonts().filter((address) => address.includes(`/${name}-`));
    const look = async (file = "") => {
      await page.goto("about:blank");
      await page.setContent(specimen(file));
      expect(await page.evaluate(async () => (await document.fonts.load("1rem Tried")).length)).toBe(1);
      return page.screenshot();
    };
    // Between the lightest and the heaviest weight a cut's points are rounded anew, by half a thousandth of the type's size.
    expect(await difference(await look(one), await look(other))).toBeLessThan(64);
  }
  await context.close();
});
