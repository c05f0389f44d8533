import { screen } from "@testing-library/react";
import { allEnglishPages, englishPages } from "../../src/domain/catalogue/englishPages";
import { Hero } from "../../src/features/home/Hero";
import { ServicesSection } from "../../src/features/home/ServicesSection";
import { content } from "../support/content";
import { render } from "../support/pageWords";

const { name, tagline, chatNumber, instagram, figures = null } = content("shop.json");
const picture = { childImageSharp: null };
const shop = {
  name,
  tagline,
  chatNumber,
  instagram,
  stars: 5,
  figures,
  pictures: { hero: picture, heroPortrait: picture },
};

describe("the first screen", () => {
  test("shows the shop's stars and figures, and says the stars", () => {
    const { container } = render(<Hero shop={{ ...shop, stars: 4 }} />);
    const stars = [...screen.getByRole("img", { name: "4 dari 5 bintang" }).querySelectorAll("svg")];
    expect(stars.map((star) => star.getAttribute("fill") !== "none")).toEqual([true, true, true, true, false]);
    expect([...container.querySelectorAll("dd")].map((figure) => figure.textContent)).toEqual([
      "8+",
      "Premium",
      "Cepat",
    ]);
  });

  test.each([
    ["null", null, null],
    ["empty", null, []],
  ])("has no room for either where they are %s", (_name, stars, none) => {
    const { container } = render(<Hero shop={{ ...shop, stars, figures: none }} />);
    expect(screen.queryByRole("img", { name: /bintang/ })).toBeNull();
    expect(container.querySelector("dl")).toBeNull();
    expect(container.querySelector("section")?.lastElementChild?.textContent).toContain("Booking Sekarang");
  });
});

describe("the way to the English pages", () => {
  const services = { services: [] };
  const bands = { bands: [], otherDays: null };

  test.each([
    ["all", allEnglishPages],
    ["no products", englishPages({}, { products: [] })],
    ["none", englishPages({ english: false }, { products: [1] })],
  ])("of a shop with %s names those that it has", (_name, pages) => {
    const { container } = render(<ServicesSection services={services} bands={bands} englishPages={pages} />);
    const links = [...container.querySelectorAll("a[lang=en]")];
    expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual(
      pages.map(({ route, name }) => [route, name]),
    );
    expect(/Versi Inggris/.test(container.textContent ?? "")).toBe(pages.length > 0);
  });
});
