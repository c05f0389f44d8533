import {
  type Content,
  type ContentFileName,
  contentFileNames,
  contentFiles,
  englishFileNames,
  type WrittenContent,
} from "../../schema/contentFiles";
import { type Path, recordsIn, scalarFields } from "../../schema/traversal";
import type { Diagnostic } from "../diagnostic";

/** A diagnostic at a path in a file's data; checkJsonFiles.ts adds its line. */
export type PathDiagnostic = { level: Diagnostic["level"]; file: ContentFileName; path: Path; message: string };

/** Reports a problem at a path. */
export type Diagnose = (file: ContentFileName, path: Path, message: string) => void;

/** Compares fields and files, and reports what does not agree. */
export type Rule = (content: ValidContent, diagnose: Diagnose, context: CheckContext) => void;

export type CheckContext = {
  now: Date;
  /** Whether the build uses the address in shop.json, so that a placeholder there matters. */
  checksSiteUrl: boolean;
  /** Whether fields are named by their labels, as in the owner's form, and not by their names in the file. */
  labelsFields?: boolean;
};

/** The content of the files that passed their schemas. All other files are missing, and the rules skip them. */
export type ValidContent = Partial<Content>;

/** Content as the rules or the files have it. */
export type SomeContent = Partial<WrittenContent>;

/** Every scalar value of the files, with its file. */
export const allFields = (content: SomeContent) =>
  contentFileNames.flatMap((file) =>
    scalarFields(contentFiles[file], content[file]).map((field) => ({ file, ...field })),
  );

/** Every group of fields of the files, with its file. */
export const allRecords = (content: SomeContent) =>
  contentFileNames.flatMap((file) => recordsIn(contentFiles[file], content[file]).map((group) => ({ file, ...group })));

/** The content that the pages show: in a shop without English pages not their files, nor translations. */
export function usedContent<Of extends SomeContent>(content: Of): Of {
  // Without a readable shop.json nobody knows.
  if ((content["shop.json"] ?? { english: false }).english !== false) return content;
  const isEnglish = (key: string) => key.endsWith("English") || (englishFileNames as readonly string[]).includes(key);
  return JSON.parse(JSON.stringify(content), (key, value) => (isEnglish(key) ? undefined : value));
}
