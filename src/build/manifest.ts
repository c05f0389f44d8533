import { englishHomePath } from "../domain/routes";
import { shortNameOf } from "../domain/shop/shopName";
import type { Language } from "../domain/shop/words.id";
import type { Palette } from "../theme/palettes";

/** The icons in the web manifests of the site and the book, the smallest first. */
function appIcons(pathPrefix: string) {
  const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
    src: `${pathPrefix}/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return [
    icon("icon-192.png", 192, "any"),
    icon("icon-512.png", 512, "any"),
    icon("icon-maskable-512.png", 512, "maskable"),
  ];
}

/** A web manifest, as JSON, for the app whose pages lie under `scope`, where it starts. `scope` includes the path prefix. */
export const webManifest = (scope: string, pathPrefix: string, app: object) =>
  JSON.stringify({ lang: "id", start_url: scope, ...app, scope, display: "standalone", icons: appIcons(pathPrefix) });

const shortcutNames: Record<Language, { booking: string; services: string }> = {
  id: { booking: "Booking Sekarang", services: "Layanan" },
  en: { booking: "Book Now", services: "Services" },
};

/** The site's web manifest in one language: name and colours as an app, the home page where it starts, and its shortcuts. */
export function manifest(
  shop: { name: string; shortName?: string | null; tagline: string; taglineEnglish?: string | null },
  { night }: Palette,
  pathPrefix: string,
  language: Language,
) {
  const icons = appIcons(pathPrefix).slice(0, 1);
  const home = `${pathPrefix}${language === "en" ? englishHomePath : "/"}`;
  const names = shortcutNames[language];
  return webManifest(`${pathPrefix}/`, pathPrefix, {
    lang: language,
    start_url: home,
    name: shop.name,
    short_name: shop.shortName ?? shortNameOf(shop.name),
    description: (language === "en" && shop.taglineEnglish) || shop.tagline,
    background_color: night,
    theme_color: night,
    shortcuts: [
      { name: names.booking, url: `${home}#booking`, icons },
      { name: names.services, url: `${home}#services`, icons },
    ],
  });
}
