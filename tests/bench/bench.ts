import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import type { Result } from "lighthouse";
import { chromium } from "playwright-core";
import { chromiumPath } from "../support/chromium";
import { root } from "../support/content";
import { type SiteServer, serveSite } from "../support/server";
import { phone, visit } from "../support/visit";

/**
 * `npm run bench`: the figures of every page, served with compression, beside the same page with every script taken out.
 * Lighthouse 12, mobile, simulated slow 4G; the median of RUNS runs (5). Prints a Markdown table; asserts nothing.
 */
const runs = Number(process.env.RUNS ?? 5);
const port = 9333;
const routes = ["/", "/services/", "/products/", "/about/"];

type Figures = {
  scores: number[];
  lcp: number;
  blocking: number;
  shift: number;
  scriptBytes: number;
  fontBytes: number;
};

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const withoutScripts = (html: string) =>
  html
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");

// In a process of its own: it sends its functions into the page as text, which a loader of TypeScript would have altered.
async function lighthouse(url: string): Promise<Result> {
  const command = path.join(root, "node_modules/.bin/lighthouse");
  const { stdout } = await promisify(execFile)(
    command,
    [url, `--port=${port}`, "--output=json", "--output-path=stdout", "--quiet"],
    { maxBuffer: 1e8 },
  );
  return JSON.parse(stdout) as Result;
}

async function measure(url: string): Promise<Figures> {
  const results: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { audits, categories } = await lighthouse(url);
    const requests = audits["network-requests"]?.details;
    const items = (requests && "items" in requests ? requests.items : []) as {
      resourceType?: string;
      transferSize?: number;
    }[];
    const bytes = (type: string) =>
      items
        .filter(({ resourceType }) => resourceType === type)
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
    results.push({
      scores: ["performance", "accessibility", "best-practices", "seo"].map((name) =>
        Math.round((categories[name]?.score ?? 0) * 100),
      ),
      lcp: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
      blocking: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
      shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
      scriptBytes: bytes("Script"),
      fontBytes: bytes("Font"),
    });
  }
  const over = (pick: (figures: Figures) => number) => median(results.map(pick));
  return {
    scores: [0, 1, 2, 3].map((index) => over(({ scores }) => scores[index] ?? 0)),
    lcp: over(({ lcp }) => lcp),
    blocking: over(({ blocking }) => blocking),
    shift: over(({ shift }) => shift),
    scriptBytes: over(({ scriptBytes }) => scriptBytes),
    fontBytes: over(({ fontBytes }) => fontBytes),
  };
}

/** Script that a page has asked for once the visitor has scrolled a little and the page is alive, in bytes as sent. */
async function scriptAfterFirstTouch(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  url: string,
): Promise<number> {
  const { page, context } = await visit(browser, phone);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.mouse.wheel(0, 10);
  await page.waitForLoadState("networkidle");
  await context.close();
  return bytes;
}

/** Milliseconds from a tap on a slot to the painted total, processor slowed four times. */
async function tapToTotal(browser: Awaited<ReturnType<typeof chromium.launch>>, site: SiteServer): Promise<number> {
  const { page, context } = await visit(browser, phone);
  await page.goto(`${site.origin}/?service=premium#booking`);
  await page.getByRole("gridcell").first().waitFor({ state: "attached" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const times: number[] = [];
  await page.getByRole("radio", { name: /^06:00/ }).check();
  for (const time of ["09:00", "12:00", "14:00", "17:00", "20:00", "11:00", "17:30"]) {
    times.push(
      await page.evaluate(
        (value) =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            const summary = document.querySelector("#booking-summary-heading")?.closest("[aria-live]");
            new MutationObserver((_changes, observer) => {
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - start));
            }).observe(summary ?? document.body, { childList: true, subtree: true, characterData: true });
            document.querySelector<HTMLInputElement>(`input[name=time][value="${value}"]`)?.click();
          }),
        time,
      ),
    );
  }
  await context.close();
  return median(times);
}

async function main() {
  const [site, plain] = await Promise.all([serveSite(), serveSite(undefined, withoutScripts)]);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", `--remote-debugging-port=${port}`],
  });
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  process.stdout.write(
    "| page | Lighthouse: performance, accessibility, best practices, SEO | LCP | LCP without script | blocking | shift | script before a touch | script after it | fonts | HTML, gzip |\n|---|---|---|---|---|---|---|---|---|---|\n",
  );
  for (const route of routes) {
    const own = await measure(site.origin + route);
    const free = await measure(plain.origin + route);
    const html = readFileSync(path.join(root, "public", route, "index.html"));
    const after = await scriptAfterFirstTouch(browser, site.origin + route);
    process.stdout.write(
      `| \`${route}\` | ${own.scores.join(", ")} | ${seconds(own.lcp)} | ${seconds(free.lcp)} | ${Math.round(own.blocking)} ms | ${own.shift.toFixed(2)} | ${kilobytes(own.scriptBytes)} | ${kilobytes(after)} | ${kilobytes(own.fontBytes)} | ${kilobytes(gzipSync(html).length)} |\n`,
    );
  }
  process.stdout.write(
    `\nFrom tap to painted total, processor slowed 4 times: ${Math.round(await tapToTotal(browser, site))} ms\n`,
  );
  await browser.close();
  await Promise.all([site.close(), plain.close()]);
}

void main();
