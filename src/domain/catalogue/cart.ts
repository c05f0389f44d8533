export type CartProduct = { id: string; title: string; price: number };

/** One product in the cart; `price` is for the whole quantity, in whole rupiah. */
type CartLine = { product: CartProduct; quantity: number; price: number };

/** The cart's lines in the order in which their products were added. */
export type Cart = readonly CartLine[];

export const emptyCart: Cart = [];

/** Sets the quantity of a product in a cart; zero removes the product. */
export function withQuantity(cart: Cart, product: CartProduct, quantity: number): Cart {
  const line = { product, quantity, price: product.price * quantity };
  if (quantity === 0) return cart.filter((other) => other.product.id !== product.id);
  if (quantityOf(cart, product.id) === 0) return [...cart, line];
  return cart.map((other) => (other.product.id === product.id ? line : other));
}

/** A product's quantity in the cart; 0 if it is absent. */
export const quantityOf = (cart: Cart, id: string) => cart.find(({ product }) => product.id === id)?.quantity ?? 0;

/** The price of the whole cart in whole rupiah. */
export const cartTotal = (cart: Cart) => cart.reduce((sum, line) => sum + line.price, 0);

/** The number of pieces in the cart. */
export const cartCount = (cart: Cart) => cart.reduce((sum, line) => sum + line.quantity, 0);
