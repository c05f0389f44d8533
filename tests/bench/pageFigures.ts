import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { scriptOf } from "../support/scriptOf";

/** What Lighthouse 12 says of a page, mobile, simulated slow 4G; times in milliseconds, scores of 100. */
type PageFigures = { scores: number[]; lcp: number; blocking: number; shift: number };

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of several runs, figure by figure, in the browser that listens on `debugPort`. */
export async function pageFigures(url: string, runs: number, debugPort: number): Promise<PageFigures> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await lighthouse(url, debugPort));
  const figure = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    scores: ["performance", "accessibility", "best-practices", "seo"].map((name) =>
      median(results.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
    ),
    lcp: figure("largest-contentful-paint"),
    blocking: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
  };
}

// In a process of its own: it sends its functions into the page as text, which a loader of TypeScript would have altered.
async function lighthouse(url: string, debugPort: number): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [scriptOf("lighthouse"), url, `--port=${debugPort}`, "--output=json", "--output-path=stdout", "--quiet"],
    { maxBuffer: 1e8 },
  );
  return JSON.parse(stdout) as Result;
}
