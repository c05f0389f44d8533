import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { checkContent } from "../../../owner/check/checkContent";
import { type Diagnostic, report } from "../../../owner/check/diagnostic";
import { tellGithub } from "../../../owner/check/githubRun";
import { type Content, contentFileNames } from "../../../owner/schema/contentFiles";
import { contentFolder } from "../../../owner/schema/contentFolder";
import { pathPrefixOf, siteUrl } from "../siteUrl";
import { inspectSite } from "./inspectSite";

/**
 * `npm run content:gate`: the way from the owner's files to a site that may be published. Checks the content, builds the
 * site into `public` and inspects what was built. Exit code 1, and nothing to be published, when anything is wrong.
 * Honours CONTENT_DIR, SITE_URL and PATH_PREFIX. The site is built for that path, or for the one in its own address.
 */
const publicFolder = path.resolve("public");

const say = (text: string) => process.stdout.write(`${text}\n`);

const hasErrors = (faults: readonly Diagnostic[]) => faults.some(({ level }) => level === "error");

async function main(): Promise<boolean> {
  const folder = contentFolder();
  const shownFolder = path.relative(process.cwd(), folder) || folder;
  const tell = (faults: readonly Diagnostic[], where: string) => {
    if (faults.length > 0) say(`${report(faults, where)}\n`);
    tellGithub(faults, where);
  };

  say("1/3  Memeriksa isi… / Checking the content…");
  const faults = await checkContent(folder);
  tell(faults, shownFolder);
  if (hasErrors(faults)) return false;

  say("2/3  Membangun situs, sekitar satu menit… / Building the site, about a minute…");
  const address = siteUrl(folder);
  const pathPrefix = pathPrefixOf(address);
  const failure = await build(pathPrefix);
  if (failure !== null) {
    say(`${failure}\n`);
    say(
      "SALAH / ERROR  Situs tidak bisa dibangun. Jika pesan di atas tidak membantu, kirimkan kepada pengembang situs.\n  The site could not be built. If the message above does not help, send it to the site's developer.\n",
    );
    return false;
  }

  say("3/3  Mencocokkan situs dengan isinya… / Comparing the site with its content…");
  const findings = await inspectSite(await readContent(folder), { publicFolder, pathPrefix, siteUrl: address });
  tell(findings.content, shownFolder);
  tell(findings.site, "public");
  return !hasErrors([...findings.content, ...findings.site]);
}

async function readContent(folder: string): Promise<Content> {
  const files = contentFileNames.map(async (file) => [
    file,
    JSON.parse(await readFile(path.join(folder, file), "utf8")) as unknown,
  ]);
  return Object.fromEntries(await Promise.all(files)) as Content;
}

/** Builds the site for a path, quietly; null when that went well, otherwise what the build said. */
function build(pathPrefix: string): Promise<string | null> {
  const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby/cli.js");
  const child = spawn(process.execPath, [gatsby, "build", ...(pathPrefix === "" ? [] : ["--prefix-paths"])], {
    env: { ...process.env, PATH_PREFIX: pathPrefix, GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => said.push(part));
  child.stderr.on("data", (part: Buffer) => said.push(part));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve(status === 0 ? null : Buffer.concat(said).toString("utf8").trim()));
  });
}

/** What a program says when it fails is for its developer; the owner reads first what it means. */
function tellFailure(failure: unknown): boolean {
  say(
    `SALAH / ERROR  Pemeriksaan terhenti. Jalankan sekali lagi; kalau tetap begini, kirimkan pesan ini kepada pengembang situs.\n  The inspection stopped. Run this once more; if it stays, send this message to the site's developer.\n\n${failure instanceof Error ? failure.stack : String(failure)}\n`,
  );
  return false;
}

void main()
  .catch(tellFailure)
  .then((isSound) => {
    say(
      isSound
        ? "Situs siap diterbitkan. / The site is ready to publish."
        : "Situs belum bisa diterbitkan; situs yang lama tetap tampil. / The site cannot be published yet; the old one stays up.",
    );
    process.exitCode = isSound ? 0 : 1;
  });
