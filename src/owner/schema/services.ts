import type { ServiceIcon } from "../../domain/shop/service";
import {
  entries,
  focusPoint,
  folded,
  identifier,
  idInLinks,
  inBothLanguages,
  minutes,
  nullish,
  nullishInBothLanguages,
  oneOf,
  picture,
  priceInRupiah,
  prose,
  record,
  text,
  wholeNumber,
  withInitialValue,
  yesOrNo,
} from "./fields";

/** content/services.json: the services that can be booked. */
export const services = record("Layanan dan harga", {
  services: entries("layanan", { label: "Layanan yang bisa di-booking", hint: "urut seperti di situs" }, 0, 30, {
    ...inBothLanguages("name", "Nama layanan", ["Styling Premium", "Premium Styling"], text, 60),
    basePrice: priceInRupiah("Harga dasar dalam rupiah", 150000),
    duration: minutes("Lama pengerjaan dalam menit", 60),
    ...nullishInBothLanguages(
      "description",
      "Penjelasan satu atau dua kalimat",
      ["Potong, keramas, lalu ditata.", "Cut, wash and styling."],
      prose,
      300,
    ),
    startingPrice: nullish(yesOrNo({ label: "Mulai dari", hint: "nyalakan kalau harga akhirnya disepakati di chat" })),
    picture: nullish(picture({ label: "Foto layanan", hint: "mendatar" }, "images/services/premium.jpg", 800, 600)),
    ...folded({
      pictureFocus: focusPoint(),
      id: identifier(idInLinks, "premium"),
      icon: withInitialValue(
        "scissors",
        oneOf<ServiceIcon>("Gambar kecil pada kartu", {
          scissors: "Gunting",
          comb: "Sisir",
          razor: "Pisau cukur",
          "father-son": "Ayah dan anak",
          brush: "Kuas",
          star: "Bintang",
        }),
      ),
      chairs: nullish(wholeNumber("Kursi yang dipakai", 2, 1, 10), "satu kursi"),
      heads: nullish(wholeNumber("Orang yang dilayani", 2, 1, 10), "satu orang"),
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
        text,
        80,
      ),
    }),
  }),
});
