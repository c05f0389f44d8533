/** The request to copy the text below by hand, in Indonesian: for the shop's side of a page in any language. */
export const copyByHand = "Browser ini tidak mengizinkan menyalin. Tekan lama teks di bawah, lalu pilih Salin.";
