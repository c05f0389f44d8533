import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { documentOf, html, pages, publicFolder, startPlan } from "../support/builtSite";
import { sentencesOf } from "../support/languages";

const kilobyte = 1024;
const gzipped = (file: string) => gzipSync(readFileSync(path.join(publicFolder, file))).length;

/** All scripts that a page needs to start. */
function firstScripts(file: string): string[] {
  const { scripts, entry } = startPlan(documentOf(file));
  return [...scripts, entry];
}

test.each(Object.values(pages))(
  "%s loads no script before the visitor does anything, but for the small one of its font",
  (file) => {
    const early = documentOf(file).querySelectorAll(
      "script[src], link[rel=preload][as=script], link[rel=modulepreload]",
    );
    expect([...early].map((element) => element.getAttribute("src"))).toEqual([
      expect.stringMatching(/^\/font-[0-9a-f]{8}\.js$/),
    ]);
    expect(gzipped(early[0]?.getAttribute("src") ?? "")).toBeLessThan(600);
  },
);

test.each([
  ["index.html", 127],
  ["en/index.html", 129],
  ["services/index.html", 108],
  ["products/index.html", 111],
  ["about/index.html", 106],
])("the script of %s stays within its budget once it starts, the calendar not among it", (file, budget) => {
  const scripts = firstScripts(file);
  expect(scripts.length).toBeGreaterThanOrEqual(4);
  expect(scripts.reduce((sum, script) => sum + gzipped(script), 0)).toBeLessThan(budget * kilobyte);
  for (const script of scripts) {
    expect(readFileSync(path.join(publicFolder, script), "utf8")).not.toContain("react-datepicker__day");
  }
});

test.each([
  ["index.html", "id", "en"],
  ["tiket/index.html", "id", "en"],
  ["en/index.html", "en", "id"],
] as const)(
  "%s carries the words of its own language in its first scripts, and none of the other's",
  (file, own, other) => {
    const text = firstScripts(file)
      .map((script) => readFileSync(path.join(publicFolder, script), "utf8"))
      .join("\n");
    const found = (language: keyof typeof sentencesOf) => sentencesOf[language].filter((each) => text.includes(each));
    expect(found(own).length).toBeGreaterThan(5);
    expect(found(other)).toEqual([]);
  },
);

test("what only the HTML or a made ticket needs is not in the first script of the home page", () => {
  const mark = { structuredData: "ReserveAction", ticket: "Pesan tersalin. Tempelkan di chat WhatsApp." };
  expect(html("index.html")).toContain(mark.structuredData);
  for (const script of firstScripts("index.html")) {
    const text = readFileSync(path.join(publicFolder, script), "utf8");
    for (const words of Object.values(mark)) expect(text).not.toContain(words);
  }
});

test("a section that the shop has not is a script of its own", () => {
  const texts = firstScripts("index.html").map((script) => readFileSync(path.join(publicFolder, script), "utf8"));
  for (const id of ["services-heading", "work-heading", "barbers-heading", "know-heading"]) {
    expect([id, texts.some((text) => text.includes(id))]).toEqual([id, id === "services-heading"]);
  }
});

test("a browser is asked, on each script's first line, to compile it whole while it arrives", () => {
  for (const script of Object.values(pages).flatMap(firstScripts)) {
    expect(readFileSync(path.join(publicFolder, script), "utf8")).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test("the home page is at most 20 KB gzipped, style included", () => {
  expect(gzipped("index.html")).toBeLessThanOrEqual(20 * kilobyte);
});

// A server sends ten packets of 1460 bytes before the first acknowledgement. A page that needs an eleventh shows its pictures
// one round trip later, measured as a sixth of a phone's loading time. About 500 bytes are headers.
test("thirteen products reach the phone with the first packets", () => {
  expect(documentOf("products/index.html").querySelectorAll("main li picture")).toHaveLength(13);
  expect(gzipped("products/index.html")).toBeLessThanOrEqual(10 * 1460 - 400);
});

test("a product's picture is named once for browsers that read no AVIF, and in two sizes for all others", () => {
  const picture = documentOf("products/index.html").querySelector("main picture");
  expect(picture?.querySelector("source")?.getAttribute("srcset")?.match(/ \d+w/g)).toEqual([" 400w", " 600w"]);
  expect(picture?.querySelector("img")?.hasAttribute("srcset")).toBe(false);
  expect(picture?.querySelector("img")?.getAttribute("width")).toBe("600");
});

test("the two fonts of every page are at most 37 KB in all", () => {
  for (const file of Object.values(pages)) {
    const fonts = [...documentOf(file).querySelectorAll("link[rel=preload][as=font]")];
    expect(fonts).toHaveLength(2);
    const sizes = fonts.map((font) => readFileSync(path.join(publicFolder, font.getAttribute("href") ?? "")).length);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(37 * kilobyte);
  }
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

test("every service's picture is an AVIF of less than 25 KB at 800 pixels that waits until it is near", () => {
  const pictures = [...documentOf("index.html").querySelectorAll("#services picture")];
  expect(pictures).toHaveLength(4);
  for (const picture of pictures) {
    const srcset = picture.querySelector("source[type='image/avif']")?.getAttribute("srcset") ?? "";
    const address =
      srcset
        .split(",")
        .find((part) => part.trim().endsWith(" 800w"))
        ?.trim()
        .split(" ")[0] ?? "";
    expect(readFileSync(path.join(publicFolder, address)).length).toBeLessThan(25 * 1000);
    expect(picture.querySelector("img")?.getAttribute("loading")).toBe("lazy");
  }
});
