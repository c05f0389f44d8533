import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { starterAttribute } from "../../runtime/starter/startPlan";

/** A page as it was built: its file under `public`, its address without the site's path prefix, and its HTML. */
export type BuiltPage = { file: string; address: string; root: HTMLElement };

/**
 * Returns every page that the program has built. Other HTML files, such as a search console's proof of ownership, are left
 * out.
 */
export function builtPages(publicFolder: string): BuiltPage[] {
  return readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((file) => /^(?!_gatsby|page-data\/).*\.html$/.test(file))
    .sort()
    .map((file) => ({
      file,
      address: `/${file.replace(/(^|\/)index\.html$/, "$1")}`,
      root: parsePage(readFileSync(path.join(publicFolder, file), "utf8")),
    }))
    .filter(({ root }) => root.querySelector(`script[${starterAttribute}]`) !== null);
}

/** Parses a page's HTML as a browser without scripts does: scripts and styles stay text, and noscript is parsed. */
export const parsePage = (html: string) => parse(html, { blockTextElements: { script: true, style: true } });

/** The text of a page without its scripts and styles. */
export const shownText = ({ root }: BuiltPage) =>
  parse(root.outerHTML, { blockTextElements: { script: false, style: false } }).text;
