import { normalizePhone } from "../../../domain/links/phoneNumber";
import { quoted } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";

/** Values that need each other agree: without the one, what the other promises could not be kept. */
export function agreementRules(content: ValidContent, diagnose: Diagnose): void {
  const { error } = diagnose("shop.json");
  content["services.json"]?.services?.forEach((service, index) => {
    // What is there and undefined was invalid.
    const isAtShop = service && (service.atCustomer === false || isMissing(service, "atCustomer"));
    if (service?.fare && isAtShop)
      diagnose("services.json").error(
        ["services", index, "fare"],
        'Ongkos datang hanya untuk layanan di tempat pelanggan. Tambahkan "atCustomer": true, atau hapus ongkosnya.',
      );
  });
  content["product-catalogue.json"]?.products?.forEach((product, index) => {
    const { price, originalPrice } = product ?? {};
    if (price && originalPrice && originalPrice <= price)
      diagnose("product-catalogue.json").error(
        ["products", index, "originalPrice"],
        `Ditemukan ${originalPrice}; harga lama yang dicoret harus lebih tinggi dari harga sekarang ${price}. Tanpa diskon tulis null.`,
      );
  });
  const shop = content["shop.json"];
  if (shop === undefined) return;
  const { secondNumber, deposit, ticketAdvice, ticketAdviceEnglish } = shop;
  if (secondNumber?.phone && secondNumber.hasWhatsApp && normalizePhone(secondNumber.phone) === null)
    error(
      ["secondNumber", "hasWhatsApp"],
      `Ditemukan true, tetapi ${quoted(secondNumber.phone)} hanya bisa ditelepon. Tulis false, atau nomor lain.`,
    );
  if (deposit) {
    const { amount, percent } = deposit;
    if (isMissing(deposit, "amount") && isMissing(deposit, "percent"))
      error(
        ["deposit"],
        'Besarnya DP belum diisi. Tulis "amount" dalam rupiah, contoh: 50000, atau "percent" dari total, contoh: 20.',
      );
    if (amount && percent)
      error(["deposit", "percent"], `Ditemukan ${amount} rupiah dan ${percent}%. Hapus "amount" atau "percent".`);
  }
  // What was meant by an invalid value is not known.
  if (shop.english === false || ("english" in shop && shop.english === undefined)) return;
  const remedy = 'padahal situs punya halaman berbahasa Inggris. Isi, atau tulis "english": false di shop.json.';
  if (isMissing(shop, "taglineEnglish")) error(["taglineEnglish"], `Belum ada, ${remedy}`);
  if (ticketAdvice?.length && ticketAdviceEnglish && ticketAdvice.length !== ticketAdviceEnglish.length)
    error(
      ["ticketAdviceEnglish"],
      `Ada ${ticketAdviceEnglish.length} pesan, padahal "ticketAdvice" berisi ${ticketAdvice.length}. Tulis sebanyak itu, dengan urutan yang sama.`,
    );
  if (content["service-catalogue.json"]?.services?.length === 0)
    diagnose("service-catalogue.json").error(["services"], `Daftar ini kosong, ${remedy}`);
}

/** Whether a group does not have a field; one that is there and undefined was invalid. */
const isMissing = <T extends object>(group: T, field: keyof T): boolean => !(field in group) || group[field] === null;
