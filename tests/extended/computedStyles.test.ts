import type { BrowserContextOptions, Page } from "@playwright/test";
import { desktop, expect, type OpenVisit, origin, phone, test, untilHydrated, wake } from "../support/test";

/** Opens a page without the site's fonts, whose text would otherwise depend on whether a font came before the first paint. */
async function open(visit: OpenVisit, route: string, screen: BrowserContextOptions): Promise<Page> {
  const { page } = await visit(screen);
  await page.route("**/*.woff2", (font) => font.abort());
  await page.goto(route);
  return page;
}

async function hydrate(page: Page): Promise<void> {
  await wake(page);
  await untilHydrated(page);
}

/** A line for each element and each of its computed styles, in the order of the page. */
async function computedStyles(page: Page): Promise<string[]> {
  // No element hovered or focused, and the page at its top, on which the header's style depends.
  await page.mouse.move(0, 0);
  const lines = await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo({ top: 0, behavior: "instant" });
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    // The calendar, and whether the shop is open, are rendered by the script alone.
    const renderedByScript = "#booking fieldset *, footer p, footer p > span";
    const visible =
      /^(display|position|inset|top|left|width|height|margin|padding|border|color|background|font|line-height|letter|text-|gap|row-gap|column-gap|grid-template|flex|align|justify|opacity|transform$|box-shadow|outline|overflow|z-index|list-style)/;
    const properties = [...getComputedStyle(document.body)].filter((name) => visible.test(name));
    const lines = [...document.querySelectorAll("#___gatsby *:not(svg *)")]
      .filter((element) => !element.matches(renderedByScript))
      .flatMap((element) => {
        const style = getComputedStyle(element);
        const name = `${element.tagName} in #${element.closest("[id]")?.id}`;
        return properties.map((property) => `${name}: ${property}: ${style.getPropertyValue(property)}`);
      });
    // As one text: the driver takes seconds to pass 100,000 values one by one.
    return lines.join("\n");
  });
  return lines.split("\n");
}

const differences = (before: readonly string[], after: readonly string[]) =>
  before.flatMap((line, index) => (line === after[index] ? [] : [`${line}, then ${after[index]}`])).slice(0, 50);

test("no element looks different once the page is hydrated", async ({ visit }) => {
  const page = await open(visit, "/", phone);
  const before = await computedStyles(page);
  expect(before.length).toBeGreaterThan(10_000);
  await hydrate(page);
  expect(differences(before, await computedStyles(page))).toEqual([]);
});

test("the home page looks the same whether it was opened by its address or reached from another page", async ({
  visit,
}) => {
  const direct = await open(visit, "/", desktop);
  await hydrate(direct);
  const reached = await open(visit, "/services/", desktop);
  await hydrate(reached);
  await reached.getByRole("contentinfo").locator('a[href="/"]').first().click();
  await reached.waitForURL(`${origin}/`);
  // The calendar loads when its section comes near.
  for (const page of [direct, reached]) {
    await page.getByRole("radio").first().scrollIntoViewIfNeeded();
    await expect(page.getByRole("gridcell").first()).toBeVisible();
  }
  expect(differences(await computedStyles(direct), await computedStyles(reached))).toEqual([]);
});
