import { entry, image, inEnglish, list, record, serviceReference, text } from "./fields";

/** content/gallery.json: photographs of the shop's work, in portrait or landscape format. When empty, the home page has no strip. */
export const gallery = record(
  {
    photos: list(
      entry(
        {
          image: image({ label: "Foto hasil kerja", hint: "tegak atau mendatar" }, 480, 480, "images/gallery/fade.jpg"),
          caption: text({ label: "Apa yang terlihat", hint: "dibaca di bawah foto" }, "Mid fade dengan tekstur", 100),
          captionEnglish: inEnglish("Apa yang terlihat", "Mid fade with texture", 100),
          service: serviceReference("Layanan pada foto", "classic"),
        },
        "foto",
      ),
      { label: "Foto hasil kerja", hint: "urut seperti di situs" },
      0,
      100,
      "tidak ada",
    ),
  },
  "Hasil kerja",
);
