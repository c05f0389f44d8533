/** An amount of dollars: 10 gives "$10", 7.5 gives "$7.50". */
export function dollarText(amount: number): string {
  const cents = Math.round(amount * 100);
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}
