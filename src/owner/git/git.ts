import { spawnSync } from "node:child_process";

/** Runs Git in a folder. Returns its output without surrounding white space. Throws with Git's own message if Git fails. */
export const git = (folder: string, ...args: string[]): string => gitWith({}, folder, args);

function gitWith(variables: Record<string, string>, folder: string, args: string[], input = ""): string {
  const { status, stdout, stderr } = spawnSync("git", ["-C", folder, ...args], {
    env: { ...process.env, ...variables },
    input,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.trim();
}

/** Maps each file of a commit to its blob id. Equal files have the same id in every repository. */
export type Listing = ReadonlyMap<string, string>;

export function listing(folder: string, commit: string): Listing {
  const entries = git(folder, "ls-tree", "-r", "-z", commit).split("\0").filter(Boolean);
  return new Map(
    entries.map((entry) => {
      const [about = "", file = ""] = entry.split("\t");
      return [file, about.split(" ")[2] ?? ""];
    }),
  );
}

/**
 * Makes a commit of a folder's files, with the shop's last commit as its parent, and returns the commit's id. The shop's
 * working tree and branches stay as they are. `indexFile` is the path of a temporary Git index. Of what Git may ignore, only
 * the .gitignore files of the folder count: what a person's own settings ignore on a laptop is a file of the site all the
 * same.
 */
export function commitFolder(folder: string, shop: string, indexFile: string, message: string): string {
  const variables = {
    GIT_DIR: git(shop, "rev-parse", "--absolute-git-dir"),
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: indexFile,
  };
  // A workflow's runner has no Git identity.
  const bot = [
    "-c",
    "user.name=github-actions[bot]",
    "-c",
    "user.email=41898282+github-actions[bot]@users.noreply.github.com",
  ];
  const identity = process.env.GITHUB_ACTIONS === "true" ? bot : [];
  const inFolder = (args: string[], input?: string) => gitWith(variables, folder, args, input);
  // Files that the shop tracks stay tracked, ignored or not.
  inFolder(["read-tree", "HEAD"]);
  inFolder(["add", "--update"]);
  const untracked = inFolder(["ls-files", "-z", "--others", "--exclude-per-directory=.gitignore"]);
  inFolder(["update-index", "-z", "--add", "--stdin"], untracked);
  return inFolder([
    ...identity,
    "commit-tree",
    inFolder(["write-tree"]),
    "-p",
    git(shop, "rev-parse", "HEAD"),
    "-m",
    message,
  ]);
}
