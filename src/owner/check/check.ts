import { contentFolder, folderName } from "../schema/contentFolder";
import { checkContent } from "./checkContent";
import { report } from "./diagnostic";
import { tellGithub } from "./githubRun";
import { missingEnglish } from "./missingEnglish";

/** `npm run content:check`: the build's check on its own, in a second. Exit code 1 when there is an error. */
async function main() {
  const folder = contentFolder();
  const diagnostics = await checkContent(folder);
  const text = report(diagnostics, folderName(folder));
  const hasErrors = diagnostics.some(({ level }) => level === "error");
  const verdict = hasErrors ? "Situs belum bisa diterbitkan." : "Isi situs siap diterbitkan.";
  const english = hasErrors ? "" : missingEnglish(folder);
  const parts = [text, english, verdict].filter((part) => part !== "");
  process.stdout.write(`${parts.join("\n\n")}\n`);
  tellGithub(diagnostics, folderName(folder));
  process.exitCode = hasErrors ? 1 : 0;
}

void main();
