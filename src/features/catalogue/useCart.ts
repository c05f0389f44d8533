import { type CartProduct, emptyCart, quantityOf, withQuantity } from "../../domain/catalogue/cart";
import { externalStore } from "../../runtime/externalStore";

// The cart is in memory only, because the site stores nothing on the device. Client-side navigation keeps it; a reload
// empties it.
const cart = externalStore(emptyCart);

/** Sets the quantity of a product in the cart; zero removes it. */
export function setQuantity(product: CartProduct, quantity: number) {
  cart.set(withQuantity(cart.get(), product, quantity));
}

/** Adds one of a product to the cart; two calls before the next render add two. */
export function addToCart(product: CartProduct) {
  setQuantity(product, quantityOf(cart.get(), product.id) + 1);
}

export function clearCart() {
  cart.set(emptyCart);
}

/** Returns the current cart; an empty one in the HTML that the build writes. */
export const useCart = cart.useValue;
