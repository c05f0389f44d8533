import type { OrderWords } from "../../domain/catalogue/orderMessage";

/** Words for a shop without English pages. */
export const catalogueWords = {
  heading: "Produk Kami",
  /** `own` is the shop's own sentence, if it has one. */
  introduction: (page: number, own: string | null | undefined) =>
    page === 1
      ? (own ?? "Yang kami pakai di kursi, untuk dibawa pulang. Isi keranjangnya, lalu kirim ke kami lewat WhatsApp.")
      : `Produk kami, halaman ${page}.`,
  /** The title of a page that shows all categories. */
  allProducts: "Produk",
  pageOf: (title: string, page: number) => (page === 1 ? title : `${title}, halaman ${page}`),
  description: (title: string, page: number, shop: string, city: string) =>
    page === 1
      ? `${title} dari ${shop}, barbershop di ${city}. Pesan lewat WhatsApp, ambil di toko.`
      : `${title} dari ${shop}, halaman ${page}.`,
  emptyDescription: (title: string, shop: string, city: string) =>
    `${title} sedang tidak ada di ${shop}, barbershop di ${city}.`,
  categories: "Kelompok produk",
  all: "Semua Produk",
  count: (count: number, category: string | undefined, page: number, pages: number) =>
    `${count} produk${category === undefined ? "" : ` di ${category}`}${pages > 1 ? `, halaman ${page} dari ${pages}` : ""}`,
  empty: "Rak ini sedang kosong. Lihat Semua Produk, atau tanya kami lewat WhatsApp.",
  pages: "Halaman",
  previous: "Halaman sebelumnya",
  next: "Halaman berikutnya",
  decimal: (value: number) => value.toFixed(1).replace(".", ","),
  rating: (rating: string, reviews: number) => `Nilai ${rating} dari 5, ${reviews} ulasan`,
  originalPrice: "Harga sebelumnya ",
  saving: (amount: string) => `Hemat ${amount}`,
  inStock: "Tersedia",
  outOfStock: "Habis",
  add: "Masukkan Keranjang",
  ask: "Tanya kapan ada lagi",
  askMessage: (title: string) => `Halo, kapan ${title} ada lagi?`,
  cart: {
    heading: "Keranjang Anda",
    items: (count: number) => `${count} barang di keranjang`,
    empty: "Keranjang masih kosong. Isinya hanya ada di halaman ini: tidak ada yang disimpan atau dibayar di sini.",
    needsScript: (phone: string) =>
      `Keranjang memerlukan JavaScript. Tanpa itu, tulis pesanan Anda lewat WhatsApp ke ${phone}.`,
    order: "Pesan lewat WhatsApp",
    less: (title: string) => `Kurangi ${title}`,
    more: (title: string) => `Tambah ${title}`,
    remove: (title: string) => `Hapus ${title}`,
    cut: "Daftarnya tidak muat di tautan WhatsApp: salin pesannya di sini, lalu tempel juga di chat.",
    copy: "Salin pesan",
    copied: "Pesan tersalin",
    clear: "Kosongkan keranjang",
    hint: (phone: string) => `Atau tulis ke ${phone} di WhatsApp. Stok dan pembayaran dibicarakan di sana.`,
  },
  message: {
    greeting: "Halo, saya mau pesan:",
    listFollows: (count: number, price: string) =>
      `Halo, saya mau pesan ${count} barang, ${price}. Daftarnya menyusul.`,
  } satisfies OrderWords,
};

export type CatalogueWords = typeof catalogueWords;

declare module "../words/pageWords" {
  interface PageWords {
    catalogue: CatalogueWords;
  }
}
