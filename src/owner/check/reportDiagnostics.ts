import { appendFileSync } from "node:fs";
import { byLevel, type Diagnostic, formatDiagnostics, levelWords } from "./diagnostic";

/**
 * Prints the diagnostics of a folder's files and returns whether none is an error. In a workflow run on GitHub they also go
 * into the run's summary. The step's output `refused` tells later steps that the summary explains the failure.
 */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], folder: string): boolean {
  if (diagnostics.length === 0) return true;
  process.stdout.write(`${formatDiagnostics(diagnostics, folder)}\n\n`);
  const isSound = byLevel(diagnostics).errors.length === 0;
  const { GITHUB_STEP_SUMMARY, GITHUB_OUTPUT } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary(diagnostics, folder));
  if (GITHUB_OUTPUT && !isSound) appendFileSync(GITHUB_OUTPUT, "refused=true\n");
  return isSound;
}

/** The summary of a workflow run: whether the site is updated, and every diagnostic with a link to its line. */
export function summary(diagnostics: readonly Diagnostic[], folder: string): string {
  const { errors, warnings } = byLevel(diagnostics);
  const part = (heading: string, advice: string, listed: readonly Diagnostic[]) =>
    listed.length === 0
      ? ""
      : `## ${heading}\n\n${advice}\n\n${listed.map((diagnostic) => entry(diagnostic, folder)).join("\n")}\n`;
  return [
    part(
      `Situs belum diperbarui: ${errors.length} kesalahan`,
      "Situs lama tetap tampil. Betulkan yang tertulis di bawah ini, lalu simpan (**Commit changes**) lagi.",
      errors,
    ),
    part(`Sebaiknya diperiksa: ${warnings.length} peringatan`, "Peringatan tidak menghalangi penerbitan.", warnings),
  ].join("");
}

/** An item of a numbered list. Every item begins with 1, because Markdown itself counts. */
function entry({ level, file, line, place, message }: Diagnostic, folder: string): string {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = process.env;
  const path = `${folder.replaceAll("\\", "/")}/${file}`;
  const [name, anchor] =
    line === undefined ? [escapeMarkdown(path), ""] : [escapeMarkdown(`${path}, baris ${line}`), `#L${line}`];
  const address = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}/${encodeURI(path)}${anchor}`;
  const where = `${GITHUB_SHA ? `[${name}](${address})` : name}${place === "" ? "" : ` › ${escapeMarkdown(place)}`}`;
  return `1. **${levelWords[level]}** ${where}\n\n   ${escapeMarkdown(message)}\n`;
}

/** Escapes a text for the summary, because an owner's text must not become markup or break out of its line. */
const escapeMarkdown = (text: string) =>
  text.replace(/\s+/g, " ").replace(/[\\`*_~[\]<>&|#!]/g, (character) => `&#${character.charCodeAt(0)};`);
