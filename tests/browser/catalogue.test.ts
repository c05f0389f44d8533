import { siteInChromium } from "../support/siteInChromium";
import { desktop, phone, visit } from "../support/visit";

const site = siteInChromium();

test.each([
  ["phone", phone],
  ["desktop", desktop],
])(
  "on a %s the first product in the cart brings the way to the cart into sight, wherever one is",
  async (_name, screen) => {
    const { page, context } = await visit(site.browser, screen);
    await page.goto(`${site.origin}/products/`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Add to Cart: Matte Clay" }).click();
    const way = page.getByRole("link", { name: "1 item in your cart" });
    await way.waitFor();
    const height = page.viewportSize()?.height ?? 0;
    const place = await way.boundingBox();
    expect(place && place.y > height / 2 && place.y + place.height <= height).toBe(true);
    await way.click();
    await page.waitForFunction(() => {
      const cart = document.querySelector("#cart")?.getBoundingClientRect();
      return cart !== undefined && cart.top >= 0 && cart.top < innerHeight;
    });
    expect(await page.getByRole("region", { name: "Your cart" }).innerText()).toContain("Matte Clay");
    await context.close();
  },
);
