import type { Page } from "playwright-core";
import { accessibilityFindings } from "./accessibility";

/** On a phone everything that is pressed is at least so high, links within text aside. */
const lowestTarget = 44;

/**
 * What is wrong with a page in its present state, whoever looks at it: what axe finds, how far it scrolls sideways, and on a
 * screen without a mouse what is too low to be tapped.
 */
export async function pageFaults(page: Page): Promise<string[]> {
  const layout = await page.evaluate((lowest) => {
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    const pressed = matchMedia("(pointer: coarse)").matches ? "a, button, summary, input, textarea" : "no-target";
    const low = [...document.querySelectorAll<HTMLElement>(pressed)]
      .map((element) => (element.closest("label") as HTMLElement | null) ?? element)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("p"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.round(box.height) < lowest)
      .map(({ element, box }) => `${box.height} px high: ${element.outerHTML.slice(0, 90)}`);
    return sideways > 0 ? [`${sideways} px sideways`, ...low] : low;
  }, lowestTarget);
  return [...layout, ...(await accessibilityFindings(page))];
}
