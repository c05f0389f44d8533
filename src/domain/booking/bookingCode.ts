const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** Matches a booking code of any shop. */
export const bookingCodePattern = /^[A-Z]{1,8}\d{6}[A-Z0-9]{2}$/;

/** A source of random bytes: fills and returns the array, as `crypto.getRandomValues` does. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/**
 * Makes a booking code: the shop's prefix (BTP as shipped), the last six digits of the time in milliseconds, two random
 * characters.
 */
export function bookingCode(prefix: string, now: Date, randomBytes: RandomBytes) {
  const digits = String(now.getTime()).padStart(6, "0").slice(-6);
  return prefix + digits + drawCharacter(randomBytes) + drawCharacter(randomBytes);
}

// The 256 values of a byte hold the alphabet seven times, and four values besides.
const evenBytes = 256 - (256 % alphabet.length);

/** A character of the alphabet, each as likely as the others. */
function drawCharacter(randomBytes: RandomBytes): string {
  const [byte = 0] = randomBytes(new Uint8Array(1));
  return byte < evenBytes ? alphabet.charAt(byte % alphabet.length) : drawCharacter(randomBytes);
}
