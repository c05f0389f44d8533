import { wellFormed } from "../../format/plainText";

/** A link to a WhatsApp chat. `number` has the country code in front; `text` becomes the prefilled message. */
export function chatLink(number: string, text?: string): string {
  const address = `https://wa.me/${number.replace(/\D/g, "")}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(wellFormed(text))}`;
}

/** The longest chat link that every phone and browser opens, in characters. */
export const longestChatLink = 1999;

/** Whether a chat link with this text is short enough. */
export const fitsChatLink = (number: string, text: string, longest = longestChatLink): boolean =>
  chatLink(number, text).length <= longest;
