import path from "node:path";
import sharp from "sharp";
import type { ContentCopy } from "./brokenContent";
import { root } from "./content";

export const otherSiteFolder = path.join(root, "tests/out/other-site");

const usual = { open: "09:00", close: "21:00" };

/** What the shop offers: its name, its price and its duration. */
const offered: [id: string, name: string, price: number, minutes: number][] = [
  ["cukur", "Cukur Rapi", 15000, 25],
  ["cukur-anak", "Cukur Anak", 12000, 25],
  ["jenggot", "Rapikan Jenggot", 10000, 15],
  ["cukur-keramas", "Cukur dan Keramas", 25000, 40],
  ["fade", "Fade", 35000, 45],
  ["keramas", "Keramas dan Pijat Kepala", 15000, 20],
  ["semir", "Semir Hitam", 60000, 60],
  ["creambath", "Creambath", 50000, 60],
  ["ayah-anak", "Ayah dan Anak", 25000, 60],
];

const barbers = [
  {
    id: "pak-gun",
    name: "Pak Gun",
    line: "Gunting dan sisir sejak 1999.",
    portrait: null,
    daysOff: ["monday"],
    leave: [],
  },
  { id: "agus", name: "Agus", line: "Fade dan garis tegas.", portrait: null, daysOff: ["tuesday"], leave: [] },
  {
    id: "bayu",
    name: "Bayu",
    line: "Sabar dengan anak kecil.",
    portrait: null,
    daysOff: [],
    leave: [{ from: "2026-12-04", to: "2026-12-06", reason: "Hajatan keluarga" }],
  },
];

/**
 * Turns the tests' shop into a real one of a small town, in Sleman: another name, number and address, nine services from
 * Rp 10.000, three barbers, one price all day but another at weekends, closed for the Friday prayer, other hours in Ramadan, no
 * product, no closure, no coordinates, no stars or figures on the first screen, no page in English, and its own pictures.
 */
export async function becomeOtherShop(content: ContentCopy): Promise<void> {
  const write = (file: string, data: unknown) => content.write(file, JSON.stringify(data));
  const shop = JSON.parse(content.read("shop.json")) as Record<string, unknown>;
  write("shop.json", {
    ...shop,
    name: "Cukur Daeng",
    shortName: "Daeng",
    codePrefix: "CKD",
    tagline: "Cukur rapi di Sleman, buka sampai malam.",
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
      street: "Jl. Kaliurang Km 8",
      district: "Ngaglik",
      city: "Sleman",
      region: "DI Yogyakarta",
      postalCode: "55581",
    },
    coordinates: null,
    openingHours: {
      monday: usual,
      tuesday: usual,
      wednesday: usual,
      thursday: usual,
      friday: usual,
      saturday: usual,
      sunday: { open: "09:00", close: "17:00" },
    },
    breaks: [{ day: "friday", from: "11:30", to: "13:00", reason: "Salat Jumat" }],
    seasonalHours: [
      { name: "Ramadan", from: "2027-02-08", to: "2027-03-09", days: null, open: "13:00", close: "24:00" },
    ],
    slotsOutsideHours: "hide",
    minimumNotice: 90,
    lastDayAhead: 45,
    ticketAdvice: ["Datanglah dengan rambut kering."],
  });
  write("services.json", {
    services: offered.map(([id, name, basePrice, duration]) => ({
      id,
      name,
      description: "Gunting, sisir, selesai.",
      basePrice,
      duration,
      icon: "scissors",
    })),
  });
  write("barbers.json", { barbers });
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
  write("closures.json", { closures: [], hours: [] });
  write("product-catalogue.json", { products: [] });
  write("service-catalogue.json", { services: [] });
  content.write("images/toko.png", await picture(1800, 1000, "#225577").png().toBuffer());
  content.write("images/tegak.jpg", await picture(800, 1200, "#774422").jpeg().toBuffer());
  content.write("images/tautan.jpg", await picture(1200, 630, "#447722").jpeg().toBuffer());
}

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
