import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import { root } from "./content";

/** The built site of the tests' shop. */
export const publicFolder = path.join(root, "tests/out/shop-site");

/** Every page for visitors by its path. */
export const pages = {
  "/": "index.html",
  "/services/": "services/index.html",
  "/products/": "products/index.html",
  "/about/": "about/index.html",
  "/tiket/": "tiket/index.html",
  "/en/": "en/index.html",
  "/en/ticket/": "en/ticket/index.html",
  "/404/": "404.html",
} as const;

/** The shop's own page, which no other page leads to. */
export const bookPage = "buku/index.html";

export const html = (file: string, folder = publicFolder): string => readFileSync(path.join(folder, file), "utf8");

/** A built page, parsed without running scripts. */
export const documentOf = (file: string, folder = publicFolder): Document =>
  new DOMParser().parseFromString(html(file, folder), "text/html");

/**
 * The same with a tenth of the work, for tests that read many pages. Elements are found by selectors; what stands inside
 * noscript is parsed, scripts and styles are text.
 */
export const elementsOf = (file: string, folder = publicFolder) =>
  parse(html(file, folder), { blockTextElements: { script: true, style: true } });

/** A page's text, without scripts, styles and noscript. */
export function visibleText(document: Document): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll("script, style, noscript")) element.remove();
  return (body.textContent ?? "").replace(/\s+/g, " ");
}

/** All files under a folder, relative to it. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
}
