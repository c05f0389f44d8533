import {
  dollars,
  entries,
  identifier,
  list,
  minutes,
  nullish,
  prose,
  record,
  serviceReference,
  text,
  yesOrNo,
} from "./fields";

/** content/service-catalogue.json: the English services page. */
export const serviceCatalogue = record("Layanan dalam bahasa Inggris", {
  services: entries("layanan", "Layanan di halaman berbahasa Inggris", 0, 100, {
    id: identifier("Kode, jangan diubah lagi", "skin-fade"),
    title: text({ label: "Nama layanan", hint: "bahasa Inggris" }, "Skin Fade", 60),
    description: prose({ label: "Penjelasan singkat", hint: "bahasa Inggris" }, "Blended by hand.", 300),
    price: nullish(dollars("Harga dalam dolar", 10), "harganya tampil dalam rupiah"),
    duration: minutes("Lama dalam menit", 45),
    features: list(text("Satu hal yang termasuk", "Hot towel", 80), "Yang termasuk", 1, 10),
    popular: yesOrNo("Tampil menonjol sebagai pilihan populer"),
    bookingService: serviceReference("Layanan yang dibuka tombol booking", "classic"),
  }),
  dollars: nullish(
    yesOrNo({ label: "Harga dalam dolar", hint: "matikan supaya semua harga tampil dalam rupiah saja" }, true),
    "ada",
  ),
});
