import type { Diagnostic } from "../../../owner/check/diagnostic";
import type { ContentFileName } from "../../../owner/schema/contentFiles";

/** A fault in a file of the built site, named relative to `public`. */
export const siteError = (file: string, id: string): Diagnostic => ({
  level: "error",
  file,
  place: "",
  id: `${id} Jalankan sekali lagi; kalau tetap begini, kirimkan pesan ini kepada pengembang situs.`,
});

/** A value of a content file that the built site does not show at a place, such as "di halaman /". */
export const notShown = (file: ContentFileName, value: string, place: string): Diagnostic =>
  siteError(file, `"${value}" tidak ada ${place}. Berkas Anda benar, tetapi situs yang dibangun tidak mengikutinya.`);
