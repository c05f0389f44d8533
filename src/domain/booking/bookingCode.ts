const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** Matches a booking code of any shop. */
export const bookingCodePattern = /^[A-Z]{1,8}\d{6}[A-Z0-9]{2}$/;

/** A source of random bytes: fills and returns the array, as `crypto.getRandomValues` does. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/**
 * A booking code: the shop's prefix (BTP as shipped), the last six digits of the millisecond clock, two
 * characters drawn evenly from A-Z0-9.
 */
export function bookingCode(prefix: string, now: Date, randomBytes: RandomBytes): string {
  const digits = String(now.getTime()).padStart(6, "0").slice(-6);
  return `${prefix}${digits}${drawnCharacter(randomBytes)}${drawnCharacter(randomBytes)}`;
}

function drawnCharacter(randomBytes: RandomBytes): string {
  // 256 is no multiple of 36: the topmost four values of a byte would favour A to D, so they are drawn again.
  const evenRange = 256 - (256 % alphabet.length);
  for (;;) {
    const byte = randomBytes(new Uint8Array(1))[0] ?? 0;
    if (byte < evenRange) return alphabet.charAt(byte % alphabet.length);
  }
}
