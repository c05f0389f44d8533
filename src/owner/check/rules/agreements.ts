import { normalizePhone } from "../../../domain/links/phoneNumber";
import { quoted } from "../diagnostic";
import type { Diagnose, ValidContent } from "./diagnose";

/** Values that need each other agree: without the one, what the other promises could not be kept. */
export function agreementRules(content: ValidContent, diagnose: Diagnose): void {
  content["services.json"]?.services.forEach(({ fare, atCustomer }, index) => {
    if (fare && !atCustomer)
      diagnose(
        "services.json",
        ["services", index, "fare"],
        'Ongkos datang hanya untuk layanan di tempat pelanggan. Tambahkan "atCustomer": true, atau hapus ongkosnya.',
      );
  });
  content["product-catalogue.json"]?.products.forEach(({ price, originalPrice }, index) => {
    if (originalPrice && originalPrice <= price)
      diagnose(
        "product-catalogue.json",
        ["products", index, "originalPrice"],
        `Ditemukan ${originalPrice}; harga lama yang dicoret harus lebih tinggi dari harga sekarang ${price}. Tanpa diskon tulis null.`,
      );
  });
  const shop = content["shop.json"];
  if (shop === undefined) return;
  const { secondNumber, deposit, ticketAdvice, ticketAdviceEnglish } = shop;
  if (secondNumber?.hasWhatsApp && normalizePhone(secondNumber.phone) === null)
    diagnose(
      "shop.json",
      ["secondNumber", "hasWhatsApp"],
      `Ditemukan true, tetapi ${quoted(secondNumber.phone)} hanya bisa ditelepon. Tulis false, atau nomor lain.`,
    );
  // Of the two exactly one.
  if (deposit && !deposit.amount === !deposit.percent)
    diagnose(
      "shop.json",
      ["deposit"],
      'Tulis satu dari keduanya: "amount" dalam rupiah, contoh: 50000, atau "percent" dari total, contoh: 20.',
    );
  if (shop.english === false) return;
  const remedy = 'padahal situs punya halaman berbahasa Inggris. Isi, atau tulis "english": false di shop.json.';
  if (!shop.taglineEnglish) diagnose("shop.json", ["taglineEnglish"], `Belum ada, ${remedy}`);
  if (ticketAdviceEnglish && ticketAdvice.length !== ticketAdviceEnglish.length)
    diagnose(
      "shop.json",
      ["ticketAdviceEnglish"],
      `Ada ${ticketAdviceEnglish.length} pesan, padahal "ticketAdvice" berisi ${ticketAdvice.length}. Tulis sebanyak itu, dengan urutan yang sama.`,
    );
  if (content["service-catalogue.json"]?.services.length === 0)
    diagnose("service-catalogue.json", ["services"], `Daftar ini kosong, ${remedy}`);
}
