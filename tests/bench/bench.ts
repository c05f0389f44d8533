import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { hydratedEvent } from "../../src/runtime/starter/startPlan";
import { chromiumPath } from "../support/chromium";
import { projectFolder } from "../support/content";
import { documentOf, startPlan } from "../support/readSite";
import { serveSite } from "../support/serveSite";
import { port } from "../support/siteAddresses";
import { phone } from "../support/test";

/**
 * `npm run bench`: the table of docs/performance.md, of the site that lies in `public`. Arguments name pages (`/services/`),
 * by default five. RUNS sets how many runs the median is taken of (5), COMPARE another built site to measure in the same
 * run, in turns, so that what disturbs one disturbs both. Asserts nothing.
 */
const runs = Number(process.env.RUNS ?? 5);
const named = process.argv.slice(2);
const pages = named.length > 0 ? named : ["/", "/en/", "/services/", "/products/", "/about/"];

const row = (...cells: string[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);

const sites = [path.join(projectFolder, "public"), process.env.COMPARE ?? []].flat().map((folder, place) => ({
  folder,
  server: serveSite(folder, port + place),
  origin: `http://127.0.0.1:${port + place}`,
}));

/** All script that starts a page, gzipped. */
function scriptSize(page: string, folder: string) {
  const { scripts, entry } = startPlan(documentOf(`${page}index.html`, folder));
  const sizes = [...scripts, entry].map((file) => gzipSync(readFileSync(path.join(folder, file))).length);
  return `${(sizes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1)} KB`;
}

const median = (values: (number | undefined)[]) =>
  `${Math.round(values.sort((a = 0, b = 0) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN)} ms`;

type Opening = { hydrated: number; paint: number; touch: number; answered: number };

/** Makes the page write down how it opens. A touch is answered once a tap in the middle of the screen would be heard. */
const recordOpening = (page: Page) =>
  page.addInitScript((hydratedEvent) => {
    const opening = { hydrated: 0, paint: 0, touch: 0, answered: 0 };
    Object.assign(window, { opening });
    new PerformanceObserver((list) => {
      opening.paint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    let touched = 0;
    const answer = () => {
      if (touched === 0 || opening.hydrated === 0 || opening.touch > 0) return;
      // Makes React hydrate the part there at once, as a tap would.
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      middle?.dispatchEvent(new Event("touchcancel", { bubbles: true }));
      opening.answered = performance.now();
      opening.touch = opening.answered - touched;
    };
    const onTouch = ({ timeStamp }: Event) => {
      touched = timeStamp;
      answer();
    };
    addEventListener("wheel", onTouch, { capture: true, once: true, passive: true });
    document.addEventListener(hydratedEvent, () => {
      opening.hydrated = performance.now();
      setTimeout(answer);
    });
  }, hydratedEvent);

/**
 * A page opened on slow 4G (1.6 Mbit/s, 150 ms) and touched once, `touchedAt` its load or 3 s later, in milliseconds: from
 * navigation to its hydrated frame, to its largest paint and to the touch's answer, and from the touch to its answer.
 */
async function openingFigures(browser: Browser, url: string, touchedAt: "load" | "rest") {
  const context = await browser.newContext({ ...phone, reducedMotion: "reduce", timezoneId: "Asia/Jakarta" });
  const page = await context.newPage();
  // The loader of TypeScript marks functions with their names, also those that are sent into the page as text.
  await page.addInitScript({ content: "globalThis.__name = (marked) => marked" });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 150 },
    ...{ downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await recordOpening(page);
  await page.goto(url, { waitUntil: "load" });
  if (touchedAt === "rest") await page.waitForTimeout(3000);
  await page.mouse.wheel(0, 10);
  const answered = await page.waitForFunction(() => {
    const { opening } = window as unknown as { opening: Opening };
    return opening.touch > 0 && opening;
  });
  const opening = (await answered.jsonValue()) as Opening;
  await context.close();
  return opening;
}

async function main() {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const kinds = ["hydrated", "touch 3 s after load", "right after load", "that answer, from navigation", "paint"];
  process.stdout.write(`load average ${loadavg()[0]?.toFixed(1)}\n\n`);
  for (const cells of [["page", "of", "script", ...kinds], Array(3 + kinds.length).fill("---")]) row(...cells);
  for (const page of pages) {
    const measured = sites.map((site) => ({ ...site, results: [] as number[][] }));
    for (let run = 0; run < runs; run += 1)
      for (const { origin, results } of measured) {
        const { hydrated, touch, paint } = await openingFigures(browser, origin + page, "rest");
        const early = await openingFigures(browser, origin + page, "load");
        results.push([hydrated, touch, early.touch, early.answered, paint]);
      }
    for (const { folder, results } of measured) {
      const medians = kinds.map((_, place) => median(results.map((figures) => figures[place])));
      row(`\`${page}\``, path.basename(folder), scriptSize(page, folder), ...medians);
    }
  }
  await browser.close();
  for (const { server } of sites) server.close();
}

void main();
