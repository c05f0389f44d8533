import { type Weekday, weekdays } from "../../domain/shop/clock";
import type { WrittenContent } from "../schema/contentFiles";

/**
 * The demonstration shop's content with everything particular to that shop removed or replaced by placeholders. No
 * service, price or promise is left, and no English pages. The check reports each placeholder (rules/placeholders.ts) until
 * it is replaced. The remaining texts hold for any shop. A field of shop.json that is not named here keeps its value.
 */
export function emptyShop(content: WrittenContent): WrittenContent {
  return {
    ...content,
    "shop.json": {
      ...content["shop.json"],
      demo: undefined,
      name: "Toko Cukur (contoh)",
      shortName: null,
      markLetter: null,
      codePrefix: null,
      palette: null,
      tagline: "Tulis satu kalimat tentang toko Anda di sini (contoh).",
      taglineEnglish: null,
      english: false,
      ownWords: {
        trade: "Barbershop",
        tradeEnglish: "Barbershop",
        services: "Pilih layanannya, lalu hari dan jamnya.",
        servicesEnglish: "Choose a service, then a day and an hour.",
        barbers: "Kenali mereka dulu, lalu pilih.",
        barbersEnglish: "Meet them before you sit down.",
        products: "Isi keranjangnya, lalu kirim ke kami lewat WhatsApp.",
        productsEnglish: "Fill a cart and send it to us on WhatsApp.",
      },
      stars: null,
      figures: [],
      pictures: { hero: "images/hero.jpg", heroPortrait: "images/hero-portrait.jpg", linkPreview: null },
      siteUrl: "https://tokocukur.example",
      phone: null,
      instagram: null,
      // Removed because customers would pay the shop whose QRIS code this is.
      deposit: null,
      address: {
        street: "Jl. Contoh No. 1",
        district: "Kecamatan (contoh)",
        city: "Kota (contoh)",
        region: "Provinsi (contoh)",
        postalCode: "(contoh)",
      },
      coordinates: null,
      slotsOutsideHours: "hide",
      ticketAdvice: [],
      ticketAdviceEnglish: null,
      openingHours: Object.fromEntries(weekdays.map((day) => [day, null])) as Record<Weekday, null>,
    },
    "services.json": { services: [] },
    "time-slot-bands.json": {
      bands: [{ period: "hari", label: "Jam Booking", from: "06:00", to: "22:00", multiplier: 1 }],
      otherDays: [],
    },
    "closures.json": { closures: [], hours: [] },
    "full-hours.json": { hours: [] },
    "product-catalogue.json": { categories: [], products: [] },
    "service-catalogue.json": { services: [] },
    "barbers.json": { barbers: [] },
    "gallery.json": { photos: [] },
    "about.json": {
      title: "About the shop (sample)",
      introduction: "Who you are and whom you cut goes here (sample).",
      picture: null,
      sections: [{ heading: "How we work (sample)", text: "A few sentences about an appointment go here (sample)." }],
      values: [{ title: "A promise (sample)", text: "Something that customers can count on goes here (sample)." }],
    },
  };
}
