import { identifier, image, list, minutes, oneOf, optional, priceInRupiah, prose, record, text } from "./fields";

/** content/services.json: what can be booked. Section 3 of the specification. */
export const services = record(
  {
    services: list(
      record(
        {
          id: identifier("Nama pendek yang tetap; dipakai di tautan", "premium"),
          name: text("Nama layanan", "Styling Premium", 60),
          description: prose("Penjelasan satu atau dua kalimat", "Potong, keramas, lalu ditata.", 300),
          basePrice: priceInRupiah("Harga dasar dalam rupiah", 150000),
          duration: minutes("Lama pengerjaan dalam menit", 60),
          picture: optional(image("Foto layanan, mendatar", 800, 600, "images/services/premium.jpg")),
          icon: oneOf("Gambar kecil pada kartu", ["scissors", "comb", "razor", "father-son", "brush", "star"], {
            scissors: "Gunting",
            comb: "Sisir",
            razor: "Pisau cukur",
            "father-son": "Ayah dan anak",
            brush: "Kuas",
            star: "Bintang",
          }),
        },
        "Satu layanan",
      ),
      "Layanan yang bisa di-booking, urut seperti di situs",
      1,
      30,
    ),
  },
  "Layanan dan harga",
);
