import type { CreatePagesArgs } from "gatsby";
import { createShelfPages } from "../../../src/platform/build/cataloguePages";

/** What the build makes of an answer to its query for the catalogue. */
async function build(answer: { data?: unknown; errors?: unknown }) {
  const made: string[] = [];
  const panic = jest.fn();
  const args = {
    graphql: async () => answer,
    actions: { createPage: ({ path }: { path: string }) => made.push(path) },
    reporter: { panic },
  };
  await createShelfPages(args as unknown as CreatePagesArgs);
  return { made, panic };
}

const products = (tools: number, others: number) => [
  ...Array.from({ length: tools }, () => ({ category: "Tools" })),
  ...Array.from({ length: others }, () => ({ category: "Shaving" })),
];

test("a small catalogue has a page for each category, those without products included", async () => {
  const { made } = await build({ data: { catalogue: { products: products(3, 10) } } });
  expect(made).toEqual(["/products/hair-care/", "/products/shaving/", "/products/tools/", "/products/gift-sets/"]);
});

test("a long one has further pages of all products and of each category that needs them", async () => {
  const { made } = await build({ data: { catalogue: { products: products(25, 24) } } });
  expect(made).toEqual([
    "/products/page/2/",
    "/products/page/3/",
    "/products/hair-care/",
    "/products/shaving/",
    "/products/tools/",
    "/products/tools/page/2/",
    "/products/gift-sets/",
  ]);
});

test.each([
  ["errors", { errors: [new Error("no such field")] }],
  ["nothing", { data: { catalogue: null } }],
])("a query that answers with %s stops the build", async (_name, answer) => {
  const { made, panic } = await build(answer);
  expect(panic).toHaveBeenCalledTimes(1);
  expect(made).toEqual([]);
});
