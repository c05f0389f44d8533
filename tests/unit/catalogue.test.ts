import { cartCount, cartLines, cartTotal, emptyCart, withQuantity } from "../../src/catalogue/model/cart";
import { categoryOfQuery, inCategory } from "../../src/catalogue/model/category";
import { orderMessage } from "../../src/catalogue/model/orderMessage";
import { chatLink } from "../../src/format/chatLink";
import { content } from "../support/content";

const { products } = content("product-catalogue.json");

describe("the cart", () => {
  test("adds up quantities and prices", () => {
    const cart = withQuantity(withQuantity(emptyCart, "teak-comb", 2), "matte-clay", 1);
    const lines = cartLines(cart, products);
    expect(cartCount(lines)).toBe(3);
    expect(cartTotal(lines)).toBe(2 * 65000 + 135000);
  });

  test("drops a product at zero and stops at twenty", () => {
    expect(withQuantity({ "teak-comb": 1 }, "teak-comb", 0)).toEqual({});
    expect(withQuantity(emptyCart, "teak-comb", 500)).toEqual({ "teak-comb": 20 });
  });

  test("becomes a message that names each product and the total", () => {
    const message = orderMessage(cartLines({ "teak-comb": 2, "matte-clay": 1 }, products), "62812");
    expect(message.split("\n")).toEqual([
      "Hello, I would like to order:",
      "1 x Matte Clay (Rp 135.000)",
      "2 x Teak Comb (Rp 130.000)",
      "Total: Rp 265.000",
    ]);
  });

  test("of hundreds of products still fits a link, with its total", () => {
    const shelf = Array.from({ length: 500 }, (_, index) => ({
      id: `p${index}`,
      title: `Produk & ${index}`,
      price: 1000,
    }));
    const cart = Object.fromEntries(shelf.map(({ id }) => [id, 1]));
    const message = orderMessage(cartLines(cart, shelf), "6281200000000");
    expect(chatLink("6281200000000", message).length).toBeLessThan(2000);
    expect(message).toContain("Total: Rp 500.000");
  });
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
