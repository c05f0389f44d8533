import { englishHome } from "../../domain/catalogue/englishRoutes";
import { chatLink } from "../../domain/links/chatLink";
import { instagramLink } from "../../domain/links/instagramLink";
import { dayName, type Weekday } from "../../domain/shop/weekday";
import { hours, type Language } from "../../domain/shop/words.id";
import type { IconName } from "../../ui/Icon";

/** One entry of the navigation: `#booking` is a section of the page, `/services/` a page of the site, all else opens in a new tab. */
export type NavigationItem = {
  readonly label: string;
  readonly to: string;
  readonly icon?: IconName;
  readonly isMain?: boolean;
};

/** What the entries are made of. */
export type NavigationShop = Queries.HeaderShopFragment & Pick<Queries.FooterShopFragment, "otherPages">;

/** What every page in Indonesian has around its content. */
export const shellWords = {
  language: "id" as Language,
  /** The home page of the language. */
  home: "/",
  /** What leads to the same page in the other language. The name begins with the code, as speech control needs it. */
  otherLanguage: { language: "en" as Language, name: "EN, English" },
  skip: "Langsung ke konten",
  menu: "Navigasi utama",
  /** The entries of the header on the page at `current`. */
  navigation: (shop: NavigationShop, current: string): NavigationItem[] => {
    const home = current === "/" ? "" : "/";
    return [
      { label: "Layanan", to: `${home}#services` },
      { label: "WhatsApp", to: chatLink(shop.chatNumber), icon: "chat" },
      ...(shop.instagram ? [{ label: "Instagram", to: instagramLink(shop.instagram), icon: "camera" as const }] : []),
      { label: "Booking Sekarang", to: `${home}#booking`, isMain: true },
    ];
  },
  hours,
  footer: {
    contact: "Kontak",
    hours: (_zone: string) => "Jam Buka",
    links: "Halaman Lain",
    /** The Indonesian home page. */
    home: "Beranda",
    /** English pages that stand before the shop's others, where it has any in English. */
    ownPages: [{ route: englishHome, name: "Home" }],
    /** Stands behind the names of English pages. */
    english: " (English)",
    directions: "Petunjuk arah",
    privacy:
      "Privasi: situs ini tidak menyimpan dan tidak mengirim data apa pun. Booking Anda baru sampai ke toko saat Anda sendiri mengirimnya lewat WhatsApp.",
  },
  chat: "Chat WhatsApp",
  openStatus: {
    openUntil: (time: string, _zone: string) => `Buka sekarang, tutup pukul ${time}`,
    closedUntil: (day: string, time: string, _zone: string) => `Tutup, buka ${day} pukul ${time}`,
    closed: "Sedang tutup",
    /** Today and tomorrow. */
    nearDays: ["hari ini", "besok"],
    inDays: (days: number) => `(${days} hari lagi)`,
    dayName: dayName as (day: Weekday) => string,
  },
  trouble: {
    waiting:
      "Tombol di halaman ini belum berfungsi karena koneksi lambat atau terputus. Yang sudah Anda ketuk tidak hilang.",
    crashed: "Tombol di halaman ini sedang tidak berfungsi; harga dan tautannya tetap.",
    renewed: "Situs ini baru saja diperbarui. Muat ulang untuk melanjutkan.",
    reload: "Muat ulang halaman",
  },
  /** What stands in place of a section that has failed, before the shop's number. */
  sectionFailed: "Bagian ini sedang bermasalah. Bagian lain tetap berfungsi, dan kami siap membantu lewat WhatsApp:",
};

export type ShellWords = typeof shellWords;
