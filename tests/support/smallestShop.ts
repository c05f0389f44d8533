import { weekdays } from "../../src/domain/shop/clock";
import type { Content } from "../../src/owner/schema/contentFiles";
import { content } from "./content";

/** The least that a shop can be: one service, one open day, nobody to choose, no picture of its own, nothing in English. */
export const smallestShop = {
  "shop.json": {
    ...content("shop.json"),
    english: false,
    instagram: null,
    taglineEnglish: null,
    stars: null,
    figures: [],
    coordinates: null,
    timeZone: "Asia/Makassar",
    address: { ...content("shop.json").address, city: "Denpasar", region: "Bali", postalCode: "80111" },
    openingHours: {
      ...(Object.fromEntries(weekdays.map((day) => [day, null])) as Content["shop.json"]["openingHours"]),
      saturday: { open: "10:00", close: "18:00" },
    },
  },
  "services.json": {
    services: content("services.json")
      .services.slice(0, 1)
      .map((service) => ({ ...service, picture: null })),
  },
  "time-slot-bands.json": {
    bands: [{ period: "hari", label: "Jam Booking", labelEnglish: null, from: "09:00", to: "19:30", multiplier: 1 }],
    otherDays: [],
  },
  "closures.json": { closures: [], hours: [] },
  "barbers.json": { barbers: [] },
  "gallery.json": { photos: [] },
  "haircuts.json": { haircuts: [] },
  "product-catalogue.json": { categories: [], products: [] },
  "service-catalogue.json": { services: [], dollars: null },
} satisfies Partial<Content>;
