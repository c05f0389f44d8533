import {
  entries,
  identifier,
  image,
  linkName,
  minutes,
  nullish,
  nullishInBothLanguages,
  oneOf,
  priceInRupiah,
  prose,
  record,
  text,
  textInBoth,
  wholeNumber,
  withInitialValue,
  yesOrNo,
} from "./fields";

const icons = {
  scissors: "Gunting",
  comb: "Sisir",
  razor: "Pisau cukur",
  "father-son": "Ayah dan anak",
  brush: "Kuas",
  star: "Bintang",
};

/** content/services.json: what can be booked. */
export const services = record("Layanan dan harga", {
  services: entries("layanan", { label: "Layanan yang bisa di-booking", hint: "urut seperti di situs" }, 1, 30, {
    id: identifier(linkName, "premium"),
    ...textInBoth("name", "Nama layanan", ["Styling Premium", "Premium Styling"], 60),
    ...nullishInBothLanguages(
      "description",
      "Penjelasan satu atau dua kalimat",
      ["Potong, keramas, lalu ditata.", "Cut, wash and styling."],
      (naming, example) => prose(naming, example, 300),
    ),
    basePrice: priceInRupiah("Harga dasar dalam rupiah", 150000),
    duration: minutes("Lama pengerjaan dalam menit", 60),
    chairs: nullish(wholeNumber("Kursi yang dipakai", 10, 2, 1), "satu kursi"),
    heads: nullish(wholeNumber("Orang yang dilayani", 10, 2, 1), "satu orang"),
    startingPrice: nullish(yesOrNo({ label: "Mulai dari", hint: "nyalakan kalau harga akhirnya disepakati di chat" })),
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
    picture: nullish(image({ label: "Foto layanan", hint: "mendatar" }, 800, 600, "images/services/premium.jpg")),
    icon: withInitialValue("scissors", oneOf("Gambar kecil pada kartu", icons)),
  }),
});
