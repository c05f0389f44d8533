import { categories } from "../../domain/catalogue/category";
import {
  decimal,
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

/** content/product-catalogue.json: the products page. Sections 2 and 3 of the specification. */
export const productCatalogue = record(
  {
    products: list(
      record(
        {
          id: identifier("Nama pendek yang tetap", "matte-clay"),
          title: text("Nama produk, bahasa Inggris", "Matte Clay", 60),
          description: prose("Penjelasan singkat, bahasa Inggris", "Strong hold without shine.", 300),
          category: oneOf("Kelompok produk", categories),
          price: priceInRupiah("Harga sekarang dalam rupiah", 135000),
          originalPrice: orNull(priceInRupiah("Harga sebelum diskon, dicoret di kartu", 150000)),
          rating: decimal("Nilai bintang rata-rata", 0, 5, 4.7),
          reviews: wholeNumber("Banyaknya ulasan", 1_000_000, 112),
          badge: orNull(text("Label kecil di atas foto", "Best Seller", 20)),
          inStock: yesOrNo("Apakah barangnya ada"),
          image: image("Foto produk, persegi", 600, 600, "images/products/matte-clay.jpg"),
        },
        "Satu produk",
      ),
      "Produk, urut seperti di situs",
      0,
    ),
  },
  "Produk",
);
