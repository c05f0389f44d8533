export type CartProduct = { readonly id: string; readonly title: string; readonly price: number };

/** One product in the cart; `price` is for the whole quantity, in whole rupiah. */
export type CartLine = { readonly product: CartProduct; readonly quantity: number; readonly price: number };

/** What lies in the cart, in the order in which it was put there. */
export type Cart = readonly CartLine[];

export const emptyCart: Cart = [];

export const mostOfOneProduct = 20;

/** The cart with a product's quantity set; zero or less takes it out, more than twenty counts as twenty. */
export function withQuantity(cart: Cart, product: CartProduct, quantity: number): Cart {
  const kept = Math.min(Math.floor(quantity), mostOfOneProduct);
  const line = { product, quantity: kept, price: product.price * kept };
  if (kept <= 0) return cart.filter((other) => other.product.id !== product.id);
  if (quantityOf(cart, product.id) === 0) return [...cart, line];
  return cart.map((other) => (other.product.id === product.id ? line : other));
}

/** How many of a product lie in the cart. */
export const quantityOf = (cart: Cart, id: string): number =>
  cart.find(({ product }) => product.id === id)?.quantity ?? 0;

export const cartTotal = (cart: Cart): number => cart.reduce((sum, line) => sum + line.price, 0);

export const cartCount = (cart: Cart): number => cart.reduce((sum, line) => sum + line.quantity, 0);
