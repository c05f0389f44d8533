import { type Content, type ContentFileName, contentFileNames, contentFiles } from "../../schema/contentFiles";
import { groupsIn, type Path, scalarFields } from "../../schema/traversal";
import type { Diagnostic } from "../diagnostic";

/** A diagnostic at a path in a file's data, of which the line is not known yet. */
export type PathDiagnostic = { level: Diagnostic["level"]; file: ContentFileName; path: Path; id: string };

/** What a rule calls to say what is wrong or doubtful at a path. */
export type Diagnose = (file: ContentFileName, path: Path, id: string) => void;

/** The files that are valid by themselves. Only of these the rules say something. */
export type ValidContent = Readonly<Partial<Content>>;

/** Every single value of the files, and every group of fields. */
export const allFields = (content: ValidContent) =>
  contentFileNames.flatMap((file) =>
    scalarFields(contentFiles[file], content[file]).map((field) => ({ file, ...field })),
  );
export const allGroups = (content: ValidContent) =>
  contentFileNames.flatMap((file) => groupsIn(contentFiles[file], content[file]).map((group) => ({ file, ...group })));
