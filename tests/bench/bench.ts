import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";
import { chromiumPath } from "../support/chromium";
import { root } from "../support/content";
import { serveSite } from "../support/server";
import { type BuildTimes, buildTimes, longCatalogueFolder } from "./buildTimes";
import { packagesOfPage } from "./packageBytes";
import { pageFigures } from "./pageFigures";
import {
  bookOf,
  heroPicture,
  interactionToPaint,
  scriptBytes,
  tapToCalendar,
  tapToPage,
  tapToTicket,
  touchToAlive,
} from "./visitFigures";

/**
 * `npm run bench`: the tables of docs/performance.md. What each page costs and when it answers, what opens next, where the
 * bytes go, how long a build takes; of RUNS runs (9) the median. `npm run bench -- pages visits packages builds` names the
 * parts wanted, all by default; without `builds` it measures the site that lies in `public`. Asserts nothing.
 */
const publicFolder = path.join(root, "public");
const runs = Number(process.env.RUNS ?? 9);
const debugPort = 9333;
const routes = ["/", "/en/", "/services/", "/products/", "/about/"];
const named = process.argv.slice(2);
const isWanted = (part: "pages" | "visits" | "packages" | "builds") => named.length === 0 || named.includes(part);

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

const head = (...cells: string[]) => {
  print("");
  row(...cells);
  row(...cells.map(() => "---"));
};

type Site = { name: string; route: string; folder: string; origin: string; plainOrigin: string };

async function printPages(browser: Browser, sites: readonly Site[]) {
  head(
    "page",
    "Lighthouse: performance, accessibility, best practices, SEO",
    "LCP",
    "LCP without script",
    "blocking",
    "shift",
    "script fetched ahead",
    "script in all",
    "fonts",
    "HTML, gzip",
    "page data, gzip",
  );
  for (const { name, route, folder, origin, plainOrigin } of sites) {
    const { page, other } = await pageFigures(origin + route, plainOrigin + route, runs, debugPort);
    const script = await scriptBytes(browser, origin + route);
    const gzip = (file: string) => kilobytes(gzipSync(readFileSync(path.join(folder, file))).length);
    row(
      name,
      page.scores.join(", "),
      seconds(page.lcp / 1000),
      seconds(other.lcp / 1000),
      milliseconds(page.blocking),
      page.shift.toFixed(2),
      kilobytes(script.ahead),
      kilobytes(script.all),
      kilobytes(page.fontBytes),
      gzip(path.join(route, "index.html")),
      gzip(path.join("page-data", route === "/" ? "index" : route, "page-data.json")),
    );
  }
}

async function printVisits(browser: Browser, sites: readonly Site[], origin: string) {
  head("from touch to a page that answers", "3 s after the paint", "right after it");
  for (const site of sites) {
    const time = async (delay: number) =>
      milliseconds(await touchToAlive(browser, site.origin + site.route, delay, runs));
    row(site.name, await time(3000), await time(0));
  }
  const hero = await heroPicture(browser, origin);
  head("figure", "measured");
  row("hero picture of a 360 px phone at 2x", `${hero.type}, ${kilobytes(hero.bytes)}`);
  row("from the tap to the calendar in view", milliseconds(await tapToCalendar(browser, origin, runs)));
  row("from the tap on submit to the ticket", milliseconds(await tapToTicket(browser, origin, runs)));
  const toPage = async (from: string, link: string, arrives: string, text?: string) =>
    milliseconds(await tapToPage(browser, from, link, arrives, runs, text));
  const products = `${origin}/products/`;
  row(
    "from the tap on a filter to its page",
    await toPage(products, "main [href$='/tools/']", "[href$='/tools/'][aria-current]"),
  );
  const long = sites.find((site) => site.folder === longCatalogueFolder);
  if (long) {
    const next = await toPage(long.origin + long.route, "main [href$='/page/2/']", "#product-count", "page 2 of");
    row("from the tap on 'Next page' to it", next);
  }
  row(
    "from the tap on another page's link to it",
    await toPage(`${origin}/services/`, "footer [href$='/products/']", "#product-count"),
  );
  row("INP over a whole booking", milliseconds(await interactionToPaint(browser, origin, runs)));
  const book = await bookOf(browser, origin, 5000, runs);
  row("the shop's book of 5,000 entries, from its script to the day (bound 300 ms)", milliseconds(book.opening));
  row("in it, from a tap on 'Lunas' to its mark (bound 100 ms)", milliseconds(book.tap));
}

function printPackages(folder: string) {
  const totals = routes.map((route) => packagesOfPage(folder, route));
  const sum = (total: ReadonlyMap<string, number>) => [...total.values()].reduce((all, bytes) => all + bytes, 0);
  head("bytes by package, gzip", ...routes.map((route) => `\`${route}\``));
  const names = [...new Set(totals.flatMap((total) => [...total.keys()]))];
  const most = (name: string) => Math.max(...totals.map((total) => total.get(name) ?? 0));
  for (const name of names.filter((name) => most(name) >= 512).sort((a, b) => most(b) - most(a))) {
    row(name, ...totals.map((total) => kilobytes(total.get(name) ?? 0)));
  }
  row("in all", ...totals.map((total) => kilobytes(sum(total))));
}

function printBuilds(builds: BuildTimes) {
  head("build", "measured");
  row("cold", seconds(builds.cold));
  row("unchanged", `${seconds(builds.unchanged)}, ${share(builds.unchanged, builds.cold)} of a cold one`);
  for (const { products, time } of builds.distinct)
    row(`cold, ${products} products, each with its picture`, seconds(time));
}

async function main() {
  const builds = isWanted("builds") ? await buildTimes() : null;
  const servers = await Promise.all([
    serveSite(),
    serveSite({ change: withoutScripts }),
    serveSite({ folder: longCatalogueFolder }),
    serveSite({ folder: longCatalogueFolder, change: withoutScripts }),
  ]);
  const [own, plain, long, plainLong] = servers.map(({ origin }) => origin) as [string, string, string, string];
  const sites: Site[] = routes.map((route) => ({
    name: `\`${route}\``,
    route,
    folder: publicFolder,
    origin: own,
    plainOrigin: plain,
  }));
  if (existsSync(longCatalogueFolder)) {
    const name = "1,000 products";
    sites.push({ name, route: "/products/", folder: longCatalogueFolder, origin: long, plainOrigin: plainLong });
  }
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", `--remote-debugging-port=${debugPort}`],
  });
  if (isWanted("pages")) await printPages(browser, sites);
  if (isWanted("visits")) await printVisits(browser, sites, own);
  if (isWanted("packages")) printPackages(publicFolder);
  if (builds) printBuilds(builds);
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}

void main();
