import { expect, type Page } from "@playwright/test";
import AxeSource from "axe-core";

/** On a phone everything that is pressed is at least so high, links within text aside. */
const lowestTarget = 44;

/**
 * What is wrong with a page in its present state, whoever looks at it: what axe finds, how far it scrolls sideways, and on a
 * screen without a mouse what is too low to be tapped.
 */
export async function pageFaults(page: Page) {
  // A line that fades in has little contrast for a moment.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  const layout = await page.evaluate((lowest) => {
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    const pressed = matchMedia("(pointer: coarse)").matches ? "a, button, summary, input, textarea" : "no-target";
    const low = [...document.querySelectorAll(pressed)]
      .map((element) => element.closest("label") ?? element)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("p"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.round(box.height) < lowest)
      .map(({ element, box }) => `${box.height} px high: ${element.outerHTML.slice(0, 90)}`);
    return sideways > 0 ? [`${sideways} px sideways`, ...low] : low;
  }, lowestTarget);
  return [...layout, ...(await accessibilityFindings(page))];
}

export const expectNoFaults = async (page: Page) => expect(await pageFaults(page)).toEqual([]);

/** What axe finds wrong with the page as it is now: a line for each broken rule, with the elements. */
async function accessibilityFindings(page: Page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AxeSource.source);
  return page.evaluate(async () => {
    const axe = (window as unknown as { axe: typeof AxeSource }).axe;
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"],
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
  });
}

/** With the text at twice its size: words and numbers broken across lines, and the page's width where it overflows. */
export async function whenEnlarged(page: Page) {
  const style = await page.addStyleTag({ content: "html { font-size: 200% }" });
  const found = await page.evaluate(() => {
    const broken = [];
    const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const match of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        // A paragraph's initial is larger than the rest of its word.
        range.setStart(text, match.index + 1);
        range.setEnd(text, match.index + match[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(match[0]);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return [...new Set(broken), ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [])];
  });
  await style.evaluate((element: HTMLElement) => element.remove());
  return found;
}
