import { wellFormed } from "../../format/plainText";

/** A link to a WhatsApp chat. `number` has the country code in front; `text` becomes the prefilled message. */
export function chatLink(number: string, text?: string) {
  const address = `https://wa.me/${number.replace(/\D/g, "")}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(wellFormed(text))}`;
}

/** The length, in characters, up to which every phone and browser opens an address with a message in it. */
const maxAddressLength = 1999;

/** The characters that an address has beyond those that open everywhere; negative if it may have more. */
export const addressOverflow = (address: string) => address.length - maxAddressLength;

/** Returns a text if its chat link opens everywhere, otherwise the shorter one. */
export const textForChat = (number: string, text: string, shorter: string) =>
  addressOverflow(chatLink(number, text)) <= 0 ? text : shorter;

/** A link to an Instagram profile. */
export const instagramLink = (handle: string) => `https://www.instagram.com/${encodeURIComponent(handle)}/`;
