import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { documentOf, startPlan } from "../support/builtSite";
import { chromiumPath } from "../support/chromium";
import { root } from "../support/content";
import { serveSite } from "../support/serveSite";
import { port } from "../support/sites";
import { withGatsbysTags } from "./gatsbysTags";
import { pageFigures } from "./pageFigures";
import { bookFigures, bookingFigures, median, openingFigures, tapToPage } from "./visitFigures";

/**
 * `npm run bench`: the tables of docs/performance.md, of the site that lies in `public` and, beside it in the same run, of a copy
 * with Gatsby's own script tags. Arguments name parts (`visits`, `booking`, `lighthouse`, `bytes`, `book`) and pages (`/services/`), by default
 * all. RUNS sets how many runs the median is taken of (5), COMPARE another built site to measure as well. Asserts nothing.
 */
const publicFolder = path.join(root, "public");
const runs = Number(process.env.RUNS ?? 5);
const debugPort = port + 9;
const named = process.argv.slice(2);
const namedPages = named.filter((name) => name.startsWith("/"));
const namedParts = named.filter((name) => !name.startsWith("/"));
const pages = namedPages.length > 0 ? namedPages : ["/", "/en/", "/services/", "/products/", "/about/"];
const isWanted = (part: string) => namedParts.length === 0 || namedParts.includes(part);

const row = (...cells: (string | number)[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;
const points = (score: number) => String(score);
const shift = (sum: number) => sum.toFixed(2);

const head = (...cells: string[]) => {
  process.stdout.write(`\nload average ${loadavg()[0]?.toFixed(1)}\n\n`);
  row(...cells);
  row(...cells.map(() => "---"));
};

type Served = { name: string; folder: string; origin: string };

const sites: Served[] = [
  { name: "site", folder: publicFolder },
  {
    name: "Gatsby's tags",
    folder: withGatsbysTags(publicFolder, ["/", "/en/", "/services/", "/products/", "/about/"]),
  },
  ...(process.env.COMPARE ? [{ name: "compared", folder: process.env.COMPARE }] : []),
].map((site, place) => ({ ...site, origin: `http://127.0.0.1:${port + place}` }));

type Format = (figure: number) => string;

/** Prints a row for each site: the medians of as many runs, the sites in turns, so that what disturbs one disturbs all. */
async function printInTurns(label: string, formats: readonly Format[], measure: (site: Served) => Promise<number[]>) {
  const measured = new Map(sites.map((site) => [site, [] as number[][]]));
  for (let run = 0; run < runs; run += 1) {
    for (const [site, results] of measured) results.push(await measure(site));
  }
  for (const [{ name }, results] of measured) {
    row(
      label,
      name,
      ...formats.map((format, place) => format(median(results.map((figures) => figures[place] ?? Number.NaN)))),
    );
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
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", `--remote-debugging-port=${debugPort}`],
  });
  if (isWanted("bytes")) printBytes();
  if (isWanted("visits")) {
    head(
      "page",
      "scripts",
      "hydrated",
      "last part",
      "largest paint",
      "touch 3 s after load",
      "right after load",
      "answered, from navigation",
      "shift",
    );
    const formats = [...Array<Format>(6).fill(milliseconds), shift];
    for (const page of pages) {
      await printInTurns(`\`${page}\``, formats, async ({ origin }) => {
        const opening = await openingFigures(browser, origin + page, "rest");
        const early = await openingFigures(browser, origin + page, "load");
        const { hydrated, parts, paint, touch } = opening;
        return [hydrated, parts, paint, touch, early.touch, early.answered, opening.shift];
      });
    }
    head("from the tap", "scripts", "to another page");
    await printInTurns("`/services/`", [milliseconds], async ({ origin }) => [await tapToPage(browser, origin)]);
  }
  if (isWanted("booking")) {
    head("a whole booking", "scripts", "from the tap to the calendar", "from submit to the ticket", "INP");
    const formats = [milliseconds, milliseconds, milliseconds];
    await printInTurns("`/`", formats, ({ origin }) => bookingFigures(browser, origin));
  }
  if (isWanted("lighthouse")) {
    head("page", "scripts", "performance", "accessibility", "best practices", "SEO", "LCP", "blocking", "shift");
    const formats = [points, points, points, points, milliseconds, milliseconds, shift];
    for (const page of pages) {
      await printInTurns(`\`${page}\``, formats, ({ origin }) => pageFigures(origin + page, debugPort));
    }
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
