import { Dexie, type EntityTable, liveQuery } from "dexie";
import { noTexts } from "../../domain/booking/texts";
import { type Entry, isWaiting } from "../rules/entry";
import type { SentHours } from "../rules/fullHours";

export type BookSettings = {
  /** The date of the last backup file; null for none. */
  savedOn: string | null;
  /** The full hours last sent to the site; null for none. */
  sentHours: SentHours | null;
};

/** In milliseconds. A book that has not answered by then counts as one that does not open. */
export const openTimeoutMs = 5000;

export const defaultSettings: BookSettings = { savedOn: null, sentHours: null };

/**
 * The version of the database's schema. Dexie upgrades a book with a lower version. A book with a higher version is refused,
 * never read in part.
 */
const schemaVersion = 4;

// The number in IndexedDB: Dexie multiplies its version numbers by ten.
const nativeVersion = schemaVersion * 10;

/** An entry as stored, with a computed field for an index: whether it waits for the shop's answer. */
type Stored = Entry & { waiting: 0 | 1 };

type StoredSettings = { id: "settings"; settings: Partial<BookSettings> };

/** Why the book cannot be used: a newer version wrote it, the storage is full, or any other cause. */
export type BookProblem = "newer" | "full" | "unknown";

const newerBook = "NewerBookError";

/** The cause of a failed read or write of the store. */
export function problemOf(error: unknown): BookProblem {
  const names = errorNames(error);
  if (names.includes(newerBook)) return "newer";
  return names.includes("QuotaExceededError") ? "full" : "unknown";
}

function errorNames(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { name, inner, failures = [] } = error as Error & { inner?: unknown; failures?: unknown[] };
  return [name, ...[inner, ...failures].flatMap(errorNames)];
}

export type BookStore = ReturnType<typeof bookStore>;

type BookTables = {
  entries: EntityTable<Stored, "id">;
  settings: EntityTable<StoredSettings, "id">;
};

// The name contains the path, because the sites of one account on a shared host have one origin.
const nameAt = (path: string) => `buku toko ${path}`;

function databaseAt(path: string) {
  // A write resolves only once it is on the disk. Without Dexie's cache the screen shows only data on the disk.
  const options = { chromeTransactionDurability: "strict", cache: "disabled" } as const;
  return new Dexie(nameAt(path), options) as Dexie & BookTables;
}

/**
 * Returns the store of the book whose page has this `path`, such as "/buku/". It is in this browser's IndexedDB and is
 * created on first use. If the browser closes the connection, Dexie reopens it. `problemOf` names the cause of a rejection.
 */
export function bookStore(path: string) {
  const database = databaseAt(path);
  database.version(schemaVersion).stores({ entries: "id, code, date, waiting, touchedAt", settings: "id" });
  const { entries, settings } = database;

  const refuseNewer = () => {
    if (database.backendDB().version > nativeVersion) throw Object.assign(new Error(), { name: newerBook });
  };
  // `true` checks at every opening, also when Dexie reopens a closed connection.
  database.on("ready", refuseNewer, true);

  const oldOnes = (date: string) =>
    entries
      .where("date")
      .below(date)
      .filter(({ waiting }) => waiting === 0);

  return {
    /** Runs `work` in one transaction, stored whole or not at all. Resolves once the changes are on the disk. */
    write: async <T>(work: () => Promise<T>) => database.transaction("rw", entries, settings, work),
    async put(changed: readonly Entry[]): Promise<void> {
      if (changed.length === 0) return;
      await entries.bulkPut(changed.map(toStored));
    },
    /**
     * Calls `next` with the result of `read`, now and whenever the book changes in this tab or another. Returns a function
     * that ends this.
     */
    watch<T>(read: () => Promise<T>, next: (value: T) => void, failed: (error: unknown) => void): () => void {
      if (!hasIndexedDb()) {
        failed(new Error("this browser has no IndexedDB"));
        return () => {};
      }
      const query = async () => {
        // `liveQuery` alone stays silent when the database cannot be opened.
        await database.open();
        return read();
      };
      const subscription = liveQuery(query).subscribe({ next, error: failed });
      return () => subscription.unsubscribe();
    },
    all: () => read(entries.toCollection()),
    ofCode: (code: string) => read(entries.where({ code })),
    get: async (id: string) => {
      const found = await entries.get(id);
      return found ? toEntry(found) : null;
    },
    /** The entries between two dates, both included. */
    entriesBetween: (first: string, last: string) => read(entries.where("date").between(first, last, true, true)),
    entriesSince: (date: string) => read(entries.where("date").aboveOrEqual(date)),
    waiting: () => read(entries.where({ waiting: 1 })),
    countBefore: (date: string) => oldOnes(date).count(),
    eraseBefore: (date: string) => oldOnes(date).delete(),
    /** The earliest `touchedAt` in the book, in epoch milliseconds; 0 if it is empty. */
    earliestTouchedAt: async () => (await entries.orderBy("touchedAt").first())?.touchedAt ?? 0,
    settings: async () => ({ ...defaultSettings, ...(await settings.get("settings"))?.settings }) as BookSettings,
    erase: (id: string) => entries.delete(id),
    eraseAll: () => Promise.all([entries.clear(), settings.clear()]),
    putSettings: (changed: BookSettings) => settings.put({ id: "settings", settings: changed }),
    close: () => database.close(),
  };
}

/** Whether the browser has a store. Some refuse even to be asked. */
function hasIndexedDb() {
  try {
    return Boolean(globalThis.indexedDB);
  } catch {
    return false;
  }
}

const toStored = (entry: Entry): Stored => ({ ...entry, waiting: isWaiting(entry) ? 1 : 0 });

const read = async (found: { toArray(): PromiseLike<Stored[]> }) => (await found.toArray()).map(toEntry);

// An entry kept before a text was known has none.
const toEntry = ({ waiting: _, ...entry }: Stored): Entry => ({ ...noTexts, ...entry });
