import type { Diagnostic } from "../../check/diagnostic";
import type { ContentFileName } from "../../schema/contentFiles";

/**
 * Errors for the date fields on the screen that were typed only in part. A browser gives such a field no value, and the library
 * would save it as empty.
 */
export const unfinishedDates = (file: ContentFileName): Diagnostic[] =>
  [...document.querySelectorAll<HTMLInputElement>("#nc-root [data-key-path] input[type=date]")]
    .filter(({ validity }) => validity.badInput)
    .map((input) => ({
      level: "error",
      file,
      place: input.closest<HTMLElement>("[data-key-path]")?.dataset.keyPath?.replaceAll(".", " › ") ?? "",
      message: "Tanggalnya belum lengkap; isi hari, bulan, dan tahunnya, atau kosongkan semuanya.",
    }));
