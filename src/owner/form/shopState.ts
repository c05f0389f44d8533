import type { ContentTexts } from "../check/checkTexts";
import { missingBeforeOpening } from "../check/missingBeforeOpening";
import { bookFile, type Content, contentFileNames } from "../schema/contentFiles";

/** Where this browser keeps whether the shop had English pages at the last save, which may not be published yet. */
const englishKey = "shop-has-english";

/** The content that the texts hold; undefined where one cannot be read. */
function contentOf(texts: ContentTexts): Content | undefined {
  try {
    const files = contentFileNames.map((file) => [
      file,
      JSON.parse(texts[file] ?? (file === bookFile ? '{"hours":[]}' : "")),
    ]);
    return Object.fromEntries(files) as Content;
  } catch {
    return undefined;
  }
}

const isEnglish = (texts: ContentTexts): boolean => contentOf(texts)?.["shop.json"].english !== false;

/** Whether the form shows what is in English: as of the last save from this browser, else of the last publication. */
export const showsEnglish = (published: ContentTexts): boolean =>
  localStorage.getItem(englishKey) === null ? isEnglish(published) : localStorage.getItem(englishKey) === "true";

/** Notes of a content that is about to be saved whether it has English pages. */
export const noteEnglish = (texts: ContentTexts): void => localStorage.setItem(englishKey, `${isEnglish(texts)}`);

/** Says above the form what a shop still lacks before its site opens. */
export function showMissing(texts: ContentTexts): void {
  const content = contentOf(texts);
  const line = document.getElementById("missing");
  if (line && content) line.textContent = missingBeforeOpening(content, { isAddressSet: true })?.sentence ?? "";
}
