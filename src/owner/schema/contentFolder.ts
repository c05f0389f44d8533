import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ContentFileName, contentOf, type WrittenContent } from "./contentFiles";

/** The path of the content folder: `content`, or the folder that the environment variable CONTENT_DIR names. */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_DIR ?? "content");
}

/** A folder's name for messages: its path relative to the working directory. */
export const folderName = (folder: string): string => path.relative(process.cwd(), folder) || folder;

/**
 * The paths of all files below the folder, with `/` as separator, in alphabetical order; empty if the folder cannot be read.
 */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
      .sort();
  } catch {
    return [];
  }
}

const readText = (folder: string, file: ContentFileName): string =>
  readFileSync(path.join(folder, file), "utf8").replace(/^\ufeff/, "");

/** Reads one content file of a folder that passed the check. */
export const readContentFile = <Name extends ContentFileName>(folder: string, file: Name): WrittenContent[Name] =>
  JSON.parse(readText(folder, file));

/** Reads the content of a folder that passed the check. */
export const readContent = (folder: string): WrittenContent =>
  contentOf((file) => (existsSync(path.join(folder, file)) ? readText(folder, file) : undefined));
