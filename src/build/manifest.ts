import { shortNameOf } from "../domain/shop/shopName";
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

/** A web manifest, as JSON, for the app whose pages lie under `scope`. `scope` includes the path prefix. */
export const webManifest = (scope: string, pathPrefix: string, app: object): string =>
  JSON.stringify({ ...app, lang: "id", start_url: scope, scope, display: "standalone", icons: appIcons(pathPrefix) });

/** The site's web manifest: its name and colours as an app, and its shortcuts. */
export function manifest(
  shop: { name: string; shortName?: string | null; tagline: string },
  { night }: Palette,
  pathPrefix: string,
): string {
  const icons = appIcons(pathPrefix).slice(0, 1);
  return webManifest(`${pathPrefix}/`, pathPrefix, {
    name: shop.name,
    short_name: shop.shortName ?? shortNameOf(shop.name),
    description: shop.tagline,
    background_color: night,
    theme_color: night,
    shortcuts: [
      { name: "Booking Sekarang", url: `${pathPrefix}/#booking`, icons },
      { name: "Layanan", url: `${pathPrefix}/#services`, icons },
    ],
  });
}
