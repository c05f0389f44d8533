/** The categories of products in the order of their filters (docs/rules.md, section 14); "All Products" is not among them. */
export const categories = ["Hair Care", "Shaving", "Tools", "Gift Sets"] as const;

export type Category = (typeof categories)[number];

/** How a category is written in a link: "Hair Care" gives "hair-care". */
export const categorySlug = (category: Category): string => category.toLowerCase().replaceAll(" ", "-");

/** The category in a query such as `?category=hair-care`, as links had it before each category had a page; null for anything else. */
export function categoryOfQuery(search: string): Category | null {
  const slug = new URLSearchParams(search).get("category");
  return categories.find((category) => categorySlug(category) === slug) ?? null;
}

/** The products of a category, or all of them, in their order. */
export function inCategory<P extends { readonly category: string }>(
  products: readonly P[],
  category: Category | null,
): readonly P[] {
  return category === null ? products : products.filter((product) => product.category === category);
}
