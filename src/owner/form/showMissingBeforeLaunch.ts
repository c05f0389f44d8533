import type { ContentTexts } from "../check/checkTexts";
import { missingBeforeLaunch } from "../check/missingBeforeLaunch";
import { type Content, contentFileNames, fullHoursFileName } from "../schema/contentFiles";

/** Shows above the form the gaps that keep a shop's site from opening. Shows nothing if a content file cannot be parsed. */
export function showMissingBeforeLaunch(texts: ContentTexts): void {
  const line = document.getElementById("missing");
  if (!line) return;
  try {
    const files = contentFileNames.map((file) => [
      file,
      JSON.parse(texts[file] ?? (file === fullHoursFileName ? '{"hours":[]}' : "")),
    ]);
    const content = Object.fromEntries(files) as Content;
    line.textContent = missingBeforeLaunch(content, { checksSiteUrl: false }) ?? "";
  } catch {
    line.textContent = "";
  }
}
