import { readFileSync } from "node:fs";
import path from "node:path";
import type { Content, ContentFileName } from "../../src/schema/contentFiles";

/** The project's root folder. */
export const root = path.resolve(__dirname, "../..");

/** A file of the real content, as the owner wrote it. */
export function content<Name extends ContentFileName>(file: Name): Content[Name] {
  return JSON.parse(readFileSync(path.join(root, "content", file), "utf8")) as Content[Name];
}
