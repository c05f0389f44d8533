import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { ProductCatalogue } from "../../src/features/catalogue/ProductCatalogue";
import { ServiceCatalogue } from "../../src/features/catalogue/ServiceCatalogue";
import { clearCart, setQuantity } from "../../src/features/catalogue/useCart";
import { asQueried } from "../support/booking";
import { chatIn } from "../support/chatOf";
import { content } from "../support/content";
import { arriveBy, button, byRole, expectText, link, linksOf, press } from "../support/elements";
import { renderInEnglish as render, render as renderInIndonesian } from "../support/pageWords";
import { readAloud } from "../support/readAloud";
import { translatePage } from "../support/translatePage";

const shop = content("shop.json");

const frozen = content("product-catalogue.json");
const categories = frozen.categories ?? [];
const catalogue = frozen.products.map((product) => ({ ...product, image: { childImageSharp: null } }));
const [product] = catalogue as [(typeof catalogue)[number]];
const serviceCards = content("service-catalogue.json");

type Shown = Partial<ComponentProps<typeof ProductCatalogue>>;

/** The products as the page gives it: its own products, and how many there are in all. */
const pageOfProducts = ({ products = catalogue, ...shown }: Shown) => (
  <ProductCatalogue
    products={products}
    count={products.length}
    productPage={{ category: null, page: 1 }}
    categories={categories}
    shop={shop}
    {...shown}
  />
);

function showProducts(shown: Shown = {}) {
  userEvent.setup();
  render(pageOfProducts(shown));
}

const cardOf = (title: string) => byRole("heading", title).closest("li") as HTMLElement;

beforeEach(() => {
  clearCart();
  arriveBy("/products/");
});

const cart = () => byRole("region", "Your cart");

describe("the products page", () => {
  test("shows every product with its price, stock and rating read aloud", () => {
    showProducts();
    expect(screen.getAllByRole("button", { name: /^(Add to Cart|Out of Stock)/ })).toHaveLength(catalogue.length);
    const rated = readAloud(cardOf(product.title));
    expect(rated).toContain(`Rated ${product.rating?.toFixed(1)} out of 5 in ${product.reviews} reviews`);
    expect(screen.getByText((_, element) => element?.textContent === "Save Rp 30.000")).toBeInTheDocument();
    expect(cardOf("Beard Oil")).toHaveTextContent("Out of Stock");
    expect(button("Out of Stock: Beard Oil")).toBeDisabled();
    expect(chatIn(link("Ask when it is back: Beard Oil", cardOf("Beard Oil"))).text).toBe(
      "Hello, when is Beard Oil back?",
    );
  });

  test("shows no rating of a product with stars that nobody gave", () => {
    showProducts({ products: [{ ...product, rating: 5, reviews: 0 }] });
    expect(cardOf(product.title)).not.toHaveTextContent(/Rated|\(\d*\)/);
  });

  test("has a page for each category, in order, and says which it shows", () => {
    showProducts({ productPage: { category: "tools", page: 1 } });
    const filters = within(byRole("navigation", "Product categories"));
    expect(linksOf(filters.getAllByRole("link"))).toEqual([
      ["All Products", "/products/"],
      ...categories.map(({ id, label }) => [label, `/products/${id}/`]),
    ]);
    expect(filters.getByRole("link", { current: true })).toHaveAccessibleDescription("13 products in Tools");
  });

  test("fills the cart, changes quantities and sends it as a chat message", async () => {
    showProducts();
    await press("Add to Cart: Teak Comb");
    await press("Add to Cart: Matte Clay");
    expect(screen.getByText("2 items in your cart").closest("[role=status]")).not.toBeNull();
    await press("One more Matte Clay", cart());
    expect(cart()).toHaveTextContent("Rp 335.000");
    expect(chatIn(link("Order via WhatsApp", cart())).text).toContain("1 x Teak Comb (Rp 65.000)");
    await press("Remove Matte Clay", cart());
    await press("One less Teak Comb", cart());
    expect(cart()).toHaveTextContent("Your cart is empty");
  });
});

test("in a page that a browser has translated the cart counts on", async () => {
  showProducts();
  for (const count of ["1 item", "2 items"]) {
    translatePage();
    await press("Add to Cart: Teak Comb");
    expect(link(/in your cart/)).toHaveTextContent(`${count} in your cart`);
  }
});

test("of sixty products each page leads to the one before and after", () => {
  showProducts({ count: 60, productPage: { category: null, page: 2 } });
  expectText("60 products, page 2 of 3");
  expect(linksOf(within(byRole("navigation", "Pages")).getAllByRole("link"))).toEqual([
    ["Previous page", "/products/"],
    ["Next page", "/products/page/3/"],
  ]);
});

test("in a shop without English, page and order are Indonesian", async () => {
  // Of a product whose own texts are no words of any language.
  const own = { ...product, id: "sisir", title: "Sisir", description: "Kayu jati", badge: null };
  renderInIndonesian(pageOfProducts({ products: [own], categories: [] }));
  await press("Masukkan Keranjang: Sisir");
  const named = [...document.querySelectorAll("[aria-label]")].map((part) => part.getAttribute("aria-label"));
  const said = [document.body.textContent, ...named].join(" ");
  expect(said).toMatch(/Nilai \d,\d dari 5/);
  expect(said).not.toMatch(/\b(Products?|Cart|Stock|Save|Rated|reviews|page|items?|Order|Copy|Remove|One|Empty)\b/i);
  const order = link(/Pesan/, byRole("region", "Keranjang Anda"));
  expect(chatIn(order).text).toContain("Halo, saya mau pesan:\n1 x Sisir");
});

test("the focus goes to the next line, then the last, then the cart", async () => {
  showProducts();
  for (const name of ["Teak Comb", "Matte Clay", "Shaving Brush"]) await press(`Add to Cart: ${name}`);
  const enter = (name: string) => {
    button(name, cart()).focus();
    return userEvent.keyboard("{Enter}");
  };
  await enter("Remove Matte Clay");
  expect(document.activeElement).toHaveTextContent("Shaving Brush");
  await enter("One less Shaving Brush");
  expect(document.activeElement).toHaveTextContent("Teak Comb");
  await enter("Empty cart");
  expect(cart()).toHaveFocus();
});

test("an order too long for a link says so, and can be copied whole", async () => {
  for (let index = 0; index < 60; index += 1)
    setQuantity({ ...product, id: `product-${index}`, title: `Product ${index}` }, 1);
  showProducts();
  expectText(/^A WhatsApp link has no room for the whole list/, cart());
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await press("Copy message", cart());
  expect(write.mock.lastCall?.[0]).toContain("1 x Product 59 ");
});

describe("the services page", () => {
  const offered = content("services.json").services.map(asQueried);
  const showServices = (changes: Partial<typeof serviceCards> = {}, services = offered) =>
    render(<ServiceCatalogue catalogue={{ ...serviceCards, ...changes }} offered={{ services }} />);

  test("leads every card to the booking of its service", () => {
    showServices();
    for (const { title, bookingService } of serviceCards.services)
      expect(link(`Book This Service: ${title}`)).toHaveAttribute(
        "href",
        `/en/?service=${bookingService}&notes=${encodeURIComponent(title)}#booking`,
      );
    expect(link("Ready to Book")).toHaveAttribute("href", "/en/#booking");
    expect(screen.getAllByText("Most popular")).toHaveLength(1);
  });

  test.each([
    ["in dollars", 7.5, null, null, "$7.50"],
    ["in rupiah where it has none in dollars", null, null, null, "Rp 75.000"],
    ["in rupiah alone in a shop that wants it so", 7.5, false, null, "Rp 75.000"],
    ["'from' its least price", 7.5, null, true, "from $7.50"],
  ])("shows a price %s", (_, price, dollars, startingPrice, shown) => {
    const cards = serviceCards.services.filter(({ title }) => title === "Beard Sculpt");
    showServices(
      { dollars, services: cards.map((card) => ({ ...card, price })) },
      offered.map((service) => ({ ...service, startingPrice })),
    );
    expect(cardOf("Beard Sculpt")).toHaveTextContent(`Beard Sculpt${shown}`);
  });

  test("shows a service's picture once, before the first of its cards", () => {
    const images = { fallback: { src: "/beard.jpg" } };
    const gatsbyImageData = { layout: "fullWidth", width: 4, height: 3, images } as const;
    const pictured = offered.map((service) =>
      service.id === "beard" ? { ...service, picture: { childImageSharp: { gatsbyImageData } } } : service,
    );
    showServices({}, pictured as never);
    const cards = [...document.querySelectorAll("li:has(img)")];
    expect(cards.map((card) => card.nextElementSibling?.querySelector("h2")?.textContent)).toEqual(["Beard Sculpt"]);
  });
});
