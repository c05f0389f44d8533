import { plainLine, shortened } from "../../format/plainText";
import { type Path, valueAt } from "../schema/path";

/** One problem in the owner's files: where it is and what to do about it, in Indonesian and in English. */
export type Diagnostic = {
  /** An error stops the build; a warning is shown, and the site is built all the same. */
  level: "error" | "warning";
  file: string;
  /** Where the value is, such as `services › "Cukur Jenggot" (no. 3) › basePrice`; empty for the file as a whole. */
  place: string;
  /** Where in the file's text, counted from one; missing where the fault is the file itself. */
  line?: number;
  column?: number;
  id: string;
  en: string;
};

const nameFields = ["name", "title", "label", "heading", "reason", "figure", "id"] as const;

function nameOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  for (const field of nameFields) {
    const value = (entry as Record<string, unknown>)[field];
    const name = typeof value === "string" ? plainLine(value) : "";
    if (name !== "") return `"${shortened(name, 40)}" `;
  }
  return "";
}

/** A path as the owner reads it: entries of lists by their name and their number, counted from one. */
export function placeOf(data: unknown, path: Path): string {
  return path
    .map((key, depth) =>
      typeof key === "number"
        ? `${nameOf(valueAt(data, path.slice(0, depth + 1)))}(no. ${key + 1})`
        : shortened(plainLine(String(key)), 60),
    )
    .join(" › ");
}

/** A value as it would stand in the file, cut to a length that fits a line. */
export function shown(value: unknown): string {
  return shortened(JSON.stringify(value) ?? String(value), 60);
}

/** All faults as one text for a terminal: errors before warnings, a count at the end; empty when there are none. */
export function report(faults: readonly Diagnostic[], folder: string): string {
  if (faults.length === 0) return "";
  const errors = faults.filter((fault) => fault.level === "error");
  const warnings = faults.filter((fault) => fault.level === "warning");
  const blocks = [...errors, ...warnings].map((fault) => {
    const heading = fault.level === "error" ? "SALAH / ERROR" : "PERIKSA / WARNING";
    const line = fault.line === undefined ? "" : ` baris ${fault.line}`;
    const place = fault.place === "" ? "" : ` › ${fault.place}`;
    return `${heading}  ${folder}/${fault.file}${line}${place}\n  ${fault.id}\n  ${fault.en}`;
  });
  const count = `${errors.length} kesalahan, ${warnings.length} peringatan / ${errors.length} errors, ${warnings.length} warnings`;
  return `${blocks.join("\n\n")}\n\n${count}`;
}
