import type { Entry } from "../../domain/book/entry";
import type { BookTools, ReadyMessage } from "./bookTools";
import { recordedWords } from "./bookWords";
import type { Recorded } from "./useBook";

/** Whether there is anything to take back of what was recorded. */
export const isUndoable = ({ change }: Recorded): boolean => change.kind !== "same" && change.kind !== "older";

/** Says what recording did, with the way to take it back. */
export const sayRecorded = (recorded: Recorded, { book, say }: BookTools, message?: ReadyMessage | null): void =>
  say(recordedWords(recorded), isUndoable(recorded) ? () => book.undo(recorded) : undefined, message);

/** Notes in the book that a message was sent, and says what changed by it. */
export async function noteSent(entry: Entry, { version }: ReadyMessage, tools: BookTools): Promise<void> {
  if (version !== null) sayRecorded(await tools.book.record(version, entry.id), tools);
}
