import AxeSource from "axe-core";
import type { Page } from "playwright-core";

/** What the accessibility checker finds wrong with the page as it stands: a line for each broken rule, with the places. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  await page.evaluate(AxeSource.source);
  return page.evaluate(async () => {
    const axe = (window as unknown as { axe: typeof AxeSource }).axe;
    const { violations } = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
  });
}
