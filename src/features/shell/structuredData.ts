import { bookingLink } from "../../domain/links/bookingLink";
import { instagramLink } from "../../domain/links/instagramLink";
import { type OpeningHours, weekdays } from "../../domain/shop/openingHours";

type Shop = {
  readonly name: string;
  readonly phone: string;
  readonly chatNumber: string;
  readonly instagram: string;
  readonly address: {
    readonly street: string;
    readonly district: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
  };
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
  readonly openingHours: OpeningHours;
};

type Service = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly basePrice: number;
  readonly picture: string | undefined;
};

type Closure = { readonly from: string; readonly to: string };

type Product = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly price: number;
  readonly inStock: boolean;
  readonly picture: string | undefined;
};

const schemaDay = (day: string) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/**
 * The shop for search engines and maps (schema.org): HairSalon, the most specific type there is, with place, hours,
 * closures, the services as offers in rupiah and the booking as an action. No ratings: search engines do not show those
 * that a business gives itself. `siteUrl` has no slash at its end; pictures are absolute addresses.
 */
export function shopData(
  shop: Shop,
  services: readonly Service[],
  closures: readonly Closure[],
  siteUrl: string,
  picture: string | undefined,
) {
  const prices = services.map((service) => service.basePrice);
  return {
    "@context": "https://schema.org",
    "@type": "HairSalon",
    "@id": `${siteUrl}/#shop`,
    name: shop.name,
    url: `${siteUrl}/`,
    ...(picture ? { image: picture } : {}),
    telephone: `+${shop.chatNumber}`,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${shop.address.street}, ${shop.address.district}`,
      addressLocality: shop.address.city,
      addressRegion: shop.address.region,
      postalCode: shop.address.postalCode,
      addressCountry: "ID",
    },
    ...(shop.coordinates
      ? {
          geo: {
            "@type": "GeoCoordinates",
            latitude: shop.coordinates.latitude,
            longitude: shop.coordinates.longitude,
          },
        }
      : {}),
    openingHoursSpecification: weekdays.flatMap((day) => {
      const hours = shop.openingHours[day];
      if (hours === null) return [];
      return [
        { "@type": "OpeningHoursSpecification", dayOfWeek: schemaDay(day), opens: hours.open, closes: hours.close },
      ];
    }),
    // Equal opening and closing times are schema.org's way of saying "closed all day".
    specialOpeningHoursSpecification: closures.map(({ from, to }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: from,
      validThrough: to,
      opens: "00:00",
      closes: "00:00",
    })),
    priceRange: `Rp ${Math.min(...prices)} - Rp ${Math.max(...prices)}`,
    currenciesAccepted: "IDR",
    sameAs: [instagramLink(shop.instagram)],
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: "Layanan Kami",
      itemListElement: services.map((service) => ({
        "@type": "Offer",
        price: service.basePrice,
        priceCurrency: "IDR",
        url: `${siteUrl}${bookingLink({ services: [service] })}`,
        itemOffered: {
          "@type": "Service",
          name: service.name,
          description: service.description,
          ...(service.picture ? { image: service.picture } : {}),
        },
      })),
    },
    potentialAction: {
      "@type": "ReserveAction",
      name: "Booking Sekarang",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${siteUrl}/#booking`,
        inLanguage: "id",
        actionPlatform: ["https://schema.org/DesktopWebPlatform", "https://schema.org/MobileWebPlatform"],
      },
      result: { "@type": "Reservation", name: "Booking" },
    },
  };
}

/** The products that the page at `path` shows, for search engines: each with its offer and whether it is in stock. */
export function productsData(products: readonly Product[], siteUrl: string, path: string) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "Product",
        "@id": `${siteUrl}/products/#${product.id}`,
        name: product.title,
        description: product.description,
        category: product.category,
        ...(product.picture ? { image: product.picture } : {}),
        offers: {
          "@type": "Offer",
          price: product.price,
          priceCurrency: "IDR",
          availability: `https://schema.org/${product.inStock ? "InStock" : "OutOfStock"}`,
          url: `${siteUrl}${path}`,
          seller: { "@id": `${siteUrl}/#shop` },
        },
      },
    })),
  };
}

/** Data as text for a JSON-LD script element; nothing in it can end that element. */
export const jsonLd = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
