/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Content } from "../../src/owner/schema/contentFiles";
import { contentFileNames } from "../../src/owner/schema/contentFiles";
import { type Findings, inspectSite } from "../../src/platform/build/verification/inspectSite";
import { contentCopy } from "../support/brokenContent";
import { publicFolder } from "../support/builtSite";
import { changedSiteFolder, changedSitePrefix, changedSiteUrl } from "../support/changedSite";
import { root, shopFolder } from "../support/content";
import { otherSiteFolder } from "../support/otherShop";
import { scriptOf } from "../support/scriptOf";

const contentIn = (folder: string) =>
  Object.fromEntries(
    contentFileNames.map((file) => [file, JSON.parse(readFileSync(path.join(folder, file), "utf8"))]),
  ) as Content;

const shop = { publicFolder, pathPrefix: "", siteUrl: "https://bintangpangkas.example" };

/** What an owner reads of the findings. */
const told = ({ content, site }: Findings) =>
  [...content, ...site].map(({ file, place, id }) => `${file} ${place}: ${id}`);

test.each([
  ["of the tests", shopFolder, shop],
  [
    "of thirty services and 1,000 products, under a path",
    `${changedSiteFolder}-content`,
    { publicFolder: changedSiteFolder, pathPrefix: changedSitePrefix, siteUrl: changedSiteUrl },
  ],
  [
    "of one service, one open day and no product, in another town and zone",
    `${otherSiteFolder}-content`,
    { publicFolder: otherSiteFolder, pathPrefix: "", siteUrl: "https://cukurdaeng.id" },
  ],
])("the site of a shop %s says what its content says", async (_name, content, built) => {
  expect(told(await inspectSite(contentIn(content), built))).toEqual([]);
});

describe("a built site that does not follow its content is told", () => {
  let folder: string;
  const at = (file: string) => path.join(folder, file);
  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(at(file), "utf8");
    const after = change(before);
    if (after === before) throw new Error(`${file} holds nothing to change`);
    writeFileSync(at(file), after);
  };
  const replace = (file: string, from: string | RegExp, to: string) => edit(file, (text) => text.replace(from, to));
  const pictures = () => readdirSync(at("static"), { recursive: true, encoding: "utf8" });
  const somePicture = () => path.join("static", pictures().find((file) => file.endsWith(".avif")) ?? "");

  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), "site-")), "public");
    cpSync(publicFolder, folder, {
      recursive: true,
      filter: (file) => !/\.(map|js)$/.test(file) || !file.includes("~"),
    });
  });
  afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

  test.each<[string, () => void, string, RegExp]>([
    [
      "a price on a card",
      () => replace("index.html", "Rp 75.000", "Rp 70.000"),
      'services.json services › "Cukur Jenggot" (no. 3) › basePrice',
      /"Rp 75\.000" tidak ada pada kartu layanannya di halaman depan/,
    ],
    [
      "a price that only begins like the right one",
      () => replace("index.html", "Rp 75.000", "Rp 75.000.000"),
      'services.json services › "Cukur Jenggot" (no. 3) › basePrice',
      /"Rp 75\.000" tidak ada/,
    ],
    [
      "a price in the form",
      () => edit("index.html", (html) => html.replace(/(value="premium"[\s\S]*?Rp )150/, "$1155")),
      'services.json services › "Styling Premium" (no. 2) › basePrice',
      /"Rp 150\.000" tidak ada pada pilihan layanan di formulir booking/,
    ],
    [
      "a peak that a slot does not name",
      () => edit("index.html", (html) => html.replace(/(value="17:00"[\s\S]*?)\+15%/, "$1+10%")),
      'time-slot-bands.json bands › "Peak Sore" (no. 5) › multiplier',
      /"\+15%" tidak ada pada pilihan jam 17:00/,
    ],
    [
      "another number in a chat link",
      () => replace("about/index.html", "https://wa.me/6281200000000", "https://wa.me/6281299999999"),
      "shop.json chatNumber",
      /"6281200000000" tidak ada di tautan WhatsApp halaman \/about\//,
    ],
    [
      "hours in a footer",
      () => edit("products/index.html", (html) => html.replaceAll("09:00-20:00", "09:00-21:00")),
      "shop.json openingHours",
      /"Mon-Fri 09:00-20:00" tidak ada di bagian bawah halaman \/products\//,
    ],
    [
      "a closure that the calendar does not know",
      () => replace("page-data/index/page-data.json", '"2030-02-07"', '"2030-02-08"'),
      "closures.json ",
      /"closures.json" tidak ada secara utuh pada data halaman \//,
    ],
    [
      "closed hours that the shop does not have",
      () =>
        replace(
          "page-data/index/page-data.json",
          '"hours":[]',
          '"hours":[{"date":"2030-02-08","from":"15:00","to":"17:00","reason":"Penuh"}]',
        ),
      "closures.json ",
      /"closures.json" tidak ada secara utuh pada data halaman \//,
    ],
    [
      "a closure that search engines do not know",
      () => replace("index.html", '"validThrough":"2030-02-07"', '"validThrough":"2031-02-07"'),
      "closures.json closures › ",
      /"2030-02-04 - 2030-02-07" tidak ada pada data untuk mesin pencari/,
    ],
    [
      "the stock of a product in its category",
      () => replace("products/shaving/index.html", "Out of Stock", "In Stock"),
      'product-catalogue.json products › "Beard Oil" (no. 8) › inStock',
      /"Out of Stock" tidak ada pada kartunya di halaman \/products\/shaving\//,
    ],
    [
      "a page of products that is not there",
      () => rmSync(at("products/tools"), { recursive: true }),
      'product-catalogue.json products › "Teak Comb"',
      /halaman \/products\/tools\//,
    ],
    [
      "the shop's name as an app",
      () => replace("manifest.webmanifest", "Bintang Pangkas", "Toko"),
      "shop.json name",
      /nama aplikasi/,
    ],
    [
      "a link",
      () => replace("services/index.html", 'href="/about/"', 'href="/tentang/"'),
      "services/index.html ",
      /Tautan "\/tentang\/" tidak menuju/,
    ],
    [
      "a link to a place that its page has not",
      () => replace("index.html", 'id="booking"', 'id="pesan"'),
      "index.html ",
      /Tautan "#booking" tidak menuju/,
    ],
    [
      "a picture that is gone",
      () => rmSync(at(somePicture())),
      "",
      /Berkas "\/static\/.*\.avif" dipakai halaman ini, tetapi tidak ada/,
    ],
    ["a picture with nothing in it", () => truncateSync(at(somePicture())), "", /Berkas "\/static\/.*\.avif"/],
  ])("%s", async (_name, spoil, place, words) => {
    spoil();
    const findings = told(await inspectSite(contentIn(shopFolder), { ...shop, publicFolder: folder }));
    const [first = ""] = findings.filter((line) => line.includes(place) && words.test(line));
    expect(findings).toContain(first);
    expect(first).toMatch(/pengembang situs/);
  });
});

test("a folder without a home page is one fault, not one for each price", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  const findings = told(await inspectSite(contentIn(shopFolder), { ...shop, publicFolder: folder }));
  rmSync(folder, { recursive: true });
  expect(findings).toEqual([expect.stringContaining("situs belum dibuat")]);
});

test("a content that the check refuses is not built, and the gate says so in Indonesian with exit code 1", () => {
  const content = contentCopy();
  content.set("services.json", ["services", 0, "basePrice"], "seratus ribu");
  const before = readFileSync(path.join(publicFolder, "index.html"), "utf8");
  const { status, stdout } = spawnSync(process.execPath, [scriptOf("tsx"), "src/platform/build/verification/gate.ts"], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: content.folder },
    encoding: "utf8",
  });
  content.dispose();
  expect(status).toBe(1);
  expect(stdout).toContain('services › "Potong Rambut Klasik" (no. 1) › basePrice');
  expect(stdout).toContain("Situs belum bisa diterbitkan; situs yang lama tetap tampil.");
  expect(readFileSync(path.join(publicFolder, "index.html"), "utf8")).toBe(before);
});
