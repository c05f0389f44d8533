import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Content } from "../../src/owner/schema/contentFiles";
import { contentFileNames } from "../../src/owner/schema/contentFiles";
import { type Findings, inspectSite } from "../../src/platform/build/verification/inspectSite";
import { filesUnder, publicFolder } from "../support/builtSite";
import { root, shopFolder } from "../support/content";
import { deposit } from "../support/deposit";
import { otherContentFolder, otherSiteFolder, otherSitePrefix, otherSiteUrl } from "../support/otherShop";

const contentIn = (folder: string) =>
  Object.fromEntries(
    contentFileNames.map((file) => [file, JSON.parse(readFileSync(path.join(folder, file), "utf8"))]),
  ) as Content;

const shop = { publicFolder, pathPrefix: "", siteUrl: "https://bintangpangkas.example" };

/** What an owner reads of the findings. */
const told = ({ content, site }: Findings) => [...content, ...site].map(({ file, id }) => `${file}: ${id}`);

test.each([
  ["of the tests", shopFolder, shop],
  [
    "of nine services, five barbers, 53 products, a weekly break and other hours in Ramadan, under a path",
    otherContentFolder,
    { publicFolder: otherSiteFolder, pathPrefix: otherSitePrefix, siteUrl: otherSiteUrl },
  ],
])("the site of a shop %s says what its content says", (_name, content, built) => {
  expect(told(inspectSite(contentIn(content), built))).toEqual([]);
});

test.each([
  [
    "a notice",
    "notice",
    { text: "Libur mendadak hari ini", until: "2026-12-01" },
    /"Libur mendadak hari ini" .* \/ \(main\)/,
  ],
  ["what is good to know", "goodToKnow", [{ title: "Parkir", text: "Di depan" }], /"Parkir" .* \/ \(main\)/],
  ["a second number", "secondNumber", { phone: "0813-9876-5432", hasWhatsApp: true }, /"0813-9876-5432" .*\(footer\)/],
  [
    "a page on another site",
    "links",
    { tiktok: "https://www.tiktok.com/@b" },
    /"https:\/\/www.tiktok.com\/@b" .*\(footer\)/,
  ],
  ["a down payment", "deposit", deposit, /page-data, \/\)[\s\S]*page-data, \/tiket\/\)/],
])("the gate finds that the site lacks %s", (_name, field, value, expected) => {
  const content = contentIn(shopFolder);
  const changed = { ...content, "shop.json": { ...content["shop.json"], [field]: value } } as Content;
  expect(told(inspectSite(changed, shop)).join("\n")).toMatch(expected);
});

describe("a built site that does not follow its content is told", () => {
  let folder: string;
  const at = (file: string) => path.join(folder, file);
  const put = (file: string, text: string) => {
    rmSync(at(file));
    writeFileSync(at(file), text);
  };
  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(at(file), "utf8");
    const after = change(before);
    if (after === before) throw new Error(`${file} holds nothing to change`);
    put(file, after);
  };
  const replace = (file: string, from: string | RegExp, to: string) => edit(file, (text) => text.replace(from, to));
  const pictures = () => readdirSync(at("static"), { recursive: true, encoding: "utf8" });
  const somePicture = () => path.join("static", pictures().find((file) => file.endsWith(".avif")) ?? "");

  beforeEach(() => {
    // Of links, since copying 600 files took a third of these tests' time. No test may write into one: they are those of the site.
    folder = path.join(mkdtempSync(path.join(root, "tests/out/gate-")), "public");
    for (const file of filesUnder(publicFolder)) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      linkSync(path.join(publicFolder, file), at(file));
    }
  });
  afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

  const staleData = (address: string) => new RegExp(`tidak ada secara utuh \\(page-data, ${address}\\)`);

  test.each<[string, () => void, string, RegExp]>([
    [
      "a price in the data of the form",
      () => replace("page-data/index/page-data.json", '"basePrice":75000', '"basePrice":70000'),
      "services.json",
      staleData("/"),
    ],
    [
      "the name of a category in the data of its products",
      () => replace("page-data/products/tools/page-data.json", '"label":"Tools"', '"label":"Tool"'),
      "product-catalogue.json",
      staleData("/products/tools/"),
    ],
    [
      "a closure that the calendar does not know",
      () => replace("page-data/index/page-data.json", '"2030-02-07"', '"2030-02-08"'),
      "closures.json",
      staleData("/"),
    ],
    [
      "a service that its page does not name",
      () => edit("index.html", (html) => html.replaceAll("Cukur Jenggot", "Cukur Kumis")),
      "services.json",
      /"Cukur Jenggot" tidak ada di halaman \//,
    ],
    [
      "a page of products that is missing",
      () => rmSync(at("products/tools"), { recursive: true }),
      "product-catalogue.json",
      /"Teak Comb" tidak ada di halaman \/products\/tools\//,
    ],
    [
      "a page that was rendered empty",
      () => replace("about/index.html", /(<div id="___gatsby">)[\s\S]*(<\/body>)/, "$1</div>$2"),
      "about/index.html",
      /Halaman ini tidak berjudul/,
    ],
    [
      "a footer with another shop's name",
      () =>
        edit("services/index.html", (html) =>
          html.replace(/(<footer[\s\S]*)/, (end) => end.replaceAll("Bintang Pangkas", "Toko")),
        ),
      "shop.json",
      /"Bintang Pangkas" tidak ada di halaman \/services\/ \(footer\)/,
    ],
    [
      "a price that was not filled in",
      () => edit("index.html", (html) => html.replaceAll("Rp 75.000", "Rp NaN")),
      "index.html",
      /Halaman ini memuat "NaN"/,
    ],
    [
      "data for search engines that cannot be read",
      () => replace("index.html", '"@context":', '"@context"'),
      "index.html",
      /Data untuk mesin pencari tidak terbaca/,
    ],
    [
      "the shop's name as an app",
      () => replace("manifest.webmanifest", "Bintang Pangkas", "Toko"),
      "shop.json",
      /"Bintang Pangkas" tidak ada pada nama aplikasi/,
    ],
    [
      "a page that the sitemap does not name",
      () => replace("sitemap-0.xml", "/services/", "/layanan/"),
      "shop.json",
      /services\/" tidak ada di peta situs/,
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
      "a picture that is gone",
      () => rmSync(at(somePicture())),
      "",
      /Berkas "\/static\/.*\.avif" dipakai halaman ini, tetapi tidak ada/,
    ],
    [
      "the page of tickets in English",
      () => rmSync(at("en/ticket/index.html")),
      "en/ticket/index.html",
      /tiket yang sudah dikirim tidak terbuka/,
    ],
    ["a picture with nothing in it", () => put(somePicture(), ""), "", /Berkas "\/static\/.*\.avif"/],
  ])("%s", (_name, spoil, file, words) => {
    spoil();
    const findings = told(inspectSite(contentIn(shopFolder), { ...shop, publicFolder: folder }));
    const [first = ""] = findings.filter((line) => line.startsWith(file) && words.test(line));
    expect(findings).toContain(first);
    expect(first).toMatch(/pengembang situs/);
  });
});

test("a page in English that the shop does not want is told, and a missing place in the sitemap is then none", () => {
  const content = contentIn(shopFolder);
  const findings = told(inspectSite({ ...content, "shop.json": { ...content["shop.json"], english: false } }, shop));
  expect(findings.filter((line) => /seharusnya tidak ada/.test(line)).map((line) => line.split(": ")[0])).toEqual([
    "about/index.html",
    "en/index.html",
    ...["gift-sets", "hair-care"].map((category) => `products/${category}/index.html`),
    "products/index.html",
    ...["shaving", "tools"].map((category) => `products/${category}/index.html`),
    "services/index.html",
  ]);
  expect(findings.filter((line) => /sitemap/.test(line))).toEqual([]);
});

test("a folder without a home page is one fault, not one for each name", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  const findings = told(inspectSite(contentIn(shopFolder), { ...shop, publicFolder: folder }));
  rmSync(folder, { recursive: true });
  expect(findings).toEqual([expect.stringContaining("situs belum dibuat")]);
});
