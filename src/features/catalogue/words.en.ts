import type { CatalogueWords } from "./words.id";

export const catalogueWords: CatalogueWords = {
  heading: "Our Products",
  introduction: (page, own) =>
    page === 1
      ? (own ?? "What we use on you, to take home. Fill a cart and send it to us on WhatsApp.")
      : `Page ${page} of our products.`,
  allProducts: "Products",
  pageOf: (title, page) => (page === 1 ? title : `${title}, page ${page}`),
  description: (title, page, shop, city) =>
    page === 1
      ? `${title} from ${shop}, a barbershop in ${city}. Order by WhatsApp, collect at the shop.`
      : `${title} from ${shop}, page ${page}.`,
  emptyDescription: (title, shop, city) => `${shop}, a barbershop in ${city}, has no ${title} for sale at the moment.`,
  categories: "Product categories",
  all: "All Products",
  count: (count, category, page, pages) => {
    const place = category === undefined ? "" : ` in ${category}`;
    return `${count} ${count === 1 ? "product" : "products"}${place}${pages > 1 ? `, page ${page} of ${pages}` : ""}`;
  },
  empty: "Nothing on this shelf right now. Have a look at All Products, or ask us on WhatsApp.",
  pages: "Pages",
  previous: "Previous page",
  next: "Next page",
  decimal: (value) => value.toFixed(1),
  rating: (rating, reviews) => `Rated ${rating} out of 5 in ${reviews} ${reviews === 1 ? "review" : "reviews"}`,
  originalPrice: "Original price ",
  saving: (amount) => `Save ${amount}`,
  inStock: "In Stock",
  outOfStock: "Out of Stock",
  add: "Add to Cart",
  ask: "Ask when it is back",
  askMessage: (title) => `Hello, when is ${title} back?`,
  cart: {
    heading: "Your cart",
    items: (count) => `${count} ${count === 1 ? "item" : "items"} in your cart`,
    empty: "Your cart is empty. It lives on this page only: nothing is stored, and nothing is paid here.",
    needsScript: (phone) =>
      `The cart needs JavaScript. To order without it, tell us on WhatsApp what you would like: ${phone}.`,
    order: "Order via WhatsApp",
    less: (title) => `One less ${title}`,
    more: (title) => `One more ${title}`,
    remove: (title) => `Remove ${title}`,
    cut: "A WhatsApp link has no room for the whole list: copy the message here and paste it into the chat as well.",
    copy: "Copy message",
    copied: "Message copied",
    clear: "Empty cart",
    hint: (phone) => `Or write to ${phone} on WhatsApp. Stock and payment are settled there.`,
  },
  message: {
    greeting: "Hello, I would like to order:",
    listFollows: (count, price) => `Hello, I would like to order ${count} items for ${price}. The list follows.`,
  },
};
