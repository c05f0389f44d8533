import { emptyCart, withQuantity } from "../../../src/domain/catalogue/cart";
import { orderMessage, orderMessageForLink } from "../../../src/domain/catalogue/orderMessage";
import { inCategory, pageCount, productPagePath, productsOnPage } from "../../../src/domain/catalogue/productPage";
import { catalogueWords } from "../../../src/features/catalogue/words.en";

const { message: words } = catalogueWords;
const comb = { id: "comb", title: "Teak Comb", price: 65_000 };
const clay = { id: "clay", title: "Matte Clay", price: 135_000 };

const cart = withQuantity(withQuantity(emptyCart, comb, 2), clay, 1);

test("the cart becomes a message that names each product and the total", () => {
  const message = `Hello, I would like to order:
2 x Teak Comb (Rp 130.000)
1 x Matte Clay (Rp 135.000)
Total: Rp 265.000`;
  expect(orderMessage(cart, words)).toBe(message);
  expect(orderMessageForLink(cart, words, "62812")).toBe(message);
});

test("a cart too long for a link says count and price, and that the list follows", () => {
  const ids = Array.from({ length: 60 }, (_, index) => `product-${index}`);
  const full = ids.reduce((filled, id) => withQuantity(filled, { id, title: id, price: 1000 }, 2), emptyCart);
  expect(orderMessage(full, words).split("\n")).toHaveLength(62);
  expect(orderMessageForLink(full, words, "6281200000000")).toBe(
    "Hello, I would like to order 120 items for Rp 120.000. The list follows.",
  );
});

test.each([
  [24, [24]],
  [60, [24, 24, 12]],
])("%d products are cut into pages of %j, in order", (count, lengths) => {
  const all = Array.from({ length: count }, (_, index) => index);
  const pages = Array.from({ length: pageCount(count) }, (_, index) => productsOnPage(all, index + 1));
  expect(pages.flat()).toEqual(all);
  expect(pages.map(({ length }) => length)).toEqual(lengths);
});

test.each([
  [null, 1, "/products/"],
  ["hair-care", 3, "/products/hair-care/page/3/"],
])("of category %s page %d is at %s", (category, page, address) =>
  expect(productPagePath({ category, page })).toBe(address),
);

test("a category has its products in order, no category all", () => {
  const products = ["tools", "shaving", null, "tools"].map((category, id) => ({ id, category }));
  expect(inCategory(products, "tools").map(({ id }) => id)).toEqual([0, 3]);
  expect(inCategory(products, null)).toEqual(products);
});
