/**
 * The `tel:` link of a phone number as the shop writes it: in international form, so that a foreign card reaches it too.
 * A number that begins with a single 0 is an Indonesian one; short numbers, which only Indonesian networks know, stay.
 */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+")) return `tel:+${digits}`;
  if (/^0[1-9]/.test(digits)) return `tel:+62${digits.slice(1)}`;
  if (/^62\d{7,}$/.test(digits)) return `tel:+${digits}`;
  return `tel:${digits}`;
}
