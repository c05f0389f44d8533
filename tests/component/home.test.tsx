import { screen } from "@testing-library/react";
import { Hero } from "../../src/features/home/Hero";
import { nameWidth } from "../../src/platform/build/displayFont";
import { content } from "../support/content";
import { render } from "../support/pageWords";

const { name, tagline, chatNumber, instagram, figures = null } = content("shop.json");
const picture = { childImageSharp: null };
const shop = {
  name,
  nameWidth: nameWidth(name),
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

test.each([
  ["Bintang Pangkas", 4, "1.003"],
  ["Barbershop Mas Bro & Kawan-Kawan", 6.88, "0.667"],
  ["Jo", 0.95, "1.400"],
])("the name %s is set by the width of its longest word, the smaller the longer it is", (shopName, longest, scale) => {
  render(<Hero shop={{ ...shop, name: shopName, nameWidth: nameWidth(shopName) }} />);
  const { style } = screen.getByRole("heading", { level: 1 });
  expect(Number(style.getPropertyValue("--longest-word"))).toBeCloseTo(longest, 1);
  expect(style.getPropertyValue("--scale")).toBe(scale);
});
