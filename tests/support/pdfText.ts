import { spawnSync } from "node:child_process";

/** What has to be installed for tests to read a PDF. */
export const pdfReader = "poppler's pdftotext, on Debian the package poppler-utils";

export const hasPdfReader = spawnSync("pdftotext", ["-v"]).error === undefined;

/** The text on a PDF's pages, read independently of the browser that wrote it. Fails where it cannot be read. */
export function pdfText(pdf: Buffer): string {
  const { status, stdout, stderr, error } = spawnSync("pdftotext", ["-", "-"], { input: pdf, encoding: "utf8" });
  if (error) throw new Error(`Tests of what is printed read it from a PDF: install ${pdfReader}.`);
  if (status !== 0) throw new Error(`pdftotext could not read the PDF: ${stderr}`);
  return stdout;
}
