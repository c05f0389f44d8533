/** Said above what a browser does not let a page copy. */
export const copyByHand = "Browser ini tidak mengizinkan menyalin. Tekan lama teks di bawah, lalu pilih Salin.";
