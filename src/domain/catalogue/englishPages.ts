/** A page in English: its address and what its links are called. */
export type EnglishPage = { readonly route: string; readonly name: string };

const products: EnglishPage = { route: "/products/", name: "Products" };

/** All pages in English, in the order of their links (docs/rules.md, section 15). */
export const allEnglishPages: readonly EnglishPage[] = [
  { route: "/services/", name: "Services" },
  products,
  { route: "/about/", name: "About" },
];

/** The English pages that a shop has: none where it says so, and that of the products only where there are any. */
export const englishPages = (
  shop: { readonly english?: boolean | null },
  catalogue: { readonly products: readonly unknown[] },
): readonly EnglishPage[] =>
  shop.english === false ? [] : allEnglishPages.filter((page) => page !== products || catalogue.products.length > 0);
