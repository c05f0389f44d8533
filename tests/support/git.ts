import { git as run } from "../../src/owner/git/git";

const settings = ["user.name=Pemilik", "user.email=pemilik@toko.example", "commit.gpgsign=false"];

/**
 * Runs Git in a folder, whatever the settings of this computer's user are; gives what it prints, throws with its own words.
 */
export const git = (folder: string, ...words: string[]) =>
  run(folder, ...settings.flatMap((setting) => ["-c", setting]), ...words);

/** Commits a folder as it is, its first time in a new repository; gives the commit. */
export function commitAll(folder: string, message = "Isi") {
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--allow-empty", "--message", message);
  return git(folder, "rev-parse", "HEAD");
}
