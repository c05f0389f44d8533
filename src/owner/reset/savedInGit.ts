import { spawnSync } from "node:child_process";

/** What Git holds of a folder: the names of its pictures, or why emptying the folder could not be undone. */
export type Saved = { pictures: string[] } | { unsaved: string[] } | "unknown";

/**
 * Asks Git whether every file of the content folder is committed as it stands. "unknown" where Git is missing or does not
 * know the folder; otherwise the files that only this computer has, or the pictures that Git can bring back, both by their
 * path in the folder.
 */
export function savedInGit(folder: string): Saved {
  const git = (...words: string[]) => spawnSync("git", ["-C", folder, ...words], { encoding: "utf8" });
  const names = (said: string) => said.split("\0").filter((name) => name !== "");
  const status = git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--", ".");
  // A folder that Git was told to ignore looks clean as well.
  const held = git("ls-files", "-z", "--", ".");
  if (status.status !== 0 || held.status !== 0) return "unknown";
  const unsaved = names(status.stdout).map((entry) => entry.slice(3));
  if (unsaved.length > 0) return { unsaved };
  const files = names(held.stdout);
  return files.includes("shop.json") ? { pictures: files.filter((file) => file.startsWith("images/")) } : "unknown";
}
