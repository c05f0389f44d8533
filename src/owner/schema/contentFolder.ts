import path from "node:path";

/** The owner's folder: `content`, or the one the environment variable CONTENT_DIR names, so that trials need no copy of the project. */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_DIR ?? "content");
}

/** A folder as messages name it: from the folder in which the command runs. */
export const folderName = (folder: string): string => path.relative(process.cwd(), folder) || folder;
