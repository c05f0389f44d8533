/**
 * A whole amount of rupiah in Indonesian number format: 100000 gives "Rp 100.000" (section 9). Written by hand since the
 * text is printed at build and again in the browser, whose Intl data may differ.
 */
export function rupiah(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${amount < 0 ? "-" : ""}Rp ${digits}`;
}
