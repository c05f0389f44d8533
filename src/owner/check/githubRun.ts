import { appendFileSync } from "node:fs";
import type { Diagnostic } from "./diagnostic";

/** The variables that GitHub sets for every step of a workflow's run; none of them is set elsewhere. */
type Environment = Readonly<Record<string, string | undefined>>;

/** GitHub shows ten annotations of a kind per step and drops the rest without a word; the summary holds all. */
const mostAnnotations = 10;
/** A summary over 1 MiB is not shown at all, so a very long one ends before that. */
const mostFaultsInSummary = 200;

/**
 * Inside a run on GitHub, says each fault where the owner looks: as an annotation on its line in the file, and in the
 * run's summary. Marks the step `refused` where there is an error, so that later steps know that it has been explained.
 * Outside of GitHub it does nothing. `folder` is the content folder relative to the repository.
 */
export function tellGithub(
  faults: readonly Diagnostic[],
  folder: string,
  environment: Environment = process.env,
  write: (text: string) => void = (text) => void process.stdout.write(text),
): void {
  if (environment.GITHUB_ACTIONS !== "true" || faults.length === 0) return;
  write(annotations(faults, folder));
  if (environment.GITHUB_STEP_SUMMARY)
    appendFileSync(environment.GITHUB_STEP_SUMMARY, summary(faults, folder, environment));
  if (environment.GITHUB_OUTPUT && errorsOf(faults).length > 0)
    appendFileSync(environment.GITHUB_OUTPUT, "refused=true\n");
}

/** One line per fault in the form that GitHub reads: `::error file=content/services.json,line=5,title=…::message`. */
export function annotations(faults: readonly Diagnostic[], folder: string): string {
  const lines = (kind: "error" | "warning", title: string, of: readonly Diagnostic[]) =>
    of.slice(0, mostAnnotations).map((fault) => {
      const line = fault.line === undefined ? "" : `,line=${fault.line}`;
      const place = fault.place === "" ? "" : `${fault.place}: `;
      return `::${kind} file=${property(pathOf(fault, folder))}${line},title=${property(title)}::${data(`${place}${fault.id}\n${fault.en}`)}\n`;
    });
  return [
    ...lines("error", "Belum bisa diterbitkan", errorsOf(faults)),
    ...lines("warning", "Sebaiknya diperiksa", warningsOf(faults)),
  ].join("");
}

/** The run's summary, Indonesian first: what became of the change, and every fault with a link to its line. */
export function summary(faults: readonly Diagnostic[], folder: string, environment: Environment = {}): string {
  const errors = errorsOf(faults);
  const warnings = warningsOf(faults);
  const entries = (of: readonly Diagnostic[], level: "error" | "warning") => {
    const shown = of.slice(0, mostFaultsInSummary);
    const rest = of.length - shown.length;
    const more = rest === 0 ? "" : `\nDan ${rest} lagi. / And ${rest} more.\n`;
    return `${shown.map((fault, index) => entry(fault, index + 1, folder, environment, level)).join("\n")}${more}`;
  };
  const refusal = `## Situs belum diperbarui: ${errors.length} kesalahan

Situs lama tetap tampil. Betulkan yang tertulis di bawah ini, lalu simpan (**Commit changes**) lagi.
_The site was not updated; the old one stays up. Mend what is listed below and commit again._

${entries(errors, "error")}
`;
  const advice = `## Sebaiknya diperiksa: ${warnings.length} peringatan

Peringatan tidak menghalangi penerbitan. _Warnings do not stop publication._

${entries(warnings, "warning")}
`;
  return `${errors.length > 0 ? `${refusal}\n` : ""}${warnings.length > 0 ? advice : ""}`;
}

function entry(
  fault: Diagnostic,
  number: number,
  folder: string,
  environment: Environment,
  level: "error" | "warning",
): string {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = environment;
  const file = pathOf(fault, folder);
  const name = plain(fault.line === undefined ? file : `${file}, baris ${fault.line}`);
  const anchor = fault.line === undefined ? "" : `#L${fault.line}`;
  const heading =
    GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_SHA
      ? `[${name}](${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}/${encodeURI(file)}${anchor})`
      : name;
  const place = fault.place === "" ? "" : ` › ${plain(fault.place)}`;
  const word = level === "error" ? "SALAH" : "PERIKSA";
  return `${number}. **${word}** ${heading}${place}\n\n   ${plain(fault.id)}\n\n   _${plain(fault.en)}_\n`;
}

const errorsOf = (faults: readonly Diagnostic[]) => faults.filter((fault) => fault.level === "error");
const warningsOf = (faults: readonly Diagnostic[]) => faults.filter((fault) => fault.level === "warning");

const pathOf = (fault: Diagnostic, folder: string) => `${folder.replaceAll("\\", "/")}/${fault.file}`;

/** The escapes of GitHub's workflow commands: a line break would end the command, and the rest would be lost. */
const data = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Text that the summary shows as it is: what an owner typed must not become markup or break out of its line. */
const plain = (text: string) =>
  text.replace(/\s+/g, " ").replace(/[\\`*_~[\]<>&|#!]/g, (character) => `&#${character.charCodeAt(0)};`);
