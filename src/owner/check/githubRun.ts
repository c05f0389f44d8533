import { appendFileSync } from "node:fs";
import { byLevel, type Diagnostic, report } from "./diagnostic";

type Environment = Readonly<Record<string, string | undefined>>;

/** Prints the diagnostics of a folder's files, and reports them to GitHub's run; true if none is an error. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], folder: string): boolean {
  if (diagnostics.length > 0) process.stdout.write(`${report(diagnostics, folder)}\n\n`);
  tellGithub(diagnostics, folder);
  return byLevel(diagnostics).errors.length === 0;
}

/**
 * Inside a workflow run on GitHub, puts each diagnostic where the owner looks: an annotation at its line, and an entry in the
 * run's summary. An error also sets the step's output `refused`, by which later steps know that the failure has been explained.
 * Does nothing outside of GitHub. `folder` holds the files, as a path in the repository.
 */
export function tellGithub(
  diagnostics: readonly Diagnostic[],
  folder: string,
  environment: Environment = process.env,
): void {
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY, GITHUB_OUTPUT } = environment;
  if (GITHUB_ACTIONS !== "true" || diagnostics.length === 0) return;
  process.stdout.write(annotations(diagnostics, folder));
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary(diagnostics, folder, environment));
  if (GITHUB_OUTPUT && byLevel(diagnostics).errors.length > 0) appendFileSync(GITHUB_OUTPUT, "refused=true\n");
}

/**
 * One line per diagnostic in GitHub's format; GitHub shows the first ten of a kind: `::error
 * file=content/services.json,line=5,title=…::message`.
 */
export function annotations(diagnostics: readonly Diagnostic[], folder: string): string {
  const { errors, warnings } = byLevel(diagnostics);
  const lines = [...errors, ...warnings].map((diagnostic) => {
    const { level, line, place, message } = diagnostic;
    const at = `file=${escapeProperty(pathOf(diagnostic, folder))}${line === undefined ? "" : `,line=${line}`}`;
    const title = level === "error" ? "Belum bisa diterbitkan" : "Sebaiknya diperiksa";
    return `::${level} ${at},title=${title}::${escapeData(`${place === "" ? "" : `${place}: `}${message}`)}\n`;
  });
  return lines.join("");
}

/** The run's summary: the outcome of the change, and every diagnostic with a link to its line. */
export function summary(diagnostics: readonly Diagnostic[], folder: string, environment: Environment = {}): string {
  const { errors, warnings } = byLevel(diagnostics);
  const part = (heading: string, advice: string, listed: readonly Diagnostic[]) =>
    listed.length === 0
      ? ""
      : `## ${heading}\n\n${advice}\n\n${listed.map((one) => entry(one, folder, environment)).join("\n")}\n`;
  return [
    part(
      `Situs belum diperbarui: ${errors.length} kesalahan`,
      "Situs lama tetap tampil. Betulkan yang tertulis di bawah ini, lalu simpan (**Commit changes**) lagi.",
      errors,
    ),
    part(`Sebaiknya diperiksa: ${warnings.length} peringatan`, "Peringatan tidak menghalangi penerbitan.", warnings),
  ].join("");
}

/** An item of a numbered list; Markdown itself counts the items. */
function entry(diagnostic: Diagnostic, folder: string, environment: Environment): string {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = environment;
  const { level, line, place, message } = diagnostic;
  const file = pathOf(diagnostic, folder);
  const [name, anchor] =
    line === undefined ? [escapeMarkdown(file), ""] : [escapeMarkdown(`${file}, baris ${line}`), `#L${line}`];
  const address = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}/${encodeURI(file)}${anchor}`;
  const where = `${GITHUB_SHA ? `[${name}](${address})` : name}${place === "" ? "" : ` › ${escapeMarkdown(place)}`}`;
  return `1. **${level === "error" ? "SALAH" : "PERIKSA"}** ${where}\n\n   ${escapeMarkdown(message)}\n`;
}

const pathOf = ({ file }: Diagnostic, folder: string) => `${folder.replaceAll("\\", "/")}/${file}`;

/** Escaped for GitHub's workflow commands, which a line break would end. */
const escapeData = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Escaped for the summary: what an owner typed must neither become markup nor break out of its line. */
const escapeMarkdown = (text: string) =>
  text.replace(/\s+/g, " ").replace(/[\\`*_~[\]<>&|#!]/g, (character) => `&#${character.charCodeAt(0)};`);
