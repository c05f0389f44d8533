/** A multiplier's effect on the price as text: 1.15 gives "+15%", 0.9 gives "-10%", 1 gives an empty text. */
export function priceEffect(multiplier: number): string {
  const permille = Math.round(multiplier * 1000) - 1000;
  if (permille === 0) return "";
  return `${permille > 0 ? "+" : "-"}${String(Math.abs(permille) / 10).replace(".", ",")}%`;
}
