import type { CreatePageArgs } from "gatsby";
import { productPages, removeUnwantedPage, sitemapOptions } from "../../../src/build/sitePages";

const inCategories = (...categories: (string | null)[]) => categories.map((category) => ({ category }));
const categories = [{ id: "tools" }, { id: "soap" }];

test.each([
  ["none without products", [], categories, [], []],
  [
    "one for each category, of which the sitemap lacks an empty one",
    ["tools", null],
    categories,
    ["/products/", "/products/tools/"],
    ["/products/soap/"],
  ],
  ["another from 25 products on", Array(25).fill(null), null, ["/products/", "/products/page/2/"], []],
])("the pages of the products: %s", (_name, ofProducts, ofShop, listed, unlisted) => {
  const pages = productPages({ products: inCategories(...ofProducts), categories: ofShop });
  expect(pages.map(({ path }) => path)).toEqual([...listed, ...unlisted]);
  const nodes = pages.map(({ path, context }) => ({ path, pageContext: context }));
  expect(sitemapOptions.resolvePages({ allSitePage: { nodes } }).map(({ path }) => path)).toEqual(listed);
});

const found = [
  "/",
  "/en/",
  "/services/",
  "/products/",
  "/products/tools/",
  "/about/",
  "/tiket/",
  "/en/ticket/",
  "/404/",
];

/**
 * The pages that Gatsby makes from `src/pages/` and that stay: as there, a page is known by its path, and each new one is
 * judged.
 */
function pagesLeft(english: boolean, products: object[]) {
  const pages = new Map<string, { path: string; component: string }>();
  const create = (page: { path: string; component: string }) => {
    pages.set(page.path, page);
    const actions = { createPage: create, deletePage: ({ path }: { path: string }) => pages.delete(path) };
    const getNodesByType = (type: string) => [type === "ShopJson" ? { english } : { products }];
    removeUnwantedPage({ page, actions, getNodesByType } as unknown as CreatePageArgs);
  };
  for (const path of found) create({ path, component: `src/pages${path}` });
  return pages;
}

const some = inCategories("tools");

test.each([
  ["English and no products", true, [], ["/products/"]],
  ["no English", false, some, ["/en/", "/services/", "/about/"]],
])("a shop with %s goes without some pages", (_name, english, products, gone) => {
  const pages = pagesLeft(english, products);
  expect(found.filter((path) => !pages.has(path))).toEqual(gone);
});

test("a shop without English opens tickets in English by the Indonesian page", () => {
  const componentFor = (english: boolean) => pagesLeft(english, some).get("/en/ticket/")?.component;
  expect(componentFor(true)).toBe("src/pages/en/ticket/");
  expect(componentFor(false)).toMatch(/src\/pages\/tiket\.tsx$/);
});
