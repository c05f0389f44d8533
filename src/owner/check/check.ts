import { contentFolder, folderName } from "../schema/contentFolder";
import { checkContent } from "./checkContent";
import { tell } from "./githubRun";
import { missingEnglish } from "./missingEnglish";

/** `npm run content:check`: the build's check on its own, in a second. Exit code 1 when there is an error. */
async function main() {
  const folder = contentFolder();
  const isSound = tell(await checkContent(folder), folderName(folder));
  const verdict = isSound ? `${missingEnglish(folder)}Isi situs siap diterbitkan.` : "Situs belum bisa diterbitkan.";
  process.stdout.write(`${verdict}\n`);
  process.exitCode = isSound ? 0 : 1;
}

void main();
