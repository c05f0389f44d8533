import type { ServiceIcon } from "../../domain/shop/service";
import {
  entries,
  focusPoint,
  folded,
  identifier,
  idInLinks,
  minutes,
  nullish,
  nullishInBothLanguages,
  oneOf,
  picture,
  priceInRupiah,
  prose,
  record,
  text,
  textInBothLanguages,
  wholeNumber,
  withInitialValue,
  yesOrNo,
} from "./fields";

const icons: Readonly<Record<ServiceIcon, string>> = {
  scissors: "Gunting",
  comb: "Sisir",
  razor: "Pisau cukur",
  "father-son": "Ayah dan anak",
  brush: "Kuas",
  star: "Bintang",
};

/** content/services.json: the services that can be booked. */
export const services = record("Layanan dan harga", {
  services: entries("layanan", { label: "Layanan yang bisa di-booking", hint: "urut seperti di situs" }, 0, 30, {
    ...textInBothLanguages("name", "Nama layanan", ["Styling Premium", "Premium Styling"], 60),
    basePrice: priceInRupiah("Harga dasar dalam rupiah", 150000),
    duration: minutes("Lama pengerjaan dalam menit", { example: 60 }),
    ...nullishInBothLanguages(
      "description",
      "Penjelasan satu atau dua kalimat",
      ["Potong, keramas, lalu ditata.", "Cut, wash and styling."],
      (naming, example) => prose(naming, example, 300),
    ),
    startingPrice: nullish(yesOrNo({ label: "Mulai dari", hint: "nyalakan kalau harga akhirnya disepakati di chat" })),
    picture: nullish(
      picture(
        { label: "Foto layanan", hint: "mendatar" },
        { minWidth: 800, minHeight: 600, example: "images/services/premium.jpg" },
      ),
    ),
    ...folded({
      pictureFocus: focusPoint(),
      id: identifier(idInLinks, "premium"),
      icon: withInitialValue("scissors", oneOf("Gambar kecil pada kartu", icons)),
      chairs: nullish(wholeNumber("Kursi yang dipakai", { minimum: 1, maximum: 10, example: 2 }), "satu kursi"),
      heads: nullish(wholeNumber("Orang yang dilayani", { minimum: 1, maximum: 10, example: 2 }), "satu orang"),
      atCustomer: nullish(
        yesOrNo({
          label: "Di tempat pelanggan",
          hint: "nyalakan kalau barber yang datang; alamatnya ditanyakan saat booking",
        }),
      ),
      ...nullishInBothLanguages(
        "fare",
        { label: "Ongkos datang", hint: "tampil di samping harga, tidak ikut dihitung" },
        ["Rp 20.000 di luar Menteng", "Rp 20.000 outside Menteng"],
        (naming, example) => text(naming, example, 80),
      ),
    }),
  }),
});
