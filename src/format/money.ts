/**
 * A whole amount of rupiah in Indonesian number format: 100000 gives "Rp 100.000". Does not use Intl, because the text is
 * rendered at build and again in the browser, whose Intl data may differ.
 */
export function rupiah(amount: number) {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${amount < 0 ? "−" : ""}Rp ${digits}`;
}

/** A difference of prices with its sign: 26250 gives "+Rp 26.250", -17500 gives "−Rp 17.500". */
export const signedRupiah = (difference: number) => `${difference > 0 ? "+" : ""}${rupiah(difference)}`;

/** A price as text, "Rp 100.000"; with `isLeast` as a minimum, "mulai dari Rp 100.000" (from Rp 100.000). */
export const priceText = (amount: number, isLeast: boolean) => `${isLeast ? "mulai dari " : ""}${rupiah(amount)}`;

/** Returns a text with non-breaking spaces, so that it stays on one line. */
export const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

/** An amount of dollars: 10 gives "$10", 7.5 gives "$7.50". */
export function dollarText(amount: number) {
  const cents = Math.round(amount * 100);
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}

/**
 * A multiplier's effect on the price as text: 1.15 gives "+15%", 0.9 gives "−10%", 1 gives an empty text. The minus is no
 * hyphen, which screen readers leave out.
 */
export function priceEffect(multiplier: number) {
  const permille = Math.round(multiplier * 1000) - 1000;
  if (permille === 0) return "";
  return `${permille > 0 ? "+" : "−"}${String(Math.abs(permille) / 10).replace(".", ",")}%`;
}
