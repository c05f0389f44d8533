import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { ProductCatalogue } from "../../src/features/catalogue/ProductCatalogue";
import { ServiceCatalogue } from "../../src/features/catalogue/ServiceCatalogue";
import { clearCart, setQuantity } from "../../src/features/catalogue/useCart";
import { rupiah } from "../../src/format/rupiah";
import { asQueried } from "../support/booking";
import { chatIn } from "../support/chatOf";
import { content } from "../support/content";
import { renderInEnglish as render, render as renderInIndonesian } from "../support/pageWords";
import { readAloud } from "../support/readAloud";

const shop = content("shop.json");

const { categories } = content("product-catalogue.json");
const catalogue = {
  products: content("product-catalogue.json").products.map((product) => ({
    category: null,
    rating: null,
    reviews: null,
    ...product,
    image: { childImageSharp: null },
  })),
};
const serviceCards = {
  dollars: null,
  services: content("service-catalogue.json").services.map((service) => ({ price: null, ...service })),
};

type Shown = Partial<ComponentProps<typeof ProductCatalogue>>;

/** The products as the page gives it: its own products, and how many there are in all. */
const pageOfProducts = ({ products = catalogue.products, ...shown }: Shown) => (
  <ProductCatalogue
    products={products}
    count={products.length}
    productPage={{ category: null, page: 1 }}
    categories={categories ?? []}
    shop={shop}
    {...shown}
  />
);

function showProducts(shown: Shown = {}) {
  const user = userEvent.setup();
  return { user, ...render(pageOfProducts(shown)) };
}

const cardOf = (title: string | undefined) => screen.getByRole("heading", { name: title }).closest("li");

beforeEach(() => {
  clearCart();
  window.history.replaceState(null, "", "/products/");
});

const cart = () => screen.getByRole("region", { name: "Your cart" });

describe("the products page", () => {
  test("shows every product with its price, stock and rating read aloud", () => {
    showProducts();
    expect(screen.getAllByRole("button", { name: /^Add to Cart/ })).toHaveLength(catalogue.products.length);
    const [first] = catalogue.products;
    const card = cardOf(first?.title);
    const aloud = card && readAloud(card);
    expect(aloud).toContain(`Rated ${first?.rating?.toFixed(1)} out of 5 in ${first?.reviews} reviews`);
    expect(aloud).not.toContain(`(${first?.reviews})`);
    expect(screen.getByText("Save Rp 30.000")).toBeInTheDocument();
    expect(cardOf("Beard Oil")).toHaveTextContent("Out of Stock");
    expect(screen.getByRole("button", { name: "Add to Cart: Beard Oil" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Add to Cart: Teak Comb" })).toBeEnabled();
  });

  test.each([
    ["stars that nobody gave", 5, 0],
    ["reviews without stars", null, 12],
  ])("shows no rating of a product with %s", (_name, rating, reviews) => {
    const [product] = catalogue.products;
    if (!product) throw new Error("no product");
    showProducts({ products: [{ ...product, rating, reviews }] });
    const card = cardOf(product.title);
    expect(card?.textContent).not.toMatch(/Rated|\(\d*\)|\d\.\d \(/);
    expect(card?.querySelector("[style*='--share']")).toBeNull();
  });

  test("has a page for each of the shop's categories, in their order, and says which one it shows", () => {
    showProducts({
      categories: [
        { id: "untuk-jenggot", label: "Beard" },
        { id: "hair", label: "Hair" },
      ],
      productPage: { category: "untuk-jenggot", page: 1 },
    });
    const filters = within(screen.getByRole("navigation", { name: "Product categories" }));
    expect(filters.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["All Products", "/products/"],
      ["Beard", "/products/untuk-jenggot/"],
      ["Hair", "/products/hair/"],
    ]);
    const count = `${catalogue.products.length} products in Beard`;
    expect(filters.getByRole("link", { current: true })).toHaveAccessibleDescription(count);
    expect(document.body).toHaveFocus();
  });

  test("fills the cart, changes quantities and sends it as a chat message", async () => {
    const { user } = showProducts();
    expect(cart()).toHaveTextContent("Your cart is empty");
    await user.click(screen.getByRole("button", { name: "Add to Cart: Teak Comb" }));
    await user.click(screen.getByRole("button", { name: "Add to Cart: Teak Comb" }));
    await user.click(screen.getByRole("button", { name: "Add to Cart: Matte Clay" }));
    expect(screen.getAllByRole("status").map(readAloud)).toContainEqual(
      expect.stringContaining("3 items in your cart"),
    );
    expect(cart()).toHaveTextContent("Rp 265.000");
    await user.click(within(cart()).getByRole("button", { name: "One less Teak Comb" }));
    expect(cart()).toHaveTextContent("Rp 200.000");
    expect(chatIn(within(cart()).getByRole("link", { name: "Order via WhatsApp" })).text).toContain(
      "1 x Teak Comb (Rp 65.000)",
    );
    await user.click(within(cart()).getByRole("button", { name: "Remove Matte Clay" }));
    await user.click(within(cart()).getByRole("button", { name: "One less Teak Comb" }));
    expect(cart()).toHaveTextContent("Your cart is empty");
  });
});

test("of sixty products each page leads to the one before and after, and the cart goes along", async () => {
  const pageOf = (page: number) => ({ count: 60, productPage: { category: null, page } });
  const { user, unmount } = showProducts(pageOf(1));
  const pages = () =>
    within(screen.getByRole("navigation", { name: "Pages" }))
      .getAllByRole("link")
      .map((link) => `${link.textContent} ${link.getAttribute("href")}`);
  expect(screen.getByText("60 products, page 1 of 3")).toBeInTheDocument();
  expect(pages()).toEqual(["Next page /products/page/2/"]);
  await user.click(screen.getByRole("button", { name: "Add to Cart: Teak Comb" }));
  unmount();
  showProducts(pageOf(2));
  expect(pages()).toEqual(["Previous page /products/", "Next page /products/page/3/"]);
  expect(cart()).toHaveTextContent("Teak Comb");
});

test("in a shop without English pages the page and the order that it makes are in Indonesian", async () => {
  const user = userEvent.setup();
  const titles = catalogue.products.map(({ title, description, badge }) => [title, description, badge ?? ""]);
  const labels = (categories ?? []).map(({ label }) => label);
  renderInIndonesian(pageOfProducts({}));
  await user.click(screen.getByRole("button", { name: "Masukkan Keranjang: Teak Comb" }));
  const named = [...document.querySelectorAll("[aria-label]")].map((part) => part.getAttribute("aria-label"));
  const said = [...titles.flat(), ...labels].reduce(
    (text, own) => text.replaceAll(own, ""),
    [document.body.textContent, ...named].join(" "),
  );
  expect(said).toMatch(/Nilai \d,\d dari 5/);
  expect(said).not.toMatch(/\b(Products?|Cart|Stock|Save|Rated|reviews|page|items?|Order|Copy|Remove|One|Empty)\b/i);
  const order = within(screen.getByRole("region", { name: "Keranjang Anda" })).getByRole("link", { name: /Pesan/ });
  expect(chatIn(order).text).toContain("Halo, saya mau pesan:\n1 x Teak Comb");
});

describe("the cart's focus and its message", () => {
  const filled = async () => {
    const names = ["Teak Comb", "Matte Clay", "Shaving Brush"];
    const { user } = showProducts({ products: catalogue.products.filter(({ title }) => names.includes(title)) });
    for (const name of names) await user.click(screen.getByRole("button", { name: `Add to Cart: ${name}` }));
    const press = async (name: string) => {
      within(cart()).getByRole("button", { name }).focus();
      await user.keyboard("{Enter}");
    };
    return { user, press };
  };

  test("goes to the line in the place of a removed one, then to the last, then to the cart", async () => {
    const { press } = await filled();
    await press("Remove Matte Clay");
    expect(document.activeElement).toHaveTextContent("Shaving Brush");
    await press("One less Shaving Brush");
    expect(document.activeElement).toHaveTextContent("Teak Comb");
    await press("Empty cart");
    expect(cart()).toHaveFocus();
  });

  test("an order too long for a link says so, and 'Copy message' holds every line of it", async () => {
    const products = Array.from({ length: 60 }, (_, index) => {
      const [any] = catalogue.products;
      if (!any) throw new Error("the tests' shop has products");
      return { ...any, id: `product-${index}`, title: `Product ${index}`, inStock: true };
    });
    for (const product of products) setQuantity(product, 1);
    const { user } = showProducts();
    expect(within(cart()).getByText(/^A WhatsApp link has no room for the whole list/)).toBeVisible();
    const write = jest.spyOn(navigator.clipboard, "writeText");
    await user.click(within(cart()).getByRole("button", { name: "Copy message" }));
    expect(write.mock.lastCall?.[0]).toContain("1 x Product 59 ");
    act(() => {
      for (const product of products.slice(1)) setQuantity(product, 0);
    });
    expect(within(cart()).queryByText(/no room/)).not.toBeInTheDocument();
  });
});

describe("the services page", () => {
  test("leads every card to the booking of its service, and says 'from' where its price is a least one", () => {
    const [{ bookingService: id = "none" } = {}] = serviceCards.services;
    const least = { id, basePrice: 100_000, startingPrice: true, picture: null };
    render(<ServiceCatalogue catalogue={serviceCards} offered={{ services: [least] }} />);
    const from = screen.getAllByRole("listitem").filter(({ textContent }) => /from \$/.test(textContent ?? ""));
    expect(from).toHaveLength(serviceCards.services.filter(({ bookingService }) => bookingService === id).length);
    for (const { title, bookingService } of serviceCards.services) {
      expect(screen.getByRole("link", { name: `Book This Service: ${title}` })).toHaveAttribute(
        "href",
        `/en/?service=${bookingService}&notes=${encodeURIComponent(title)}#booking`,
      );
    }
    expect(screen.getByRole("link", { name: "Ready to Book" })).toHaveAttribute("href", "/en/#booking");
    expect(screen.getAllByText("Most popular")).toHaveLength(1);
  });

  test.each([
    ["at its own price in rupiah where it has none in dollars", null],
    ["in rupiah alone in a shop that wants it so", false],
  ])("shows a service %s", (_, dollars) => {
    const services = content("services.json").services;
    const booking = { services: services.map(asQueried) };
    const [first, ...others] = serviceCards.services;
    if (!first) throw new Error("no services");
    const own = { dollars, services: [{ ...first, price: null }, ...others] };
    render(<ServiceCatalogue catalogue={own} offered={booking} />);
    for (const { title, bookingService, price } of own.services) {
      const base = services.find(({ id }) => id === bookingService)?.basePrice ?? 0;
      const shown = dollars !== false && price !== null ? "$" : rupiah(base);
      expect(cardOf(title)).toHaveTextContent(shown);
      if (shown !== "$") expect(cardOf(title)).not.toHaveTextContent("$");
    }
  });

  test("shows a service's picture once, before the first of its cards", () => {
    const gatsbyImageData = {
      layout: "fullWidth",
      width: 4,
      height: 3,
      images: { fallback: { src: "/beard.jpg" } },
    } as const;
    const beard = {
      id: "beard",
      basePrice: 75000,
      startingPrice: null,
      picture: { childImageSharp: { gatsbyImageData } },
    };
    const { container } = render(
      <ServiceCatalogue
        catalogue={serviceCards}
        offered={{ services: [beard, { id: "classic", basePrice: 100000, startingPrice: null, picture: null }] }}
      />,
    );
    const pictures = [...container.querySelectorAll("img")];
    expect(
      pictures.map((picture) => picture.closest("li")?.nextElementSibling?.querySelector("h2")?.textContent),
    ).toEqual(["Beard Sculpt"]);
  });
});
