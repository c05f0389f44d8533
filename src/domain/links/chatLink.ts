import { wellFormed } from "../../format/plainText";

/**
 * A link to a WhatsApp chat. `number` has the country code in front; `text` becomes the prefilled
 * message.
 */
export function chatLink(number: string, text?: string): string {
  const address = `https://wa.me/${number.replace(/\D/g, "")}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(wellFormed(text))}`;
}

/** The longest chat link that every phone and browser opens, in characters. */
export const longestChatLink = 1999;

/** Whether a chat link with this text is short enough. */
export const fitsChatLink = (number: string, text: string, longest = longestChatLink): boolean =>
  chatLink(number, text).length <= longest;

/**
 * The message that `compose` builds from `text`. If the message does not fit into a chat link, `text` is cut at its end,
 * between whole characters, until it fits. `compose` gets what is kept of `text`, and whether anything was cut.
 */
export function fittingMessage(
  number: string,
  text: string,
  compose: (kept: string, isCut: boolean) => string,
): string {
  const whole = compose(text, false);
  if (fitsChatLink(number, whole)) return whole;
  const characters = [...text];
  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    const message = compose(characters.slice(0, middle).join(""), true);
    if (fitsChatLink(number, message)) fits = middle;
    else tooLong = middle;
  }
  return compose(characters.slice(0, fits).join(""), true);
}
