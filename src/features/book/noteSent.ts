import type { Entry } from "../../domain/book/entry";
import type { BookTools, ReadyMessage } from "./bookTools";
import { recordedWords } from "./bookWords";

/** Notes in the book that a message was sent, and says what changed by it. */
export async function noteSent(entry: Entry, { slip }: ReadyMessage, { book, say }: BookTools): Promise<void> {
  if (slip === null) return;
  const recorded = await book.record(entry.code, slip);
  say(recordedWords(recorded));
}
