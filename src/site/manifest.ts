import type { Palette } from "../theme/palettes";

/** The icons in the web manifests of the site and the book, the smallest first. */
export function appIcons(pathPrefix: string) {
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

/** The web manifest as JSON: name, icons and colours of the site as an app, and its shortcuts. */
export function manifest(
  shop: { name: string; shortName: string; tagline: string },
  { night }: Palette,
  pathPrefix: string,
): string {
  const icons = appIcons(pathPrefix);
  return JSON.stringify({
    name: shop.name,
    short_name: shop.shortName,
    description: shop.tagline,
    lang: "id",
    start_url: `${pathPrefix}/`,
    scope: `${pathPrefix}/`,
    display: "standalone",
    background_color: night,
    theme_color: night,
    icons,
    shortcuts: [
      { name: "Booking Sekarang", url: `${pathPrefix}/#booking`, icons: icons.slice(0, 1) },
      { name: "Layanan", url: `${pathPrefix}/#services`, icons: icons.slice(0, 1) },
    ],
  });
}
