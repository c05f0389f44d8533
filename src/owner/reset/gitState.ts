import { spawnSync } from "node:child_process";

/** What Git knows of a folder. Paths are relative to the folder. */
export type GitState =
  | { state: "unknown" }
  | { state: "uncommitted"; files: string[] }
  | { state: "committed"; pictures: string[] };

/**
 * Asks Git whether every file of the content folder is committed as it is. "unknown" when Git is not installed or does
 * not track the folder, "uncommitted" with the files that Git could not restore, "committed" with the pictures that it
 * could.
 */
export function gitState(folder: string): GitState {
  const git = (...words: string[]) => spawnSync("git", ["-C", folder, ...words], { encoding: "utf8" });
  const entries = (output: string) => output.split("\0").filter((entry) => entry !== "");
  const status = git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--", ".");
  const tracked = git("ls-files", "-z", "--", ".");
  if (status.status !== 0 || tracked.status !== 0) return { state: "unknown" };
  const uncommitted = entries(status.stdout).map((entry) => entry.slice("?? ".length));
  if (uncommitted.length > 0) return { state: "uncommitted", files: uncommitted };
  const files = entries(tracked.stdout);
  // The status of an ignored folder is clean as well, but Git tracks none of its files.
  if (!files.includes("shop.json")) return { state: "unknown" };
  return { state: "committed", pictures: files.filter((file) => file.startsWith("images/")) };
}
