/** A group of products: its `id` stands in links, its `label` on the screen. The content's order is that of the filters. */
export type Category = { readonly id: string; readonly label: string };

/** The category in a query such as `?category=hair-care`, as links had it before each category had a page; null for anything else. */
export function categoryOfQuery<C extends Category>(search: string, categories: readonly C[]): C | null {
  const asked = new URLSearchParams(search).get("category");
  return categories.find(({ id }) => id === asked) ?? null;
}

/** The products of the category with this id, or all of them with null, in their order. */
export function inCategory<P extends { readonly category?: string | null }>(
  products: readonly P[],
  id: string | null,
): readonly P[] {
  return id === null ? products : products.filter(({ category }) => category === id);
}
