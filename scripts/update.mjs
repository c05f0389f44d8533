// `npm run update`: clones the newest release of the template that this project was made from, and runs that release's own
// src/commands/update.ts, which brings it into the project. Imports no package, so that its newest version also runs in
// a project that is too old to have this file.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const shop = process.cwd();
const { GITHUB_ACTIONS, GITHUB_API_URL = "https://api.github.com", GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;
// The environment for an install: a workflow's token may write, and no package gets it.
const { GITHUB_TOKEN: _, GH_TOKEN: __, ...withoutTokens } = process.env;

function run(command, words, options = {}) {
  // On Windows npm is a script, which only a shell starts.
  const settings = {
    cwd: shop,
    encoding: "utf8",
    shell: command === "npm" && process.platform === "win32",
    ...options,
  };
  const { status, stdout, stderr, error } = spawnSync(command, words, settings);
  if (status !== 0) throw new Error(`\`${command} ${words[0]}\` gagal. ${stderr ?? ""}${error?.message ?? ""}`.trim());
  return (stdout ?? "").trim();
}

/** Gets an address below /repos from GitHub's API; undefined on 404. */
async function github(address) {
  const headers = {
    accept: "application/vnd.github+json",
    ...(GITHUB_TOKEN && { authorization: `Bearer ${GITHUB_TOKEN}` }),
  };
  const response = await fetch(`${GITHUB_API_URL}/repos/${address}`, { headers }).catch(() => {
    throw new Error("GitHub tidak bisa dihubungi. Periksa internet, lalu coba lagi.");
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`GitHub menjawab ${response.status}. Coba lagi nanti.`);
  return response.json();
}

/**
 * The content of template.json: the template's name and the last release that was taken over. Before the first update there
 * is no such file, unless the owner wrote the template's name into one because GitHub does not know it.
 */
const known = existsSync("template.json") ? JSON.parse(readFileSync("template.json", "utf8")) : {};

async function templateName() {
  if (known.template) return known.template;
  const own =
    GITHUB_REPOSITORY ?? /[:/]([\w.-]+\/[\w.-]+?)(\.git)?$/.exec(run("git", ["remote", "get-url", "origin"]))?.[1];
  const { template_repository: template } = (await github(own)) ?? {};
  if (template) return template.full_name;
  throw new Error(
    'GitHub tidak mencatat dari template mana proyek ini dibuat. Tulis namanya di berkas template.json: { "template": "pemilik/nama-template" }',
  );
}

async function update(folder) {
  if (run("git", ["status", "--porcelain"]) !== "") {
    throw new Error("Ada perubahan yang belum disimpan di Git. Simpan dulu dengan `git add --all` dan `git commit`.");
  }
  const isNamed =
    GITHUB_ACTIONS === "true" || spawnSync("git", ["var", "GIT_COMMITTER_IDENT"], { cwd: shop }).status === 0;
  if (!isNamed) {
    throw new Error(
      'Git di komputer ini belum tahu nama Anda. Jalankan `git config --global user.name "Nama Anda"` dan `git config --global user.email anda@contoh.com`, lalu ulangi.',
    );
  }
  const template = await templateName();
  const release = (await github(`${template}/releases/latest`))?.tag_name;
  if (!release) throw new Error(`Template ${template} belum punya rilis, atau tidak terbuka untuk umum.`);
  if (release === known.release) return process.stdout.write(`Sudah versi terbaru, ${release}.\n`);
  const { clone_url: address } = await github(template);
  const program = path.join(folder, "program");
  process.stdout.write(`Mengambil ${release} dari ${template}…\n`);
  run("git", ["clone", "--quiet", "--depth=1", `--branch=${release}`, address, program]);
  process.stdout.write("Memasang paketnya, satu sampai dua menit…\n");
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: program,
    env: withoutTokens,
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.stdout.write("Memeriksa isi toko Anda dengan versi baru…\n");
  const { status } = spawnSync(
    process.execPath,
    ["--import", "tsx", "src/commands/update.ts", shop, template, release],
    {
      cwd: program,
      stdio: "inherit",
    },
  );
  process.exitCode = status ?? 1;
}

const folder = mkdtempSync(path.join(tmpdir(), "update-"));
try {
  await update(folder);
} catch (error) {
  process.stdout.write(`Tidak ada yang diubah: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
