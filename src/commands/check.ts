import { checkContent } from "../owner/check/checkContent";
import { missingBeforeLaunch } from "../owner/check/missingBeforeLaunch";
import { reportDiagnostics } from "../owner/check/reportDiagnostics";
import { contentFolder, folderName, readContent } from "../owner/schema/contentFolder";

/** `npm run content:check`: checks the content without building the site. Exit code 1 when there is an error. */
async function main() {
  const folder = contentFolder();
  const isSound = reportDiagnostics(await checkContent(folder), folderName(folder));
  const verdict = isSound
    ? (missingBeforeLaunch(readContent(folder)) ?? "Isi situs siap diterbitkan.")
    : "Situs belum bisa diterbitkan.";
  process.stdout.write(`${verdict}\n`);
  process.exitCode = isSound ? 0 : 1;
}

void main();
