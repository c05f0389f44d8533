import { rupiah } from "../../format/rupiah";
import { fittingMessage } from "../links/chatLink";
import { type Cart, cartTotal } from "./cart";

/**
 * The chat message that orders a cart (docs/rules.md, section 14), short enough for its link: a list that is cut ends with an
 * ellipsis, and the total stays.
 */
export function orderMessage(cart: Cart, number: string): string {
  const items = cart.map(({ product, quantity, price }) => `${quantity} x ${product.title} (${rupiah(price)})`);
  return fittingMessage(number, items.join("\n"), (kept, isCut) =>
    ["Hello, I would like to order:", isCut ? `${kept}…` : kept, `Total: ${rupiah(cartTotal(cart))}`].join("\n"),
  );
}
