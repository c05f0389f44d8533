import { contentFolder, folderName, readContent } from "../schema/contentFolder";
import { checkContent } from "./checkContent";
import { missingBeforeLaunch } from "./missingBeforeLaunch";
import { missingEnglishText } from "./missingEnglish";
import { reportDiagnostics } from "./reportDiagnostics";

/** `npm run content:check`: checks the content without building the site. Exit code 1 when there is an error. */
async function main() {
  const folder = contentFolder();
  const isSound = reportDiagnostics(await checkContent(folder), folderName(folder));
  process.stdout.write(`${isSound ? verdict(folder) : "Situs belum bisa diterbitkan."}\n`);
  process.exitCode = isSound ? 0 : 1;
}

function verdict(folder: string): string {
  const missing = missingBeforeLaunch(readContent(folder), { checksSiteUrl: false });
  return `${missingEnglishText(folder)}${missing?.sentence ?? "Isi situs siap diterbitkan."}`;
}

void main();
