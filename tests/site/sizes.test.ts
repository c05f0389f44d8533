import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { documentOf, html, pages, publicFolder } from "../support/builtSite";

const kilobyte = 1024;
const gzipped = (file: string) => gzipSync(readFileSync(path.join(publicFolder, file))).length;

/** Files that a page's starter loads first, and the page's own parts that Gatsby asks for next. */
function firstScripts(file: string, component: string): string[] {
  const starter = html(file).match(/\["\/webpack-runtime[^\]]+\]/)?.[0] ?? "[]";
  const stats = JSON.parse(readFileSync(path.join(publicFolder, "webpack.stats.json"), "utf8"));
  const own: string[] = stats.assetsByChunkName[component] ?? [];
  return [
    ...(JSON.parse(starter) as string[]).map((address) => address.slice(1)),
    ...own.filter((name) => name.endsWith(".js")),
  ];
}

test.each(Object.values(pages))("%s loads no script before the visitor does anything", (file) => {
  expect(
    documentOf(file).querySelectorAll("script[src], link[rel=preload][as=script], link[rel=modulepreload]"),
  ).toHaveLength(0);
});

test.each([
  ["index.html", "component---src-pages-index-tsx", 130],
  ["services/index.html", "component---src-pages-services-tsx", 118],
  ["products/index.html", "component---src-pages-products-tsx", 122],
  ["about/index.html", "component---src-pages-about-tsx", 117],
])("the script of %s stays within its budget once it starts, the calendar not among it", (file, component, budget) => {
  const scripts = firstScripts(file, component);
  expect(scripts.length).toBeGreaterThanOrEqual(4);
  expect(scripts.reduce((sum, script) => sum + gzipped(script), 0)).toBeLessThan(budget * kilobyte);
  for (const script of scripts) {
    expect(readFileSync(path.join(publicFolder, script), "utf8")).not.toContain("react-datepicker__day");
  }
});

test("the home page is at most 20 KB gzipped, style included", () => {
  expect(gzipped("index.html")).toBeLessThanOrEqual(20 * kilobyte);
});

test("the fonts are at most 60 KB in all", () => {
  const fonts = new Set(html("index.html").match(/\/static\/[\w.-]+\.woff2/g));
  expect(fonts.size).toBe(2);
  const bytes = [...fonts].reduce((sum, font) => sum + readFileSync(path.join(publicFolder, font)).length, 0);
  expect(bytes).toBeLessThanOrEqual(60 * kilobyte);
});

test("both framings of the hero are AVIFs of at most 30 KB at 1080 pixels, fetched first, without a placeholder script", () => {
  const picture = documentOf("index.html").querySelector("main picture");
  const sources = [...(picture?.querySelectorAll("source[type='image/avif']") ?? [])];
  expect(sources.length).toBe(2);
  for (const source of sources) {
    const entry = source
      .getAttribute("srcset")
      ?.split(",")
      .find((part) => part.trim().endsWith(" 1080w"));
    const address = entry?.trim().split(" ")[0] ?? "";
    expect(readFileSync(path.join(publicFolder, address)).length).toBeLessThan(30 * 1000);
  }
  expect(picture?.querySelector("img")?.getAttribute("fetchpriority")).toBe("high");
  expect(html("index.html")).not.toContain("gatsby-image");
});

test("hashed files may be kept for a year, pages not at all", () => {
  const headers = readFileSync(path.join(publicFolder, "_headers"), "utf8");
  expect(headers).toMatch(/\/\*\n(?: {2}.*\n)*? {2}Cache-Control: public, max-age=0, must-revalidate/);
  expect(headers).toMatch(/\/static\/\*\n {2}! Cache-Control\n {2}Cache-Control: public, max-age=31536000, immutable/);
});
