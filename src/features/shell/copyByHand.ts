/** Shown above a text that the browser did not let the page copy. */
export const copyByHand = "Browser ini tidak mengizinkan menyalin. Tekan lama teks di bawah, lalu pilih Salin.";
