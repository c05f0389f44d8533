import { normalizePhone } from "../../../domain/links/phoneNumber";
import { dayName, weekdays } from "../../../domain/shop/openingHours";
import { minutesOf } from "../../../domain/shop/timeOfDay";
import type { Path } from "../../schema/path";
import { shown } from "../diagnostic";
import type { ValidContent } from "../validSubset";
import { type Finding, findings } from "./finding";

/** Where the shop of the template stands on the map; a moved shop keeps it only by oversight. */
const templatePoint = { latitude: -6.1957, longitude: 106.8322 };

/** The shop's own facts: hours in order, one telephone, nothing of the template's left. */
export function shopRules(content: ValidContent): Finding[] {
  const { found, error, warn } = findings("shop.json");
  const shop = content["shop.json"];
  if (!shop) return found;
  for (const day of weekdays) {
    const hours = shop.openingHours?.[day];
    if (hours?.open && hours.close && minutesOf(hours.open) >= minutesOf(hours.close)) {
      error(
        ["openingHours", day, "close"],
        `Ditemukan ${shown(hours.close)}, padahal ${dayName(day)} buka pukul ${hours.open}; seharusnya jam tutup sesudah jam buka, contoh: "20:00". Tutup seharian ditulis null.`,
        `Found ${shown(hours.close)} although the day opens at ${hours.open}; expected to close after it opens, for example "20:00". A day off is null.`,
      );
    }
  }
  const { pictures, chatNumber, phone } = shop;
  if (pictures?.hero && pictures.hero === pictures.heroPortrait) {
    warn(
      ["pictures", "heroPortrait"],
      `Ditemukan foto yang sama dengan "hero"; di ponsel hanya bagian tengahnya yang terlihat. Pakai foto tegak.`,
      `Found the same picture as "hero"; on phones only its middle is seen. Use an upright picture.`,
    );
  }
  if (phone && chatNumber && normalizePhone(phone) !== chatNumber) {
    warn(
      ["phone"],
      `Ditemukan ${shown(phone)}, yang bukan nomor WhatsApp ${shown(chatNumber)}. Benar dua nomor berbeda?`,
      `Found ${shown(phone)}, which is not the WhatsApp number ${shown(chatNumber)}. Are there really two numbers?`,
    );
  }
  const point = shop.coordinates;
  const placeholders: [Path, unknown, boolean | undefined][] = [
    [["chatNumber"], chatNumber, chatNumber === "6281200000000"],
    [["phone"], phone, phone === "0812-0000-0000"],
    [["instagram"], shop.instagram, shop.instagram?.endsWith(".contoh")],
    [["address", "street"], shop.address?.street, /\bcontoh\b/i.test(shop.address?.street ?? "")],
    [["coordinates"], point, point?.latitude === templatePoint.latitude && point.longitude === templatePoint.longitude],
    [["siteUrl"], shop.siteUrl, shop.siteUrl?.endsWith(".example")],
  ];
  for (const [path, value, isPlaceholder] of placeholders) {
    if (!isPlaceholder) continue;
    warn(
      path,
      `Ditemukan contoh bawaan ${shown(value)}; ganti dengan data toko Anda sebelum situs diterbitkan.`,
      `Found the placeholder ${shown(value)}; put your shop's own here before the site is published.`,
    );
  }
  return found;
}
