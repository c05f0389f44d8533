import { wellFormed } from "../../format/plainText";

/** A link to the shop's WhatsApp chat; `number` is international digits, `text` becomes the prefilled message (section 7). */
export function chatLink(number: string, text?: string): string {
  const address = `https://wa.me/${number.replace(/\D/g, "")}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(wellFormed(text))}`;
}

/** The longest chat link that every phone and browser opens, in characters. */
export const longestChatLink = 1999;

/**
 * The longest beginning of `text` with which `compose` still gives a link of at most `longest` characters. `compose` receives the kept
 * beginning and whether something was cut; the cut falls between whole characters.
 */
export function fittingMessage(
  number: string,
  text: string,
  compose: (kept: string, isCut: boolean) => string,
  longest = longestChatLink,
): string {
  const whole = compose(text, false);
  if (chatLink(number, whole).length <= longest) return whole;
  const characters = [...text];
  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    const message = compose(characters.slice(0, middle).join(""), true);
    if (chatLink(number, message).length <= longest) fits = middle;
    else tooLong = middle;
  }
  return compose(characters.slice(0, fits).join(""), true);
}
