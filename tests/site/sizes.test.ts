import { statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { pageWords } from "../support/pageWords";
import { attributes, documentOf, find, pages, readBuilt, shopSiteFolder, startPlan } from "../support/readSite";
import { expect, test } from "../support/test";

const kilobyte = 1024;
const bytes = (file: string) => statSync(path.join(shopSiteFolder, file)).size;
const gzipped = (file: string) => gzipSync(readBuilt(file)).length;
const sum = (sizes: number[]) => sizes.reduce((one, other) => one + other, 0);

/** All scripts that a page needs to start. */
function firstScripts(file: string) {
  const { scripts, entry } = startPlan(documentOf(file));
  return [...scripts, entry];
}

/** Those of the words that stand in a page's first scripts. */
function inFirstScripts(file: string, words: string[]) {
  const script = firstScripts(file)
    .map((each) => readBuilt(each))
    .join("\n");
  return words.filter((word) => script.includes(word));
}

// A budget is raised only in the commit that needs it, with the reason and the bytes in its message.
for (const [file, budget] of [
  ["index.html", 150],
  ["en/index.html", 150],
  ["services/index.html", 121],
  ["products/index.html", 125],
  ["about/index.html", 116],
] as const)
  test(`the script of ${file} stays within its budget, without calendar and ticket`, () => {
    expect(sum(firstScripts(file).map(gzipped))).toBeLessThan(budget * kilobyte);
    const later = ["react-datepicker__day", "OfferCatalog", "Pesan tersalin. Tempelkan di chat"];
    expect(inFirstScripts(file, later)).toEqual([]);
  });

/** The sentences of a language's pages. */
const sentencesOf = (language: "id" | "en") =>
  Object.values(pageWords[language])
    .flatMap((words) => Object.values(words))
    .filter((text) => typeof text === "string" && text.length > 14) as string[];

for (const [file, own, other] of [
  ["index.html", "id", "en"],
  ["tiket/index.html", "id", "en"],
  ["en/index.html", "en", "id"],
] as const)
  test(`${file} carries its own language's words first, and none of the other's`, () => {
    const ownSentences = sentencesOf(own);
    expect(inFirstScripts(file, ownSentences).length).toBeGreaterThan(5);
    const ofOther = sentencesOf(other).filter((sentence) => !ownSentences.includes(sentence));
    expect(inFirstScripts(file, ofOther)).toEqual([]);
  });

test("the home page is at most 22 KB gzipped, style included", () =>
  expect(gzipped("index.html")).toBeLessThanOrEqual(22 * kilobyte));

// A server sends ten packets of 1460 bytes before the first acknowledgement. A page that needs an eleventh shows its
// pictures one round trip later, measured as a sixth of a phone's loading time. 190 bytes are left for headers.
test("thirteen products reach the phone with the first packets", () => {
  expect(documentOf("products/index.html").querySelectorAll("main li picture")).toHaveLength(13);
  expect(gzipped("products/index.html")).toBeLessThanOrEqual(10 * 1460 - 190);
});

test("the fonts of every page are at most 40 KB", () => {
  for (const file of Object.values(pages)) {
    const fonts = attributes(documentOf(file), "link[rel=preload][as=font]", "href");
    expect(fonts).toHaveLength(2);
    expect(sum(fonts.map(bytes))).toBeLessThanOrEqual(40 * kilobyte);
  }
});

const home = documentOf("index.html");

/** The bytes of a picture's AVIF files of a width, one for each framing. */
const avifBytes = (picture: HTMLElement, width: number) =>
  attributes(picture, "source[type='image/avif']", "srcset").map((sources) =>
    bytes(new RegExp(`(\\S+) ${width}w`).exec(sources)?.[1] ?? "none of this width"),
  );

test("the hero's AVIFs are at most 30 KB each, fetched first", () => {
  const picture = find(home, "main picture");
  const sizes = avifBytes(picture, 1080);
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes)).toBeLessThan(30_000);
  expect(attributes(picture, "img", "fetchpriority")).toEqual(["high"]);
});

test("the four pictures of services load lazily, on a phone with at most 20 KB together", () => {
  const pictures = home.querySelectorAll("#services picture");
  expect(pictures.map((picture) => attributes(picture, "img", "loading"))).toEqual(Array(4).fill(["lazy"]));
  expect(sum(pictures.map((picture) => avifBytes(picture, 320)[0] ?? 0))).toBeLessThanOrEqual(20 * kilobyte);
});

test("the services page fetches its first picture first", () => {
  const [first, ...others] = attributes(documentOf("services/index.html"), "main img", "loading");
  expect([first, ...new Set(others)]).toEqual(["eager", "lazy"]);
});
