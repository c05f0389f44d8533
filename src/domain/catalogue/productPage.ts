/** A group of products: `id` is for links, `label` for the screen. */
export type Category = { readonly id: string; readonly label: string };

/** The products of the category with this id, or all of them with null, in their order. */
export function inCategory<P extends { readonly category?: string | null }>(
  products: readonly P[],
  id: string | null,
): readonly P[] {
  return id === null ? products : products.filter(({ category }) => category === id);
}

const pageSize = 24;

/** A page of products: the category with this id, or all products with null; pages are counted from 1. */
export type ProductPage = { readonly category: string | null; readonly page: number };

/** The number of pages for a number of products, at least 1. */
export const pageCount = (products: number): number => Math.max(1, Math.ceil(products / pageSize));

/** The products of one page, counted from 1, in their order. */
export function productsOnPage<P>(products: readonly P[], page: number): P[] {
  return products.slice((page - 1) * pageSize, page * pageSize);
}

/** The address of a page of products, such as "/products/" or "/products/hair-care/page/2/". */
export function productPagePath({ category, page }: ProductPage): string {
  const start = category === null ? "/products/" : `/products/${category}/`;
  return page === 1 ? start : `${start}page/${page}/`;
}
