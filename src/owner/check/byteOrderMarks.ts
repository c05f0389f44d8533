import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFileNames } from "../schema/contentFiles";

const mark = Buffer.from("\ufeff");

/** Takes the invisible byte order mark off the content files that begin with one, as the build's own JSON parsers stumble over it. */
export function removeByteOrderMarks(folder: string): void {
  const present = readdirSync(folder);
  for (const file of contentFileNames.filter((name) => present.includes(name))) {
    const bytes = readFileSync(path.join(folder, file));
    if (bytes.subarray(0, mark.length).equals(mark))
      writeFileSync(path.join(folder, file), bytes.subarray(mark.length));
  }
}
