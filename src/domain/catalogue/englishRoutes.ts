/** A page in English: its address and what its links are called. */
export type EnglishPage = { readonly route: string; readonly name: string };

const products: EnglishPage = { route: "/products/", name: "Products" };

/** All pages in English, in the order of their links. */
export const allEnglishPages: readonly EnglishPage[] = [
  { route: "/services/", name: "Services" },
  products,
  { route: "/about/", name: "About" },
];

/** The home page in English, and the page of a ticket; both stand beside an Indonesian one. */
export const englishHome = "/en/";
export const englishTicketPage = "/en/ticket/";

/** The English pages that a shop has besides these: none where it says so, and that of the products only where there are any. */
export const englishPages = (
  shop: { readonly english?: boolean | null },
  catalogue: { readonly products: readonly unknown[] },
): readonly EnglishPage[] =>
  shop.english === false ? [] : allEnglishPages.filter((page) => page !== products || catalogue.products.length > 0);
