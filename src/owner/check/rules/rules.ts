import { bookFile } from "../../schema/contentFiles";
import { agreementRules } from "./agreements";
import type { Diagnose, PathDiagnostic, ValidContent } from "./diagnose";
import { hoursWarnings } from "./hours";
import { idRules, nameWarnings, referenceRules } from "./names";
import { numberWarnings } from "./numbers";
import { placeholderWarnings } from "./shop";
import { bandRules, spanRules, spanWarnings } from "./spans";

type Rule = (content: ValidContent, diagnose: Diagnose, today: string) => void;

const errorRules: readonly Rule[] = [idRules, referenceRules, spanRules, bandRules, agreementRules];

const doubts: readonly Rule[] = [nameWarnings, numberWarnings, spanWarnings, hoursWarnings, placeholderWarnings];

/**
 * Errors across fields and files, for files that are valid by themselves, and doubts about possible but unlikely values, for files
 * without an error.
 */
export function rules(content: ValidContent, today: string): PathDiagnostic[] {
  const used = withoutUnusedFiles(content);
  const found = (level: PathDiagnostic["level"], from: readonly Rule[], of: ValidContent) => {
    const diagnostics: PathDiagnostic[] = [];
    for (const rule of from) rule(of, (file, path, id) => diagnostics.push({ level, file, path, id }), today);
    return diagnostics;
  };
  const errors = found("error", errorRules, used);
  const isDoubted = ([file]: [string, unknown]) => file !== bookFile && errors.every((error) => error.file !== file);
  return [...errors, ...found("warning", doubts, Object.fromEntries(Object.entries(used).filter(isDoubted)))];
}

/** The content without the files that only English pages use, where the shop has none or shop.json cannot be read. */
function withoutUnusedFiles(content: ValidContent): ValidContent {
  const { english = true } = content["shop.json"] ?? { english: false };
  const { "service-catalogue.json": _services, "about.json": _about, ...used } = content;
  return english === false ? used : content;
}
