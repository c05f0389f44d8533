import { normalizePhone } from "../../../domain/contact/phoneNumber";
import type { Path } from "../../schema/traversal";
import { quoted } from "../diagnostic";
import type { Rule } from "./ruleTools";

/** Reports errors: values that contradict each other, and missing values that another one requires. */
export const consistencyRules: Rule = (content, diagnose) => {
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
  content["haircuts.json"]?.haircuts.forEach(({ drawing, picture }, index) => {
    if (!drawing && !picture)
      diagnose(
        "haircuts.json",
        ["haircuts", index],
        'Belum ada gambarnya. Tulis "drawing", contoh: "two-block", atau "picture" dengan foto sendiri.',
      );
  });
  const shop = content["shop.json"];
  if (shop === undefined) return;
  const diagnoseShop = (path: Path, message: string) => diagnose("shop.json", path, message);
  const { secondNumber, deposit, ticketAdvice, ticketAdviceEnglish } = shop;
  if (secondNumber?.hasWhatsApp && normalizePhone(secondNumber.phone) === null)
    diagnoseShop(
      ["secondNumber", "hasWhatsApp"],
      `Ditemukan true, tetapi ${quoted(secondNumber.phone)} hanya bisa ditelepon. Tulis false, atau nomor lain.`,
    );
  // Exactly one of `amount` and `percent` must be set.
  if (deposit && !deposit.amount === !deposit.percent)
    diagnoseShop(
      ["deposit"],
      'Tulis satu dari keduanya: "amount" dalam rupiah, contoh: 50000, atau "percent" dari total, contoh: 20.',
    );
  if (shop.english === false) return;
  if (!shop.taglineEnglish) {
    const remedy = 'padahal situs punya halaman berbahasa Inggris. Isi, atau tulis "english": false di shop.json.';
    diagnoseShop(["taglineEnglish"], `Belum ada, ${remedy}`);
  }
  if (ticketAdviceEnglish && ticketAdvice.length !== ticketAdviceEnglish.length)
    diagnoseShop(
      ["ticketAdviceEnglish"],
      `Ada ${ticketAdviceEnglish.length} pesan, padahal "ticketAdvice" berisi ${ticketAdvice.length}. Tulis sebanyak itu, dengan urutan yang sama.`,
    );
};

/** Warns of numbers and coordinates that are probably mistyped, and of an English page without services. */
export const consistencyWarnings: Rule = (content, diagnose) => {
  const shop = content["shop.json"];
  if (shop === undefined) return;
  const report = (path: Path, message: string) => diagnose("shop.json", path, message);
  const { chatNumber, phone, coordinates, deposit, lastDayAhead } = shop;
  // No error, because in the form English is switched on before its services can be written.
  if (shop.english !== false && content["service-catalogue.json"]?.services.length === 0)
    diagnose(
      "service-catalogue.json",
      ["services"],
      "Halaman layanan berbahasa Inggris masih kosong. Tambah layanannya.",
    );
  if (lastDayAhead === 0)
    report(["lastDayAhead"], "Ditemukan 0: hanya hari ini yang bisa dipesan. Tanpa batas: kosongkan (null).");
  if (deposit && refusesRefund.test(deposit.terms) && !/\d/.test(deposit.terms))
    report(
      ["deposit", "terms"],
      `Ditemukan ${quoted(deposit.terms)}; menolak setiap pengembalian batal demi hukum. Tulis sampai kapan DP kembali, misalnya sampai 3 jam sebelumnya.`,
    );
  if (differLittle(normalizePhone(phone ?? "") ?? "", chatNumber))
    report(
      ["phone"],
      `Ditemukan ${quoted(phone)}, hampir sama dengan nomor WhatsApp ${quoted(chatNumber)}. Periksa keduanya.`,
    );
  if (coordinates && !isInIndonesia(coordinates)) {
    const found = `Titik ${coordinates.latitude}, ${coordinates.longitude} tidak ada di darat Indonesia`;
    report(["coordinates"], `${found}. Di selatan khatulistiwa lintangnya memakai minus.`);
  }
};

// A sentence with a time limit has a number, and is lawful.
const refusesRefund = /hangus|tidak\s+(dapat|bisa|akan)?\s*(di)?kembali|tidak ada pengembalian/i;

/** Whether one or two digits differ, as after a slip or two digits in the wrong order. */
const differLittle = (one: string, other: string): boolean => {
  const different = [...one].filter((digit, index) => digit !== other[index]).length;
  return one.length === other.length && (different === 1 || different === 2);
};

/** Whether a point is in a rough box around Indonesia. A latitude that lost its minus mostly is not. */
const isInIndonesia = ({ latitude, longitude }: { latitude: number; longitude: number }): boolean =>
  latitude > -11.1 && latitude < 6.1 && longitude > 95 && longitude < 141.1;
