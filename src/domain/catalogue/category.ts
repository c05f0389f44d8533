/** A group of products: its `id` stands in links, its `label` on the screen. The content's order is that of the filters. */
export type Category = { readonly id: string; readonly label: string };

/** The products of the category with this id, or all of them with null, in their order. */
export function inCategory<P extends { readonly category?: string | null }>(
  products: readonly P[],
  id: string | null,
): readonly P[] {
  return id === null ? products : products.filter(({ category }) => category === id);
}
