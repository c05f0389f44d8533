import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../support/chromium";
import { projectFolder } from "../support/content";
import { documentOf, startPlan } from "../support/readSite";
import { serveSite } from "../support/serveSite";
import { port } from "../support/siteAddresses";
import { openingFigures } from "./visitFigures";

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
