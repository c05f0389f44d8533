import type { QrisProblem } from "../../domain/codecs/qris";

const askProvider = "minta kode QRIS yang benar dari penyedia Anda";

/** The message for each problem of a QRIS text, with the remedy. */
export const qrisWords: Record<QrisProblem, string> = {
  otherText:
    "Itu bukan teks QRIS, atau ada tulisan lain di depannya; pindai QRIS Anda dengan aplikasi pembaca QR biasa, lalu salin teksnya saja, yang dimulai dengan 000201",
  spaces: "Ada spasi atau baris baru yang ikut tersalin; hapus, supaya menjadi satu baris tanpa putus",
  damaged:
    "Teks QRIS ini tidak utuh: ada huruf yang hilang atau berubah, atau spasi atau tulisan lain yang ikut tersalin; salin ulang seluruhnya, dari 000201 sampai 6304 dan empat huruf atau angka",
  currency: "Kode ini bukan untuk rupiah di Indonesia (53 bukan 360, atau 58 bukan ID); pakai QRIS toko Anda sendiri",
  account: `Kode ini tidak memuat rekening penerima dan NMID yang bisa dibaca (26 sampai 51); ${askProvider}`,
  amount: "Kode ini sudah memuat nominal; pakai QRIS tetap (statis) yang biasa dipajang di kasir",
  fee: `Kode ini menagih biaya tambahan (55 sampai 57), yang tidak boleh dibebankan ke pelanggan; ${askProvider}`,
};
