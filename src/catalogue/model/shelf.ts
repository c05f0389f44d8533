/** How many products one page shows before the next: enough to browse, little enough for a slow line. */
export const shelfSize = 24;

/** How many pages a shelf of that many products takes; an empty shelf takes one. */
export const shelfPages = (products: number): number => Math.max(1, Math.ceil(products / shelfSize));

/** The products of one page, counted from one, in their order. */
export function onPage<P>(products: readonly P[], page: number): P[] {
  return products.slice((page - 1) * shelfSize, page * shelfSize);
}

/** The address of one page; the first is the products page itself. */
export const shelfPath = (page: number): string => (page === 1 ? "/products/" : `/products/page/${page}/`);
