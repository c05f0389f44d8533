import { jsonLd, productsData, type ShopDataInput, shopData } from "../../../src/domain/links/schemaOrg";
import { content } from "../../support/content";

const shop = content("shop.json");
const services = content("services.json").services.map((service) => ({
  ...service,
  picture: service.id === "beard" ? "https://bintangpangkas.example/static/beard.jpg" : undefined,
}));
const site = "https://bintangpangkas.example";
const page = {
  language: "id",
  home: "/",
  servicesHeading: "Layanan Kami",
  bookingHeading: "Booking Sekarang",
} as const;

const dataOf = (changes: Partial<ShopDataInput["shop"]> = {}, more: Partial<ShopDataInput> = {}) =>
  shopData({ shop: { ...shop, ...changes }, services, closures: [], siteUrl: site, picture: undefined, page, ...more });

test("the services are named in rupiah, each with the link that books it, and its picture where it has one", () => {
  const offers = dataOf().hasOfferCatalog.itemListElement;
  expect(offers.map((offer) => ("price" in offer ? `${offer.price} ${offer.priceCurrency}` : ""))).toEqual([
    "100000 IDR",
    "150000 IDR",
    "75000 IDR",
    "175000 IDR",
  ]);
  expect(offers[2]).toMatchObject({
    url: `${site}/?service=beard#booking`,
    itemOffered: { image: `${site}/static/beard.jpg` },
  });
  expect(offers[3]?.itemOffered.image).toBeUndefined();
});

test("the products' structured data says price and stock, without ratings, and the category where there is one", () => {
  const products = content("product-catalogue.json").products.map((product) => ({
    ...product,
    category: product.id === "beard-oil" ? "Shaving" : undefined,
    picture: undefined,
  }));
  const data = productsData(products, site, "/products/");
  const oil = data.itemListElement.find(({ item }) => item.name === "Beard Oil")?.item;
  expect(oil?.offers).toMatchObject({
    price: 110000,
    priceCurrency: "IDR",
    availability: "https://schema.org/OutOfStock",
  });
  expect(data.itemListElement.flatMap(({ item }) => item.category ?? [])).toEqual(["Shaving"]);
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
});

test("numbers are given as they are called, prices as the site writes them, and the shop's pages elsewhere", () => {
  const tiktok = "https://www.tiktok.com/@bintang";
  const data = dataOf({
    phone: "(021) 555 0199",
    instagram: null,
    secondNumber: { phone: "(021) 555 0123" },
    links: { tiktok, facebook: null, youtube: null, googleMaps: "https://maps.app.goo.gl/abc" },
  });
  expect(data).toMatchObject({
    telephone: ["+62215550199", "+62215550123"],
    priceRange: "Rp 75.000 - Rp 175.000",
    sameAs: [tiktok],
    hasMap: "https://maps.app.goo.gl/abc",
  });
});

test("no content can end the script element that carries it", () => {
  const text = jsonLd({ name: "</script><script>alert(1)</script>" });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({ name: "</script><script>alert(1)</script>" });
});

test("breaks part a day's hours, seasons and closures have their dates, and midnight is written as schema.org can", () => {
  const season = { name: "Ramadan", from: "2027-02-08", to: "2027-03-09", days: ["monday"] };
  const { openingHoursSpecification, specialOpeningHoursSpecification } = dataOf(
    {
      openingHours: { ...shop.openingHours, monday: null, saturday: { open: "15:00", close: "24:00" } },
      breaks: [{ day: "friday", from: "11:30", to: "13:00", reason: "Salat Jumat" }],
      seasonalHours: [{ ...season, open: "20:00", close: "01:00" }],
    },
    { closures: [{ from: "2027-03-09", to: "2027-03-13" }] },
  );
  const hoursOf = (day: string) =>
    openingHoursSpecification
      .filter(({ dayOfWeek }) => dayOfWeek === `https://schema.org/${day}`)
      .map(({ opens, closes }) => [opens, closes]);
  expect(hoursOf("Monday")).toEqual([]);
  expect(hoursOf("Friday")).toEqual([
    ["09:00", "11:30"],
    ["13:00", "20:00"],
  ]);
  expect(hoursOf("Saturday")).toEqual([["15:00", "23:59"]]);
  expect(specialOpeningHoursSpecification).toEqual([
    expect.objectContaining({ validFrom: "2027-03-09", validThrough: "2027-03-13", opens: "00:00", closes: "00:00" }),
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: "https://schema.org/Monday",
      opens: "20:00",
      closes: "01:00",
      validFrom: "2027-02-08",
      validThrough: "2027-03-09",
    },
  ]);
});

test("where seasons overlap each day has the hours of the first, and hours after a break at night are the next day's", () => {
  const season = { name: "Ramadan", from: "2027-02-08", to: "2027-02-14", days: null, open: "18:00", close: "02:00" };
  const eve = { ...season, name: "Malam", from: "2027-02-12", to: "2027-02-12", close: "24:00" };
  const { specialOpeningHoursSpecification } = dataOf({
    seasonalHours: [eve, season],
    breaks: [{ day: "thursday", from: "00:00", to: "00:30", reason: "Makan" }],
  });
  const words = specialOpeningHoursSpecification.map((hours) =>
    "dayOfWeek" in hours
      ? `${hours.dayOfWeek.split("/").at(-1)} ${hours.opens}-${hours.closes} ${hours.validFrom} ${hours.validThrough}`
      : "",
  );
  expect(words).toEqual([
    "Monday 18:00-02:00 2027-02-08 2027-02-11",
    "Tuesday 18:00-02:00 2027-02-08 2027-02-11",
    "Wednesday 18:00-02:00 2027-02-08 2027-02-11",
    "Thursday 18:00-23:59 2027-02-08 2027-02-11",
    "Friday 00:30-02:00 2027-02-09 2027-02-12",
    "Friday 18:00-23:59 2027-02-12 2027-02-12",
    "Saturday 18:00-02:00 2027-02-13 2027-02-14",
    "Sunday 18:00-02:00 2027-02-13 2027-02-14",
  ]);
});

test("a least price is a minimum, and a service at the customer's names where the barber comes to", () => {
  const [first, ...others] = services;
  if (!first) throw new Error("the shop has services");
  const data = dataOf({}, { services: [{ ...first, startingPrice: true, atCustomer: true }, ...others] });
  const [offer, next] = data.hasOfferCatalog.itemListElement;
  expect(offer).toMatchObject({
    priceSpecification: { minPrice: 100_000, priceCurrency: "IDR" },
    itemOffered: { areaServed: { name: "Jakarta" } },
  });
  expect(offer).not.toHaveProperty("price");
  expect(next).toMatchObject({ price: 150_000 });
  expect(next?.itemOffered.areaServed).toBeUndefined();
});
