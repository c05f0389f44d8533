import path from "node:path";
import { emptyShop } from "../../src/owner/reset/emptyShop";
import { writePlaceholderPictures } from "../../src/owner/reset/placeholderPictures";
import { type Content, contentFileNames } from "../../src/owner/schema/contentFiles";
import type { ContentCopy } from "./brokenContent";
import { root, content as shipped } from "./content";
import { manyProducts } from "./manyProducts";
import { fillWithPeopleAndWork } from "./peopleAndWork";

export const changedSiteFolder = path.join(root, "tests/out/changed-site");

export const changedSitePrefix = "/toko";

export const changedSiteUrl = `https://contoh.github.io${changedSitePrefix}`;

/**
 * Turns the tests' shop into a large one, the way an owner would: emptied first, then with its own name, mark, code, contact,
 * notice and hours; the services with a changed price, a fifth and 25 more; a moved peak, a closure, closed hours, five barbers,
 * three chairs for them, thirty photographs, and 1,000 products without gift sets.
 */
export async function changes(content: ContentCopy): Promise<void> {
  const template = Object.fromEntries(contentFileNames.map((file) => [file, shipped(file)])) as Content;
  const empty = emptyShop(template);
  for (const file of contentFileNames) content.write(file, JSON.stringify(empty[file]));
  await writePlaceholderPictures(content.folder);
  const own = {
    name: "Pangkas Rambut Bapak Haji Sulaiman & Putra",
    shortName: "H. Sulaiman",
    markLetter: "S",
    codePrefix: "PHS",
    tagline: "Pangkas rambut keluarga sejak 1987.",
    taglineEnglish: "A family's barbers since 1987.",
    siteUrl: "https://haji-sulaiman.id",
    chatNumber: "6281312345678",
    phone: "0813-1234-5678",
    instagram: "haji.sulaiman",
    secondNumber: { phone: "(022) 555 0123", hasWhatsApp: false },
    links: { tiktok: "https://www.tiktok.com/@haji.sulaiman", googleMaps: "https://maps.app.goo.gl/hajiSulaiman1" },
    notice: { text: "Libur mendadak hari ini.", until: "2099-12-31" },
    goodToKnow: [{ title: "Pembayaran", text: "Tunai atau QRIS." }],
    chairs: 3,
    address: {
      street: "Jl. Braga No. 21",
      district: "Sumur Bandung",
      city: "Bandung",
      region: "Jawa Barat",
      postalCode: "40111",
    },
    openingHours: { ...template["shop.json"].openingHours, monday: null },
  };
  for (const [field, value] of Object.entries(own)) content.set("shop.json", [field], value);
  for (const file of ["services.json", "time-slot-bands.json", "service-catalogue.json"] as const) {
    content.write(file, JSON.stringify(template[file]));
  }
  content.write(
    "about.json",
    JSON.stringify({
      ...empty["about.json"],
      title: "Three generations, one chair",
      introduction: "Haji Sulaiman opened the shop in Bandung in 1987; his grandsons keep it.",
      sections: [{ heading: "On Braga Street", text: "Between the bakery and the cinema, under the green awning." }],
      values: [{ title: "No hurry", text: "A cut takes as long as it takes." }],
    }),
  );
  content.set("services.json", ["services", 2, "basePrice"], 82500);
  content.set("services.json", ["services", 4], {
    id: "coloring",
    name: "Semir Rambut",
    description: "Warna alami yang rata, tanpa noda di kulit.",
    basePrice: 130000,
    duration: 75,
    icon: "brush",
  });
  for (let number = 6; number <= 30; number += 1) {
    content.set("services.json", ["services", number - 1], {
      id: `layanan-${number}`,
      name: `Layanan Nomor ${number}`,
      description: `Perawatan nomor ${number} dari tiga puluh.`,
      basePrice: 50000 + number * 1500,
      duration: 15 + number,
      icon: "star",
    });
  }
  content.set("time-slot-bands.json", ["bands", 4, "to"], "20:30");
  content.set("time-slot-bands.json", ["bands", 5, "from"], "21:00");
  content.write("product-catalogue.json", JSON.stringify(template["product-catalogue.json"]));
  await manyProducts(content, 1000);
  await fillWithPeopleAndWork(content);
  content.set("closures.json", ["closures", 0], { from: "2026-12-24", to: "2026-12-26", reason: "Libur Natal" });
  content.set("closures.json", ["hours", 0], { date: "2026-12-08", from: "15:00", to: "17:00", reason: "Penuh" });
}
