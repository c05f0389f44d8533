import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { createProductPages, removeUnwantedPage, sitemapOptions } from "../../../src/site/sitePages";
import { content } from "../../support/content";

type Made = { path: string; component: string; context: object };

/** What the build makes of an answer to its query for the content. */
async function build(answer: { data?: unknown; errors?: unknown }) {
  const made: Made[] = [];
  const panic = jest.fn();
  const args = {
    graphql: async () => answer,
    actions: { createPage: (page: Made) => made.push(page) },
    reporter: { panic },
  };
  await createProductPages(args as unknown as CreatePagesArgs);
  return { made: made.map(({ path }) => path), pages: made, panic };
}

const { categories } = content("product-catalogue.json");
const shopOf = (products: object[], others: object = {}) => ({
  data: { catalogue: { categories, products, ...others } },
});

const products = (tools: number, others: number) => [
  ...Array.from({ length: tools }, () => ({ category: "tools" })),
  ...Array.from({ length: others }, () => ({ category: "shaving" })),
];

test("the categories are the shop's own; a shop without any has its products on one list", async () => {
  const some = [{ category: "sabun" }, { category: null }];
  const own = await build(shopOf(some, { categories: [{ id: "sabun", label: "Soap" }] }));
  expect(own.made).toEqual(["/products/", "/products/sabun/"]);
  const none = await build(shopOf(some, { categories: null }));
  expect(none.made).toEqual(["/products/"]);
});

test("the sitemap leaves out a category without products", async () => {
  const { pages } = await build(shopOf(products(3, 10)));
  const nodes = pages.map(({ path, context }) => ({ path, pageContext: context }));
  const listed = sitemapOptions.resolvePages({ allSitePage: { nodes } }).map(({ path }) => path);
  expect(listed).toEqual(["/products/", "/products/shaving/", "/products/tools/"]);
});

const shelves = ["/products/", "/products/tools/"];
const found = ["/", "/en/", "/services/", ...shelves, "/about/", "/tiket/", "/en/ticket/", "/404/"];

/** What is left of the pages that Gatsby makes from `src/pages/`: as there, a page is known by its path, and each new one is judged. */
function kept(shop: object, catalogue: object) {
  const pages = new Map<string, Pick<Made, "path" | "component">>();
  const create = (page: Pick<Made, "path" | "component">) => {
    pages.set(page.path, page);
    const actions = { createPage: create, deletePage: ({ path }: { path: string }) => pages.delete(path) };
    const getNodesByType = (type: string) => [type === "ShopJson" ? shop : catalogue];
    removeUnwantedPage({ page, actions, getNodesByType } as unknown as CreatePageArgs);
  };
  for (const path of found) create({ path, component: `src/pages${path}` });
  return pages;
}

const removed = (shop: object, catalogue: object) => {
  const pages = kept(shop, catalogue);
  return found.filter((path) => !pages.has(path));
};

test("without products there is no page for them", async () => {
  expect((await build(shopOf([]))).made).toEqual([]);
  expect(removed({ english: true }, { products: [] })).toEqual(["/products/"]);
  expect(removed({ english: null }, { products: products(1, 0) })).toEqual([]);
});

test("a shop without English pages keeps that of its products, and opens tickets in English by the Indonesian page", () => {
  const shop = { english: false };
  const catalogue = { products: products(1, 0) };
  expect(removed(shop, catalogue)).toEqual(["/en/", "/services/", "/about/"]);
  expect(removed(shop, { products: [] })).toContain("/products/");
  expect(kept(shop, catalogue).get("/en/ticket/")?.component).toMatch(/src\/pages\/tiket\.tsx$/);
  expect(kept({ english: true }, catalogue).get("/en/ticket/")?.component).toBe("src/pages/en/ticket/");
});

test("in the owner's preview every page stays, so that Gatsby warns of none", () => {
  const usual = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: "development" });
  expect(removed({ english: false }, { products: [] })).toEqual([]);
  Object.assign(process.env, { NODE_ENV: usual });
});

test.each([
  ["errors", { errors: [new Error("no such field")] }],
  ["nothing", { data: { catalogue: null } }],
])("a query that answers with %s stops the build", async (_name, answer) => {
  const { made, panic } = await build(answer);
  expect(panic).toHaveBeenCalledTimes(1);
  expect(made).toEqual([]);
});
