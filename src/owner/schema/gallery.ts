import { entries, nullish, picture, record, serviceReference, textInBothLanguages } from "./fields";

const photos = { label: "Foto hasil kerja", hint: "urut seperti di situs", empty: "tidak ada" };
const caption = { label: "Apa yang terlihat", hint: "dibaca di bawah foto" };

/**
 * content/gallery.json: photographs of the shop's work, in portrait or landscape format. If empty, the home page has no
 * strip of photographs.
 */
export const gallery = record("Hasil kerja", {
  photos: entries("foto", photos, 0, 100, {
    image: picture(
      { label: "Foto hasil kerja", hint: "tegak atau mendatar" },
      { minWidth: 480, minHeight: 480, example: "images/gallery/fade.jpg" },
    ),
    ...textInBothLanguages("caption", caption, ["Mid fade dengan tekstur", "Mid fade with texture"], 100),
    service: nullish(serviceReference("Layanan pada foto", "classic"), "foto itu sendiri, misalnya bagian depan toko"),
  }),
});
