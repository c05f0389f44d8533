import path from "node:path";
import sharp from "sharp";
import type { ContentCopy } from "./brokenContent";
import { root } from "./content";

export const otherSiteFolder = path.join(root, "tests/out/other-site");

const closed = null;

/**
 * Turns the tests' shop into the smallest one that the check accepts: another name, number, town and time zone, one service,
 * two bands, one open weekday, no product, no closure, no coordinates, no stars or figures on the first screen, no page in
 * English, and its own pictures.
 */
export async function becomeOtherShop(content: ContentCopy): Promise<void> {
  const write = (file: string, data: unknown) => content.write(file, JSON.stringify(data));
  const shop = JSON.parse(content.read("shop.json")) as Record<string, unknown>;
  write("shop.json", {
    ...shop,
    name: "Cukur Daeng",
    tagline: "Satu kursi, satu hari, satu tukang cukur di Makassar.",
    english: false,
    taglineEnglish: null,
    stars: null,
    figures: [],
    pictures: {
      ...(shop.pictures as object),
      hero: "images/toko.png",
      heroPortrait: "images/tegak.jpg",
      linkPreview: "images/tautan.jpg",
    },
    siteUrl: "https://cukurdaeng.id",
    chatNumber: "6281355512345",
    phone: "0813-5551-2345",
    instagram: "cukur.daeng",
    address: {
      street: "Jl. Somba Opu 21",
      district: "Ujung Pandang",
      city: "Makassar",
      region: "Sulawesi Selatan",
      postalCode: "90111",
    },
    coordinates: null,
    timeZone: "Asia/Makassar",
    openingHours: {
      monday: closed,
      tuesday: closed,
      wednesday: closed,
      thursday: closed,
      friday: closed,
      saturday: { open: "08:00", close: "16:30" },
      sunday: closed,
    },
    slotsOutsideHours: "hide",
    minimumNotice: 90,
    lastDayAhead: 45,
    ticketAdvice: ["Datanglah dengan rambut kering."],
  });
  write("services.json", {
    services: [
      {
        ...(JSON.parse(content.read("services.json")) as { services: object[] }).services[0],
        id: "cukur",
        name: "Cukur Rapi",
        description: "Gunting, sisir, selesai.",
        basePrice: 40000,
        duration: 25,
        icon: "star",
      },
    ],
  });
  write("time-slot-bands.json", {
    bands: [
      { period: "pagi-hari", label: "Pagi Hari", from: "08:00", to: "11:30", multiplier: 1 },
      { period: "sore-hari", label: "Sore Hari", from: "12:00", to: "16:00", multiplier: 1.25 },
    ],
  });
  write("closures.json", { closures: [], hours: [] });
  write("product-catalogue.json", { products: [] });
  write("service-catalogue.json", { services: [] });
  content.write("images/toko.png", await picture(1800, 1000, "#225577").png().toBuffer());
  content.write("images/tegak.jpg", await picture(800, 1200, "#774422").jpeg().toBuffer());
  content.write("images/tautan.jpg", await picture(1200, 630, "#447722").jpeg().toBuffer());
}

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
