import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { git, type Listing, listing } from "../git/git";
import { emptyShop } from "../reset/emptyShop";
import { ownersFileNames } from "../schema/contentFiles";
import { readContent } from "../schema/contentFolder";

/** How the shop's files differ from the release, for the report to the owner. Each list is sorted. */
export type Differences = ReturnType<typeof composeTree>;

const isContent = (file: string) => file.startsWith("content/");
const isWorkflow = (file: string) => file.startsWith(".github/workflows/");

/**
 * Turns `program`, a clone of the release, into the shop's next version. The shop's content and workflows replace the
 * release's; files that the shop added stay. A content file that the shop does not have is created as an emptied shop has
 * it. `before` lists the program as the shop got it, to find the files that the shop
 * changed.
 */
export function composeTree(program: string, shop: string, before: Listing) {
  const own = listing(shop, "HEAD");
  const release = listing(program, "HEAD");
  const files = [...own.keys()].sort();

  const newContent = emptyShop(readContent(path.join(program, "content")));
  const copyFromShop = (file: string) => {
    mkdirSync(path.dirname(path.join(program, file)), { recursive: true });
    cpSync(path.join(shop, file), path.join(program, file));
  };
  for (const file of release.keys()) {
    if (isContent(file) || isWorkflow(file)) rmSync(path.join(program, file));
  }
  for (const file of files) if (isContent(file) || isWorkflow(file)) copyFromShop(file);
  for (const name of ownersFileNames) {
    const file = path.join(program, "content", name);
    if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(newContent[name], null, 2)}\n`);
  }

  const programFiles = files.filter((file) => !isContent(file) && !isWorkflow(file) && file !== "template.json");
  // A workflow that is kept may still run a program file of an earlier version.
  const workflowText = workflowTexts(program);
  const added = programFiles.filter((file) => !release.has(file) && !before.has(file));
  for (const file of programFiles) {
    if (!release.has(file) && (added.includes(file) || workflowText.includes(file))) copyFromShop(file);
  }
  return {
    /** Files that the shop added outside `content/`; they stay. */
    added,
    /** Files of the program that the shop had changed; replaced by the release's. */
    replaced: programFiles.filter(
      (file) => !added.includes(file) && own.get(file) !== before.get(file) && own.get(file) !== release.get(file),
    ),
    /** Workflows that differ from the release's; they stay, because GitHub does not let a workflow change workflows. */
    workflows: [...release.keys()].filter((file) => isWorkflow(file) && own.get(file) !== release.get(file)).sort(),
  };
}

function workflowTexts(folder: string): string {
  const workflows = path.join(folder, ".github/workflows");
  return readdirSync(workflows)
    .map((name) => readFileSync(path.join(workflows, name), "utf8"))
    .join("\n");
}

/**
 * The files of the program as the shop received it: those of `lastRelease`. Without that release they are those of the first
 * commit in the shop's history, which is the copied template.
 */
export function programBefore(program: string, shop: string, lastRelease: string | undefined): Listing {
  if (lastRelease) {
    try {
      git(program, "fetch", "--quiet", "--depth=1", "origin", `refs/tags/${lastRelease}`);
      return listing(program, "FETCH_HEAD");
    } catch {
      // A deleted release must not prevent the update. More files are then reported as changed.
    }
  }
  return listing(shop, git(shop, "rev-list", "--max-parents=0", "HEAD").split("\n").at(-1) ?? "HEAD");
}
