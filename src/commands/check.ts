import { checkContent } from "../owner/check/checkContent";
import { missingBeforeLaunch } from "../owner/check/missingBeforeLaunch";
import { missingEnglishText } from "../owner/check/missingEnglish";
import { reportDiagnostics } from "../owner/check/reportDiagnostics";
import { staticPages } from "../owner/check/staticPages";
import { contentFolder, folderName, readContent } from "../owner/schema/contentFolder";

/** `npm run content:check`: checks the content without building the site. Exit code 1 when there is an error. */
async function main() {
  const folder = contentFolder();
  const isSound = reportDiagnostics(await checkContent(folder), folderName(folder));
  reportDiagnostics(staticPages("static"), "static");
  process.stdout.write(`${isSound ? verdict(folder) : "Situs belum bisa diterbitkan."}\n`);
  process.exitCode = isSound ? 0 : 1;
}

function verdict(folder: string): string {
  const missing = missingBeforeLaunch(readContent(folder));
  return `${missingEnglishText(folder)}${missing ?? "Isi situs siap diterbitkan."}`;
}

void main();
