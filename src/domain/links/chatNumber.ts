const countryCode = "62";

/**
 * The number under which WhatsApp knows a phone, digits only with the country in front, from a number as people in
 * Indonesia write it: "0812-3456-7890", "+62 812 3456 7890", "(0812) 3456.7890", "62812…" and "812…". Null for what cannot
 * be one: letters, two numbers in one, too few or too many digits.
 */
export function chatNumberOf(written: string): string | null {
  const bare = written.normalize("NFKC").replace(/[\s\-‐-―.()]/gu, "");
  if (!/^\+?\d+$/.test(bare)) return null;
  const isInternational = bare.startsWith("+") || bare.startsWith("00");
  const digits = bare.replace(/^(\+|00)/, "");
  const abroad = isInternational && !digits.startsWith(countryCode);
  if (abroad) return /^[1-9]\d{7,14}$/.test(digits) ? digits : null;
  // "+62 (0)812" carries the zero of the local form behind the country.
  const local = digits.replace(new RegExp(`^${countryCode}`), "").replace(/^0/, "");
  return /^[2-9]\d{7,11}$/.test(local) ? `${countryCode}${local}` : null;
}
