import { fullHoursFileName } from "../../schema/contentFiles";
import { bookableWarnings } from "./bookable";
import { consistencyRules, consistencyWarnings } from "./consistency";
import { breakWarnings, chairWarnings, coveredEntryWarnings } from "./hours";
import { idRules, letterWarnings, nameWarnings, referenceRules, variableWarnings } from "./names";
import { numberWarnings } from "./numbers";
import { placeholderWarnings } from "./placeholders";
import { bandRules, dateWarnings, rangeRules } from "./ranges";
import { type CheckContext, type PathDiagnostic, type Rule, usedContent, type ValidContent } from "./ruleTools";

const errorRules: readonly Rule[] = [idRules, referenceRules, rangeRules, bandRules, consistencyRules];

const warningRules: readonly Rule[] = [
  nameWarnings,
  letterWarnings,
  variableWarnings,
  numberWarnings,
  consistencyWarnings,
  dateWarnings,
  coveredEntryWarnings,
  breakWarnings,
  chairWarnings,
  bookableWarnings,
  placeholderWarnings,
];

/**
 * Runs the rules that compare fields and files, on the files that their schemas accept. The rules for warnings get only the
 * files that the owner writes and that have no error.
 */
export function runRules(content: ValidContent, context: CheckContext): PathDiagnostic[] {
  const used = usedContent(content);
  const run = (level: PathDiagnostic["level"], list: readonly Rule[], on: ValidContent) => {
    const diagnostics: PathDiagnostic[] = [];
    for (const rule of list)
      rule(on, (file, path, message) => diagnostics.push({ level, file, path, message }), context);
    return diagnostics;
  };
  const errors = run("error", errorRules, used);
  const getsWarnings = ([file]: [string, unknown]) =>
    file !== fullHoursFileName && errors.every((error) => error.file !== file);
  return [...errors, ...run("warning", warningRules, Object.fromEntries(Object.entries(used).filter(getsWarnings)))];
}
