import type { Booking } from "../../domain/booking/booking";
import type { VisitSize } from "../chairs/seating";
import { type Entry, entryOfTicket, newEntry, type Source, type TimedBooking } from "../entries/entry";
import { type EntryUpdate, importedEntries, revertEntry } from "../entries/entryUpdates";
import { applyTicketLink, type RecordedChange } from "../requests/applyTicketLink";
import { type BookSettings, type BookStore, isWorthRetrying } from "./bookStore";

/** Whether there is anything to undo: a link may bring nothing new. */
export const isUndoable = ({ result }: RecordedChange): boolean => result === "recorded";

/** A failed write: its cause, the number of waiting changes with this one, and a function that tries it again. */
export type FailedWrite = { readonly error: unknown; readonly count: number; readonly retry: () => void };

const succeeds = (done: Promise<unknown>): Promise<boolean> =>
  done.then(
    () => true,
    () => false,
  );

export type BookActions = ReturnType<typeof bookActions>;

/**
 * The actions on the book. Writes run in the order of the taps. A write that the device's store refuses holds up later ones
 * until `FailedWrite.retry` or the next tap tries it again; erasing and importing do not wait. `showFailed` receives the
 * failed write, or null once it has succeeded. A write that fails for any other cause resolves to null and goes to
 * `reportFault`.
 */
export function bookActions(
  store: BookStore,
  clock: () => Date,
  showFailed: (failed: FailedWrite | null) => void,
  reportFault: (error: unknown) => void,
) {
  const at = () => clock().getTime();
  let last: Promise<unknown> = Promise.resolve();
  let failed: Omit<FailedWrite, "count"> | null = null;
  let count = 0;

  function setFailed(next: typeof failed): void {
    if (failed || next) showFailed(next && { ...next, count });
    failed = next;
  }

  /**
   * Runs `work` in one transaction once all earlier writes have succeeded. If the store fails, waits for `retry` and runs
   * again; after another error gives null.
   */
  function write<T>(work: () => Promise<T>): Promise<T | null> {
    const untilWritten = async (): Promise<T | null> => {
      try {
        return await store.write(work);
      } catch (error) {
        if (!isWorthRetrying(error)) {
          reportFault(error);
          return null;
        }
        await new Promise<void>((retry) => setFailed({ error, retry }));
        return untilWritten();
      }
    };
    count += 1;
    const written = last.then(untilWritten).finally(() => {
      count -= 1;
      setFailed(null);
    });
    last = written;
    failed?.retry();
    setFailed(failed);
    return written;
  }

  /** Deletes ahead of a failed write, then tries that write again, because it may have room now. False if deleting fails. */
  const erasing = async (work: () => Promise<unknown>): Promise<boolean> => {
    const isErased = await succeeds(store.write(work));
    if (isErased) failed?.retry();
    return isErased;
  };

  const record = (plan: () => Promise<RecordedChange | null>): Promise<RecordedChange | null> =>
    write(async () => {
      const recorded = await plan();
      if (recorded && recorded.entry !== recorded.before) await store.put([recorded.entry]);
      return recorded;
    });

  return {
    /** Records a ticket that has come as a link; null if that fails for a cause that would come again. */
    receive: (ticket: Booking, size: VisitSize) =>
      record(async () => {
        const ofCode = await store.ofCode(ticket.code);
        return applyTicketLink(entryOfTicket(ofCode, ticket), ticket, size, at());
      }),
    /** Records a booking that the shop writes itself. */
    addOwn: (id: string, source: Source, booking: TimedBooking) =>
      record(async () => {
        const entry = newEntry(id, source, booking, source === "walkIn" ? "walkedIn" : "written", at());
        return { result: "recorded", before: null, entry };
      }),
    /** Applies the shop's change to an entry; null if the entry no longer exists, or the change fails. */
    change: (id: string, change: EntryUpdate) =>
      record(async () => {
        const before = await store.get(id);
        return before && { result: "recorded", before, entry: change(before, at()) };
      }),
    /**
     * Takes back changes: restores each entry as it was before, or deletes a new one. If one of the entries was changed or
     * deleted since, it does nothing and resolves to "changed".
     */
    undo: (changes: readonly RecordedChange[]): Promise<"undone" | "changed" | null> =>
      write(async () => {
        for (const { entry } of changes) {
          if ((await store.get(entry.id))?.touchedAt !== entry.touchedAt) return "changed";
        }
        for (const { before, entry } of changes)
          await (before ? store.put([revertEntry(before, entry, at())]) : store.erase(entry.id));
        return "undone";
      }),
    /** Records the chairs of visits that have begun. A failure is ignored: the page calls this again every minute. */
    recordChairs: (begun: readonly Entry[]) =>
      store
        .write(async () => {
          for (const { id, touchedAt, chairs } of begun) {
            const entry = await store.get(id);
            if (entry?.chairs === null && entry.touchedAt === touchedAt) await store.put([{ ...entry, chairs }]);
          }
        })
        .catch(() => undefined),
    erase: (id: string) => erasing(() => store.erase(id)),
    /** The entries that the book would take over from a file, each with the one that it has now. */
    previewImport: async (file: readonly Entry[]) => importedEntries(await store.all(), file),
    /**
     * Takes over the new and newer entries of a file. A failed write gives false and is not repeated, because the shop still
     * has the file.
     */
    importEntries: (file: readonly Entry[]) =>
      succeeds(store.write(async () => store.put(importedEntries(await store.all(), file).map(({ entry }) => entry)))),
    all: () => store.all(),
    countBefore: store.countBefore,
    changeSettings: (settings: Partial<BookSettings>) =>
      write(async () => store.putSettings({ ...(await store.settings()), ...settings })),
    eraseBefore: (date: string) => erasing(() => store.eraseBefore(date)),
    /** Erases the book, and erases it again after the writes that a failed one held up. False if the first erasure fails. */
    eraseAll: async () => {
      const isErased = await erasing(store.eraseAll);
      if (isErased) await write(store.eraseAll);
      return isErased;
    },
  };
}
