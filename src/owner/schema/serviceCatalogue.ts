import { dollars, identifier, list, minutes, prose, record, serviceReference, text, yesOrNo } from "./fields";

/** content/service-catalogue.json: the English services page. Sections 2 and 3 of the specification. */
export const serviceCatalogue = record(
  {
    services: list(
      record(
        {
          id: identifier("Nama pendek yang tetap", "skin-fade"),
          title: text("Nama layanan, bahasa Inggris", "Skin Fade", 60),
          description: prose("Penjelasan singkat, bahasa Inggris", "Blended by hand.", 300),
          price: dollars("Harga dalam dolar", 10),
          duration: minutes("Lama dalam menit", 45),
          features: list(text("Satu hal yang termasuk", "Hot towel", 80), "Yang termasuk", 1, 10),
          popular: yesOrNo("Tampil menonjol sebagai pilihan populer"),
          bookingService: serviceReference("Layanan yang dibuka tombol booking: id dari services.json", "classic"),
        },
        "Satu layanan",
      ),
      "Layanan di halaman berbahasa Inggris",
      1,
      100,
    ),
  },
  "Layanan dalam bahasa Inggris",
);
