import { entries, focusPoint, nullish, picture, prose, record, text } from "./fields";

/** content/about.json: the English page about the shop. */
export const about = record("Tentang toko", {
  title: text({ label: "Judul halaman", hint: "bahasa Inggris" }, "A chair, a mirror and time for you", 80),
  introduction: prose("Kalimat pembuka", "We are a neighbourhood barbershop.", 600),
  picture: nullish(picture({ label: "Foto toko", hint: "mendatar" }, "images/about.jpg", 1200, 750)),
  pictureFocus: focusPoint(),
  sections: entries("bagian", "Bagian-bagian halaman", 1, 12, {
    heading: text("Judul bagian", "How we work", 80),
    text: prose("Isi bagian", "One at a time.", 1500),
  }),
  values: entries("janji", "Janji toko", 1, 6, {
    title: text("Judul", "Clean tools", 40),
    text: text("Isi", "Disinfected in front of you.", 200),
  }),
});
