import type { ReactElement } from "react";
import { Head as ProductsHead } from "../../src/pages/products";
import { Head as ServicesHead } from "../../src/pages/services";
import { content } from "../support/content";

type Named = ReactElement<{ title: string; description: string }>;

const { name, address } = content("shop.json");
const shop = { name, address };
const site = { siteMetadata: { siteUrl: "https://bintang.id" } };

/** What search engines show of a page: its title and its description. */
const shownOf = (head: unknown) => {
  const { title, description } = (head as Named).props;
  return `${title}\n${description}`;
};

// The pages know a shop's name and town only; what it does and sells stands in its own files.
test("the services page names no service that the shop may not have", () => {
  const props = { data: { shop, site }, pageContext: {} } as unknown as Parameters<typeof ServicesHead>[0];
  expect(shownOf(ServicesHead(props))).not.toMatch(/shav|beard|fade|towel|haircut/i);
});

test.each([
  ["shaving", 0, /no Shaving for sale at the moment/],
  [null, 3, /Products from/],
  ["shaving", 3, /Shaving from/],
])("the products page of %s with %i products promises no other goods", (category, count, said) => {
  const data = { shop, site, catalogue: { onPage: [], count, categories: [{ id: "shaving", label: "Shaving" }] } };
  const props = { data, pageContext: { category } } as unknown as Parameters<typeof ProductsHead>[0];
  const shown = shownOf(ProductsHead(props));
  expect(shown).toMatch(said);
  expect(shown).not.toMatch(/pomade|razor|comb|gift/i);
  if (count === 0) expect(shown).not.toMatch(/order/i);
});
