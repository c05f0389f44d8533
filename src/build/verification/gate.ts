import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { checkContent } from "../../owner/check/checkContent";
import type { Diagnostic } from "../../owner/check/diagnostic";
import { missingBeforeLaunch } from "../../owner/check/missingBeforeLaunch";
import { reportDiagnostics } from "../../owner/check/reportDiagnostics";
import type { WrittenContent } from "../../owner/schema/contentFiles";
import { contentFolder, folderName, readContent } from "../../owner/schema/contentFolder";
import { paletteNamed } from "../../theme/palettes";
import { publishedPathPrefix, siteUrl } from "../siteUrl";
import { writeComingSoonSite } from "./comingSoon";
import { inspectSite } from "./inspectSite";
import { isSitePublic } from "./isSitePublic";

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Checks the content, builds the site into `public`, inspects the result, and prints each step. Returns whether the site may
 * be published. For a shop that cannot open yet, it writes the page "Segera dibuka" into `segera-dibuka`, to be
 * published in place of the site; where the site is public already, that is refused instead. With REFUSE_DEMO=true, as in
 * the workflow of a copy, the demonstration shop cannot open either, and the gate asks whether the site is public. Reads
 * CONTENT_DIR, SITE_URL and PATH_PREFIX; without PATH_PREFIX the site is built for the path in its own address.
 */
export async function gate() {
  const folder = contentFolder();
  const shownFolder = folderName(folder);

  say("1/3  Memeriksa isi…");
  const context = { checksSiteUrl: !process.env.SITE_URL };
  if (!reportDiagnostics(await checkContent(folder, context), shownFolder)) return false;
  const content = readContent(folder);
  const address = siteUrl(folder);
  const isForPublication = process.env.REFUSE_DEMO === "true";
  const isPublic = isForPublication && (await isSitePublic(address));
  // On a laptop nothing says which address the host gives to the site, so a placeholder for the address in shop.json is only
  // a warning.
  const checksSiteUrl = isForPublication && context.checksSiteUrl;
  const mayShowDemo = !isForPublication && content["shop.json"].demo;
  const missing = mayShowDemo ? undefined : missingBeforeLaunch(content, checksSiteUrl);
  if (missing && isPublic) {
    return reportDiagnostics([{ level: "error", file: "shop.json", place: "", message: missing }], shownFolder);
  }

  say("2/3  Membangun situs, sekitar satu menit…");
  const pathPrefix = publishedPathPrefix(address);
  const { status, stdout, stderr } = build(pathPrefix);
  if (status !== 0) {
    const output = `${stdout}${stderr}`.trim();
    const failure = buildFailure(output);
    say(`${output}\n`);
    if (failure) return reportDiagnostics([failure], "src");
    say("SALAH  Situs tidak bisa dibangun. Jika pesan di atas tidak membantu, kirimkan kepada pengembang situs.\n");
    return false;
  }

  say("3/3  Memeriksa situs…");
  const publicFolder = path.resolve("public");
  const isSound = reportDiagnostics(inspectSite(content, { publicFolder, pathPrefix, siteUrl: address }), "public");
  if (isSound && missing) publishComingSoon(publicFolder, content, missing);
  return isSound;
}

/**
 * The file that Gatsby names as the cause of a failed build, such as a page of the shop's own; undefined if it names none.
 */
export function buildFailure(output: string): Diagnostic | undefined {
  const [, file, line] = /^File: src\/([^\s:]+):?(\d+)?/m.exec(output) ?? [];
  const [, page] = /static HTML failed for path "\/?([^"]*?)\/?"/.exec(output) ?? [];
  const cause = file ?? (page && `pages/${page}`);
  if (cause === undefined) return undefined;
  const message =
    "Situs tidak bisa dibangun karena ini; pesan aslinya ada di log. Betulkan, atau hapus kalau tambahan Anda sendiri.";
  return { level: "error", file: cause, place: "", message, ...(line && { line: Number(line) }) };
}

/** Has the workflow publish the page "Segera dibuka" in place of the site. Tells the owner what is missing. */
function publishComingSoon(publicFolder: string, content: WrittenContent, missing: string) {
  const folder = "segera-dibuka";
  writeComingSoonSite(publicFolder, path.resolve(folder), paletteNamed(content["shop.json"].palette));
  const text = `${missing} Formulirnya di /admin/. Sesudah lengkap, situs terbuka sendiri.`;
  say(text);
  const { GITHUB_STEP_SUMMARY, GITHUB_OUTPUT } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `## Segera dibuka\n\n${text}\n`);
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `folder=${folder}\n`);
}

/** Builds the site for a path. Gatsby's output is captured, to be printed only if the build fails. */
function build(pathPrefix: string) {
  const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby/cli.js");
  return spawnSync(process.execPath, [gatsby, "build", ...(pathPrefix === "" ? [] : ["--prefix-paths"])], {
    env: { ...process.env, PATH_PREFIX: pathPrefix, GATSBY_TELEMETRY_DISABLED: "1" },
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
}
