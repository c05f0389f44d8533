import type { Page } from "@playwright/test";

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };

type Recording = {
  layoutShifts: string[];
  record: (list: PerformanceEntryList) => void;
  observer: PerformanceObserver;
};

/**
 * Has the page record every layout shift that follows no tap or key within half a second. With `shown`, a selector, those alone
 * that come after the frame that first shows such an element.
 */
export async function recordShifts(page: Page, shown: string | null = null) {
  await page.addInitScript((selector) => {
    const layoutShifts: string[] = [];
    let since = selector === null ? 0 : Number.POSITIVE_INFINITY;
    const watch = new MutationObserver(() => {
      if (selector === null || !document.querySelector(selector)) return;
      watch.disconnect();
      requestAnimationFrame(() => requestAnimationFrame((time) => (since = time)));
    });
    if (selector !== null) watch.observe(document, { childList: true, subtree: true });
    const record = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, startTime, sources } of entries as LayoutShift[]) {
        if (hadRecentInput || value <= 0.001 || startTime < since) continue;
        const moved = sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.slice(0, 40)}"`);
        layoutShifts.push(`${value.toFixed(4)} ${moved.join(", ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { layoutShifts, record, observer });
  }, shown);
}

/** The shifts up to now, those of the frame that is being drawn included. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { layoutShifts, record, observer } = window as unknown as Recording;
    record(observer.takeRecords());
    return layoutShifts;
  });
