import {
  entry,
  identifier,
  image,
  inEnglish,
  linkName,
  list,
  minutes,
  oneOf,
  optional,
  priceInRupiah,
  prose,
  record,
  text,
  usually,
  wholeNumber,
  withoutEnglish,
  yesOrNo,
} from "./fields";

/** content/services.json: what can be booked. */
export const services = record(
  {
    services: list(
      entry(
        {
          id: identifier(linkName, "premium"),
          name: text("Nama layanan", "Styling Premium", 60),
          nameEnglish: inEnglish("Nama layanan", "Premium Styling", 60),
          description: optional(prose("Penjelasan satu atau dua kalimat", "Potong, keramas, lalu ditata.", 300)),
          descriptionEnglish: optional(
            prose("Penjelasan satu atau dua kalimat, dalam bahasa Inggris", "Cut, wash and styling.", 300),
            withoutEnglish,
          ),
          basePrice: priceInRupiah("Harga dasar dalam rupiah", 150000),
          duration: minutes("Lama pengerjaan dalam menit", 60),
          chairs: optional(wholeNumber("Kursi yang dipakai", 10, 2, 1), "satu kursi"),
          heads: optional(wholeNumber("Orang yang dilayani", 10, 2, 1), "satu orang"),
          startingPrice: optional(
            yesOrNo({
              label: "Mulai dari",
              hint: "nyalakan kalau harga akhirnya disepakati di chat",
            }),
          ),
          atCustomer: optional(
            yesOrNo({
              label: "Di tempat pelanggan",
              hint: "nyalakan kalau barber yang datang; alamatnya ditanyakan saat booking",
            }),
          ),
          fare: optional(
            text(
              { label: "Ongkos datang", hint: "tampil di samping harga, tidak ikut dihitung" },
              "Rp 20.000 di luar Menteng",
              80,
            ),
          ),
          fareEnglish: inEnglish("Ongkos datang", "Rp 20.000 outside Menteng", 80),
          picture: optional(
            image({ label: "Foto layanan", hint: "mendatar" }, 800, 600, "images/services/premium.jpg"),
          ),
          icon: usually(
            "scissors",
            oneOf("Gambar kecil pada kartu", ["scissors", "comb", "razor", "father-son", "brush", "star"], {
              scissors: "Gunting",
              comb: "Sisir",
              razor: "Pisau cukur",
              "father-son": "Ayah dan anak",
              brush: "Kuas",
              star: "Bintang",
            }),
          ),
        },
        "layanan",
      ),
      { label: "Layanan yang bisa di-booking", hint: "urut seperti di situs" },
      1,
      30,
    ),
  },
  "Layanan dan harga",
);
