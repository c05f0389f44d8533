import { wellFormed } from "../../format/plainText";

/** A link to a WhatsApp chat. `number` has the country code in front; `text` becomes the prefilled message. */
export function chatLink(number: string, text?: string): string {
  const address = `https://wa.me/${number.replace(/\D/g, "")}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(wellFormed(text))}`;
}

/** The length, in characters, up to which every phone and browser opens a chat link. */
export const maxChatLinkLength = 1999;

/** Whether a chat link with this text has at most `longest` characters. */
export const fitsChatLink = (number: string, text: string, longest = maxChatLinkLength): boolean =>
  chatLink(number, text).length <= longest;
