import { rupiah } from "../../format/rupiah";
import { chatLink, longestChatLink } from "../links/chatLink";
import { type Cart, cartTotal } from "./cart";

/** The chat message that orders a cart, with a line for each product. */
export const orderMessage = (cart: Cart): string => messageOf(cart, cart.length);

/**
 * The same message, short enough for a chat link: where not all lines have room, the last line before the total counts the
 * products left out and adds up their prices.
 */
export function orderMessageForLink(cart: Cart, number: string): string {
  const hasRoom = (message: string) => chatLink(number, message).length <= longestChatLink;
  const whole = orderMessage(cart);
  if (hasRoom(whole)) return whole;
  let kept = 0;
  while (hasRoom(messageOf(cart, kept + 1))) kept += 1;
  return messageOf(cart, kept);
}

function messageOf(cart: Cart, kept: number): string {
  const lines = cart
    .slice(0, kept)
    .map(({ product, quantity, price }) => `${quantity} x ${product.title} (${rupiah(price)})`);
  const others = cart.slice(kept);
  if (others.length > 0) {
    const products = others.length === 1 ? "product" : "products";
    lines.push(`and ${others.length} more ${products} for ${rupiah(cartTotal(others))} (the whole list follows)`);
  }
  return ["Hello, I would like to order:", ...lines, `Total: ${rupiah(cartTotal(cart))}`].join("\n");
}
