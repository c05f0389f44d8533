import { rupiah } from "../../format/rupiah";
import { chatLink, longestChatLink } from "../links/chatLink";
import { type Cart, cartCount, cartTotal } from "./cart";

/** The chat message that orders a cart, with a line for each product. */
export const orderMessage = (cart: Cart): string =>
  [
    "Hello, I would like to order:",
    ...cart.map(({ product, quantity, price }) => `${quantity} x ${product.title} (${rupiah(price)})`),
    `Total: ${rupiah(cartTotal(cart))}`,
  ].join("\n");

/** The same message; where a chat link has no room for it, one that leaves the list to be pasted behind it. */
export function orderMessageForLink(cart: Cart, number: string): string {
  const whole = orderMessage(cart);
  if (chatLink(number, whole).length <= longestChatLink) return whole;
  return `Hello, I would like to order ${cartCount(cart)} items for ${rupiah(cartTotal(cart))}. The list follows.`;
}
