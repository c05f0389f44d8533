import type { Page } from "@playwright/test";

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };

type Recording = {
  layoutShifts: string[];
  record: (list: PerformanceEntryList) => void;
  observer: PerformanceObserver;
};

/** Makes the page record every layout shift that follows no tap or key within half a second. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const layoutShifts: string[] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (hadRecentInput || value <= 0.001) continue;
        const moved = sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.slice(0, 40)}"`);
        layoutShifts.push(`${value.toFixed(4)} ${moved.join(", ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { layoutShifts, record, observer });
  });
}

/** The shifts up to now, those of the frame that is being drawn included. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { layoutShifts, record, observer } = window as unknown as Recording;
    record(observer.takeRecords());
    return layoutShifts;
  });
