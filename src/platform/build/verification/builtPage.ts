import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { HTMLElement, parse, TextNode } from "node-html-parser";

/** A page as it was built: its file under `public`, its address without the site's path prefix, and what it holds. */
export type BuiltPage = { file: string; address: string; language: "id" | "en"; html: string; root: HTMLElement };

/** Every page that the build wrote; other HTML files, such as a search console's proof of ownership, are none of them. */
export async function builtPages(publicFolder: string): Promise<BuiltPage[]> {
  const files = (await filesUnder(publicFolder)).filter(
    (file) => file.endsWith(".html") && !file.startsWith("_gatsby"),
  );
  const pages = await Promise.all(files.sort().map((file) => readPage(publicFolder, file)));
  return pages.filter(({ root }) => root.querySelector("#___gatsby") !== null);
}

/** All files under a folder, relative to it, with forward slashes. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}

async function readPage(publicFolder: string, file: string): Promise<BuiltPage> {
  const html = await readFile(path.join(publicFolder, file), "utf8");
  // What stands in a noscript is read by some visitors; scripts and styles are text.
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const language = root.querySelector("html")?.getAttribute("lang") === "en" ? "en" : "id";
  return { file, address: `/${file.replace(/(^|\/)index\.html$/, "$1")}`, language, html, root };
}

/** What an element says to a reader, on one line; the texts of elements side by side do not run into each other. */
export function wordsOf(element: HTMLElement | null | undefined): string {
  return element ? spaced(rawWords(element)) : "";
}

/** A text as it is read in HTML: any white space is one space. */
export const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

function rawWords(element: HTMLElement): string {
  return element.childNodes
    .map((node) => {
      if (node instanceof TextNode) return node.text;
      if (!(node instanceof HTMLElement) || ["SCRIPT", "STYLE"].includes(node.tagName)) return "";
      return ` ${rawWords(node)} `;
    })
    .join("");
}

/** Whether a text says a word or figure as a whole: "5 menit" is not said by "45 menit", nor "Rp 10.000" by "Rp 10.000.000". */
export function says(text: string, words: string): boolean {
  const sought = spaced(words);
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
    const before = text.slice(0, at);
    const after = text.slice(at + sought.length);
    const isPartOfMore = joins(before, sought) || (isWordlike(sought.at(-1)) && /^([\p{L}\p{N}]|[.,]\d)/u.test(after));
    if (!isPartOfMore) return true;
  }
  return false;
}

const isWordlike = (character = "") => /[\p{L}\p{N}]/u.test(character);

const joins = (before: string, sought: string) => isWordlike(sought[0]) && /([\p{L}\p{N}]|\d[.,])$/u.test(before);
