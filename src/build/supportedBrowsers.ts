import { readFileSync } from "node:fs";
import path from "node:path";

/** A browser's name in browserslist, such as `ios_saf`, and a version of it, such as `15.4`. */
export type BrowserVersion = { name: string; version: string };

/** The oldest supported browsers, from `browserslist` in package.json. Throws at an entry that is not `name >= version`. */
export function supportedBrowsers(): BrowserVersion[] {
  const { browserslist } = JSON.parse(readFileSync(path.resolve("package.json"), "utf8")) as { browserslist: string[] };
  return browserslist.map((entry) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
    if (!name || !version) throw new Error(`package.json: browserslist has "${entry}"; expected "name >= version"`);
    return { name, version };
  });
}

/** The same browsers as esbuild's option `target` takes them. Samsung Internet has the engine of a Chrome. */
export const esbuildTarget = (browsers: readonly BrowserVersion[]) =>
  browsers
    .filter(({ name }) => name !== "samsung")
    .map(({ name, version }) => name.replace("and_chr", "chrome").replace("ios_saf", "ios") + version);
