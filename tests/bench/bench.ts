import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { publicFolder } from "../support/builtSite";
import { chromiumPath } from "../support/chromium";
import { serveSite } from "../support/server";
import { buildTimes, longCatalogueFolder } from "./buildTimes";
import { type PageFigures, pageFigures } from "./pageFigures";
import { heroPicture, scriptAfterFirstTouch, tapToTotal, touchToAlive } from "./visitFigures";

/**
 * `npm run bench`: the figures of every page, served with compression, beside the same page with every script taken out;
 * the median of RUNS runs (5). Then a visit's and the build's. Prints two Markdown tables; asserts nothing.
 */
const runs = Number(process.env.RUNS ?? 5);
const debugPort = 9333;
const routes = ["/", "/services/", "/products/", "/about/"];

const withoutScripts = (html: string) =>
  html
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");

const print = (line: string) => process.stdout.write(`${line}\n`);
const row = (...cells: (string | number)[]) => print(`| ${cells.join(" | ")} |`);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const seconds = (time: number) => `${time.toFixed(2)} s`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;
const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`;

async function main() {
  const builds = buildTimes();
  const [site, plain, long, plainLong] = await Promise.all([
    serveSite(),
    serveSite({ change: withoutScripts }),
    serveSite({ folder: longCatalogueFolder }),
    serveSite({ folder: longCatalogueFolder, change: withoutScripts }),
  ]);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", `--remote-debugging-port=${debugPort}`],
  });

  row(
    "page",
    "Lighthouse: performance, accessibility, best practices, SEO",
    "LCP",
    "LCP without script",
    "blocking",
    "shift",
    "script before a touch",
    "script after it",
    "fonts",
    "HTML, gzip",
  );
  row(...Array.from({ length: 10 }, () => "---"));
  const printPage = (name: string, own: PageFigures, free: PageFigures, afterTouch: number, file: string) =>
    row(
      name,
      own.scores.join(", "),
      seconds(own.lcp / 1000),
      seconds(free.lcp / 1000),
      milliseconds(own.blocking),
      own.shift.toFixed(2),
      kilobytes(own.scriptBytes),
      kilobytes(afterTouch),
      kilobytes(own.fontBytes),
      kilobytes(gzipSync(readFileSync(file)).length),
    );
  const measured = [
    ...routes.map((route) => ({ name: `\`${route}\``, route, own: site, free: plain, folder: publicFolder })),
    { name: "1,000 products", route: "/products/", own: long, free: plainLong, folder: longCatalogueFolder },
  ];
  for (const { name, route, own, free, folder } of measured) {
    const { page, other } = await pageFigures(own.origin + route, free.origin + route, runs, debugPort);
    const afterTouch = await scriptAfterFirstTouch(browser, own.origin + route);
    printPage(name, page, other, afterTouch, path.join(folder, route, "index.html"));
  }

  const hero = await heroPicture(browser, site.origin);
  print("");
  row("figure", "measured");
  row("---", "---");
  row("hero picture of a 360 px phone at 2x", `${hero.type}, ${kilobytes(hero.bytes)}`);
  row("from tap to painted total, processor slowed 4 times", milliseconds(await tapToTotal(browser, site.origin)));
  row("from the first scroll to a live page, slow 4G", seconds((await touchToAlive(browser, site.origin)) / 1000));
  row("cold build", seconds(builds.cold));
  row("unchanged rebuild", `${seconds(builds.unchanged)}, ${share(builds.unchanged, builds.cold)} of a cold one`);
  row("cold build, 1,000 products", seconds(builds.thousand));
  row("cold build, 2,000 products", seconds(builds.twoThousand));
  await browser.close();
  await Promise.all([site, plain, long, plainLong].map((server) => server.close()));
}

void main();
