import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { contentFileNames, contentFiles } from "./contentFiles";

/**
 * Run by npm after an install: writes one JSON Schema per content file, to which .vscode/settings.json points, for the editor's
 * help: descriptions while pointing, suggestions while typing, red lines under mistakes.
 */
const folder = path.resolve(".vscode/schemas");
mkdirSync(folder, { recursive: true });
for (const file of contentFileNames) {
  writeFileSync(path.join(folder, file), JSON.stringify(z.toJSONSchema(contentFiles[file]), null, 2));
}
