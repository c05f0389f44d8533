import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { scriptOf } from "../support/scriptOf";

/** What Lighthouse 12 says of a page, mobile, simulated slow 4G. Times in milliseconds, sizes in bytes as sent. */
export type PageFigures = {
  /** Performance, accessibility, best practices, SEO; each of 100. */
  scores: number[];
  lcp: number;
  blocking: number;
  shift: number;
  scriptBytes: number;
  fontBytes: number;
};

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * The median of several runs, figure by figure, in the browser that listens on `debugPort`. The two pages take turns, so
 * that a busy moment of the machine falls on both.
 */
export async function pageFigures(
  url: string,
  otherUrl: string,
  runs: number,
  debugPort: number,
): Promise<{ page: PageFigures; other: PageFigures }> {
  const page: PageFigures[] = [];
  const other: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    page.push(figuresOf(await lighthouse(url, debugPort)));
    other.push(figuresOf(await lighthouse(otherUrl, debugPort)));
  }
  return { page: medians(page), other: medians(other) };
}

function medians(results: readonly PageFigures[]): PageFigures {
  const over = (pick: (figures: PageFigures) => number) => median(results.map(pick));
  return {
    scores: [0, 1, 2, 3].map((index) => over(({ scores }) => scores[index] ?? 0)),
    lcp: over(({ lcp }) => lcp),
    blocking: over(({ blocking }) => blocking),
    shift: over(({ shift }) => shift),
    scriptBytes: over(({ scriptBytes }) => scriptBytes),
    fontBytes: over(({ fontBytes }) => fontBytes),
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

function figuresOf({ audits, categories }: Result): PageFigures {
  const requests = audits["network-requests"]?.details;
  const items = (requests && "items" in requests ? requests.items : []) as {
    resourceType?: string;
    transferSize?: number;
  }[];
  const bytes = (type: string) =>
    items
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: ["performance", "accessibility", "best-practices", "seo"].map((name) =>
      Math.round((categories[name]?.score ?? 0) * 100),
    ),
    lcp: figure("largest-contentful-paint"),
    blocking: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
    scriptBytes: bytes("Script"),
    fontBytes: bytes("Font"),
  };
}
