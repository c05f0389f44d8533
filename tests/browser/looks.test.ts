import type { BrowserContextOptions, Page } from "playwright-core";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, phone, untilHydrated, visit, wake } from "../support/visit";

const site = siteInChromium();

/** A visit without the site's own faces: one that comes in time for the first paint and one that does not look different. */
async function visitWithoutFaces(options: BrowserContextOptions) {
  const visitor = await visit(site.browser, options);
  await visitor.context.route("**/*.woff2", (route) => route.abort());
  return visitor;
}

type Look = { name: string; style: string[] };

/** How each element of the page looks, in the order of the page. */
async function looks(page: Page): Promise<Look[]> {
  // What answers to the pointer or the focus is left alone, and what a scroll position changes stands at the top.
  await page.mouse.move(0, 0);
  return page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo({ top: 0, behavior: "instant" });
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    // The calendar, and whether the shop is open, come with the script alone.
    const onlyByScript = "#booking fieldset *, footer p, footer p > span";
    const seen =
      /^(display|position|inset|top|left|width|height|margin|padding|border|color|background|font|line-height|letter|text-|gap|row-gap|column-gap|grid-template|flex|align|justify|opacity|transform$|box-shadow|outline|overflow|z-index|list-style)/;
    const properties = [...getComputedStyle(document.body)].filter((name) => seen.test(name));
    return [...document.querySelectorAll("#___gatsby *:not(svg *)")]
      .filter((element) => !element.matches(onlyByScript))
      .map((element) => {
        const style = getComputedStyle(element);
        return {
          name: `${element.tagName} ${element.textContent?.slice(0, 20)}`,
          style: properties.map((name) => `${name}: ${style.getPropertyValue(name)}`),
        };
      });
  });
}

/** What differs, in words. */
function differences(one: readonly Look[], other: readonly Look[]): string[] {
  if (one.length !== other.length) return [`${one.length} elements, then ${other.length}`];
  return one.flatMap(({ name, style }, place) =>
    style.flatMap((part, which) => {
      const now = other[place]?.style[which];
      return part === now ? [] : [`${name}: ${part}, then ${now}`];
    }),
  );
}

test("no element looks different once the script has taken over the page", async () => {
  for (const route of ["/", "/products/"]) {
    const { page, context } = await visitWithoutFaces(phone);
    await page.goto(site.origin + route);
    const before = await looks(page);
    await wake(page);
    await untilHydrated(page);
    expect(differences(before, await looks(page))).toEqual([]);
    await context.close();
  }
});

test.each([
  ["/", "/services/"],
  ["/services/", "/products/"],
  ["/products/", "/about/"],
  ["/about/", "/"],
])("%s looks the same whether it was opened by its address or reached from %s", async (route, from) => {
  const direct = await visitWithoutFaces(desktop);
  await direct.page.goto(site.origin + route);
  await wake(direct.page);
  await untilHydrated(direct.page);
  const { page, context } = await visitWithoutFaces(desktop);
  await page.goto(site.origin + from);
  await wake(page);
  await untilHydrated(page);
  await page.getByRole("contentinfo").locator(`a[href="${route}"]`).first().click();
  await page.waitForURL(site.origin + route);
  // The calendar comes when its section is near.
  for (const visited of route === "/" ? [direct.page, page] : []) {
    await visited.getByRole("radio").first().scrollIntoViewIfNeeded();
    await visited.getByRole("gridcell").first().waitFor();
  }
  expect(differences(await looks(direct.page), await looks(page))).toEqual([]);
  await context.close();
  await direct.context.close();
});
