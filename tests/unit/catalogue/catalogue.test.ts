import { cartCount, cartTotal, emptyCart, quantityOf, withQuantity } from "../../../src/domain/catalogue/cart";
import { categoryOfQuery, inCategory } from "../../../src/domain/catalogue/category";
import { orderMessage, orderMessageForLink } from "../../../src/domain/catalogue/orderMessage";
import { onPage, shelfPages, shelfPath } from "../../../src/domain/catalogue/shelf";
import { chatLink } from "../../../src/domain/links/chatLink";
import { rupiah } from "../../../src/format/rupiah";
import { isSamePlace } from "../../../src/platform/runtime/samePlace";
import { content } from "../../support/content";

const { categories, products } = content("product-catalogue.json");

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
    const message = [
      "Hello, I would like to order:",
      "2 x Teak Comb (Rp 130.000)",
      "1 x Matte Clay (Rp 135.000)",
      "Total: Rp 265.000",
    ].join("\n");
    expect(orderMessage(cart)).toBe(message);
    expect(orderMessageForLink(cart, "62812")).toBe(message);
  });

  test.each([60, 500])(
    "of %d products gives a link whole lines, and the number and price of the others",
    (products) => {
      const full = Array.from({ length: products }, (_, index) => ({
        id: `p${index}`,
        title: `Produk & ${index}`,
        price: 1000 + index,
      })).reduce((filled, item) => withQuantity(filled, item, 1 + (Number(item.price) % 20)), emptyCart);
      expect(orderMessage(full).split("\n")).toHaveLength(products + 2);
      const message = orderMessageForLink(full, "6281200000000");
      const lengthOf = (text: string) => chatLink("6281200000000", text).length;
      expect(lengthOf(message)).toBeLessThan(2000);
      const lines = message.split("\n");
      const kept = lines.slice(1, -2);
      expect(kept).toEqual(
        orderMessage(full)
          .split("\n")
          .slice(1, kept.length + 1),
      );
      const others = full.slice(kept.length);
      expect(lines.slice(-2)).toEqual([
        `and ${others.length} more products for ${rupiah(cartTotal(others))} (the whole list follows)`,
        `Total: ${rupiah(cartTotal(full))}`,
      ]);
      // No further line has room.
      expect(lengthOf(`${message}\n${orderMessage(full).split("\n")[kept.length + 1]}`)).toBeGreaterThan(1999);
    },
  );
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
    [{ category: "tools", page: 1 }, "/products/tools/"],
    [{ category: "hair-care", page: 3 }, "/products/hair-care/page/3/"],
  ] as const)("has %j at %s", (shelf, address) => {
    expect(shelfPath(shelf)).toBe(address);
  });
});

test.each([
  ["a filter's link", { action: "PUSH", state: { isSamePlace: true, key: "1" } }, true],
  ["the way back to a filtered page", { action: "POP", state: { isSamePlace: true, key: "1" } }, false],
  ["any other link", { action: "PUSH", state: { key: "1" } }, false],
  ["a reload of a filtered page", { state: { isSamePlace: true } }, false],
  ["an address", {}, false],
])("who comes by %s stays in place: %j", (_name, location, stays) => {
  expect(isSamePlace(location)).toBe(stays);
});

describe("the category of a link", () => {
  test.each([
    ["?category=shaving", categories?.[1]],
    ["?category=gift-sets", categories?.[3]],
    ["?category=Shaving", null],
    ["?category=__proto__", null],
    ["", null],
  ])("%s is %s", (search, category) => {
    expect(categoryOfQuery(search, categories ?? [])).toBe(category);
  });

  test("keeps the shelf's order", () => {
    expect(inCategory(products, "tools").map(({ id }) => id)).toEqual(["safety-razor", "shaving-brush", "teak-comb"]);
    expect(inCategory(products, null)).toBe(products);
  });
});
