import { writeBookFile } from "../../domain/book/bookFile";
import { eachOnce } from "../../domain/book/fullHours";
import type { BookRecord } from "../../domain/book/record";
import type { BookSettings } from "./bookStore";
import type { BookTools } from "./bookTools";
import { momentNow } from "./bookWords";

/** Hands records of the book out as a file, with the hours that it published, and gives the file's name. */
export function saveBookFile(
  records: readonly BookRecord[],
  { announced, unsettled }: BookSettings,
  tools: BookTools,
): string {
  const { shop, now } = tools;
  const name = `buku-${momentNow(tools).date}.json`;
  downloadFile(
    name,
    "application/json",
    writeBookFile({ records, announced: eachOnce(announced, unsettled) }, shop.name, now),
  );
  return name;
}

/** Hands a text out as a file. */
export function downloadFile(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Browsers begin to read it in a task of their own.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
