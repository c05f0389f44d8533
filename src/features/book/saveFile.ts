import { writeBookFile } from "../../domain/book/bookFile";
import { eachOnce } from "../../domain/book/fullHours";
import type { BookSettings } from "./bookStore";
import type { BookTools } from "./bookTools";
import { momentNow } from "./bookWords";

/** Hands the whole book out as a file, and tells its name and how many records it holds. */
export async function saveBookFile(
  tools: BookTools,
  { announced, unsettled }: BookSettings,
): Promise<{ name: string; count: number }> {
  const { book, shop, now } = tools;
  const records = await book.all();
  const name = `buku-${momentNow(tools).date}.json`;
  downloadFile(
    name,
    "application/json",
    writeBookFile({ records, announced: eachOnce(announced, unsettled) }, shop.name, now),
  );
  return { name, count: records.length };
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
