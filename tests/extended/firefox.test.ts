import { firefoxEngine } from "../support/firefox";
import type { RunningEngine } from "../support/otherEngines";
import { type SiteServer, serveSite } from "../support/server";

// In forced colours.
const engine = firefoxEngine({ "browser.display.document_color_use": 2 });

// Without Firefox it is skipped; otherEngines.test.ts says what to install.
const inFirefox = engine.isInstalled ? test : test.skip;

let site: SiteServer;
let running: RunningEngine | undefined;

beforeAll(async () => {
  site = await serveSite();
});

afterAll(async () => {
  await running?.close();
  await site.close();
});

inFirefox("in a filled form no prefetch is refused, and what is chosen shows in forced colours", async () => {
  running = await engine.start();
  const date = `${new Date().getFullYear() + 1}-12-08`;
  const page = await running.open(`${site.origin}/?service=father-son&date=${date}&time=17:00#booking`, 360);
  await page.isTrue("document.querySelector('[role=gridcell][aria-selected=true]')");
  expect(await page.read("matchMedia('(forced-colors: active)').matches")).toBe(true);
  const background = (css: string) => `getComputedStyle(document.querySelector("${css}")).backgroundColor`;
  const chosen = await page.read<string>(background("[role=gridcell][aria-selected=true]"));
  expect(await page.read(background("[role=gridcell][aria-selected=false]"))).not.toBe(chosen);
  // Their colour changes over a moment.
  for (const name of ["time", "service"])
    await page.isTrue(`${background(`label:has(input[name=${name}]:checked)`)} === ${JSON.stringify(chosen)}`);

  // By now the next scripts are prefetched, and the data of the linked pages.
  await page.isTrue(
    `performance.getEntriesByName(document.querySelector("link[rel=prefetch][href*='page-data']")?.href ?? "").length > 0`,
  );
  expect(await page.complaints()).toEqual([]);
});
