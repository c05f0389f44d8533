import path from "node:path";
import { barbers, drawBarbersAndPhotos, photos } from "./barbersAndPhotos";
import { projectFolder } from "./content";
import type { ContentCopy } from "./contentCopy";
import { otherSitePrefix } from "./siteAddresses";

/** The other shop's built site. */
export const otherSiteFolder = path.join(projectFolder, "tests/out/other-site");

export { otherSitePrefix };
export const otherSiteUrl = `https://contoh.github.io${otherSitePrefix}`;

const usual = { open: "09:00", close: "21:00" };

/** What the shop offers: its name, its price and its duration. */
const offered = [
  ["cukur", "Cukur Rapi", 15000, 25],
  ["fade", "Fade", 35000, 45],
  ["creambath", "Creambath", 50000, 60],
];

/** Its QRIS code. */
export const otherQris =
  "00020101021126650016ID.CO.CONTOH.WWW011893600999000000000102120000000000010303UMI51440014ID.CO.QRIS.WWW0215ID10212345678900303UMI5204723053033605802ID5911CUKUR DAENG6006SLEMAN6105103106304CAA8";

/** What it sells, in groups of its own: their names, and how many products each has. */
const sold: [id: string, label: string, count: number][] = [
  ["pomade", "Pomade", 40],
  ["beard", "Beard", 8],
  ["combs", "Combs", 5],
];

/** Products without reviews; of each group the second is out of stock. */
const products = sold.flatMap(([category, label, count]) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${category}-${index + 1}`,
    title: `${label} ${index + 1}`,
    description: `Made in Sleman, number ${index + 1}.`,
    category,
    price: 20000 + 2500 * index,
    originalPrice: null,
    badge: null,
    inStock: index !== 1,
    image: "images/products/teak-comb.jpg",
  })),
);

/**
 * Turns the tests' shop into one of a small town: another name, number and address, services from Rp 15.000, three barbers,
 * thirty photographs of their work, three haircuts on its poster, 53 products in groups of its own and one group that is
 * empty, one price all day but another at weekends, closed on Mondays and for the Friday prayer, half of the price in
 * advance, no coordinates, no stars or figures on the first screen, prices in rupiah alone on the English pages, a letter of
 * its own.
 */
export async function becomeOtherShop(content: ContentCopy) {
  const write = (file: string, data: unknown) => content.write(file, JSON.stringify(data));
  const shop = JSON.parse(content.read("shop.json")) as Record<string, object>;
  write("shop.json", {
    ...shop,
    name: "Cukur Daeng & Putra",
    shortName: "Daeng",
    codePrefix: "CKD",
    markLetter: "D",
    chairs: 3,
    tagline: "Cukur rapi di Sleman, buka sampai malam.",
    taglineEnglish: "Neat cuts in Sleman, open until late.",
    stars: null,
    figures: [],
    siteUrl: "https://cukurdaeng.id",
    chatNumber: "6281355512345",
    phone: "0813-5551-2345",
    instagram: "cukur.daeng",
    pictures: { ...shop.pictures, linkPreview: null },
    notice: { text: "Libur mendadak hari ini.", from: "2099-12-31", until: "2099-12-31" },
    goodToKnow: [{ title: "Pembayaran", text: "Tunai atau QRIS." }],
    address: {
      street: "Jl. Kaliurang Km 8",
      district: "Ngaglik",
      city: "Sleman",
      region: "DI Yogyakarta",
      postalCode: "55581",
    },
    coordinates: null,
    openingHours: {
      monday: null,
      tuesday: usual,
      wednesday: usual,
      thursday: usual,
      friday: usual,
      saturday: usual,
      sunday: { open: "09:00", close: "17:00" },
    },
    breaks: [{ day: "friday", from: "11:30", to: "13:00", reason: "Salat Jumat" }],
    slotsOutsideHours: "hide",
    deposit: { qris: otherQris, percent: 50, terms: "DP kembali penuh kalau dibatalkan sehari sebelumnya." },
    ticketAdvice: ["Datanglah dengan rambut kering."],
    ticketAdviceEnglish: null,
  });
  write("services.json", {
    services: offered.map(([id, name, basePrice, duration]) => ({
      id,
      name,
      description: "Gunting, sisir, selesai.",
      basePrice,
      duration,
      icon: "scissors",
      startingPrice: id === "creambath",
    })),
  });
  await drawBarbersAndPhotos(content);
  write("barbers.json", { barbers });
  write("haircuts.json", {
    haircuts: [
      { number: 1, name: "Cepak", drawing: "cepak" },
      { number: 2, name: "Low fade", drawing: "low-fade" },
      { number: 9, name: "Andalan kami", picture: photos[0]?.image },
    ],
  });
  write("gallery.json", {
    photos: photos.map((photo, index) => ({ ...photo, service: offered[index % offered.length]?.[0] })),
  });
  const allDay = { period: "sepanjang-hari", label: "Jam Booking", from: "09:00", to: "23:30", multiplier: 1 };
  write("time-slot-bands.json", {
    bands: [allDay],
    otherDays: [
      {
        name: "Akhir pekan",
        days: ["saturday", "sunday"],
        from: null,
        to: null,
        bands: [{ ...allDay, period: "akhir-pekan", label: "Akhir Pekan", multiplier: 1.2 }],
      },
    ],
  });
  write("closures.json", {
    closures: [{ from: "2026-12-24", to: "2026-12-26", reason: "Libur Natal" }],
    hours: [{ date: "2026-12-08", from: "15:00", to: "17:00", reason: "Penuh" }],
  });
  const categories = [...sold.map(([id, label]) => ({ id, label })), { id: "gift-sets", label: "Gift Sets" }];
  write("product-catalogue.json", { categories, products });
  write("service-catalogue.json", {
    services: [
      {
        id: "fade",
        title: "Fade",
        description: "Short sides without a line.",
        price: null,
        duration: 45,
        features: ["Clippers and scissors"],
        popular: false,
        bookingService: "fade",
      },
    ],
  });
  write("about.json", {
    title: "Three chairs on Jalan Kaliurang",
    introduction: "Pak Gun has cut hair here since 1999.",
    picture: null,
    sections: [{ heading: "Fridays", text: "We pause for the prayer and open again at one." }],
    values: [{ title: "No hurry", text: "A cut takes as long as it takes." }],
  });
}
