import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { dataFile } from "../gatsbyHtml";

/**
 * A page as it was built: its file under `public`, its address without the site's path prefix, its HTML, and what its page
 * query gave (nothing where the build wrote no page data).
 */
export type BuiltPage = { file: string; address: string; root: HTMLElement; data: Record<string, unknown> };

/** Every page that Gatsby wrote. Other HTML files, such as a search console's proof of ownership, are left out. */
export function builtPages(publicFolder: string): BuiltPage[] {
  return nonEmptyFiles(publicFolder)
    .filter((file) => /^(?!_gatsby).*\.html$/.test(file))
    .map((file) => readPage(publicFolder, file))
    .filter(({ root }) => root.querySelector("#___gatsby") !== null);
}

/** All files under a folder that are not empty, relative to it, with forward slashes. */
export function nonEmptyFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => {
      const entry = statSync(path.join(folder, name));
      return entry.isFile() && entry.size > 0;
    })
    .map((name) => name.replaceAll(path.sep, "/"))
    .sort();
}

function readPage(publicFolder: string, file: string): BuiltPage {
  // Scripts and styles are kept as text; what stands inside noscript is parsed, as browsers without script do.
  const html = readFileSync(path.join(publicFolder, file), "utf8");
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const address = `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
  const json = path.join(publicFolder, dataFile({ path: address }));
  const data = existsSync(json) ? (JSON.parse(readFileSync(json, "utf8")).result?.data ?? {}) : {};
  return { file, address, root, data };
}

/** A text with white space collapsed, as a browser shows it. */
export const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text of a page's first element of that selector, on one line; empty where there is none. */
export const textOf = ({ root }: BuiltPage, selector: string) => spaced(root.querySelector(selector)?.text ?? "");
