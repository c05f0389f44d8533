// Paths are without the site's path prefix.

export const bookPath = "/buku/";

/** The path of the page that opens tickets in Indonesian. */
export const ticketPath = "/tiket/";

export const englishTicketPath = "/en/ticket/";

/** The home page's path in each language. */
export const homePaths = { id: "/", en: "/en/" } as const;

export const englishHomePath = homePaths.en;

/** The path of the site's web manifest for the pages in each language. */
export const manifestPath = { id: "/manifest.webmanifest", en: "/en/manifest.webmanifest" } as const;

/** A page that the site links to, besides its home pages: its path and the text of its links. */
export type Subpage = { route: string; name: string };

const products: Subpage = { route: "/products/", name: "Products" };

/** The pages that a shop with English pages has in English only, in the order of their links. */
export const englishOnlyPages: readonly Subpage[] = [
  { route: "/services/", name: "Services" },
  products,
  { route: "/about/", name: "About" },
];

/**
 * The subpages of a shop. A shop without English pages has only the products page, in Indonesian. A shop without products
 * has no products page.
 */
export const subpages = (
  shop: { english?: boolean | null },
  catalogue: { products: readonly unknown[] },
): readonly Subpage[] =>
  (shop.english === false ? [{ ...products, name: "Produk" }] : englishOnlyPages).filter(
    ({ route }) => route !== products.route || catalogue.products.length > 0,
  );
