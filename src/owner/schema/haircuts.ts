import { entries, inBothLanguages, nullish, oneOf, picture, record, text, wholeNumber } from "./fields";

/** The drawings in static/haircuts.svg, by their ids there. */
const drawings = {
  cepak: "Cepak",
  "low-fade": "Low fade",
  "mid-fade": "Mid fade",
  "two-block": "Two block",
  undercut: "Undercut",
  "french-crop": "French crop",
  "belah-pinggir": "Belah pinggir",
  quiff: "Quiff",
  komma: "Komma",
  mullet: "Mullet",
  ikal: "Ikal atas",
  gondrong: "Gondrong rapi",
  "jenggot-tipis": "Jenggot tipis",
  "jenggot-penuh": "Jenggot penuh",
  kumis: "Kumis",
};

/** content/haircuts.json: the haircuts of the poster on the home page. If empty, there is no poster. */
export const haircuts = record("Poster model rambut", {
  haircuts: entries(
    "model",
    { label: "Model rambut di poster", hint: "urut seperti di situs", empty: "tidak ada poster" },
    0,
    24,
    {
      number: wholeNumber(
        { label: "Nomor", hint: "ada di tautan dan tiket, jadi jangan dipakai lagi untuk model lain" },
        3,
        1,
        99,
      ),
      ...inBothLanguages("name", "Nama model", ["Belah pinggir", "Side part"], text, 30),
      drawing: nullish(oneOf("Gambar", drawings), "fotonya yang tampil"),
      picture: nullish(
        picture(
          { label: "Foto sendiri", hint: "tegak; tampil menggantikan gambarnya" },
          "images/haircuts/mid-fade.jpg",
          240,
          264,
        ),
        "gambarnya yang tampil",
      ),
    },
  ),
});
