import { rupiah } from "../../format/rupiah";
import type { Address } from "../shop/address";
import { addDays, weekdayOf } from "../shop/clock";
import {
  closingTime,
  minutesPerDay,
  type OpeningSchedule,
  type Span,
  seasonOn,
  spansBetweenBreaks,
  spansBetweenBreaksOn,
} from "../shop/openingHours";
import { formatTime } from "../shop/timeOfDay";
import { type Weekday, weekdays } from "../shop/weekday";
import type { Language } from "../shop/words.id";
import { bookingLink } from "./bookingLink";
import { instagramLink } from "./instagramLink";
import { phoneLink } from "./phoneNumber";

type Shop = OpeningSchedule & {
  readonly name: string;
  readonly phone: string;
  readonly secondNumber?: { readonly phone: string } | null;
  readonly instagram?: string | null;
  readonly links?: {
    readonly tiktok?: string | null;
    readonly facebook?: string | null;
    readonly youtube?: string | null;
    readonly googleMaps?: string | null;
  } | null;
  readonly address: Address;
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
};

type Service = {
  readonly id: string;
  readonly name: string;
  readonly description?: string | null;
  readonly basePrice: number;
  readonly startingPrice?: boolean | null;
  readonly atCustomer?: boolean | null;
  readonly picture: string | undefined;
};

/** A span of dates, both ends included. */
type Dates = { readonly from: string; readonly to: string };

type Product = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string | undefined;
  readonly price: number;
  readonly inStock: boolean;
  readonly picture: string | undefined;
};

const schemaDay = (day: string) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/**
 * A weekday's hours; `dates` limits a season's. Midnight as closing time is 23:59, because schema.org has no 24:00. A
 * closing time after midnight is on the next day. Spans that begin after midnight are listed under the next day.
 */
const hoursSpecifications = (day: Weekday, spans: readonly Span[], dates?: Dates) =>
  spans.map(({ start, end }) => {
    const daysLater = start < minutesPerDay ? 0 : 1;
    return {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: schemaDay(weekdays[(weekdays.indexOf(day) + daysLater) % 7] ?? day),
      opens: formatTime(start - daysLater * minutesPerDay),
      closes: end === minutesPerDay ? "23:59" : closingTime(end),
      validFrom: dates && addDays(dates.from, daysLater),
      validThrough: dates && addDays(dates.to, daysLater),
    };
  });

/**
 * The hours of closures and seasons. Their first and last dates divide the time into stretches, each with one set of hours,
 * so that no date has two. In a stretch, a closure comes before the seasons, of which the first that applies counts.
 */
function specialSpecifications(schedule: OpeningSchedule, closures: readonly Dates[]) {
  const spans = [...closures, ...(schedule.seasonalHours ?? [])];
  const starts = [...new Set(spans.flatMap(({ from, to }) => [from, addDays(to, 1)]))].sort();
  return starts.slice(1).flatMap((next, index): object[] => {
    const dates = { from: starts[index] ?? next, to: addDays(next, -1) };
    const isClosed = closures.some(({ from, to }) => from <= dates.from && dates.from <= to);
    if (isClosed) {
      const { from: validFrom, to: validThrough } = dates;
      return [{ "@type": "OpeningHoursSpecification", validFrom, validThrough, opens: "00:00", closes: "00:00" }];
    }
    return weekdays.flatMap((day) => {
      const date = weekdays.map((_, ahead) => addDays(dates.from, ahead)).find((each) => weekdayOf(each) === day) ?? "";
      if (date > dates.to || !seasonOn(schedule, date)) return [];
      const spans = spansBetweenBreaksOn(schedule, date);
      return hoursSpecifications(day, spans.length > 0 ? spans : [{ start: 0, end: 0 }], dates);
    });
  });
}

const inRupiah = { priceCurrency: "IDR" };

const telephone = (phone: string) => phoneLink(phone).replace("tel:", "");

/** A home page in one language: its path, and the headings above its services and its booking form. */
type HomePage = {
  readonly language: Language;
  readonly home: string;
  readonly servicesHeading: string;
  readonly bookingHeading: string;
};

export type ShopDataInput = {
  readonly shop: Shop;
  readonly services: readonly Service[];
  readonly closures: readonly Dates[];
  /** Without a slash at its end. */
  readonly siteUrl: string;
  /** An absolute address. */
  readonly picture: string | undefined;
  /** The home page that carries the data. */
  readonly page: HomePage;
};

/**
 * The shop as schema.org data: a HairSalon, the most specific type, with place, hours, closures, the services as offers in
 * whole rupiah and the booking as an action. It has no ratings, because search engines ignore a business's ratings of
 * itself.
 */
export function shopData({ shop, services, closures, siteUrl, picture, page }: ShopDataInput) {
  const { address, coordinates } = shop;
  const { tiktok, facebook, youtube, googleMaps } = shop.links ?? {};
  const prices = services.map((service) => service.basePrice);
  return {
    "@context": "https://schema.org",
    "@type": "HairSalon",
    "@id": `${siteUrl}/#shop`,
    name: shop.name,
    url: `${siteUrl}/`,
    image: picture,
    telephone: shop.secondNumber ? [telephone(shop.phone), telephone(shop.secondNumber.phone)] : telephone(shop.phone),
    address: {
      "@type": "PostalAddress",
      streetAddress: `${address.street}, ${address.district}`,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: "ID",
    },
    geo: coordinates
      ? { "@type": "GeoCoordinates", latitude: coordinates.latitude, longitude: coordinates.longitude }
      : undefined,
    openingHoursSpecification: weekdays.flatMap((day) =>
      hoursSpecifications(day, spansBetweenBreaks(shop.openingHours[day], shop.breaks, day)),
    ),
    // In schema.org equal opening and closing times mean "closed all day".
    specialOpeningHoursSpecification: specialSpecifications(shop, closures),
    priceRange: `${rupiah(Math.min(...prices))} - ${rupiah(Math.max(...prices))}`,
    currenciesAccepted: "IDR",
    sameAs: [shop.instagram && instagramLink(shop.instagram), tiktok, facebook, youtube].filter((address) => address),
    hasMap: googleMaps ?? undefined,
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: page.servicesHeading,
      itemListElement: services.map((service) => ({
        "@type": "Offer",
        ...(service.startingPrice
          ? { priceSpecification: { "@type": "PriceSpecification", minPrice: service.basePrice, ...inRupiah } }
          : { price: service.basePrice, ...inRupiah }),
        url: `${siteUrl}${bookingLink({ services: [service] }, page.home)}`,
        itemOffered: {
          "@type": "Service",
          name: service.name,
          description: service.description ?? undefined,
          image: service.picture,
          areaServed: service.atCustomer ? { "@type": "City", name: address.city } : undefined,
        },
      })),
    },
    potentialAction: {
      "@type": "ReserveAction",
      name: page.bookingHeading,
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${siteUrl}${page.home}#booking`,
        inLanguage: page.language,
        actionPlatform: ["https://schema.org/DesktopWebPlatform", "https://schema.org/MobileWebPlatform"],
      },
      result: { "@type": "Reservation", name: "Booking" },
    },
  };
}

/** The products of the page at `path` as schema.org data, each with its price in whole rupiah and its availability. */
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
        image: product.picture,
        offers: {
          "@type": "Offer",
          price: product.price,
          ...inRupiah,
          availability: `https://schema.org/${product.inStock ? "InStock" : "OutOfStock"}`,
          url: `${siteUrl}${path}`,
        },
      },
    })),
  };
}

/** Data as text for a JSON-LD script element, escaped so that no value can end the element. */
export const jsonLd = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
