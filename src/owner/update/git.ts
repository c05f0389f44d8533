import { spawnSync } from "node:child_process";

/** Runs Git in a folder and gives what it prints; throws with Git's own words where it fails. */
export const git = (folder: string, ...words: string[]): string => gitWith({}, folder, ...words);

function gitWith(variables: Readonly<Record<string, string>>, folder: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", ["-C", folder, ...words], {
    env: { ...process.env, ...variables },
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status !== 0) throw new Error(`git ${words[0]}: ${stderr.trim()}`);
  return stdout.trim();
}

/** The files of a commit, each with its blob id, which is the same in every repository. */
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

/** Commits the files of a folder on top of the shop's last commit, without touching the shop's own files or branches; gives the commit. */
export function commitFolder(folder: string, shop: string, index: string, message: string): string {
  const variables = {
    GIT_DIR: git(shop, "rev-parse", "--absolute-git-dir"),
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: index,
    // A workflow's runner has no Git identity.
    ...(process.env.GITHUB_ACTIONS === "true" ? identity : {}),
  };
  gitWith(variables, folder, "add", "--all");
  const tree = gitWith(variables, folder, "write-tree");
  return gitWith(variables, folder, "commit-tree", tree, "-p", git(shop, "rev-parse", "HEAD"), "-m", message);
}

const [name, email] = ["github-actions[bot]", "41898282+github-actions[bot]@users.noreply.github.com"];
const identity = {
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: email,
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: email,
};
