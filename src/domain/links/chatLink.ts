import { wellFormed } from "../../format/plainText";

const origin = "https://wa.me/";
const textMark = "?text=";

/**
 * A link to a WhatsApp chat (docs/rules.md, section 11). `number` has the country code in front; `text` becomes the prefilled
 * message.
 */
export function chatLink(number: string, text?: string): string {
  const address = `${origin}${number.replace(/\D/g, "")}`;
  return text === undefined ? address : `${address}${textMark}${encodeURIComponent(wellFormed(text))}`;
}

/** Number and text of a chat link, the text null where it has none; null for what `chatLink` does not write. Never throws. */
export function readChatLink(link: string): { number: string; text: string | null } | null {
  const [address = "", encoded, ...rest] = link.split(textMark);
  const number = address.slice(origin.length);
  if (!address.startsWith(origin) || !/^\d+$/.test(number) || rest.length > 0) return null;
  if (encoded === undefined) return { number, text: null };
  try {
    return { number, text: decodeURIComponent(encoded) };
  } catch {
    return null;
  }
}

/** The longest chat link that every phone and browser opens, in characters. */
export const longestChatLink = 1999;

/**
 * The longest beginning of `text` with which `compose` still gives a link of at most `longest` characters. `compose` receives the
 * beginning that is kept and whether the rest was cut off; the cut falls between whole characters.
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
