import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { publicFolder } from "../support/builtSite";
import { siteInChromium } from "../support/siteInChromium";
import { phone, visit } from "../support/visit";

const site = siteInChromium();

const addToCart = (page: Page) => page.getByRole("button", { name: "Add to Cart: Matte Clay" });

const empty = () => "";
const torn = (whole: string) => whole.slice(0, whole.length / 2);

/** A visitor who has tapped a button in a page in which one script came spoiled, with status 200, and reads that it does not work. */
async function afterTap(script: string, spoiled: (whole: string) => string) {
  const visitor = await visit(site.browser, phone);
  const { page } = visitor;
  await page.route(script, (route) => {
    const file = path.join(publicFolder, new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: "text/javascript", body: spoiled(readFileSync(file, "utf8")) });
  });
  await page.goto(`${site.origin}/products/`);
  await addToCart(page).tap();
  await page.getByText("Buttons do not work yet").waitFor();
  return visitor;
}

test.each([
  ["webpack-runtime", "empty", empty],
  ["framework", "torn", torn],
  ["app", "empty", empty],
  ["app", "torn", torn],
])("the script %s that came %s is requested again, and no tap is lost", async (name, _how, spoiled) => {
  const script = `**/${name}-*.js`;
  const { page, context } = await afterTap(script, spoiled);
  await page.unroute(script);
  await addToCart(page).tap();
  await page.getByRole("link", { name: "2 items in your cart" }).waitFor();
  expect(await page.getByText("Buttons do not work yet").isVisible()).toBe(false);
  await context.close();
});

test("a script that came torn keeps no link from being followed", async () => {
  const { page, context } = await afterTap("**/framework-*.js", torn);
  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).tap();
  await page.getByRole("heading", { name: "Our Services" }).waitFor();
  await context.close();
});
