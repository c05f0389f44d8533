/**
 * A whole amount as people write it: "Rp 100.000", "IDR 35,000.00", "100000,-", "100rb", "27,5 ribu", "1,5 jt"; undefined
 * for anything else. "25,5" and "10.0000" give undefined, because a dot or comma may separate decimals as well as thousands.
 */
export function wholeIn(text: string) {
  const amount = text.replace(/(,\d{3})\.00$/, "$1").replace(/^(rp|idr)\.?\s*|\s*(rupiah|idr|[.,]-|,00)$/gi, "");
  const [, number, unit = ""] = /^(\d+(?:[.,]\d{1,2})?)\s*(rb|ribu|k|jt|juta)$/i.exec(amount) ?? [];
  if (number !== undefined) return Math.round(Number(number.replace(",", ".")) * (/^j/i.test(unit) ? 1_000_000 : 1000));
  return /^(\d+|\d{1,3}([., ]\d{3})+)$/.test(amount) ? Number(amount.replace(/\D/g, "")) : undefined;
}

/** A duration as people write it, in minutes: "45", "45 menit", "1,5 jam", "1 jam 30 menit"; undefined for other texts. */
export function minutesIn(text: string) {
  if (/^(setengah|½) jam$/i.test(text)) return 30;
  const match = /^(?:(\d+(?:[.,]\d+)?)\s*jam\b)?\s*(?:(\d+)\s*(?:menit|mnt)?)?$/i.exec(text);
  if (!match) return undefined;
  const [, hours = "0", minutes = "0"] = match;
  return Math.round(Number(hours.replace(",", ".")) * 60) + Number(minutes);
}
