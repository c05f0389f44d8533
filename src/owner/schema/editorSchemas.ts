import * as z from "zod";
import { contentFileNames, contentFiles } from "./contentFiles";

/**
 * One JSON Schema per content file, for the editor's help: descriptions while pointing, suggestions while typing, red lines
 * under mistakes. Keyed by the schema file's name, such as "services.schema.json".
 */
export function editorSchemas(): Record<string, object> {
  return Object.fromEntries(
    contentFileNames.map((file) => [file.replace(/\.json$/, ".schema.json"), z.toJSONSchema(contentFiles[file])]),
  );
}
