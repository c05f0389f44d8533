import { spawnSync } from "node:child_process";

const settings = ["user.name=Pemilik", "user.email=pemilik@toko.example", "commit.gpgsign=false"];

/** Runs Git in a folder, whatever the settings of this computer's user are; gives what it prints, throws with its own words. */
export function git(folder: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    "git",
    ["-C", folder, ...settings.flatMap((setting) => ["-c", setting]), ...words],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`git ${words.join(" ")}: ${stderr}`);
  return stdout.trim();
}

/** Commits a folder as it is, its first time in a new repository; gives the commit. */
export function commitAll(folder: string, message = "Isi"): string {
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--allow-empty", "--message", message);
  return git(folder, "rev-parse", "HEAD");
}
