/** How a down payment is paid, in Indonesian. */
export const depositWords = {
  heading: "Bayar DP lewat QRIS toko",
  /** Until the shop has confirmed the booking. */
  whenToPay: "Sebaiknya bayar setelah toko mengonfirmasi booking ini.",
  copyAmount: "Salin nominal",
  amountCopied: "Nominal tersalin.",
  codeLabel: "Kode QRIS toko",
  saveOrScan:
    "Simpan QR, lalu buka aplikasi bank atau dompet digital dan pilih unggah QR dari galeri. Dari ponsel lain, cukup pindai.",
  scan: "Pindai kode ini di aplikasi bank atau dompet digital.",
  /** What follows after saving or scanning. */
  steps: (merchant: string, amount: string): readonly string[] => [
    `Pastikan penerimanya ${merchant}, lalu ketik ${amount}.`,
    "Kirim bukti lewat chat; toko yang memastikan apakah DP sudah masuk.",
  ],
  terms: "Ketentuan toko:",
  otherWay: "Tidak bisa bayar pakai QRIS? Tanyakan lewat chat.",
  saveCode: "Simpan QR",
  sendProof: "Kirim bukti",
  pictureFailed: "Gambar tidak bisa dibuat di browser ini. Ambil screenshot kode ini.",
  pressPicture: "Tekan lama gambar di bawah, lalu simpan ke galeri.",
  picture: (merchant: string) => `Gambar kode QRIS ${merchant}`,
};

export type DepositWords = typeof depositWords;
