import { productPages } from "../../src/build/sitePages";
import { inspectSite } from "../../src/build/verification/inspectSite";
import type { WrittenContent } from "../../src/owner/schema/contentFiles";
import { readContent } from "../../src/owner/schema/contentFolder";
import { shopFolder } from "../support/content";
import { temporaryFolder } from "../support/temporaryFolder";

const { at, write } = temporaryFolder();
const shop = readContent(shopFolder);

/**
 * Writes the pages of the tests' shop by hand, some with a content of their own and, where that is null, some not at all.
 */
function writeSite(pages: Record<string, string | null> = {}) {
  const routes = ["", "en/", "services/", "about/", "tiket/", "en/ticket/", "buku/", "404/"];
  const ofProducts = productPages(shop["product-catalogue.json"]).map((page) => page.path.slice(1));
  const files = ["404.html", ...[...routes, ...ofProducts].map((route) => `${route}index.html`)];
  for (const file of files) {
    const { [file]: own = "<h1>Halaman</h1>" } = pages;
    if (own !== null) write(file, `${own}<script data-starter>const a = undefined</script>`);
  }
}

/** What an owner reads of the findings. */
const told = (content: WrittenContent = shop) =>
  inspectSite(content, { publicFolder: at(), pathPrefix: "", siteUrl: "https://bintangpangkas.example" }).map(
    ({ file, message }) => `${file}: ${message}`,
  );

const withoutEnglish = { ...shop, "shop.json": { ...shop["shop.json"], english: false } };

test("a site with all its pages is sound, whatever the shop's own pages hold", () => {
  const [about, booking, added] = ["/about/", "#booking", "/promo/"].map((href) => `<a href="${href}">Ke sana</a>`);
  write("promo/index.html", '<a href="/gone/">undefined</a>');
  const home = `<h1 id="booking">Halaman</h1>${booking}${added}`;
  writeSite({ "index.html": home, "about/index.html": null, "en/index.html": null, "services/index.html": null });
  expect(told(withoutEnglish)).toEqual([]);
  writeSite({ "index.html": home + about });
  expect(told()).toEqual([]);
});

const data = (json: string) => `<script type="application/ld+json">${json}</script>`;

test.each([
  ["products/tools/index.html", "Halaman /products/tools/ tidak ada.", null],
  ["about/index.html", "Halaman ini tidak berjudul.", "Tentang"],
  ["index.html", 'Halaman ini memuat "NaN".', "<h1>Halaman</h1> Rp NaN"],
  ["index.html", 'Halaman ini memuat "undefined".', '<h1>Halaman</h1><img class="NaN" alt="undefined">'],
  ["index.html", 'Halaman ini memuat "Infinity".', `<h1>Halaman</h1>${data('{"priceRange":"Rp Infinity"}')}`],
  ["services/index.html", 'Tautan "/tentang/" tidak menuju ke mana pun.', '<h1>Halaman</h1><a href="/tentang/">'],
  ["index.html", 'Tautan "#booking" tidak menuju ke mana pun.', '<h1>Halaman</h1><a href="#booking">'],
])("a fault of %s is told, and whom to ask: %s", (file, words, page) => {
  writeSite({ [file]: page });
  expect(told()).toEqual([
    expect.stringMatching(`^${file}: ${words} Jalankan sekali lagi; .* kepada pengembang situs\\.$`),
  ]);
});

test("a folder without a home page is one fault", () =>
  expect(told()).toEqual([expect.stringContaining("situs belum dibuat")]));
