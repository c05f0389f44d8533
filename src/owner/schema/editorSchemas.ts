import * as z from "zod";
import { contentFileNames, contentFiles } from "./contentFiles";

/**
 * One JSON Schema per content file, for the editor's help: descriptions while pointing, suggestions while typing, red lines
 * under mistakes. Keyed by the schema file's name, such as "services.schema.json".
 */
export function editorSchemas(): Record<string, object> {
  return Object.fromEntries(
    contentFileNames.map((file) => [
      file.replace(/\.json$/, ".schema.json"),
      forEditors(z.toJSONSchema(contentFiles[file])),
    ]),
  );
}

/** Without what only our own check understands. */
function forEditors(schema: unknown): object {
  // A field may itself be called "image"; what hangs there is then a schema and has a type.
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === "expected" || (["kind", "image", "labels", "refersTo"].includes(key) && !value.type) ? undefined : value,
    ),
  );
}
