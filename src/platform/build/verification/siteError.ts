import type { Diagnostic } from "../../../owner/check/diagnostic";

/** A fault in a file of the built site, named relative to `public`. */
export const siteError = (file: string, id: string, en: string): Diagnostic => ({
  level: "error",
  file,
  place: "",
  id: `${id} Jalankan sekali lagi; kalau tetap begini, kirimkan pesan ini kepada pengembang situs.`,
  en: `${en} Run this once more; if it stays, send this message to the site's developer.`,
});
