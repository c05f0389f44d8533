import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { documentOf, startPlan } from "../support/builtSite";
import { chromiumPath } from "../support/chromium";
import { root } from "../support/content";
import { serveSite } from "../support/serveSite";
import { origin, port } from "../support/sites";
import { pageFigures } from "./pageFigures";
import { bookingFigures, bookOf, tapToPage, touchToAlive } from "./visitFigures";

/**
 * `npm run bench`: the tables of docs/performance.md, of the site that lies in `public`: what each page scores and when it
 * answers, what opens next, its bytes of script; of RUNS runs (9) the median. `npm run bench -- pages visits bytes` names the
 * parts wanted, all by default. Asserts nothing.
 */
const publicFolder = path.join(root, "public");
const runs = Number(process.env.RUNS ?? 9);
const debugPort = 9333;
const routes = ["/", "/en/", "/services/", "/products/", "/about/"];
const named = process.argv.slice(2);
const isWanted = (part: "pages" | "visits" | "bytes") => named.length === 0 || named.includes(part);

const row = (...cells: (string | number)[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;

const head = (...cells: string[]) => {
  process.stdout.write("\n");
  row(...cells);
  row(...cells.map(() => "---"));
};

async function printPages(origin: string) {
  head("page", "performance, accessibility, best practices, SEO", "LCP", "blocking", "shift");
  for (const route of routes) {
    const { scores, lcp, blocking, shift } = await pageFigures(origin + route, runs, debugPort);
    row(`\`${route}\``, scores.join(", "), milliseconds(lcp), milliseconds(blocking), shift.toFixed(2));
  }
}

async function printVisits(browser: Browser, origin: string) {
  head("from touch to a page that answers", "3 s after the paint", "right after it");
  for (const route of routes) {
    const time = async (delay: number) => milliseconds(await touchToAlive(browser, origin + route, delay, runs));
    row(`\`${route}\``, await time(3000), await time(0));
  }
  head("figure", "measured");
  const { calendar, ticket, interaction } = await bookingFigures(browser, origin, runs);
  row("from the tap to the calendar in view", milliseconds(calendar));
  row("from the tap on submit to the ticket", milliseconds(ticket));
  row("from the tap on another page's link to it", milliseconds(await tapToPage(browser, origin, runs)));
  row("INP over a whole booking", milliseconds(interaction));
  const book = await bookOf(browser, 5000, runs);
  row("the shop's book of 5,000 entries, from its script to the day", milliseconds(book.opening));
  row("in it, from a tap on 'Lunas' to its mark", milliseconds(book.tap));
}

function printBytes() {
  head("script, gzip", "all that starts the page");
  for (const route of routes) {
    const { scripts, entry } = startPlan(documentOf(`${route}index.html`, publicFolder));
    const bytes = (files: readonly string[]) =>
      files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(publicFolder, file))).length, 0);
    row(`\`${route}\``, kilobytes(bytes([...scripts, entry])));
  }
}

async function main() {
  const server = serveSite(publicFolder, port);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", `--remote-debugging-port=${debugPort}`],
  });
  if (isWanted("pages")) await printPages(origin);
  if (isWanted("visits")) await printVisits(browser, origin);
  if (isWanted("bytes")) printBytes();
  await browser.close();
  server.close();
}

void main();
