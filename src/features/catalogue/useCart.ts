import { useSyncExternalStore } from "react";
import { type Cart, type CartProduct, emptyCart, quantityOf, withQuantity } from "../../domain/catalogue/cart";

// In memory only: it outlives a change of page, not a reload. Nothing is stored on the device.
let cart: Cart = emptyCart;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets how many of a product lie in the cart; zero takes it out. */
export function setQuantity(product: CartProduct, quantity: number): void {
  cart = withQuantity(cart, product, quantity);
  for (const listener of listeners) listener();
}

/** Puts one more of a product into the cart, or several; each call counts on what lies there by then. */
export function changeQuantity(product: CartProduct, by: number): void {
  setQuantity(product, quantityOf(cart, product.id) + by);
}

export function emptyTheCart(): void {
  cart = emptyCart;
  for (const listener of listeners) listener();
}

/** The cart as it is now; empty while the page is built. */
export function useCart(): Cart {
  return useSyncExternalStore(
    subscribe,
    () => cart,
    () => emptyCart,
  );
}
