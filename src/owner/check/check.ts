import path from "node:path";
import { contentFolder } from "../schema/contentFolder";
import { checkContent } from "./checkContent";
import { report } from "./diagnostic";
import { tellGithub } from "./githubRun";

/** `npm run content:check`: the build's check on its own, in a second. Exit code 1 when there is an error. */
async function main() {
  const folder = contentFolder();
  const faults = await checkContent(folder);
  const shownFolder = path.relative(process.cwd(), folder) || folder;
  const text = report(faults, shownFolder);
  const hasErrors = faults.some((fault) => fault.level === "error");
  const verdict = hasErrors
    ? "Situs belum bisa diterbitkan. / The site cannot be published yet."
    : "Isi situs siap diterbitkan. / The content is ready to publish.";
  process.stdout.write(`${text === "" ? "" : `${text}\n\n`}${verdict}\n`);
  tellGithub(faults, shownFolder);
  process.exitCode = hasErrors ? 1 : 0;
}

void main();
