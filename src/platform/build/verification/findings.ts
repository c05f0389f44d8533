import type { Diagnostic } from "../../../owner/check/diagnostic";
import type { ContentFileName } from "../../../owner/schema/contentFiles";

function error(file: string, id: string, en: string): Diagnostic {
  const remedy = {
    id: "Jalankan sekali lagi; kalau tetap begini, kirimkan pesan ini kepada pengembang situs.",
    en: "Run this once more; if it stays, send this message to the site's developer.",
  };
  return { level: "error", file, place: "", id: `${id} ${remedy.id}`, en: `${en} ${remedy.en}` };
}

/** A fault in a file of the built site, named relative to `public`. */
export const siteError: (file: string, id: string, en: string) => Diagnostic = error;

/** A value of a content file that the built site does not show at a place, which is named in both languages. */
export const notShown = (file: ContentFileName, value: string, id: string, en: string): Diagnostic =>
  error(
    file,
    `"${value}" tidak ada ${id}. Berkas Anda benar, tetapi situs yang dibangun tidak mengikutinya.`,
    `"${value}" is missing ${en}. Your file is right, but the built site does not follow it.`,
  );
