import type { QrisProblem } from "../../domain/links/qris";

const copyAll = "salin ulang seluruhnya, jangan diketik";
const askProvider = "minta kode QRIS yang benar dari penyedia Anda";
const scan = "pindai QRIS Anda dengan aplikasi pembaca QR biasa, lalu salin teksnya, yang dimulai dengan 000201";

/** What is wrong with a text that should be a QRIS code's, and what to do. */
export const qrisWords: Record<QrisProblem, string> = {
  around: "Ada tulisan lain di sekitar teks QRIS-nya; sisakan dari 000201 sampai 6304 dan empat huruf atau angka",
  address: `Itu alamat atau nama sebuah gambar; ${scan}`,
  spaces: "Ada spasi atau baris baru yang ikut tersalin; hapus, supaya menjadi satu baris tanpa putus",
  otherText: `Itu bukan teks QRIS; ${scan}`,
  cut: `Teks QRIS ini terpotong, atau ada huruf yang hilang; ${copyAll}`,
  checksum: `Ada huruf yang berubah saat disalin; ${copyAll}`,
  currency: "Kode ini bukan untuk rupiah di Indonesia (53 bukan 360, atau 58 bukan ID); pakai QRIS toko Anda sendiri",
  noAccount: `Kode ini tidak memuat rekening penerima (26 sampai 51); ${askProvider}`,
  account: `Rekening penerima dalam kode ini rusak (26 sampai 51); ${askProvider}`,
  noNmid: `Kode ini tidak memuat NMID (bagian 51); ${askProvider}`,
  amount: "Kode ini sudah memuat nominal; pakai QRIS tetap (statis) yang biasa dipajang di kasir",
  fee: `Kode ini menagih biaya tambahan (55 sampai 57), yang tidak boleh dibebankan ke pelanggan; ${askProvider}`,
};
