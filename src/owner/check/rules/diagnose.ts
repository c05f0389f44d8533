import type { ContentFileName } from "../../schema/contentFiles";
import type { Path } from "../../schema/path";
import type { Words } from "../../schema/words";
import type { Diagnostic } from "../diagnostic";

/** A diagnostic at a path in a file's data, of which the line is not known yet. */
export type PathDiagnostic = Words & { level: Diagnostic["level"]; file: ContentFileName; path: Path };

type Say = (path: Path, words: Words) => void;

/** What a rule calls to say what is wrong or doubtful in a file. */
export type Diagnose = (file: ContentFileName) => { error: Say; warn: Say };

/** All that some rules say. */
export function diagnosticsOf(rules: (diagnose: Diagnose) => void): PathDiagnostic[] {
  const said: PathDiagnostic[] = [];
  rules((file) => ({
    error: (path, words) => said.push({ level: "error", file, path, ...words }),
    warn: (path, words) => said.push({ level: "warning", file, path, ...words }),
  }));
  return said;
}
