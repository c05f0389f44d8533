import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { contentFileNames, contentFiles } from "../owner/schema/contentFiles";

/**
 * Writes a JSON Schema for each content file, for VS Code: descriptions under the pointer, suggestions while typing, red
 * lines under mistakes. .vscode/settings.json names the files. npm runs this script after an install.
 */
const folder = path.resolve(".vscode/schemas");
mkdirSync(folder, { recursive: true });
for (const file of contentFileNames) {
  writeFileSync(path.join(folder, file), JSON.stringify(z.toJSONSchema(contentFiles[file], { io: "input" }), null, 2));
}
