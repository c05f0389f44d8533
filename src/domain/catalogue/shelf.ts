import { type Category, categorySlug } from "./category";

/** How many products one page shows before the next: enough to browse, little enough for a slow line. */
export const shelfSize = 24;

/** What a page of the shelf shows: one category or, with null, all of them; pages are counted from one. */
export type Shelf = { readonly category: Category | null; readonly page: number };

/** How many pages that many products take; none at all takes one, which says so. */
export const shelfPages = (products: number): number => Math.max(1, Math.ceil(products / shelfSize));

/** The products of one page, counted from one, in their order. */
export function onPage<P>(products: readonly P[], page: number): P[] {
  return products.slice((page - 1) * shelfSize, page * shelfSize);
}

/** The address of a page of the shelf, as "/products/" or "/products/hair-care/page/2/". */
export function shelfPath({ category, page }: Shelf): string {
  const start = category === null ? "/products/" : `/products/${categorySlug(category)}/`;
  return page === 1 ? start : `${start}page/${page}/`;
}
