/** A group of products: `id` is for links, `label` for the screen. */
export type Category = { id: string; label: string };

/** The products of the category with this id, in their order; all products without an id. */
export const inCategory = <P extends { category?: string | null }>(
  products: readonly P[],
  id: string | null | undefined,
) => (id ? products.filter(({ category }) => category === id) : products);

const pageSize = 24;

/** A page of the products of a category, or of all products if `category` is null. The first page is 1. */
export type ProductPage = { category: string | null; page: number };

/** The number of pages for a number of products, at least 1. */
export const pageCount = (products: number) => Math.max(1, Math.ceil(products / pageSize));

/** Returns the products of one page; the first page is 1. */
export const productsOnPage = <P>(products: readonly P[], page: number) =>
  products.slice((page - 1) * pageSize, page * pageSize);

/** The address of a page of products, such as "/products/" or "/products/hair-care/page/2/". */
export function productPagePath({ category, page }: ProductPage) {
  const start = category === null ? "/products/" : `/products/${category}/`;
  return page === 1 ? start : `${start}page/${page}/`;
}
