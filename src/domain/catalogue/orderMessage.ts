import { rupiah } from "../../format/money";
import { textForChat } from "../contact/chatLink";
import { type Cart, cartCount, cartTotal } from "./cart";

/** The words around the list of products, in the page's language. */
export type OrderWords = { greeting: string; listFollows: (count: number, price: string) => string };

/** The chat message that orders a cart, with a line for each product. */
export const orderMessage = (cart: Cart, words: OrderWords) =>
  [
    words.greeting,
    ...cart.map(({ product, quantity, price }) => `${quantity} x ${product.title} (${rupiah(price)})`),
    `Total: ${rupiah(cartTotal(cart))}`,
  ].join("\n");

/**
 * The order message. If it is too long for a chat link, a short message with count and total; the customer then pastes the
 * list.
 */
export function orderMessageForLink(cart: Cart, words: OrderWords, number: string) {
  return textForChat(number, orderMessage(cart, words), words.listFollows(cartCount(cart), rupiah(cartTotal(cart))));
}
