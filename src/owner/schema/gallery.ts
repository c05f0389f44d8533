import { image, list, record, serviceReference, text } from "./fields";

/** content/gallery.json: photographs of the shop's work, in portrait or landscape format. When empty, the home page has no strip. */
export const gallery = record(
  {
    photos: list(
      record(
        {
          image: image("Foto hasil kerja, tegak atau mendatar", 480, 480, "images/gallery/fade.jpg"),
          caption: text("Apa yang terlihat, dibaca di bawah foto", "Mid fade dengan tekstur", 100),
          service: serviceReference("Layanan pada foto: id dari services.json", "classic"),
        },
        "Satu foto",
      ),
      "Foto hasil kerja, urut seperti di situs; [] berarti tidak ada",
      0,
      100,
    ),
  },
  "Hasil kerja",
);
