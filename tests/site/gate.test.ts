import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readContent } from "../../src/owner/schema/contentFolder";
import { inspectSite } from "../../src/site/verification/inspectSite";
import { filesUnder, publicFolder } from "../support/builtSite";
import { root, shopFolder } from "../support/content";
import { expect, test } from "../support/test";

const shop = { publicFolder, pathPrefix: "", siteUrl: "https://bintangpangkas.example" };

/** What an owner reads of the findings. */
const told = (...inspected: Parameters<typeof inspectSite>) =>
  inspectSite(...inspected).map(({ file, message }) => `${file}: ${message}`);

test("the site of the tests' shop is sound", () => {
  expect(told(readContent(shopFolder), shop)).toEqual([]);
});

test.describe("a fault of a built site is told", () => {
  let folder: string;
  const at = (file: string) => path.join(folder, file);
  const replace = (file: string, from: string | RegExp, to: string) => {
    const before = readFileSync(at(file), "utf8");
    expect(before).toMatch(from);
    rmSync(at(file));
    writeFileSync(at(file), before.replace(from, to));
  };

  test.beforeEach(() => {
    // Of links, since copying 600 files took a third of these tests' time. No test may write into one: they are those of the site.
    folder = path.join(mkdtempSync(path.join(root, "tests/out/gate-")), "public");
    for (const file of filesUnder(publicFolder)) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      linkSync(path.join(publicFolder, file), at(file));
    }
  });
  test.afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

  for (const [file, words, spoil] of [
    [
      "products/tools/index.html",
      "Halaman /products/tools/ tidak ada",
      () => rmSync(at("products/tools"), { recursive: true }),
    ],
    ["en/ticket/index.html", "Halaman /en/ticket/ tidak ada", () => rmSync(at("en/ticket/index.html"))],
    [
      "about/index.html",
      "Halaman ini tidak berjudul",
      () => replace("about/index.html", /(<div id="___gatsby">)[\s\S]*(<\/body>)/, "$1</div>$2"),
    ],
    ["index.html", 'Halaman ini memuat "NaN"', () => replace("index.html", /Rp 75\.000/g, "Rp NaN")],
    [
      "services/index.html",
      'Tautan "/tentang/" tidak menuju',
      () => replace("services/index.html", 'href="/about/"', 'href="/tentang/"'),
    ],
    ["index.html", 'Tautan "#booking" tidak menuju', () => replace("index.html", 'id="booking"', 'id="pesan"')],
  ] as const) {
    test(`of ${file}: ${words}`, () => {
      spoil();
      const findings = told(readContent(shopFolder), { ...shop, publicFolder: folder });
      const [first = ""] = findings.filter((line) => line.startsWith(file) && line.includes(words));
      expect(first).toMatch(/pengembang situs/);
    });
  }
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
