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

/** The entries that a failed write should have stored, and its error. No entry is named if the book could not even be read. */
export type Unsaved = { readonly entries: readonly Entry[]; readonly error: unknown };

/** A change to the book: entries to store, the id of one to delete, and new settings. */
type Plan = { readonly entries: readonly Entry[]; readonly erased?: string; readonly settings?: BookSettings };

export type BookActions = ReturnType<typeof bookActions>;

/**
 * The actions on the book, run one after another. Each reads and writes in one transaction. What a failed one should have stored is
 * stored by the next, so that the latest tap wins; `showUnsaved` shows it until then, and gets null afterwards.
 */
export function bookActions(store: BookStore, clock: () => Date, showUnsaved: (unsaved: Unsaved | null) => void) {
  const at = () => clock().getTime();
  // By id. Every action builds on them as if they were on the disk.
  const unsaved = new Map<string, Entry>();
  let last: Promise<unknown> = Promise.resolve();

  /** Runs `work` after all work before it. */
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  }

  const entryOf = async (id: string) => unsaved.get(id) ?? (await store.get(id));
  const entriesOf = async (code: string) => {
    const ofCode = [...unsaved.values()].filter((entry) => entry.code === code);
    return [...ofCode, ...(await store.ofCode(code)).filter(({ id }) => !unsaved.has(id))];
  };

  /** Carries out a plan in one transaction, and stores what is unsaved; null if that failed. */
  const runTransaction = <T extends Plan>(plan: () => Promise<T>): Promise<T | null> =>
    inOrder(async () => {
      let planned: T | null = null;
      try {
        const done = await store.write(async () => {
          const current = await plan();
          planned = current;
          const { erased, settings, entries } = current;
          const all = new Map([...unsaved, ...entries.map((entry) => [entry.id, entry] as const)]);
          if (erased) {
            all.delete(erased);
            await store.erase(erased);
          }
          if (settings) await store.set(settings);
          await store.put([...all.values()]);
          return current;
        });
        unsaved.clear();
        showUnsaved(null);
        return done;
      } catch (error) {
        for (const entry of (planned as T | null)?.entries ?? []) unsaved.set(entry.id, entry);
        showUnsaved({ entries: [...unsaved.values()], error });
        return null;
      }
    });

  const saveUnsaved = async (): Promise<void> => void (await runTransaction(async () => ({ entries: [] })));

  /** Deletes in one transaction, also unsaved entries. What else is unsaved is stored then, since there may be room now. */
  const erasing = async (work: () => Promise<unknown>, isErased: (entry: Entry) => boolean): Promise<void> => {
    await inOrder(async () => {
      await store.write(work);
      for (const entry of unsaved.values()) if (isErased(entry)) unsaved.delete(entry.id);
    });
    await saveUnsaved();
  };

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
        (entry) => entry.id === id,
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
    ofCode: entriesOf,
    set: (settings: Partial<BookSettings>) =>
      runTransaction(async () => ({ entries: [], settings: { ...(await store.settings()), ...settings } })),
    forgetBefore: (date: string) =>
      erasing(
        () => store.forgetBefore(date),
        () => false,
      ),
    eraseAll: () => erasing(store.eraseAll, () => true),
    saveUnsaved,
  };
}
