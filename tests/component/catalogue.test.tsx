import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductCatalogue } from "../../src/catalogue/ProductCatalogue";
import { ServiceCatalogue } from "../../src/catalogue/ServiceCatalogue";
import { emptyTheCart } from "../../src/catalogue/useCart";
import { content } from "../support/content";

const catalogue = {
  products: content("product-catalogue.json").products.map((product) => ({
    ...product,
    image: { childImageSharp: null },
  })),
};
const inStock = catalogue.products.filter((product) => product.inStock);

function openShelf() {
  const user = userEvent.setup();
  render(
    <ProductCatalogue products={catalogue.products} count={catalogue.products.length} shop={content("shop.json")} />,
  );
  return user;
}

beforeEach(() => {
  emptyTheCart();
  window.history.replaceState(null, "", "/products/");
});

const cart = () => screen.getByRole("region", { name: "Your cart" });

describe("the products page", () => {
  test("shows every product with its price, stock and rating read aloud", () => {
    openShelf();
    expect(screen.getAllByRole("button", { name: /^Add to Cart/ })).toHaveLength(catalogue.products.length);
    expect(screen.getByText("Rated 4.9 out of 5 in 38 reviews")).toBeInTheDocument();
    expect(screen.getAllByText("Out of Stock")).toHaveLength(catalogue.products.length - inStock.length);
    expect(screen.getByText("Save Rp 30.000")).toBeInTheDocument();
  });

  test("filters by category and announces the count, and 'All Products' brings all back", async () => {
    const user = openShelf();
    await user.click(screen.getByRole("link", { name: "Tools" }));
    expect(screen.getByText("3 products in Tools")).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: /^Add to Cart/ })).toHaveLength(3);
    expect(screen.getByRole("link", { name: "Tools" })).toHaveAttribute("aria-current", "true");
    expect(window.location.search).toBe("?category=tools");
    await user.click(screen.getByRole("link", { name: "All Products" }));
    expect(screen.getByText(`${catalogue.products.length} products`)).toBeInTheDocument();
    expect(window.location.search).toBe("");
  });

  test("opens filtered from a link", () => {
    window.history.replaceState(null, "", "/products/?category=gift-sets");
    openShelf();
    expect(screen.getByText("2 products in Gift Sets")).toBeInTheDocument();
  });

  test("says so when a category holds nothing", async () => {
    const user = userEvent.setup();
    const withoutTools = catalogue.products.filter(({ category }) => category !== "Tools");
    render(<ProductCatalogue products={withoutTools} count={withoutTools.length} shop={content("shop.json")} />);
    await user.click(screen.getByRole("link", { name: "Tools" }));
    expect(screen.getByText("0 products in Tools")).toBeInTheDocument();
    expect(screen.getByText(/Nothing on this shelf right now/)).toBeInTheDocument();
  });

  test("disables 'Add to Cart' for what is out of stock", () => {
    openShelf();
    expect(screen.getByRole("button", { name: "Add to Cart: Beard Oil" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Add to Cart: Teak Comb" })).toBeEnabled();
  });

  test("fills the cart, changes quantities and sends it as a chat message", async () => {
    const user = openShelf();
    expect(cart()).toHaveTextContent("Your cart is empty");
    await user.click(screen.getByRole("button", { name: "Add to Cart: Teak Comb" }));
    await user.click(screen.getByRole("button", { name: "Add to Cart: Teak Comb" }));
    await user.click(screen.getByRole("button", { name: "Add to Cart: Matte Clay" }));
    expect(screen.getByText("3 items in your cart")).toBeInTheDocument();
    expect(cart()).toHaveTextContent("Rp 265.000");
    await user.click(within(cart()).getByRole("button", { name: "One less Teak Comb" }));
    expect(cart()).toHaveTextContent("Rp 200.000");
    const href = within(cart()).getByRole("link", { name: "Order via WhatsApp" }).getAttribute("href") ?? "";
    expect(decodeURIComponent(href)).toContain("1 x Teak Comb (Rp 65.000)");
    await user.click(within(cart()).getByRole("button", { name: "Remove Matte Clay" }));
    await user.click(within(cart()).getByRole("button", { name: "One less Teak Comb" }));
    expect(cart()).toHaveTextContent("Your cart is empty");
  });
});

describe("a catalogue of sixty products", () => {
  const first = catalogue.products[0];
  if (!first) throw new Error("the catalogue is empty");
  const sixty = Array.from({ length: 60 }, (_, index) => ({
    ...first,
    id: `clay-${index}`,
    title: `Clay ${index}`,
  }));

  test("shows 24, and more at a tap, without leaving the page", async () => {
    const user = userEvent.setup();
    render(<ProductCatalogue products={sixty} count={60} shop={content("shop.json")} />);
    expect(screen.getByText("60 products")).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: /^Add to Cart/ })).toHaveLength(24);
    const more = screen.getByRole("link", { name: "Show more products" });
    expect(more).toHaveAttribute("href", "/products/page/2/");
    await user.click(more);
    expect(screen.getAllByRole("button", { name: /^Add to Cart/ })).toHaveLength(48);
    await user.click(screen.getByRole("link", { name: "Show more products" }));
    expect(screen.getAllByRole("button", { name: /^Add to Cart/ })).toHaveLength(60);
    expect(screen.queryByRole("link", { name: "Show more products" })).not.toBeInTheDocument();
  });

  test("has a second page of its own for visitors without script, with the cart of the first", async () => {
    const user = userEvent.setup();
    const { unmount } = render(<ProductCatalogue products={sixty} count={60} shop={content("shop.json")} />);
    await user.click(screen.getByRole("button", { name: "Add to Cart: Clay 0" }));
    unmount();
    render(<ProductCatalogue products={sixty.slice(24, 48)} count={60} page={2} shop={content("shop.json")} />);
    expect(screen.getByText("60 products, page 2 of 3")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/products/");
    expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/products/page/3/");
    expect(screen.getByRole("link", { name: "Tools" })).toHaveAttribute("href", "/products/?category=tools");
    expect(cart()).toHaveTextContent("Clay 0");
  });
});

describe("the services page", () => {
  test("leads every card to the booking of its service", () => {
    const services = content("service-catalogue.json");
    render(<ServiceCatalogue catalogue={services} />);
    for (const { title, bookingService } of services.services) {
      expect(screen.getByRole("link", { name: `Book This Service: ${title}` })).toHaveAttribute(
        "href",
        `/?service=${bookingService}#booking`,
      );
    }
    expect(screen.getByRole("link", { name: "Ready to Book" })).toHaveAttribute("href", "/#booking");
    expect(screen.getAllByText("Most popular")).toHaveLength(1);
  });
});
