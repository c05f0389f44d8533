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
 * `npm run bench`: the tables of docs/performance.md, of the site that lies in `public`. Arguments name parts (`bytes`, `visits`,
 * `book`) and pages (`/services/`), by default all. RUNS sets how many runs the median is taken of (5), COMPARE another built site
 * to measure visits of in the same run. Asserts nothing.
 */
const publicFolder = path.join(projectFolder, "public");
const runs = Number(process.env.RUNS ?? 5);
const named = process.argv.slice(2);
const namedPages = named.filter((name) => name.startsWith("/"));
const namedParts = named.filter((name) => !name.startsWith("/"));
const pages = namedPages.length > 0 ? namedPages : ["/", "/en/", "/services/", "/products/", "/about/"];
const isWanted = (part: string) => namedParts.length === 0 || namedParts.includes(part);

const row = (...cells: (string | number)[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;

const head = (...cells: string[]) => {
  process.stdout.write(`\nload average ${loadavg()[0]?.toFixed(1)}\n\n`);
  row(...cells);
  row(...cells.map(() => "---"));
};

const sites = [
  { name: "site", folder: publicFolder },
  ...(process.env.COMPARE ? [{ name: "compared", folder: process.env.COMPARE }] : []),
].map((site, place) => ({ ...site, origin: `http://127.0.0.1:${port + place}` }));

/** Prints a row for each site: the medians of as many runs, the sites in turns, so that what disturbs one disturbs all. */
async function printVisits(browser: Browser, page: string) {
  const measured = new Map(sites.map((site) => [site, [] as number[][]]));
  for (let run = 0; run < runs; run += 1) {
    for (const [{ origin }, results] of measured) {
      const { hydrated, parts, paint, touch, shift } = await openingFigures(browser, origin + page, "rest");
      const early = await openingFigures(browser, origin + page, "load");
      results.push([shift, hydrated, parts, paint, touch, early.touch, early.answered]);
    }
  }
  for (const [{ name }, results] of measured) {
    const [shift = Number.NaN, ...times] = (results[0] ?? []).map((_, place) =>
      median(results.map((figures) => figures[place] ?? Number.NaN)),
    );
    row(`\`${page}\``, name, ...times.map(milliseconds), shift.toFixed(2));
  }
}

function printBytes() {
  head("script, gzip", "all that starts the page");
  for (const page of pages) {
    const { scripts, entry } = startPlan(documentOf(`${page}index.html`, publicFolder));
    const sizes = [...scripts, entry].map((file) => gzipSync(readFileSync(path.join(publicFolder, file))).length);
    row(`\`${page}\``, kilobytes(sizes.reduce((sum, size) => sum + size, 0)));
  }
}

async function main() {
  const servers = sites.map(({ folder }, place) => serveSite(folder, port + place));
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  if (isWanted("bytes")) printBytes();
  if (isWanted("visits")) {
    head(
      "page",
      "of",
      "hydrated",
      "last part",
      "largest paint",
      "touch 3 s after load",
      "right after load",
      "answered, from navigation",
      "shift",
    );
    for (const page of pages) await printVisits(browser, page);
  }
  if (isWanted("book")) {
    head(
      "the shop's book of a year, 8,000 entries",
      "from its script to the day",
      "from a tap on 'Selesai, lunas' to its mark",
    );
    row("`/buku/`", ...(await bookFigures(browser, 8000, runs)).map(milliseconds));
  }
  await browser.close();
  for (const server of servers) server.close();
}

void main();
