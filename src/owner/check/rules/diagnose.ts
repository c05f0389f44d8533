import type { Content, ContentFileName } from "../../schema/contentFiles";
import type { Path } from "../../schema/path";
import type { Diagnostic } from "../diagnostic";

/** A diagnostic at a path in a file's data, of which the line is not known yet. */
export type PathDiagnostic = { level: Diagnostic["level"]; file: ContentFileName; path: Path; id: string };

type Say = (path: Path, id: string) => void;

/** What a rule calls to say what is wrong or doubtful in a file. */
export type Diagnose = (file: ContentFileName) => { error: Say; warn: Say };

/** The files that are valid by themselves. Only of these the rules say something. */
export type ValidContent = Readonly<Partial<Content>>;

/** All that some rules say. */
export function diagnosticsOf(rules: (diagnose: Diagnose) => void): PathDiagnostic[] {
  const said: PathDiagnostic[] = [];
  rules((file) => ({
    error: (path, id) => said.push({ level: "error", file, path, id }),
    warn: (path, id) => said.push({ level: "warning", file, path, id }),
  }));
  return said;
}
