import { useSyncExternalStore } from "react";
import { type Cart, type CartProduct, emptyCart, quantityOf, withQuantity } from "../../domain/catalogue/cart";

// The cart. It is in memory only, because the site stores nothing on the device: client-side navigation keeps it, a reload
// empties it.
let cart: Cart = emptyCart;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replaceCart(next: Cart) {
  cart = next;
  for (const listener of listeners) listener();
}

/** Sets the quantity of a product in the cart; zero removes it. */
export function setQuantity(product: CartProduct, quantity: number): void {
  replaceCart(withQuantity(cart, product, quantity));
}

/** Adds one of a product to the cart; two calls before the next render add two. */
export function addToCart(product: CartProduct): void {
  setQuantity(product, quantityOf(cart, product.id) + 1);
}

export function clearCart(): void {
  replaceCart(emptyCart);
}

/** The cart as it is now; empty in the HTML that the build writes. */
export function useCart(): Cart {
  return useSyncExternalStore(
    subscribe,
    () => cart,
    () => emptyCart,
  );
}
