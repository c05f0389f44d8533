import type { Page } from "playwright-core";

/** With the text at twice its size: words and numbers broken across lines, and the page's width where it overflows. */
export async function whenEnlarged(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: "html { font-size: 200% }" });
  const found = await page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const match of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, match.index);
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
