import { rupiah } from "../../format/money";
import { instagramLink } from "../contact/chatLink";
import { phoneLink } from "../contact/phoneNumber";
import type { Address } from "../shop/address";
import { addDays, englishDayName, formatTime, minutesPerDay, type Weekday, weekdayOf, weekdays } from "../shop/clock";
import {
  closingTime,
  closureOn,
  type Dates,
  type Span,
  spansBetweenBreaks,
  spansBetweenBreaksOn,
  type WeeklyHours,
} from "../shop/openingHours";
import { bookingLink } from "./bookingLink";

type Shop = WeeklyHours & {
  name: string;
  phone: string;
  secondNumber: { phone: string } | null;
  instagram: string | null;
  links: Record<"tiktok" | "facebook" | "youtube" | "googleMaps", string | null> | null;
  address: Address;
  coordinates: { latitude: number; longitude: number } | null;
};

type Service = {
  id: string;
  name: string;
  description: string | null;
  basePrice: number;
  startingPrice: boolean | null;
  atCustomer: boolean | null;
  picture: string | undefined;
};

type Product = {
  id: string;
  title: string;
  description: string;
  category: string | undefined;
  price: number;
  inStock: boolean;
  picture: string | undefined;
};

/** Midnight as closing time is 23:59, because schema.org has no 24:00. A closing time after midnight is on the next day. */
const hoursSpecification = (day: Weekday, { start, end }: Span, dates?: Dates) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: `https://schema.org/${englishDayName(day)}`,
  opens: formatTime(start),
  closes: end === minutesPerDay ? "23:59" : closingTime(end),
  validFrom: dates?.from,
  validThrough: dates?.to,
});

const isAfterMidnight = ({ start }: Span) => start >= minutesPerDay;

/** The spans that begin on a date: those of its own hours before midnight, and what the night before has after a break. */
const spansBeginning = (own: readonly Span[], before: readonly Span[]) => [
  ...before
    .filter(isAfterMidnight)
    .map(({ start, end }) => ({ start: start - minutesPerDay, end: end - minutesPerDay })),
  ...own.filter((span) => !isAfterMidnight(span)),
];

/** The spans of a usual weekday. */
function usualSpans({ openingHours, breaks }: WeeklyHours, day: Weekday) {
  const before = weekdays[(weekdays.indexOf(day) + 6) % 7] ?? day;
  return spansBeginning(
    spansBetweenBreaks(openingHours[day], breaks, day),
    spansBetweenBreaks(openingHours[before], breaks, before),
  );
}

/**
 * The hours of closures and seasons, where they are not the usual ones. Their first and last dates divide the time into
 * stretches, each with one set of hours, so that no date has two.
 */
function specialSpecifications(schedule: WeeklyHours, closures: readonly Dates[]) {
  const { breaks, openingHours } = schedule;
  const seasons = schedule.seasonalHours ?? [];
  const isClosed = (date: string) => closureOn(closures, date) !== undefined;
  const ownSpans = (date: string) => (isClosed(date) ? [] : spansBetweenBreaksOn(schedule, date));
  // Where a night goes on after a break, the dates after the first and last ones differ as well.
  const hasPartedNights = weekdays.some((day) =>
    [openingHours[day], ...seasons].some((hours) => spansBetweenBreaks(hours, breaks, day).some(isAfterMidnight)),
  );
  const edges = [...closures, ...seasons].flatMap(({ from, to }) => [from, addDays(to, 1)]);
  const starts = [...new Set([...edges, ...(hasPartedNights ? edges.map((date) => addDays(date, 1)) : [])])].sort();
  return starts.slice(1).flatMap((next, index): object[] => {
    const dates = { from: starts[index] ?? next, to: addDays(next, -1) };
    const week = weekdays.map((_, ahead) => addDays(dates.from, ahead)).filter((date) => date <= dates.to);
    const spansOn = (date: string) => spansBeginning(ownSpans(date), ownSpans(addDays(date, -1)));
    // In schema.org equal opening and closing times mean "closed all day".
    if (week.every((date) => isClosed(date) && spansOn(date).length === 0)) {
      const { from: validFrom, to: validThrough } = dates;
      return [{ "@type": "OpeningHoursSpecification", validFrom, validThrough, opens: "00:00", closes: "00:00" }];
    }
    return weekdays.flatMap((day) => {
      const date = week.find((each) => weekdayOf(each) === day);
      const spans = date === undefined ? null : spansOn(date);
      if (spans === null || JSON.stringify(spans) === JSON.stringify(usualSpans(schedule, day))) return [];
      return (spans.length > 0 ? spans : [{ start: 0, end: 0 }]).map((span) => hoursSpecification(day, span, dates));
    });
  });
}

const inRupiah = { priceCurrency: "IDR" };

const telephone = (phone: string) => phoneLink(phone).replace("tel:", "");

export type ShopDataInput = {
  shop: Shop;
  services: readonly Service[];
  closures: readonly Dates[];
  /** Without a slash at its end. */
  siteUrl: string;
  /** An absolute address. */
  picture: string | undefined;
  /** The home page that carries the data: its path, and the heading above its services. */
  page: { home: string; servicesHeading: string };
};

/**
 * The shop as schema.org data: a HairSalon, the most specific type, with place, hours, closures, the services as offers in
 * whole rupiah. It has no ratings, because search engines ignore a business's ratings of itself.
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
    geo: coordinates ? { "@type": "GeoCoordinates", ...coordinates } : undefined,
    openingHoursSpecification: weekdays.flatMap((day) =>
      usualSpans(shop, day).map((span) => hoursSpecification(day, span)),
    ),
    specialOpeningHoursSpecification: specialSpecifications(shop, closures),
    priceRange: prices.length > 0 ? `${rupiah(Math.min(...prices))} - ${rupiah(Math.max(...prices))}` : undefined,
    currenciesAccepted: "IDR",
    sameAs: [shop.instagram && instagramLink(shop.instagram), tiktok, facebook, youtube].filter((address) => address),
    hasMap: googleMaps ?? undefined,
    hasOfferCatalog:
      services.length > 0
        ? {
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
          }
        : undefined,
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
export const jsonLd = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");
