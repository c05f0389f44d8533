import { jsonLd, productsData, type ShopDataInput, shopData } from "../../../src/domain/codecs/schemaOrg";
import { content } from "../../support/content";

const shop = content("shop.json");
const { services } = content("services.json");
const { products } = content("product-catalogue.json");
const siteUrl = "https://bintangpangkas.example";
const page = {
  home: "/",
  servicesHeading: "Layanan Kami",
} as const;

const dataOf = (
  changes: Partial<ShopDataInput["shop"]> = {},
  closures: ShopDataInput["closures"] = [],
  offered = services,
) =>
  shopData({
    shop: { ...shop, ...changes },
    services: offered.map((service) => ({
      ...service,
      picture: service.id === "beard" ? `${siteUrl}/static/beard.jpg` : undefined,
      ...(service.id === "premium" && { startingPrice: true, atCustomer: true }),
    })),
    ...{ closures, siteUrl, picture: undefined, page },
  });

/** Hours as "Friday 09:00-11:30", with the dates between which they hold. */
const hoursIn = (specifications: object[]) =>
  (specifications as Record<"dayOfWeek" | "opens" | "closes" | "validFrom" | "validThrough", string | undefined>[]).map(
    ({ dayOfWeek = "", opens, closes, validFrom, validThrough }) =>
      [dayOfWeek.replace("https://schema.org/", ""), `${opens}-${closes}`, validFrom, validThrough]
        .filter((part) => part)
        .join(" "),
  );

test("services are in rupiah, with link and picture; a least price is a minimum", () => {
  const inRupiah = { priceCurrency: "IDR" };
  expect(dataOf().hasOfferCatalog?.itemListElement).toMatchObject([
    { price: 100_000, ...inRupiah, itemOffered: { image: undefined, areaServed: undefined } },
    { priceSpecification: { minPrice: 150_000, ...inRupiah }, itemOffered: { areaServed: { name: "Jakarta" } } },
    {
      ...{ price: 75_000, ...inRupiah, url: `${siteUrl}/?service=beard#booking` },
      itemOffered: { image: `${siteUrl}/static/beard.jpg` },
    },
    { price: 175_000, ...inRupiah },
  ]);
});

test("products have price, stock and perhaps a category, no ratings", () => {
  const listed = products.map((product) => ({
    ...product,
    category: product.id === "beard-oil" ? "Shaving" : undefined,
    picture: undefined,
  }));
  const data = productsData(listed, siteUrl, "/products/");
  expect(data.itemListElement.map(({ item }) => item).filter(({ category }) => category)).toMatchObject([
    {
      name: "Beard Oil",
      offers: { price: 110000, priceCurrency: "IDR", availability: "https://schema.org/OutOfStock" },
    },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
});

test("numbers, prices and other pages are given as machines read them", () => {
  const none = { facebook: null, youtube: null };
  const links = { ...none, tiktok: "https://www.tiktok.com/@bintang", googleMaps: "https://maps.app.goo.gl/abc" };
  const numbers = { phone: "(021) 555 0199", secondNumber: { phone: "(021) 555 0123" } };
  expect(dataOf({ ...numbers, instagram: null, links })).toMatchObject({
    telephone: ["+62215550199", "+62215550123"],
    priceRange: "Rp 75.000 - Rp 175.000",
    sameAs: [links.tiktok],
    hasMap: links.googleMaps,
  });
});

test("no content can end the script element that carries it", () => {
  const text = jsonLd({ name: "</script><script>alert(1)</script>" });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({ name: "</script><script>alert(1)</script>" });
});

test("a shop without services has neither offers nor prices", () =>
  expect(JSON.stringify(dataOf({}, [], []))).not.toMatch(/Rp|Offer|price/i));

test("a date has one set of special hours", () => {
  const season = { name: "Ramadan", from: "2027-02-08", to: "2027-02-14", days: null, open: "13:00", close: "23:00" };
  const { specialOpeningHoursSpecification } = dataOf({ seasonalHours: [season] }, [
    { from: "2027-02-09", to: "2027-02-11" },
    { from: "2027-02-11", to: "2027-02-13" },
  ]);
  expect(hoursIn(specialOpeningHoursSpecification)).toEqual([
    "Monday 13:00-23:00 2027-02-08 2027-02-08",
    "00:00-00:00 2027-02-09 2027-02-10",
    "00:00-00:00 2027-02-11 2027-02-11",
    "00:00-00:00 2027-02-12 2027-02-13",
    "Sunday 13:00-23:00 2027-02-14 2027-02-14",
  ]);
});

test("seasons have dates for each day, the first counts, and night breaks hold", () => {
  const season = { name: "Ramadan", from: "2027-02-10", to: "2027-02-12", days: null, open: "18:00", close: "02:00" };
  const { specialOpeningHoursSpecification } = dataOf({
    seasonalHours: [{ ...season, name: "Malam", from: "2027-02-12", close: "24:00" }, season],
    breaks: [{ day: "thursday", from: "00:00", to: "00:30", reason: "Makan" }],
  });
  expect(hoursIn(specialOpeningHoursSpecification)).toEqual([
    "Wednesday 18:00-02:00 2027-02-10 2027-02-10",
    "Thursday 18:00-23:59 2027-02-11 2027-02-11",
    "Friday 00:30-02:00 2027-02-12 2027-02-12",
    "Friday 18:00-23:59 2027-02-12 2027-02-12",
  ]);
});
