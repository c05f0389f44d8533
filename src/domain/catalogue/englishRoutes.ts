/** A page beside the home page: its address and what its links are called. */
export type OtherPage = { readonly route: string; readonly name: string };

const products: OtherPage = { route: "/products/", name: "Products" };

/** All pages in English, in the order of their links. */
export const allEnglishPages: readonly OtherPage[] = [
  { route: "/services/", name: "Services" },
  products,
  { route: "/about/", name: "About" },
];

/** The home page in English, and the page of a ticket; both stand beside an Indonesian one. */
export const englishHome = "/en/";
export const englishTicketPage = "/en/ticket/";

/** The pages that a shop has besides these: without English that of its products alone, and none of products where it has none. */
export const otherPages = (
  shop: { readonly english?: boolean | null },
  catalogue: { readonly products: readonly unknown[] },
): readonly OtherPage[] =>
  (shop.english === false ? [{ ...products, name: "Produk" }] : allEnglishPages).filter(
    ({ route }) => route !== products.route || catalogue.products.length > 0,
  );
