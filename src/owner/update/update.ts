import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { commitFolder, git } from "../git/git";
import { composeTree, type Differences, programBefore } from "./composeTree";

/**
 * The second half of `npm run update`, run in a clone of the release by scripts/update.mjs. Makes the shop's next version in
 * this clone, checks it with `npm run content:gate`, commits it on top of the shop's last commit and delivers the commit.
 * Only the last step touches the shop's own folder, so any failure leaves it as it was. Throws with a reason for the owner.
 */
export function update(shop: string, template: string, release: string): void {
  const program = process.cwd();
  const { release: lastRelease } = readJson(path.join(shop, "template.json")) as { release?: string };
  const { version: shopVersion } = readJson(path.join(shop, "package.json")) as { version: string };
  const news = newsSince(shopVersion);
  const differences = composeTree(program, shop, programBefore(program, shop, lastRelease));
  writeFileSync(path.join(program, "template.json"), `${JSON.stringify({ template, release }, null, 2)}\n`);

  // The build runs packages, which get no token.
  const { GITHUB_TOKEN, GH_TOKEN, ...env } = process.env;
  const gate = spawnSync("npm", ["run", "--silent", "content:gate"], {
    env,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (gate.status !== 0) throw new Error("Isi toko Anda dengan versi baru belum lolos pemeriksaan; pesannya di atas.");

  const text = summaryText(differences, template, release, news);
  const message = `Perbarui situs ke ${release}\n\n${text}`;
  const commit = commitFolder(program, shop, `${program}.index`, message);
  printSummary(`## Perbarui ke ${release}\n\n${deliver(shop, commit, release)}\n\n${text}`);
}

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/**
 * The notes in docs/pemilik/apa-yang-baru.md on all versions newer than the shop's. Its headings are versions, newest first.
 */
function newsSince(version: string): string {
  const [, ...sections] = readFileSync("docs/pemilik/apa-yang-baru.md", "utf8").split(/^## /m);
  const known = sections.findIndex((section) => /^[\d.]+/.exec(section)?.[0] === version);
  return sections
    .slice(0, known < 0 ? undefined : known)
    .map((section) => section.replace(/^.*\n+/, "").trim())
    .join("\n");
}

/** The text for the owner, in the run's summary, in the pull request and in the commit. */
function summaryText(differences: Differences, template: string, release: string, news: string): string {
  const { added, replaced, workflows } = differences;
  const names = (files: readonly string[]) => files.map((file) => `- \`${file}\``).join("\n");
  const part = (heading: string, lines: string) => (lines === "" ? [] : [`${heading}\n\n${lines}`]);
  const addresses = workflows.map((file) => `- \`${file}\`: https://github.com/${template}/blob/${release}/${file}`);
  return [
    ...part("Yang baru:", news),
    ...part("Tambahan Anda sendiri, tetap ada:", names(added)),
    ...part(
      "Bagian program yang pernah diubah, sekarang diganti (yang lama tetap ada di riwayat Git):",
      names(replaced),
    ),
    ...part("Workflow tidak ikut diganti. Kalau mau, salin sendiri isi barunya:", addresses.join("\n")),
  ].join("\n\n");
}

/** Delivers the commit: locally by a merge, on GitHub as a branch to merge. Returns a sentence for the owner. */
function deliver(shop: string, commit: string, release: string): string {
  const { GITHUB_ACTIONS, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_REF_NAME } = process.env;
  if (GITHUB_ACTIONS !== "true") {
    git(shop, "merge", "--quiet", "--ff-only", commit);
    return "Situs di folder ini sudah versi baru. Jalankan `npm ci`, lihat dengan `npm run develop`, lalu kirim dengan `git push`.";
  }
  const branch = `perbarui-${release}`;
  git(shop, "push", "--quiet", "--force", "origin", `${commit}:refs/heads/${branch}`);
  const address = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/compare/${GITHUB_REF_NAME}...${branch}?expand=1`;
  return `Versi baru menunggu persetujuan Anda: buka ${address}, baca, ketuk **Create pull request**, lalu **Merge pull request**. Sesudah itu situs terbit sendiri.`;
}

/** Prints a text for the owner, in a workflow into the run's summary as well. */
export function printSummary(text: string): void {
  process.stdout.write(`${text}\n`);
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${text}\n`);
}
