import { spawnSync } from "node:child_process";
import type { Page } from "@playwright/test";

/** How many pages a PDF has that Chromium printed: it writes their objects uncompressed. */
export const pageCount = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/**
 * Prints a page on Letter, which is shorter than A4, without making it smaller: so does a browser that ignores the size in
 * the page's own `@page`. Chromium's option `format` would not do, since it shrinks the A4 page until it fits that paper.
 */
export async function printOnLetter(page: Page) {
  await page.addStyleTag({ content: "@page { size: letter }" });
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}

/** The text on a PDF's pages as poppler reads it, independently of the browser that printed it. */
export function pdfText(pdf: Buffer) {
  const { status, stdout, stderr, error } = spawnSync("pdftotext", ["-", "-"], { input: pdf, encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new Error(`pdftotext could not read the PDF: ${stderr}`);
  return stdout;
}
