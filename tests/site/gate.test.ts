import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readContent } from "../../src/owner/schema/contentFolder";
import { inspectSite } from "../../src/platform/build/verification/inspectSite";
import { filesUnder, publicFolder } from "../support/builtSite";
import { root, shopFolder } from "../support/content";
import { otherContentFolder, otherSiteFolder, otherSitePrefix, otherSiteUrl } from "../support/otherShop";

const shop = { publicFolder, pathPrefix: "", siteUrl: "https://bintangpangkas.example" };

/** What an owner reads of the findings. */
const told = (...inspected: Parameters<typeof inspectSite>) =>
  inspectSite(...inspected).map(({ file, id }) => `${file}: ${id}`);

test.each([
  ["of the tests", shopFolder, shop],
  [
    "of nine services, five barbers, 53 products, a weekly break and other hours in Ramadan, under a path",
    otherContentFolder,
    { publicFolder: otherSiteFolder, pathPrefix: otherSitePrefix, siteUrl: otherSiteUrl },
  ],
])("the site of a shop %s is sound", (_name, content, built) => {
  expect(told(readContent(content), built)).toEqual([]);
});

describe("of a built site is told", () => {
  let folder: string;
  const at = (file: string) => path.join(folder, file);
  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(at(file), "utf8");
    const after = change(before);
    if (after === before) throw new Error(`${file} holds nothing to change`);
    rmSync(at(file));
    writeFileSync(at(file), after);
  };
  const replace = (file: string, from: string | RegExp, to: string) => edit(file, (text) => text.replace(from, to));

  beforeEach(() => {
    // Of links, since copying 600 files took a third of these tests' time. No test may write into one: they are those of the site.
    folder = path.join(mkdtempSync(path.join(root, "tests/out/gate-")), "public");
    for (const file of filesUnder(publicFolder)) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      linkSync(path.join(publicFolder, file), at(file));
    }
  });
  afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

  test.each<[string, () => void, string, RegExp]>([
    [
      "a page of products that is missing",
      () => rmSync(at("products/tools"), { recursive: true }),
      "products/tools/index.html",
      /Halaman \/products\/tools\/ tidak ada/,
    ],
    [
      "a page that was rendered empty",
      () => replace("about/index.html", /(<div id="___gatsby">)[\s\S]*(<\/body>)/, "$1</div>$2"),
      "about/index.html",
      /Halaman ini tidak berjudul/,
    ],
    [
      "a price that was not filled in",
      () => edit("index.html", (html) => html.replaceAll("Rp 75.000", "Rp NaN")),
      "index.html",
      /Halaman ini memuat "NaN"/,
    ],
    [
      "a link",
      () => replace("services/index.html", 'href="/about/"', 'href="/tentang/"'),
      "services/index.html",
      /Tautan "\/tentang\/" tidak menuju/,
    ],
    [
      "a link to an anchor that its page does not have",
      () => replace("index.html", 'id="booking"', 'id="pesan"'),
      "index.html",
      /Tautan "#booking" tidak menuju/,
    ],
    [
      "the page of tickets in English",
      () => rmSync(at("en/ticket/index.html")),
      "en/ticket/index.html",
      /Halaman \/en\/ticket\/ tidak ada/,
    ],
  ])("%s", (_name, spoil, file, words) => {
    spoil();
    const findings = told(readContent(shopFolder), { ...shop, publicFolder: folder });
    const [first = ""] = findings.filter((line) => line.startsWith(file) && words.test(line));
    expect(findings).toContain(first);
    expect(first).toMatch(/pengembang situs/);
  });
});

test("pages in English that the shop does not want are told", () => {
  const content = readContent(shopFolder);
  const findings = told({ ...content, "shop.json": { ...content["shop.json"], english: false } }, shop);
  expect(findings.filter((line) => /seharusnya tidak ada/.test(line)).map((line) => line.split(": ")[0])).toEqual(
    expect.arrayContaining(["about/index.html", "en/index.html", "services/index.html"]),
  );
});

test("a folder without a home page is one fault, not one for each page", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  const findings = told(readContent(shopFolder), { ...shop, publicFolder: folder });
  rmSync(folder, { recursive: true });
  expect(findings).toEqual([expect.stringContaining("situs belum dibuat")]);
});
