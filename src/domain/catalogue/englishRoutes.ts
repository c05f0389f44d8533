/** A page beside the home page: its address and the text of its links. */
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

/** The shop's pages beside the home page: without English only the products, and no products page without products. */
export const otherPages = (
  shop: { readonly english?: boolean | null },
  catalogue: { readonly products: readonly unknown[] },
): readonly OtherPage[] =>
  (shop.english === false ? [{ ...products, name: "Produk" }] : allEnglishPages).filter(
    ({ route }) => route !== products.route || catalogue.products.length > 0,
  );
