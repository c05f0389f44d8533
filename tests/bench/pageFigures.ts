import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { scriptOf } from "../support/scriptOf";

/**
 * What Lighthouse 12 says of a page, mobile, simulated slow 4G, in the browser that listens on `debugPort`: its four scores, of 100, then
 * LCP and blocking time in milliseconds, and layout shift.
 */
export async function pageFigures(url: string, debugPort: number): Promise<number[]> {
  // In a process of its own: it sends its functions into the page as text, which a loader of TypeScript would have altered.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [scriptOf("lighthouse"), url, `--port=${debugPort}`, "--output=json", "--output-path=stdout", "--quiet"],
    { maxBuffer: 1e8 },
  );
  const { audits, categories } = JSON.parse(stdout) as Result;
  return [
    ...["performance", "accessibility", "best-practices", "seo"].map((name) =>
      Math.round((categories[name]?.score ?? 0) * 100),
    ),
    ...["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"].map(
      (name) => audits[name]?.numericValue ?? Number.NaN,
    ),
  ];
}
