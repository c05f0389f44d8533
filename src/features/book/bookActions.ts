import { applyTicketLink, type LinkResult } from "../../domain/book/applyTicketLink";
import { type Entry, entryOfTicket, newEntry, type Source, type TimedBooking } from "../../domain/book/entry";
import { compareBackup, type EntryUpdate, recordCorrection, revertEntry } from "../../domain/book/entryUpdates";
import type { Booking } from "../../domain/booking/booking";
import type { BookSettings, BookStore } from "./bookStore";

/** A change of an entry, by a link or by the shop; `isSaved` says whether it is on the disk. */
export type Recorded = {
  readonly result: LinkResult | "shop";
  readonly entry: Entry;
  readonly before: Entry | null;
  readonly isSaved: boolean;
};

/** Whether there is a change to undo. */
export const isUndoable = ({ result, isSaved }: Recorded): boolean =>
  isSaved && result !== "same" && result !== "older";

/** A failed write, with the entries it should have stored. */
export type Failed = {
  readonly entries: readonly Entry[];
  readonly run: () => Promise<unknown>;
  readonly error: unknown;
};

type PendingWrites = {
  /** Keeps a failed write for a retry. */
  readonly add: (failed: Failed) => void;
  /** Drops failed writes of entries that have another status since, and repeats the others. */
  readonly retry: (written?: readonly Entry[]) => Promise<void>;
  /** Resolves when the screen shows the disk's state. */
  readonly shown: () => Promise<void>;
};

export type BookActions = ReturnType<typeof bookActions>;

/**
 * The actions on the book. Each reads the entries on the disk and writes in the same transaction. Results are announced once
 * the screen shows them.
 */
export function bookActions(store: BookStore, clock: () => Date, pending: PendingWrites) {
  const at = () => clock().getTime();

  /** Runs `plan` and stores its entries in one transaction. `done` is null if `plan` failed; `isSaved` says whether it is on the disk. */
  async function runTransaction<T extends { readonly entries: readonly Entry[] }>(plan: () => Promise<T>) {
    let planned: T | null = null;
    const run = () =>
      store.write(async () => {
        planned = await plan();
        await store.put(planned.entries);
        return planned;
      });
    try {
      const done = await run();
      void pending.retry(done.entries);
      if (done.entries.length > 0) await pending.shown();
      return { done, isSaved: true };
    } catch (error) {
      const known = planned as T | null;
      pending.add({ entries: known?.entries ?? [], run, error });
      return { done: known, isSaved: false };
    }
  }

  const record = async (plan: () => Promise<Omit<Recorded, "isSaved"> | null>): Promise<Recorded | null> => {
    const { done, isSaved } = await runTransaction(async () => {
      const recorded = await plan();
      return { recorded, entries: recorded && recorded.entry !== recorded.before ? [recorded.entry] : [] };
    });
    return done?.recorded ? { ...done.recorded, isSaved } : null;
  };

  return {
    /** Records the booking of a ticket's link. */
    receive: (ticket: Booking, duration: number) =>
      record(async () => {
        const ofCode = await store.ofCode(ticket.code);
        return applyTicketLink(entryOfTicket(ofCode, ticket), ticket, duration, at(), ofCode.length > 0);
      }),
    /** Records a cancellation whose link was cut, for the visit with its code; null where the book has none. */
    receiveCut: ({ code, name, phone, version }: Pick<Booking, "code" | "name" | "phone" | "version">) =>
      record(async () => {
        const entry = entryOfTicket(await store.ofCode(code), { name, phone });
        if (!entry) return null;
        return applyTicketLink(entry, { ...entry, name, phone, version, status: "cancelled" }, entry.duration, at());
      }),
    /** Records a booking that the shop writes itself; an existing entry of that id is corrected. */
    upsertOwnEntry: (id: string, source: Source, booking: TimedBooking) =>
      record(async () => {
        const before = await store.get(id);
        const event = source === "walkIn" ? "walkedIn" : "written";
        const entry = before ? recordCorrection(booking)(before, at()) : newEntry(id, source, booking, event, at());
        return { result: "shop", before, entry };
      }),
    /** Applies the shop's change to an entry; null where the entry is gone. */
    change: (id: string, change: EntryUpdate) =>
      record(async () => {
        const before = await store.get(id);
        return before && { result: "shop", before, entry: change(before, at()) };
      }),
    /**
     * Restores an entry as it was before, and deletes a new one; false where it has changed since, null where the write failed.
     */
    undo: async ({ before, entry }: Recorded) => {
      const { done, isSaved } = await runTransaction(async () => {
        const now = await store.get(entry.id);
        if (now?.touchedAt !== entry.touchedAt) return { isDone: false, entries: [] };
        if (before === null) await store.erase(entry.id);
        return { isDone: true, entries: before ? [revertEntry(before, now, at())] : [] };
      });
      return isSaved ? done?.isDone === true : null;
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
      runTransaction(async () => {
        await store.erase(id);
        return { entries: [] };
      }),
    /** The differences between a file's entries and the book's. */
    previewImport: (file: readonly Entry[]) => store.read(async () => compareBackup(await store.all(), file)),
    importEntries: (file: readonly Entry[]) =>
      runTransaction(async () => {
        const { taken, kept } = compareBackup(await store.all(), file);
        return { entries: [...taken.map(({ entry }) => entry), ...kept] };
      }),
    all: () => store.read(store.all),
    ofCode: (code: string) => store.read(() => store.ofCode(code)),
    set: (settings: Partial<BookSettings>) =>
      runTransaction(async () => {
        await store.set({ ...(await store.settings()), ...settings });
        return { entries: [] };
      }),
    forgetBefore: (date: string) => store.write(() => store.forgetBefore(date)),
    eraseAll: () => store.write(store.eraseAll),
    retry: pending.retry,
  };
}
