import { applyTicketLink, type LinkResult } from "../../domain/book/applyTicketLink";
import { type Entry, entryOfTicket, newEntry, type Source, type TimedBooking } from "../../domain/book/entry";
import { compareBackup, type EntryUpdate, revertEntry } from "../../domain/book/entryUpdates";
import type { Booking } from "../../domain/booking/booking";
import type { BookSettings, BookStore } from "./bookStore";

/** The result of a change by a link or by the shop, once it is on the disk. `before` is null for a new entry. */
export type Recorded = {
  readonly result: LinkResult | "shop";
  readonly entry: Entry;
  readonly before: Entry | null;
};

/** The outcome of a change: recorded, or "gone" if the entry no longer exists. */
export type WriteResult = Recorded | "gone";

/** Whether there is a change to undo. */
export const isUndoable = ({ result }: Recorded): boolean => result !== "same" && result !== "older";

/** A failed write: its cause, how many changes wait with it, and how to try again. */
export type FailedWrite = { readonly error: unknown; readonly count: number; readonly retry: () => void };

export type BookActions = ReturnType<typeof bookActions>;

/**
 * The actions on the book. Each reads and writes in one transaction. What a tap changes is written in the order of the taps: a write
 * that fails waits for another try, by `FailedWrite` or by the next tap, and all later ones wait behind it. `showFailed` shows the
 * write that waits; null for none.
 */
export function bookActions(store: BookStore, clock: () => Date, showFailed: (failed: FailedWrite | null) => void) {
  const at = () => clock().getTime();
  let last: Promise<unknown> = Promise.resolve();
  let failed: Omit<FailedWrite, "count"> | null = null;
  let count = 0;

  function setFailed(next: typeof failed): void {
    if (failed || next) showFailed(next && { ...next, count });
    failed = next;
  }

  /** Runs `work` in one transaction after all before it, again and again until it succeeds. */
  function write<T>(work: () => Promise<T>): Promise<T> {
    const untilWritten = async (): Promise<T> => {
      try {
        return await store.write(work);
      } catch (error) {
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

  /** Deletes in one transaction, ahead of a failed write, for which there may be room then. */
  const erasing = async (work: () => Promise<unknown>): Promise<void> => {
    await store.write(work);
    failed?.retry();
  };

  const record = (plan: () => Promise<Recorded | null>): Promise<WriteResult> =>
    write(async () => {
      const recorded = await plan();
      if (recorded && recorded.entry !== recorded.before) await store.put([recorded.entry]);
      return recorded ?? "gone";
    });

  return {
    /** Records the booking of a ticket's link. */
    receive: (ticket: Booking, duration: number) =>
      record(async () => {
        const ofCode = await store.ofCode(ticket.code);
        return applyTicketLink(entryOfTicket(ofCode, ticket), ticket, duration, at(), ofCode.length > 0);
      }),
    /** Records a booking that the shop writes itself. */
    addOwn: (id: string, source: Source, booking: TimedBooking) =>
      record(async () => {
        const entry = newEntry(id, source, booking, source === "walkIn" ? "walkedIn" : "written", at());
        return { result: "shop", before: null, entry };
      }),
    /** Applies the shop's change to an entry. */
    change: (id: string, change: EntryUpdate) =>
      record(async () => {
        const before = await store.get(id);
        return before && { result: "shop", before, entry: change(before, at()) };
      }),
    /**
     * Takes back changes: restores each entry as it was before, or deletes it if it was new. Resolves to "changed" and does nothing
     * if one of the entries was changed or deleted since.
     */
    undo: (changes: readonly Recorded[]): Promise<"undone" | "changed"> =>
      write(async () => {
        for (const { entry } of changes) {
          if ((await store.get(entry.id))?.touchedAt !== entry.touchedAt) return "changed";
        }
        for (const { before, entry } of changes)
          await (before ? store.put([revertEntry(before, entry, at())]) : store.erase(entry.id));
        return "undone";
      }),
    /** Records the chairs of visits that have begun. A failed write is tried again in the next minute. */
    seat: (seated: readonly Entry[]) =>
      store
        .write(async () => {
          const now = await Promise.all(seated.map(({ id }) => store.get(id)));
          const sitting = now.flatMap((entry, index) =>
            entry?.chairs === null && entry.touchedAt === seated[index]?.touchedAt
              ? [{ ...entry, chairs: seated[index].chairs }]
              : [],
          );
          await store.put(sitting);
        })
        .catch(() => undefined),
    erase: (id: string) => erasing(() => store.erase(id)),
    /** The differences between a file's entries and the book's. */
    previewImport: async (file: readonly Entry[]) => compareBackup(await store.all(), file),
    /**
     * Takes over the new and newer entries of a file. Rejects if the write fails; that write is not repeated, because the shop
     * still has the file.
     */
    importEntries: (file: readonly Entry[]): Promise<void> =>
      store.write(async () => {
        const { imported, extended } = compareBackup(await store.all(), file);
        await store.put([...imported.map(({ entry }) => entry), ...extended]);
      }),
    all: () => store.all(),
    ofCode: store.ofCode,
    set: (settings: Partial<BookSettings>) =>
      write(async () => store.set({ ...(await store.settings()), ...settings })),
    forgetBefore: (date: string) => erasing(() => store.forgetBefore(date)),
    eraseAll: () => erasing(store.eraseAll),
  };
}
