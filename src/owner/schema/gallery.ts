import { entries, inBothLanguages, nullish, picture, record, serviceReference, text } from "./fields";

/**
 * content/gallery.json: photographs of the shop's work, in portrait or landscape format. If empty, the home page has no
 * strip of photographs.
 */
export const gallery = record("Hasil kerja", {
  photos: entries("foto", { label: "Foto hasil kerja", hint: "urut seperti di situs", empty: "tidak ada" }, 0, 100, {
    image: picture({ label: "Foto hasil kerja", hint: "tegak atau mendatar" }, "images/gallery/fade.jpg", 480, 480),
    ...inBothLanguages(
      "caption",
      { label: "Apa yang terlihat", hint: "dibaca di bawah foto" },
      ["Mid fade dengan tekstur", "Mid fade with texture"],
      text,
      100,
    ),
    service: nullish(serviceReference("Layanan pada foto", "classic"), "foto itu sendiri, misalnya bagian depan toko"),
  }),
});
