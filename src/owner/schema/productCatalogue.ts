import {
  categoryReference,
  decimal,
  entries,
  folded,
  identifier,
  idInLinks,
  nullable,
  nullish,
  picture,
  priceInRupiah,
  prose,
  record,
  text,
  wholeNumber,
  yesOrNo,
} from "./fields";

/** The hint that says in which language products are written. */
const ofPage = "bahasa Inggris; tanpa halaman Inggris, bahasa Indonesia";

/** content/product-catalogue.json: the products page. */
export const productCatalogue = record("Produk", {
  categories: nullish(
    entries(
      "kelompok",
      { label: "Kelompok produk", hint: "urut seperti tombolnya di situs; tanpa kelompok, tidak ada tombol" },
      0,
      20,
      {
        id: identifier(idInLinks, "hair-care"),
        label: text({ label: "Nama kelompok", hint: ofPage }, "Hair Care", 30),
      },
    ),
  ),
  products: entries(
    "produk",
    { label: "Produk", hint: "urut seperti di situs", empty: "tidak ada halaman produk" },
    0,
    2000,
    {
      title: text({ label: "Nama produk", hint: ofPage }, "Matte Clay", 60),
      description: prose({ label: "Penjelasan singkat", hint: ofPage }, "Strong hold without shine.", 300),
      category: nullish(categoryReference("Kelompok produk", "hair-care")),
      price: priceInRupiah("Harga sekarang dalam rupiah", 135000),
      originalPrice: nullable(priceInRupiah({ label: "Harga sebelum diskon", hint: "dicoret di kartu" }, 150000)),
      inStock: yesOrNo("Apakah barangnya ada", true),
      image: picture({ label: "Foto produk", hint: "persegi" }, "images/products/matte-clay.jpg", 600, 600),
      ...folded({
        id: identifier("Kode, jangan diubah lagi", "matte-clay"),
        rating: nullish(decimal("Nilai bintang rata-rata", 4.7, 0, 5)),
        reviews: nullish(
          wholeNumber({ label: "Banyaknya ulasan", hint: "tanpa ulasan, bintangnya tidak tampil" }, 112, 0, 1_000_000),
        ),
        badge: nullable(text("Label kecil di atas foto", "Best Seller", 20)),
      }),
    },
  ),
});
