import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editorSchemas } from "./editorSchemas";

/** `npm run content:schemas`: rewrites the editor's schemas after the content schemas have changed. */
const folder = path.resolve("src/owner/schema/editor");
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(editorSchemas())) {
  writeFileSync(path.join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
}
