import { rupiah } from "../../../format/rupiah";
import type { Path } from "../../schema/path";
import type { ValidContent } from "../validSubset";
import { type Finding, findings } from "./finding";

// Beyond these a barbershop's number is more likely a slip than a price or a duration.
export const dearestService = 5_000_000;
const dearestProduct = 10_000_000;
const longestService = 300;
const steepestDiscount = 3;

/** Prices and durations that can be, but hardly are, what the owner meant. */
export function priceRules(content: ValidContent): Finding[] {
  const services = findings("services.json");
  const products = findings("product-catalogue.json");
  const doubtful = ({ warn }: ReturnType<typeof findings>, path: Path, price: number, dearest: number) => {
    if (price < 1000) {
      warn(
        path,
        `Ditemukan ${price}: hanya ${rupiah(price)}? Harga ditulis penuh, contoh: ${price * 1000}.`,
        `Found ${price}: only ${rupiah(price)}? Prices are written in full, for example ${price * 1000}.`,
      );
    } else if (price > dearest) {
      warn(
        path,
        `Ditemukan ${price}: benar ${rupiah(price)}? Periksa banyaknya angka nol.`,
        `Found ${price}: really ${rupiah(price)}? Count the zeros.`,
      );
    }
  };
  content["services.json"]?.services?.forEach((service, index) => {
    if (service?.basePrice) doubtful(services, ["services", index, "basePrice"], service.basePrice, dearestService);
    if (service?.duration && service.duration > longestService) {
      services.warn(
        ["services", index, "duration"],
        `Ditemukan ${service.duration} menit: satu layanan selama ${hours(service.duration).id}?`,
        `Found ${service.duration} minutes: one service of ${hours(service.duration).en}?`,
      );
    }
  });
  content["product-catalogue.json"]?.products?.forEach((product, index) => {
    if (!product?.price) return;
    doubtful(products, ["products", index, "price"], product.price, dearestProduct);
    const { price, originalPrice } = product;
    if (!originalPrice) return;
    const path = ["products", index, "originalPrice"];
    if (originalPrice <= price) {
      products.error(
        path,
        `Ditemukan ${originalPrice}; harga lama yang dicoret harus lebih tinggi dari harga sekarang ${price}. Tanpa diskon tulis null.`,
        `Found ${originalPrice}; the struck-through price must be higher than the price ${price}. Without a discount write null.`,
      );
    } else if (originalPrice > price * steepestDiscount) {
      products.warn(
        path,
        `Ditemukan ${originalPrice}, lebih dari tiga kali harga sekarang ${price}. Periksa banyaknya angka nol; tanpa diskon tulis null.`,
        `Found ${originalPrice}, more than three times the price ${price}. Count the zeros; without a discount write null.`,
      );
    }
  });
  return [...services.found, ...products.found];
}

const hours = (minutes: number) => {
  const rounded = String(Math.round(minutes / 6) / 10);
  return { id: `${rounded.replace(".", ",")} jam`, en: `${rounded} hours` };
};
