import { chatLink, longestChatLink } from "./chatLink";

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
