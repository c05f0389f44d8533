import { Dexie, type EntityTable, liveQuery } from "dexie";
import { type Entry, isWaiting } from "../../domain/book/entry";
import type { SentHours } from "../../domain/book/fullHours";

export type BookSettings = {
  /** After how many days an entry is offered for deletion; null for never. */
  readonly keepDays: number | null;
  /** The day on which the book was last written into a file; null for never. */
  readonly savedOn: string | null;
  /** The full hours last sent to the site; null for none. */
  readonly sentHours: SentHours | null;
};

export const defaultSettings: BookSettings = { keepDays: 90, savedOn: null, sentHours: null };

/** The version of the database's schema. A book of a higher version is refused, never read in part. */
const schemaVersion = 2;

// Dexie multiplies its version numbers by ten.
const nativeVersion = schemaVersion * 10;

/** The indexed fields beside the entry's own: whether it waits, its last date, and the number of the change that wrote it. */
type Stored = Entry & { readonly waiting: 0 | 1; readonly lastDate: string; readonly change: number };
type StoredSettings = { readonly id: "settings"; readonly settings: Partial<BookSettings> };

/** The numbers of the last change to any entry and of the last deletion, and whether the last one erased the whole book. */
type Changes = { readonly id: "changes"; readonly last: number; readonly erased: number; readonly isEmptied: boolean };

/** The known causes of failure; any other is "unknown". */
export type BookProblem = "newer" | "full" | "unknown";

class NewerBook extends Error {}

/** The cause of a failed read or write of the store. */
export function problemOf(error: unknown): BookProblem {
  if (error instanceof NewerBook) return "newer";
  return errorNames(error).includes("QuotaExceededError") ? "full" : "unknown";
}

function errorNames(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { name, inner } = error as Error & { readonly inner?: unknown };
  return [name, ...errorNames(inner)];
}

// Errors of a connection that the browser has closed: iOS on waking, some Androids, a page of another version.
const closedErrors = ["InvalidStateError", "DatabaseClosedError", "UnknownError", "AbortError"];

const isClosedBy = (error: unknown): boolean =>
  problemOf(error) !== "full" && errorNames(error).some((name) => closedErrors.includes(name));

export type BookStore = ReturnType<typeof bookStore>;

type BookTables = {
  readonly entries: EntityTable<Stored, "id">;
  readonly settings: EntityTable<StoredSettings, "id">;
  readonly changes: EntityTable<Changes, "id">;
};

// Sites of one account on a shared host have different paths but one origin, hence the path.
const nameAt = (path: string) => `buku toko ${path}`;

function databaseAt(path: string) {
  // Without Dexie's cache, so that the screen shows only what is on the disk.
  const options = { chromeTransactionDurability: "strict", cache: "disabled" } as const;
  return new Dexie(nameAt(path), options) as Dexie & BookTables;
}

/**
 * The book of the site at `path`, such as "/buku/", in this browser's IndexedDB; created on first use. Each change is one
 * transaction, stored whole or not at all. A connection closed by the browser is reopened. `problemOf` names the cause of a
 * rejection.
 */
export function bookStore(path: string) {
  const database = databaseAt(path);
  const indexed = "id, code, date, lastDate, waiting, touchedAt, change";
  database.version(schemaVersion).stores({ entries: indexed, settings: "id", changes: "id" });
  const { entries, settings, changes } = database;

  async function opened(): Promise<void> {
    if (!database.isOpen()) await database.open();
    if (database.backendDB().version > nativeVersion) {
      database.close();
      throw new NewerBook();
    }
  }

  async function withReconnect<T>(work: () => PromiseLike<T>): Promise<T> {
    try {
      await opened();
      return await work();
    } catch (error) {
      if (!isClosedBy(error)) throw error;
      database.close();
      await opened();
      return await work();
    }
  }

  const lastChanges = async (): Promise<Changes> =>
    (await changes.get("changes")) ?? { id: "changes", last: 0, erased: 0, isEmptied: false };

  async function countChange(erasure?: { readonly isOfAll: boolean }): Promise<number> {
    const before = await lastChanges();
    const last = before.last + 1;
    await changes.put({ ...before, last, ...(erasure && { erased: last }), isEmptied: erasure?.isOfAll ?? false });
    return last;
  }

  const erased = async (erasing: PromiseLike<unknown>, isOfAll = false): Promise<void> => {
    await erasing;
    await countChange({ isOfAll });
  };

  const since = async (date: string) => (await entries.where("date").aboveOrEqual(date).toArray()).map(toEntry);

  return {
    /** Runs `work` in one transaction; resolves once its changes are on the disk. */
    write: <T>(work: () => Promise<T>): Promise<T> =>
      withReconnect(() => database.transaction("rw", entries, settings, changes, work)),
    async put(changed: readonly Entry[]): Promise<void> {
      if (changed.length === 0) return;
      const change = await countChange();
      await entries.bulkPut(changed.map((entry) => stored(entry, change)));
    },
    /** Calls `next` with the result of `read`, now and whenever the book changes in this tab or another. */
    watch<T>(read: () => Promise<T>, next: (value: T) => void, failed: (error: unknown) => void): () => void {
      let isOver = false;
      let stop = () => {};
      const start = (isSecond: boolean) => {
        const error = (one: unknown) => (isSecond || !isClosedBy(one) ? failed(one) : begin(true));
        // Dexie observes the tables that an async function reads.
        const subscription = liveQuery(async () => read()).subscribe({ next, error });
        stop = () => subscription.unsubscribe();
      };
      const begin = (isSecond: boolean) => {
        stop();
        if (isSecond) database.close();
        opened().then(() => isOver || start(isSecond), failed);
      };
      begin(false);
      return () => {
        isOver = true;
        stop();
      };
    },
    read: <T>(read: () => Promise<T>): Promise<T> => withReconnect(read),
    all: async () => (await entries.toArray()).map(toEntry),
    ofCode: async (code: string) => (code === "" ? [] : (await entries.where({ code }).toArray()).map(toEntry)),
    get: async (id: string) => {
      const found = await entries.get(id);
      return found ? toEntry(found) : null;
    },
    /** The entries between two dates, both included. */
    between: async (first: string, last: string) =>
      (await entries.where("date").between(first, last, true, true).toArray()).map(toEntry),
    since,
    /**
     * A reader of all waiting entries and of those from a date on. Each reading fetches only the changes since the last one,
     * and returns the same object for an unchanged entry.
     */
    reader(from: string): () => Promise<readonly Entry[]> {
      let before: { readonly change: number; readonly entries: ReadonlyMap<string, Entry> } | null = null;
      return async () => {
        const { last, erased } = await lastChanges();
        const read = before && erased <= before.change ? before : null;
        const rows = read
          ? (await entries.where("change").above(read.change).toArray()).map(toEntry)
          : [...(await since(from)), ...(await entries.where({ waiting: 1 }).toArray()).map(toEntry)];
        const all = new Map([...(read?.entries ?? []), ...rows.map((entry) => [entry.id, entry] as const)]);
        for (const entry of rows) if (entry.date < from && !isWaiting(entry)) all.delete(entry.id);
        before = { change: last, entries: all };
        return [...all.values()];
      };
    },
    countBefore: (date: string) => entries.where("lastDate").below(date).count(),
    forgetBefore: (date: string) => erased(entries.where("lastDate").below(date).delete()),
    /** When the least recent entry was touched, in epoch milliseconds; 0 for an empty book. */
    firstTouch: async () => (await entries.orderBy("touchedAt").first())?.touchedAt ?? 0,
    settings: async () => ({ ...defaultSettings, ...(await settings.get("settings"))?.settings }) as BookSettings,
    /** Whether the whole book was erased, and nothing recorded since. */
    isErased: async () => (await lastChanges()).isEmptied,
    erase: (id: string) => erased(entries.delete(id)),
    eraseAll: () => erased(Promise.all([entries.clear(), settings.clear()]), true),
    set: (changed: BookSettings) => settings.put({ id: "settings", settings: changed }),
    close: () => database.close(),
  };
}

/** Whether there is a book at `path`; creates none. */
export function hasBook(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let isMissing = false;
    const request = indexedDB.open(nameAt(path));
    request.onupgradeneeded = ({ oldVersion }) => {
      isMissing = oldVersion === 0;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      request.result.close();
      resolve(true);
    };
    request.onerror = () => (isMissing ? resolve(false) : reject(request.error));
  });
}

const stored = (entry: Entry, change: number): Stored => ({
  ...entry,
  change,
  waiting: isWaiting(entry) ? 1 : 0,
  lastDate: entry.asked && entry.asked.date > entry.date ? entry.asked.date : entry.date,
});

function toEntry({ waiting: _waiting, lastDate: _lastDate, change: _change, ...entry }: Stored): Entry {
  return entry;
}
