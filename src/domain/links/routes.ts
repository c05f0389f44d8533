/** The path of the shop's book, without the site's path prefix. */
export const bookPath = "/buku/";

/** The path of the page that opens tickets. */
export const ticketPath = "/tiket/";

/** A page other than the home page: its path and the text of its links. */
export type OtherPage = { readonly route: string; readonly name: string };

const products: OtherPage = { route: "/products/", name: "Products" };

/** All pages in English, in the order of their links. */
export const allEnglishPages: readonly OtherPage[] = [
  { route: "/services/", name: "Services" },
  products,
  { route: "/about/", name: "About" },
];

/** The path of the English home page. */
export const englishHome = "/en/";

/** The path of the English ticket page. */
export const englishTicketPage = "/en/ticket/";

/** The shop's pages other than the home page. Without English pages only products remain; without products, no products page. */
export const otherPages = (
  shop: { readonly english?: boolean | null },
  catalogue: { readonly products: readonly unknown[] },
): readonly OtherPage[] =>
  (shop.english === false ? [{ ...products, name: "Produk" }] : allEnglishPages).filter(
    ({ route }) => route !== products.route || catalogue.products.length > 0,
  );
