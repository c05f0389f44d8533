import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath } from "../support/chromium";
import { projectFolder } from "../support/content";
import { documentOf, startPlan } from "../support/readSite";
import { serveSite } from "../support/serveSite";
import { port } from "../support/siteAddresses";
import { bookFigures, median, openingFigures } from "./visitFigures";

/**
 * `npm run bench`: the tables of docs/performance.md, of the site that lies in `public`. Arguments name parts (`bytes`,
 * `visits`, `book`) and pages (`/services/`), by default all. RUNS sets how many runs the median is taken of (5), COMPARE
 * another built site to measure visits of in the same run. Asserts nothing.
 */
const publicFolder = path.join(projectFolder, "public");
const runs = Number(process.env.RUNS ?? 5);
const [namedPages, namedParts] = [true, false].map((isPage) =>
  process.argv.slice(2).filter((name) => name.startsWith("/") === isPage),
) as [string[], string[]];
const pages = namedPages.length > 0 ? namedPages : ["/", "/en/", "/services/", "/products/", "/about/"];
const isWanted = (part: string) => namedParts.length === 0 || namedParts.includes(part);

const row = (...cells: string[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);
const milliseconds = (time: number) => `${Math.round(time)} ms`;

const head = (...cells: string[]) => {
  process.stdout.write(`\nload average ${loadavg()[0]?.toFixed(1)}\n\n`);
  row(...cells);
  row(...cells.map(() => "---"));
};

const sites = [publicFolder, ...(process.env.COMPARE ? [process.env.COMPARE] : [])].map((folder, place) => ({
  folder,
  port: port + place,
  origin: `http://127.0.0.1:${port + place}`,
}));

/** Prints a row for each site: the medians of as many runs, the sites in turns, so that what disturbs one disturbs all. */
async function printVisits(browser: Browser, page: string) {
  const measured = new Map(sites.map((site) => [site, [] as number[][]]));
  for (let run = 0; run < runs; run += 1)
    for (const [{ origin }, results] of measured) {
      const { hydrated, touch, paint } = await openingFigures(browser, origin + page, "rest");
      const early = await openingFigures(browser, origin + page, "load");
      results.push([hydrated, touch, early.touch, early.answered, paint]);
    }
  for (const [{ folder }, results] of measured) {
    const medians = results[0]?.map((_, place) => median(results.map((figures) => figures[place] ?? Number.NaN)));
    row(`\`${page}\``, path.basename(folder), ...(medians ?? []).map(milliseconds));
  }
}

function printBytes() {
  head("script, gzip", "all that starts the page");
  for (const page of pages) {
    const { scripts, entry } = startPlan(documentOf(`${page}index.html`, publicFolder));
    const sizes = [...scripts, entry].map((file) => gzipSync(readFileSync(path.join(publicFolder, file))).length);
    row(`\`${page}\``, `${(sizes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1)} KB`);
  }
}

async function main() {
  const servers = sites.map((site) => serveSite(site.folder, site.port));
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  if (isWanted("bytes")) printBytes();
  if (isWanted("visits")) {
    head("page", "of", "hydrated", "touch 3 s after load", "right after load", "that answer, from navigation", "paint");
    for (const page of pages) await printVisits(browser, page);
  }
  if (isWanted("book")) {
    head("the shop's book of a year, 8,000 entries", "from its script to the day", "from a tap to its mark");
    row("`/buku/`", ...(await bookFigures(browser, 8000, runs)).map(milliseconds));
  }
  await browser.close();
  for (const server of servers) server.close();
}

void main();
