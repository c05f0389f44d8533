import { rupiah } from "../../format/rupiah";
import { chatLink, longestChatLink } from "../links/chatLink";
import { type Cart, cartTotal } from "./cart";

/** What the message says around the products, in the page's language. */
export type OrderWords = { greeting: string; others: (count: number, price: string) => string };

/** The chat message that orders a cart, with a line for each product. */
export const orderMessage = (cart: Cart, words: OrderWords): string => messageOf(cart, words, cart.length);

/**
 * The same message, short enough for a chat link: where not all lines have room, the last line before the total counts the
 * products left out and adds up their prices.
 */
export function orderMessageForLink(cart: Cart, words: OrderWords, number: string): string {
  const hasRoom = (message: string) => chatLink(number, message).length <= longestChatLink;
  const whole = orderMessage(cart, words);
  if (hasRoom(whole)) return whole;
  let kept = 0;
  while (hasRoom(messageOf(cart, words, kept + 1))) kept += 1;
  return messageOf(cart, words, kept);
}

function messageOf(cart: Cart, words: OrderWords, kept: number): string {
  const lines = cart
    .slice(0, kept)
    .map(({ product, quantity, price }) => `${quantity} x ${product.title} (${rupiah(price)})`);
  const others = cart.slice(kept);
  if (others.length > 0) lines.push(words.others(others.length, rupiah(cartTotal(others))));
  return [words.greeting, ...lines, `Total: ${rupiah(cartTotal(cart))}`].join("\n");
}
