import { chatLink, instagramLink } from "../../domain/contact/chatLink";
import { homePaths, type Subpage } from "../../domain/routes";
import type { Language } from "../../domain/shop/words.id";

/**
 * An entry of the navigation. `to` is a section of the page (`#booking`), a page of the site (`/services/`), or any other
 * address, which opens in a new tab.
 */
type NavigationItem = {
  label: string;
  to: string;
  isMain?: true;
};

export type NavigationShop = Queries.HeaderShopFragment & Pick<Queries.FooterShopFragment, "subpages" | "english">;

/** The address of a section of a language's home page, for a link on the page at `current`. */
const sectionOfHome = (language: Language, section: string, current: string) =>
  `${current === homePaths[language] ? "" : homePaths[language]}#${section}`;

/** The entries of the header in each language, on the page at `current`. `book` is the label of the link to the booking. */
export const headerItems: Record<
  Language,
  (shop: NavigationShop, current: string, book: string) => readonly NavigationItem[]
> = {
  id: ({ chatNumber, instagram }, current, book) => [
    { label: "Layanan", to: sectionOfHome("id", "services", current) },
    { label: "WhatsApp", to: chatLink(chatNumber) },
    ...(instagram ? [{ label: "Instagram", to: instagramLink(instagram) }] : []),
    { label: book, to: sectionOfHome("id", "booking", current), isMain: true },
  ],
  en: ({ chatNumber, subpages }, current, book) => [
    { label: "Home", to: homePaths.en },
    ...subpages.map(({ route, name }) => ({ label: name, to: route })),
    { label: "WhatsApp", to: chatLink(chatNumber) },
    { label: book, to: sectionOfHome("en", "booking", current), isMain: true },
  ],
};

type FooterPages = { heading: string; links: readonly Subpage[] };

/**
 * The footer's links to other pages. Indonesian pages link the English ones, or their own in a shop without English pages.
 */
export const footerPages: Record<Language, (shop: Pick<NavigationShop, "english" | "subpages">) => FooterPages> = {
  id: ({ english, subpages }) =>
    english === false
      ? { heading: "Halaman Lain", links: [{ route: homePaths.id, name: "Beranda" }, ...subpages] }
      : { heading: "Versi Inggris", links: [{ route: homePaths.en, name: "Home" }, ...subpages] },
  en: ({ subpages }) => ({
    heading: "Quick Links",
    links: [{ route: homePaths.id, name: "Bahasa Indonesia" }, ...subpages],
  }),
};
