import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { planId } from "../../src/platform/runtime/starter/startPlan";
import { documentOf, startPlan } from "../support/builtSite";

/**
 * A copy of a built site, in a folder of its own, whose pages name their scripts as Gatsby writes them (cache-dir/static-entry.js):
 * the globals, then every script with `async`. Starter and content policy are left out.
 */
export function withGatsbysTags(folder: string, routes: readonly string[]): string {
  const copy = mkdtempSync(path.join(tmpdir(), "gatsbys-tags-"));
  cpSync(folder, copy, { recursive: true });
  for (const route of routes) {
    const file = path.join(copy, route, "index.html");
    const { globals, scripts, entry } = startPlan(documentOf(`${route}index.html`, copy));
    const assigned = Object.entries(globals).map(([name, value]) => `window.${name}=${JSON.stringify(value)};`);
    const tags = [entry, ...scripts].map((address) => `<script src="${address}" async></script>`);
    const own = `<script>${assigned.join("")}</script>${tags.join("")}`;
    const written = readFileSync(file, "utf8").replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
    const starter = written.indexOf(`<script type="application/json" id="${planId}">`);
    writeFileSync(file, `${written.slice(0, starter)}${own}</body></html>`);
  }
  return copy;
}
