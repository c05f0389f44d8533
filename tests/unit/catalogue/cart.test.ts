import { cartCount, cartTotal, emptyCart, quantityOf, withQuantity } from "../../../src/domain/catalogue/cart";
import { orderMessage, orderMessageForLink } from "../../../src/domain/catalogue/orderMessage";
import { inCategory, pageCount, productPagePath, productsOnPage } from "../../../src/domain/catalogue/productPage";
import { catalogueWords } from "../../../src/features/catalogue/words.en";
import { content } from "../../support/content";

const { message: words } = catalogueWords;
const { products } = content("product-catalogue.json");

const product = (id: string) => {
  const found = products.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
};

describe("the cart", () => {
  const cart = withQuantity(withQuantity(emptyCart, product("teak-comb"), 2), product("matte-clay"), 1);

  test("adds up quantities and prices", () => {
    expect(cartCount(cart)).toBe(3);
    expect(cartTotal(cart)).toBe(2 * 65000 + 135000);
    expect(quantityOf(cart, "teak-comb")).toBe(2);
    expect(quantityOf(cart, "beard-oil")).toBe(0);
  });

  test("drops a product at zero", () => {
    expect(withQuantity(cart, product("teak-comb"), 0).map((line) => line.product.id)).toEqual(["matte-clay"]);
  });

  test("becomes a message that names each product and the total", () => {
    const message = [
      "Hello, I would like to order:",
      "2 x Teak Comb (Rp 130.000)",
      "1 x Matte Clay (Rp 135.000)",
      "Total: Rp 265.000",
    ].join("\n");
    expect(orderMessage(cart, words)).toBe(message);
    expect(orderMessageForLink(cart, words, "62812")).toBe(message);
  });

  test("too long for a link says how many pieces for how much, and that the list follows", () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ id: `p${index}`, title: `Produk ${index}`, price: 1000 }));
    const full = many.reduce((filled, item) => withQuantity(filled, item, 2), emptyCart);
    expect(orderMessage(full, words).split("\n")).toHaveLength(62);
    expect(orderMessageForLink(full, words, "6281200000000")).toBe(
      "Hello, I would like to order 120 items for Rp 120.000. The list follows.",
    );
  });
});

describe("a long catalogue", () => {
  const long = Array.from({ length: 1000 }, (_, index) => index);

  test("is cut into pages that hold every product once, in order", () => {
    const pages = Array.from({ length: pageCount(1000) }, (_, index) => productsOnPage(long, index + 1));
    expect(pages.flat()).toEqual(long);
    expect(Math.max(...pages.map((page) => page.length))).toBe(24);
    expect(pages).toHaveLength(42);
    expect([0, 24, 25].map(pageCount)).toEqual([1, 1, 2]);
  });

  test.each([
    [{ category: null, page: 1 }, "/products/"],
    [{ category: null, page: 2 }, "/products/page/2/"],
    [{ category: "tools", page: 1 }, "/products/tools/"],
    [{ category: "hair-care", page: 3 }, "/products/hair-care/page/3/"],
  ] as const)("has %j at %s", (shelf, address) => {
    expect(productPagePath(shelf)).toBe(address);
  });
});

test("a category has its products in their order, and no category has all", () => {
  expect(inCategory(products, "tools").map(({ id }) => id)).toEqual(["safety-razor", "shaving-brush", "teak-comb"]);
  expect(inCategory(products, null)).toBe(products);
});

test.each([
  [1, "Rated 4.5 out of 5 in 1 review"],
  [12, "Rated 4.5 out of 5 in 12 reviews"],
])("%d reviews are counted in words", (reviews, words) => {
  expect(catalogueWords.rating("4.5", reviews)).toBe(words);
});
