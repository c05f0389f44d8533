import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { refusalOf } from "../../platform/runtime/gitHost";
import { removeByteOrderMarks } from "../schema/contentFolder";
import { composeTree, type Differences, programBefore } from "./composeTree";
import { commitFolder, git } from "./git";
import { contentVersion, type Files, migrateContent } from "./migrateContent";

/**
 * The second half of `npm run update`, run in a clone of the release by scripts/update.mjs: makes the shop's next tree in this
 * clone, runs the gate on it, commits it on top of the shop's last commit and delivers the commit. The shop's own folder is
 * only touched in the last step, so any failure leaves it as it was.
 */
async function update(shop: string, template: string, release: string): Promise<void> {
  const program = process.cwd();
  const { release: lastRelease } = readJson(path.join(shop, "template.json")) as { release?: string };
  const { version: shopVersion } = readJson(path.join(shop, "package.json")) as { version: string };
  const news = newsSince(shopVersion);
  const differences = composeTree(program, shop, programBefore(program, shop, lastRelease));
  const notes = migrateFolder(path.join(program, "content"));
  writeFileSync(path.join(program, "template.json"), `${JSON.stringify({ template, release }, null, 2)}\n`);

  const gate = spawnSync("npm", ["run", "--silent", "content:gate"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (gate.status !== 0) throw new Error("Isi toko Anda dengan versi baru belum lolos pemeriksaan; pesannya di atas.");

  const text = summaryText(differences, template, release, news, notes);
  const message = `Perbarui situs ke ${release}\n\n${text}`;
  const commit = commitFolder(program, shop, `${program}.index`, message);
  printSummary(`## Perbarui ke ${release}\n\n${await deliver(shop, commit, release, text)}\n\n${text}`);
}

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** Brings the content folder to this program's version; gives the steps' notes. */
function migrateFolder(folder: string): readonly string[] {
  removeByteOrderMarks(folder);
  const versionFile = path.join(folder, ".version");
  const version = existsSync(versionFile) ? Number(readFileSync(versionFile, "utf8")) : 0;
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const before: Files = Object.fromEntries(names.map((name) => [name, contentFile(path.join(folder, name))]));
  const { files, notes } = migrateContent(before, version);
  for (const [name, data] of Object.entries(files)) {
    if (data !== before[name]) writeFileSync(path.join(folder, name), `${JSON.stringify(data, null, 2)}\n`);
  }
  writeFileSync(versionFile, `${contentVersion}\n`);
  return notes;
}

function contentFile(file: string): unknown {
  try {
    return readJson(file);
  } catch {
    throw new Error(
      `content/${path.basename(file)} tidak bisa dibaca. Betulkan dulu; \`npm run content:check\` menyebut barisnya.`,
    );
  }
}

/** The sections of docs/apa-yang-baru.md above the shop's version; the headings are versions, newest first. */
function newsSince(version: string): string {
  const [, ...sections] = readFileSync("docs/apa-yang-baru.md", "utf8").split(/^## /m);
  const known = sections.findIndex((section) => /^[\d.]+/.exec(section)?.[0] === version);
  return sections
    .slice(0, known < 0 ? undefined : known)
    .map((section) => section.replace(/^.*\n+/, "").trim())
    .join("\n");
}

/** The text for the owner, in the run's summary, in the pull request and in the commit. */
function summaryText(
  differences: Differences,
  template: string,
  release: string,
  news: string,
  notes: readonly string[],
): string {
  const { added, replaced, workflows } = differences;
  const names = (files: readonly string[]) => files.map((file) => `- \`${file}\``).join("\n");
  const part = (heading: string, lines: string) => (lines === "" ? [] : [`${heading}\n\n${lines}`]);
  const addresses = workflows.map((file) => `- \`${file}\`: https://github.com/${template}/blob/${release}/${file}`);
  return [
    ...part("Yang baru:", news),
    ...part("Yang mungkin ingin Anda isi:", notes.map((note) => `- ${note}`).join("\n")),
    ...part("Tambahan Anda sendiri, tetap ada:", names(added)),
    ...part(
      "Bagian program yang pernah diubah, sekarang diganti (yang lama tetap ada di riwayat Git):",
      names(replaced),
    ),
    ...part("Workflow tidak ikut diganti. Kalau mau, salin sendiri isi barunya:", addresses.join("\n")),
  ].join("\n\n");
}

/** Publishes the commit (locally by a merge, on GitHub as a pull request or a push) and returns a sentence for the owner. */
async function deliver(shop: string, commit: string, release: string, text: string): Promise<string> {
  if (process.env.GITHUB_ACTIONS !== "true") {
    git(shop, "merge", "--quiet", "--ff-only", commit);
    return "Situs di folder ini sudah versi baru. Jalankan `npm ci`, lihat dengan `npm run develop`, lalu kirim dengan `git push`.";
  }
  const branch = process.env.GITHUB_REF_NAME ?? "main";
  const updateBranch = `perbarui-${release}`;
  git(shop, "push", "--quiet", "--force", "origin", `${commit}:refs/heads/${updateBranch}`);
  const response = await github("pulls", {
    title: `Perbarui situs ke ${release}`,
    head: updateBranch,
    base: branch,
    body: text,
  });
  if (response.ok) {
    const { html_url: address } = (await response.json()) as { html_url: string };
    return `Usulannya ada di ${address}. Baca, lalu ketuk **Merge pull request**; sesudah itu situs terbit sendiri.`;
  }
  // The same pull request is already open, and the push has updated it.
  if (response.status === 422)
    return `Usulan ${updateBranch} sudah ada di tab **Pull requests**. Ketuk **Merge pull request** di sana.`;
  // If the repository's settings forbid pull requests by workflows, the update is pushed to the branch itself. Any other
  // refusal ends the update.
  if (refusalOf(response) !== "permission") {
    git(shop, "push", "--quiet", "--delete", "origin", updateBranch);
    throw new Error(`GitHub menjawab ${response.status}. Jalankan **Perbarui** lagi nanti.`);
  }
  git(shop, "push", "--quiet", "origin", `${commit}:refs/heads/${branch}`);
  const publish = async () => {
    git(shop, "push", "--quiet", "--delete", "origin", updateBranch);
    // A push by a workflow starts no other workflow.
    return (await github("actions/workflows/publish.yml/dispatches", { ref: branch })).ok;
  };
  // The shop has the new version now, even if a later step fails.
  return (await publish().catch(() => false))
    ? "Versi baru sudah tersimpan dan sedang diterbitkan; hasilnya di tab **Actions**."
    : "Versi baru sudah tersimpan. Terbitkan: tab **Actions**, **Publish**, **Run workflow**.";
}

const github = (action: string, body: object): Promise<Response> => {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;
  return fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${action}`, {
    method: "POST",
    headers: { accept: "application/vnd.github+json", authorization: `Bearer ${GITHUB_TOKEN}` },
    body: JSON.stringify(body),
  });
};

function printSummary(text: string): void {
  process.stdout.write(`${text}\n`);
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${text}\n`);
}

const [shop = "", template = "", release = ""] = process.argv.slice(2);
update(shop, template, release).catch((failure: unknown) => {
  printSummary(`Tidak ada yang diubah: ${failure instanceof Error ? failure.message : String(failure)}`);
  process.exitCode = 1;
});
