/** Asks in Indonesian to copy the text below by hand. The shop's own buttons use it on English pages too. */
export const copyByHand = "Browser ini tidak mengizinkan menyalin. Tekan lama teks di bawah, lalu pilih Salin.";
