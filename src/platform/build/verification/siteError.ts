import type { Diagnostic } from "../../../owner/check/diagnostic";

/** A fault in a file of the built site, named relative to `public`. */
export const siteError = (file: string, text: string): Diagnostic => ({
  level: "error",
  file,
  place: "",
  id: `${text} Jalankan sekali lagi; kalau tetap begini, kirimkan pesan ini kepada pengembang situs.`,
});
