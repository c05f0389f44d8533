import { readFileSync } from "node:fs";
import path from "node:path";
import type { HTMLElement } from "node-html-parser";
import { parsePage } from "../../src/build/verification/builtPage";
import { planId, type StartPlan } from "../../src/runtime/starter/startPlan";
import { projectFolder } from "./content";

/** The built site of the tests' shop. */
export const shopSiteFolder = path.join(projectFolder, "tests/out/shop-site");

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

export const readBuilt = (file: string, folder = shopSiteFolder) => readFileSync(path.join(folder, file), "utf8");

/** A built page as a visitor without scripts has it. */
export const documentOf = (file: string, folder = shopSiteFolder) => parsePage(readBuilt(file, folder));

/** The first element that fits; throws where there is none. */
export function find(root: HTMLElement, selector: string) {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`no ${selector} in the page`);
  return found;
}

/** The values that an attribute has in the elements that fit. */
export const attributes = (root: HTMLElement, selector: string, name: string) =>
  root.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);

/** How a page starts: its scripts and data. */
export const startPlan = (page: HTMLElement) => JSON.parse(find(page, `#${planId}`).rawText) as StartPlan;

/** The addresses that the script of the book's worker keeps. */
export const keptFiles = (worker: string) =>
  ["hashedFiles", "plainFiles"].flatMap(
    (name) => JSON.parse(new RegExp(`\\b${name}:(\\[[^\\]]*\\])`).exec(worker)?.[1] ?? "[]") as string[],
  );

/** A page's text, without scripts, styles and noscript. */
export function visibleText(page: HTMLElement) {
  const body = parsePage(find(page, "body").outerHTML);
  for (const element of body.querySelectorAll("script, style, noscript")) element.remove();
  return body.textContent.replace(/\s+/g, " ");
}
