import { type Content, type ContentFileName, contentFileNames } from "./contentFiles";
import { type Fault, placeOf, shown } from "./fault";

type Found = Partial<Content>;
type Path = (string | number)[];

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/**
 * The rules that no single field can see: unique ids, bands without gap or overlap, closures in order, references that
 * lead somewhere, prices that look wrong, placeholders left in place. Files that could not be read are passed over.
 */
export function acrossFiles(content: Found): Fault[] {
  const faults: Fault[] = [];
  const add = (level: Fault["level"], file: ContentFileName, path: Path, id: string, en: string) => {
    faults.push({ level, file, place: placeOf(content[file], path), id, en });
  };

  unique("services.json", "services", content["services.json"]?.services, "id");
  unique("time-slot-bands.json", "bands", content["time-slot-bands.json"]?.bands, "period");
  unique("product-catalogue.json", "products", content["product-catalogue.json"]?.products, "id");
  unique("service-catalogue.json", "services", content["service-catalogue.json"]?.services, "id");
  unique("barbers.json", "barbers", content["barbers.json"]?.barbers, "id");

  function unique<K extends string>(
    file: ContentFileName,
    list: string,
    entries: readonly Record<K, string>[] | undefined,
    key: K,
  ) {
    const seen = new Map<string, number>();
    entries?.forEach((entry, index) => {
      const first = seen.get(entry[key]);
      if (first === undefined) seen.set(entry[key], index);
      else
        add(
          "error",
          file,
          [list, index, key],
          `Ditemukan ${shown(entry[key])} untuk kedua kalinya (sudah dipakai no. ${first + 1}); seharusnya berbeda di setiap isi, contoh: ${shown(`${entry[key]}-2`)}.`,
          `Found ${shown(entry[key])} a second time (no. ${first + 1} has it); expected to differ in every entry, for example ${shown(`${entry[key]}-2`)}.`,
        );
    });
  }

  const bands = content["time-slot-bands.json"]?.bands ?? [];
  bands.forEach((band, index) => {
    if (minutesOf(band.from) > minutesOf(band.to)) {
      add(
        "error",
        "time-slot-bands.json",
        ["bands", index, "to"],
        `Ditemukan ${shown(band.to)}, lebih awal dari "from" ${shown(band.from)}; seharusnya sama atau lebih lambat, contoh: ${shown(band.from)}.`,
        `Found ${shown(band.to)}, earlier than "from" ${shown(band.from)}; expected the same or a later time, for example ${shown(band.from)}.`,
      );
    }
    if (band.multiplier > 2) {
      add(
        "warning",
        "time-slot-bands.json",
        ["bands", index, "multiplier"],
        `Ditemukan ${band.multiplier}: harga naik lebih dari dua kali lipat. Untuk +15% tulis 1.15.`,
        `Found ${band.multiplier}: the price more than doubles. For +15% write 1.15.`,
      );
    }
    const previous = bands[index - 1];
    if (previous === undefined) return;
    const start = minutesOf(previous.to) + 30;
    if (minutesOf(band.from) === start) return;
    const kind =
      minutesOf(band.from) > start ? { id: "celah", en: "a gap" } : { id: "tumpang tindih", en: "an overlap" };
    const remedy = start < 1440 ? timeOf(start) : "00:00";
    add(
      "error",
      "time-slot-bands.json",
      ["bands", index, "from"],
      `Ditemukan ${shown(band.from)}: ada ${kind.id} setelah "${previous.label}" yang berakhir ${previous.to}; seharusnya ${shown(remedy)}.`,
      `Found ${shown(band.from)}: this leaves ${kind.en} after "${previous.label}", which ends at ${previous.to}; expected ${shown(remedy)}.`,
    );
  });

  content["services.json"]?.services.forEach((service, index) => {
    smallPrice("services.json", ["services", index, "basePrice"], service.basePrice);
  });
  content["product-catalogue.json"]?.products.forEach((product, index) => {
    smallPrice("product-catalogue.json", ["products", index, "price"], product.price);
    if (product.originalPrice !== null && product.originalPrice <= product.price) {
      add(
        "error",
        "product-catalogue.json",
        ["products", index, "originalPrice"],
        `Ditemukan ${product.originalPrice}; harga lama yang dicoret harus lebih tinggi dari harga sekarang ${product.price}. Tanpa diskon tulis null.`,
        `Found ${product.originalPrice}; the struck-through price must be higher than the price ${product.price}. Without a discount write null.`,
      );
    }
  });

  function smallPrice(file: ContentFileName, path: Path, price: number) {
    if (price >= 1000) return;
    const meant = price < 100 ? price * 1000 : price * 100;
    add(
      "warning",
      file,
      path,
      `Ditemukan ${price}: hanya Rp ${price}? Harga ditulis penuh, contoh: ${meant}.`,
      `Found ${price}: only Rp ${price}? Prices are written in full, for example ${meant}.`,
    );
  }

  const shop = content["shop.json"];
  if (shop) {
    const days = Object.entries(shop.openingHours);
    for (const [day, hours] of days) {
      if (hours !== null && minutesOf(hours.open) >= minutesOf(hours.close)) {
        add(
          "error",
          "shop.json",
          ["openingHours", day, "close"],
          `Ditemukan ${shown(hours.close)}, padahal buka pukul ${hours.open}; seharusnya jam tutup sesudah jam buka, contoh: "20:00".`,
          `Found ${shown(hours.close)} although the day opens at ${hours.open}; expected to close after it opens, for example "20:00".`,
        );
      }
    }
    if (days.every(([, hours]) => hours === null)) {
      const id = "Semua hari tutup; tidak ada yang bisa booking.";
      add("warning", "shop.json", ["openingHours"], id, "Every day is closed; nobody can book.");
    }
    const placeholders: [Path, string, boolean][] = [
      [["chatNumber"], shop.chatNumber, shop.chatNumber === "6281200000000"],
      [["phone"], shop.phone, shop.phone === "0812-0000-0000"],
      [["instagram"], shop.instagram, shop.instagram.endsWith(".contoh")],
      [["address", "street"], shop.address.street, /\bcontoh\b/i.test(shop.address.street)],
      [["siteUrl"], shop.siteUrl, shop.siteUrl.endsWith(".example")],
    ];
    for (const [path, value, isPlaceholder] of placeholders) {
      if (isPlaceholder) placeholder("shop.json", path, value);
    }
  }
  for (const file of contentFileNames) {
    for (const [path, value] of textsIn(content[file])) {
      if (/\((contoh|sample)\)/i.test(value)) placeholder(file, path, value);
    }
  }

  function placeholder(file: ContentFileName, path: Path, value: string) {
    add(
      "warning",
      file,
      path,
      `Ditemukan contoh bawaan ${shown(value)}; ganti dengan data toko Anda sebelum situs diterbitkan.`,
      `Found the placeholder ${shown(value)}; put your shop's own here before the site is published.`,
    );
  }

  content["closures.json"]?.closures.forEach((closure, index) => {
    if (closure.from <= closure.to) return;
    add(
      "error",
      "closures.json",
      ["closures", index, "to"],
      `Ditemukan ${shown(closure.to)}, sebelum "from" ${shown(closure.from)}; seharusnya hari yang sama atau sesudahnya, contoh: ${shown(closure.from)}.`,
      `Found ${shown(closure.to)}, before "from" ${shown(closure.from)}; expected the same day or a later one, for example ${shown(closure.from)}.`,
    );
  });

  const services = content["services.json"]?.services;
  const ids = services?.map((service) => service.id) ?? [];
  if (services) {
    content["service-catalogue.json"]?.services.forEach((entry, index) => {
      if (ids.includes(entry.bookingService)) return;
      add(
        "error",
        "service-catalogue.json",
        ["services", index, "bookingService"],
        `Ditemukan ${shown(entry.bookingService)}, yang tidak ada di services.json; seharusnya salah satu dari: ${ids.join(", ")}.`,
        `Found ${shown(entry.bookingService)}, which services.json does not have; expected one of: ${ids.join(", ")}.`,
      );
    });
  }

  content["barbers.json"]?.barbers.forEach((barber, index) => {
    barber.leave.forEach(({ from, to }, place) => {
      if (from <= to) return;
      add(
        "error",
        "barbers.json",
        ["barbers", index, "leave", place, "to"],
        `Ditemukan ${shown(to)}, sebelum "from" ${shown(from)}; seharusnya hari yang sama atau sesudahnya, contoh: ${shown(from)}.`,
        `Found ${shown(to)}, before "from" ${shown(from)}; expected the same day or a later one, for example ${shown(from)}.`,
      );
    });
    if (new Set(barber.daysOff).size === 7) {
      add(
        "warning",
        "barbers.json",
        ["barbers", index, "daysOff"],
        `${barber.name} libur setiap hari; tidak ada yang bisa booking dengannya. Hapus satu hari, atau hapus barber ini.`,
        `${barber.name} is off every day; nobody can book with him. Delete a day, or this barber.`,
      );
    }
  });

  content["gallery.json"]?.photos.forEach((photo, index) => {
    if (!services || ids.includes(photo.service)) return;
    add(
      "error",
      "gallery.json",
      ["photos", index, "service"],
      `Ditemukan ${shown(photo.service)}, yang tidak ada di services.json; seharusnya salah satu dari: ${ids.join(", ")}.`,
      `Found ${shown(photo.service)}, which services.json does not have; expected one of: ${ids.join(", ")}.`,
    );
  });
  return faults;
}

/** Every text inside parsed JSON, with the way to it. */
function textsIn(data: unknown, path: Path = []): [Path, string][] {
  if (typeof data === "string") return [[path, data]];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, part]) =>
    textsIn(part, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}
