import AxeSource from "axe-core";
import type { Page } from "playwright-core";

/** What axe finds wrong with the page as it is now: a line for each broken rule, with the elements. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
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
