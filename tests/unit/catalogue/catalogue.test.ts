import { cartCount, cartTotal, emptyCart, quantityOf, withQuantity } from "../../../src/domain/catalogue/cart";
import { categoryOfQuery, inCategory } from "../../../src/domain/catalogue/category";
import { orderMessage } from "../../../src/domain/catalogue/orderMessage";
import { onPage, shelfPages, shelfPath } from "../../../src/domain/catalogue/shelf";
import { chatLink } from "../../../src/domain/links/chatLink";
import { isFilterNavigation } from "../../../src/platform/runtime/filterNavigation";
import { content } from "../../support/content";

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

  test("drops a product at zero and stops at twenty", () => {
    expect(withQuantity(cart, product("teak-comb"), 0).map((line) => line.product.id)).toEqual(["matte-clay"]);
    expect(quantityOf(withQuantity(cart, product("teak-comb"), 500), "teak-comb")).toBe(20);
  });

  test("becomes a message that names each product and the total", () => {
    expect(orderMessage(cart, "62812").split("\n")).toEqual([
      "Hello, I would like to order:",
      "2 x Teak Comb (Rp 130.000)",
      "1 x Matte Clay (Rp 135.000)",
      "Total: Rp 265.000",
    ]);
  });

  test("of hundreds of products still fits a link, with its total", () => {
    const full = Array.from({ length: 500 }, (_, index) => ({
      id: `p${index}`,
      title: `Produk & ${index}`,
      price: 1000,
    })).reduce((filled, item) => withQuantity(filled, item, 1), emptyCart);
    const message = orderMessage(full, "6281200000000");
    expect(chatLink("6281200000000", message).length).toBeLessThan(2000);
    expect(message).toContain("Total: Rp 500.000");
  });
});

describe("a long shelf", () => {
  const long = Array.from({ length: 1000 }, (_, index) => index);

  test("is cut into pages that hold every product once, in order", () => {
    const pages = Array.from({ length: shelfPages(1000) }, (_, index) => onPage(long, index + 1));
    expect(pages.flat()).toEqual(long);
    expect(Math.max(...pages.map((page) => page.length))).toBe(24);
    expect(pages).toHaveLength(42);
  });

  test.each([
    [0, 1],
    [24, 1],
    [25, 2],
  ])("of %d products takes %d pages", (count, pages) => {
    expect(shelfPages(count)).toBe(pages);
  });

  test.each([
    [{ category: null, page: 1 }, "/products/"],
    [{ category: null, page: 2 }, "/products/page/2/"],
    [{ category: "Tools", page: 1 }, "/products/tools/"],
    [{ category: "Hair Care", page: 3 }, "/products/hair-care/page/3/"],
  ] as const)("has %j at %s", (shelf, address) => {
    expect(shelfPath(shelf)).toBe(address);
  });
});

test.each([
  ["a filter's link", { action: "PUSH", state: { isByFilter: true, key: "1" } }, true],
  ["the way back to a filtered page", { action: "POP", state: { isByFilter: true, key: "1" } }, false],
  ["any other link", { action: "PUSH", state: { key: "1" } }, false],
  ["a reload of a filtered page", { state: { isByFilter: true } }, false],
  ["an address", {}, false],
])("who comes by %s stays in place: %j", (_name, location, stays) => {
  expect(isFilterNavigation(location)).toBe(stays);
});

describe("the category of a link", () => {
  test.each([
    ["?category=shaving", "Shaving"],
    ["?category=gift-sets", "Gift Sets"],
    ["?category=Shaving", null],
    ["?category=__proto__", null],
    ["", null],
  ])("%s is %s", (search, category) => {
    expect(categoryOfQuery(search)).toBe(category);
  });

  test("keeps the shelf's order", () => {
    expect(inCategory(products, "Tools").map(({ id }) => id)).toEqual(["safety-razor", "shaving-brush", "teak-comb"]);
    expect(inCategory(products, null)).toBe(products);
  });
});
