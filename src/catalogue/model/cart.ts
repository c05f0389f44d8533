/** What lies in the cart: product ids with how many of each; never zero of one. */
export type Cart = Readonly<Record<string, number>>;

export type CartProduct = { readonly id: string; readonly title: string; readonly price: number };

export type CartLine = { product: CartProduct; quantity: number; price: number };

export const emptyCart: Cart = {};

export const mostOfOneProduct = 20;

/** The cart with a product's quantity set; zero or less takes it out, more than twenty counts as twenty. */
export function withQuantity(cart: Cart, id: string, quantity: number): Cart {
  const { [id]: _, ...others } = cart;
  return quantity <= 0 ? others : { ...others, [id]: Math.min(Math.floor(quantity), mostOfOneProduct) };
}

/** The cart's lines in the order of the shelf; ids that are not on it are passed over. Prices in whole rupiah. */
export function cartLines(cart: Cart, products: readonly CartProduct[]): CartLine[] {
  return products.flatMap((product) => {
    const quantity = cart[product.id];
    return quantity === undefined ? [] : [{ product, quantity, price: product.price * quantity }];
  });
}

export const cartTotal = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + line.price, 0);

export const cartCount = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);
