import type { BrowserContextOptions, Page } from "playwright-core";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, phone, untilHydrated, visit, wake } from "../support/visit";

const site = siteInChromium();

/** A visit without the site's fonts, whose text would otherwise depend on whether a font came before the first paint. */
async function visitWithoutFonts(options: BrowserContextOptions) {
  const visitor = await visit(site.browser, options);
  await visitor.context.route("**/*.woff2", (route) => route.abort());
  return visitor;
}

/** An element's tag and first words, and its computed styles in a fixed order. */
type Styled = { name: string; styles: string[] };

/** The computed styles of each element, in the order of the page. */
async function computedStyles(page: Page): Promise<Styled[]> {
  // No element hovered or focused, and the page at its top, on which the header's style depends.
  await page.mouse.move(0, 0);
  const json = await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo({ top: 0, behavior: "instant" });
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    // The calendar, and whether the shop is open, are rendered by the script alone.
    const renderedByScript = "#booking fieldset *, footer p, footer p > span";
    const visible =
      /^(display|position|inset|top|left|width|height|margin|padding|border|color|background|font|line-height|letter|text-|gap|row-gap|column-gap|grid-template|flex|align|justify|opacity|transform$|box-shadow|outline|overflow|z-index|list-style)/;
    const properties = [...getComputedStyle(document.body)].filter((name) => visible.test(name));
    const styled = [...document.querySelectorAll("#___gatsby *:not(svg *)")]
      .filter((element) => !element.matches(renderedByScript))
      .map((element) => {
        const style = getComputedStyle(element);
        return {
          name: `${element.tagName} ${element.textContent?.slice(0, 20)}`,
          styles: properties.map((name) => `${name}: ${style.getPropertyValue(name)}`),
        };
      });
    // As one text: the driver takes seconds to pass 100,000 values one by one.
    return JSON.stringify(styled);
  });
  return JSON.parse(json) as Styled[];
}

/** A line for each style that differs. */
function differences(before: readonly Styled[], after: readonly Styled[]): string[] {
  if (before.length !== after.length) return [`${before.length} elements, then ${after.length}`];
  return before.flatMap(({ name, styles }, place) =>
    styles.flatMap((style, which) => {
      const now = after[place]?.styles[which];
      return style === now ? [] : [`${name}: ${style}, then ${now}`];
    }),
  );
}

test("no element looks different once the page is hydrated", async () => {
  const { page, context } = await visitWithoutFonts(phone);
  await page.goto(site.origin);
  const before = await computedStyles(page);
  expect(before.length).toBeGreaterThan(100);
  await wake(page);
  await untilHydrated(page);
  expect(differences(before, await computedStyles(page))).toEqual([]);
  await context.close();
});

test.each([
  ["/", "/services/"],
  ["/products/", "/about/"],
])("%s looks the same whether it was opened by its address or reached from %s", async (route, from) => {
  const direct = await visitWithoutFonts(desktop);
  await direct.page.goto(site.origin + route);
  await wake(direct.page);
  await untilHydrated(direct.page);
  const { page, context } = await visitWithoutFonts(desktop);
  await page.goto(site.origin + from);
  await wake(page);
  await untilHydrated(page);
  await page.getByRole("contentinfo").locator(`a[href="${route}"]`).first().click();
  await page.waitForURL(site.origin + route);
  // The calendar loads when its section comes near.
  for (const visited of route === "/" ? [direct.page, page] : []) {
    await visited.getByRole("radio").first().scrollIntoViewIfNeeded();
    await visited.getByRole("gridcell").first().waitFor();
  }
  expect(differences(await computedStyles(direct.page), await computedStyles(page))).toEqual([]);
  await context.close();
  await direct.context.close();
});
