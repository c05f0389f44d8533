/** The request to copy the text below by hand, where the browser does not let the page copy. */
export const copyByHand = "Browser ini tidak mengizinkan menyalin. Tekan lama teks di bawah, lalu pilih Salin.";
