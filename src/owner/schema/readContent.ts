import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { bookFile, type Content, contentFileNames } from "./contentFiles";

/** The content of a folder that passed the check. Without the book's file no hour is full. */
export function readContent(folder: string): Content {
  const read = (file: string): unknown => {
    const at = path.join(folder, file);
    if (file === bookFile && !existsSync(at)) return { hours: [] };
    return JSON.parse(readFileSync(at, "utf8").replace(/^\ufeff/, ""));
  };
  return Object.fromEntries(contentFileNames.map((file) => [file, read(file)])) as Content;
}
