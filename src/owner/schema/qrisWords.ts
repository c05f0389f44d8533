import type { QrisProblem } from "../../domain/links/qris";
import { say, type Words } from "./words";

/** What is wrong with a text that should be a QRIS code's, and what to do. */
export const qrisWords: Record<QrisProblem, Words> = {
  around: say`
    Di depan atau di belakang teks QRIS-nya ada tulisan lain, atau teksnya tertempel lebih dari sekali. Sisakan satu saja: dari 000201 sampai 6304 dan empat huruf atau angka
    Something stands before or behind the text of the QRIS, or it was pasted more than once. Leave one alone: from 000201 to 6304 and four letters or digits`,
  address: say`
    Itu alamat atau nama sebuah gambar; yang dibutuhkan teks di dalam kodenya. Pindai QRIS Anda dengan aplikasi pembaca QR biasa, lalu salin teksnya, yang dimulai dengan 000201
    That is the address or the name of a picture; the text within the code is needed. Scan your QRIS with an ordinary QR reader and copy its text, which begins with 000201`,
  spaces: say`
    Ada spasi atau baris baru yang ikut tersalin. Hapus yang di awal, di akhir, dan di tempat teks terputus; satu baris tanpa putus
    A space or a line break came along when it was copied. Delete those at the beginning, at the end and where the text is broken; one line without a break`,
  otherText: say`
    Itu bukan teks QRIS, yang selalu dimulai dengan 000201. Pindai QRIS Anda dengan aplikasi pembaca QR biasa, lalu salin seluruh teksnya
    That is no text of a QRIS, which always begins with 000201. Scan your QRIS with an ordinary QR reader and copy the whole text`,
  cut: say`
    Teks QRIS ini terpotong, atau ada huruf yang hilang; teks yang utuh berakhir dengan 6304 dan empat huruf atau angka. Salin ulang seluruhnya
    This text of a QRIS is cut off, or letters are missing; it ends with 6304 and four more letters or digits. Copy all of it again`,
  checksum: say`
    Ada huruf yang berubah saat disalin: empat huruf terakhir tidak cocok dengan isinya. Salin ulang seluruhnya, jangan diketik
    A letter was changed in copying: the last four do not fit what stands before them. Copy all of it again, do not type it`,
  currency: say`
    Kode ini bukan untuk rupiah di Indonesia (53 bukan 360, atau 58 bukan ID). Pakai QRIS toko Anda sendiri
    This code is not for rupiah in Indonesia (53 is not 360, or 58 is not ID). Use your shop's own QRIS`,
  noAccount: say`
    Kode ini tidak memuat rekening penerima (26 sampai 51). Minta kode QRIS yang lengkap dari penyedia Anda
    This code names no merchant account (26 to 51). Ask your provider for the whole QRIS code`,
  account: say`
    Bagian rekening penerima dalam kode ini rusak (26 sampai 51 tidak terbaca). Minta kode QRIS yang benar dari penyedia Anda
    The merchant account in this code is broken (26 to 51 cannot be read). Ask your provider for a sound QRIS code`,
  noNmid: say`
    Kode ini tidak memuat NMID, nomor merchant nasional (bagian 51). Minta kode QRIS yang lengkap dari penyedia Anda
    This code has no NMID, the number in the national register (part 51). Ask your provider for the whole QRIS code`,
  amount: say`
    Kode ini sudah memuat nominal atau hanya untuk satu pembayaran. Pakai QRIS tetap (statis) yang biasa dipajang di kasir
    This code already holds an amount, or is for one payment alone. Use the static QRIS that stands on the counter`,
  fee: say`
    Kode ini menagih biaya tambahan di dompet digital (55 sampai 57), jadi yang dibayar bukan nominal DP; biaya QRIS juga tidak boleh dibebankan ke pelanggan. Minta kode tanpa biaya dari penyedia Anda
    This code makes wallets add a fee (55 to 57), so that more than the down payment is paid; customers may not be charged for QRIS either. Ask your provider for a code without a fee`,
};
