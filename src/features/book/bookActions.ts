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

/**
 * The outcome of a change: recorded; "gone" if the entry no longer exists; "unsaved" if the write failed, which `UnsavedAlert` shows.
 */
export type WriteResult = Recorded | "gone" | "unsaved";

/** Whether there is a change to undo. */
export const isUndoable = ({ result }: Recorded): boolean => result !== "same" && result !== "older";

/** A failed write, with the entries it should have stored. */
export type FailedWrite = {
  readonly entries: readonly Entry[];
  readonly run: () => Promise<unknown>;
  readonly error: unknown;
};

/** A change to the book: entries to store, the id of one to delete, and new settings. */
type Plan = { readonly entries: readonly Entry[]; readonly erased?: string; readonly settings?: BookSettings };

export type BookActions = ReturnType<typeof bookActions>;

/**
 * The actions on the book. Each reads and writes in one transaction. What a tap changes runs in the order of the taps, after the
 * failed writes have been repeated, so that the latest tap wins. `showFailed` shows the failed writes, the earliest first.
 */
export function bookActions(store: BookStore, clock: () => Date, showFailed: (failed: readonly FailedWrite[]) => void) {
  const at = () => clock().getTime();
  let failed: readonly FailedWrite[] = [];
  // The entries, by id, that earlier failed writes should have stored. Filled only while a further write that failed is
  // computed, because it builds on them.
  let unsaved: ReadonlyMap<string, Entry> = new Map();
  let last: Promise<unknown> = Promise.resolve();

  function setFailed(next: readonly FailedWrite[]): void {
    failed = next;
    showFailed(next);
  }

  /** Runs `work` after all work before it. */
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  }

  /** Repeats the failed writes in their order; rejects at the first that fails again. */
  async function repeatFailed(): Promise<void> {
    for (let [first] = failed; first; [first] = failed) {
      const { entries, run } = first;
      await run().catch((error: unknown) => {
        setFailed([{ entries, run, error }, ...failed.slice(1)]);
        throw error;
      });
      setFailed(failed.slice(1));
    }
  }

  const entryOf = async (id: string) => unsaved.get(id) ?? (await store.get(id));
  const entriesOf = async (code: string) => {
    const ofCode = [...unsaved.values()].filter((entry) => entry.code === code);
    return [...ofCode, ...(await store.ofCode(code)).filter(({ id }) => !unsaved.has(id))];
  };

  /** Carries out a plan in one transaction; null if that failed. */
  async function runTransaction<T extends Plan>(plan: () => Promise<T>) {
    const run = () =>
      store.write(async () => {
        const planned = await plan();
        if (planned.erased) await store.erase(planned.erased);
        if (planned.settings) await store.set(planned.settings);
        await store.put(planned.entries);
        return planned;
      });
    return inOrder(async () => {
      try {
        await repeatFailed();
        return await run();
      } catch (error) {
        unsaved = new Map(failed.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]));
        const planned = await plan().catch(() => null);
        unsaved = new Map();
        setFailed([...failed, { entries: planned?.entries ?? [], run, error }]);
        return null;
      }
    });
  }

  /**
   * Deletes in one transaction. Failed writes for which `isDropped` is true, those of deleted entries, are dropped; the others
   * are repeated, since there may be room now.
   */
  const erasing = (work: () => Promise<unknown>, isDropped = (_: FailedWrite) => false): Promise<void> =>
    inOrder(async () => {
      await store.write(work);
      setFailed(failed.filter((one) => !isDropped(one)));
      await repeatFailed().catch(() => undefined);
    });

  const record = async (plan: () => Promise<Recorded | null>): Promise<WriteResult> => {
    const done = await runTransaction(async () => {
      const recorded = await plan();
      return { recorded, entries: recorded && recorded.entry !== recorded.before ? [recorded.entry] : [] };
    });
    return done === null ? "unsaved" : (done.recorded ?? "gone");
  };

  return {
    /** Records the booking of a ticket's link. */
    receive: (ticket: Booking, duration: number) =>
      record(async () => {
        const ofCode = await entriesOf(ticket.code);
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
        const before = await entryOf(id);
        return before && { result: "shop", before, entry: change(before, at()) };
      }),
    /**
     * Takes back a change: restores the entry as it was before, or deletes it if it was new. Resolves to "changed" and does
     * nothing if the entry was changed or deleted since.
     */
    undo: async ({ before, entry }: Recorded): Promise<"undone" | "changed" | "unsaved"> => {
      const done = await runTransaction(async () => {
        const now = await entryOf(entry.id);
        if (now?.touchedAt !== entry.touchedAt) return { isUndone: false, entries: [] };
        return before
          ? { isUndone: true, entries: [revertEntry(before, now, at())] }
          : { isUndone: true, entries: [], erased: entry.id };
      });
      if (done === null) return "unsaved";
      return done.isUndone ? "undone" : "changed";
    },
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
    erase: (id: string) =>
      erasing(
        () => store.erase(id),
        ({ entries }) => entries.some((entry) => entry.id === id),
      ),
    /** The differences between a file's entries and the book's. */
    previewImport: async (file: readonly Entry[]) => compareBackup(await store.all(), file),
    /**
     * Takes over the new and newer entries of a file. Rejects if the write fails; that write is not repeated, because the shop
     * still has the file.
     */
    importEntries: (file: readonly Entry[]): Promise<void> =>
      inOrder(() =>
        store.write(async () => {
          const { imported, extended } = compareBackup(await store.all(), file);
          await store.put([...imported.map(({ entry }) => entry), ...extended]);
        }),
      ),
    all: () => store.all(),
    ofCode: store.ofCode,
    set: (settings: Partial<BookSettings>) =>
      runTransaction(async () => ({ entries: [], settings: { ...(await store.settings()), ...settings } })),
    forgetBefore: (date: string) => erasing(() => store.forgetBefore(date)),
    eraseAll: () => erasing(store.eraseAll, () => true),
    repeatFailed: () => void inOrder(repeatFailed).catch(() => undefined),
  };
}
