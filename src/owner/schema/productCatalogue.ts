import { categories } from "../../domain/catalogue/category";
import {
  decimal,
  entry,
  identifier,
  image,
  list,
  oneOf,
  orNull,
  priceInRupiah,
  prose,
  record,
  text,
  wholeNumber,
  yesOrNo,
} from "./fields";

/** content/product-catalogue.json: the products page; docs/rules.md, section 14. */
export const productCatalogue = record(
  {
    products: list(
      entry(
        {
          id: identifier("Kode, jangan diubah lagi", "matte-clay"),
          title: text({ label: "Nama produk", hint: "bahasa Inggris" }, "Matte Clay", 60),
          description: prose(
            { label: "Penjelasan singkat", hint: "bahasa Inggris" },
            "Strong hold without shine.",
            300,
          ),
          category: oneOf("Kelompok produk", categories),
          price: priceInRupiah("Harga sekarang dalam rupiah", 135000),
          originalPrice: orNull(priceInRupiah({ label: "Harga sebelum diskon", hint: "dicoret di kartu" }, 150000)),
          rating: decimal("Nilai bintang rata-rata", 0, 5, 4.7),
          reviews: wholeNumber("Banyaknya ulasan", 1_000_000, 112),
          badge: orNull(text("Label kecil di atas foto", "Best Seller", 20)),
          inStock: yesOrNo("Apakah barangnya ada"),
          image: image({ label: "Foto produk", hint: "persegi" }, 600, 600, "images/products/matte-clay.jpg"),
        },
        "produk",
      ),
      { label: "Produk", hint: "urut seperti di situs" },
      0,
    ),
  },
  "Produk",
);
