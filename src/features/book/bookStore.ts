import { type DBSchema, type IDBPDatabase, wrap } from "idb";
import { bookVersion } from "../../domain/book/bookFile";
import type { OwnHours } from "../../domain/book/fullHours";
import { type BookRecord, emptyRecord, lastDateOf, mergeRecords } from "../../domain/book/record";
import { addDays } from "../../domain/shop/clock";

/** What the book keeps beside its records. */
export type BookSettings = OwnHours & {
  /** After how many days an entry goes; null for never. */
  readonly keepDays: number | null;
  /** The day on which the book was last written into a file; null for never. */
  readonly savedOn: string | null;
  /** Whether the shop has read what is kept in this browser and who could read it. */
  readonly hasReadNotice: boolean;
};

export const defaultSettings: BookSettings = {
  keepDays: 90,
  announced: [],
  unsettled: [],
  published: [],
  savedOn: null,
  hasReadNotice: false,
};

type Stored = BookRecord & { readonly lastDate: string; readonly version: number };

interface BookSchema extends DBSchema {
  records: { key: string; value: Stored; indexes: { lastDate: string } };
  settings: { key: string; value: { readonly settings: BookSettings } };
}

/** Why the book cannot be opened or written; nothing was changed then. */
export type BookProblem = "unavailable" | "newer" | "full" | "blocked";

export class BookError extends Error {
  constructor(readonly problem: BookProblem) {
    super(problem);
  }
}

/** The book in this browser's IndexedDB. Every change is one transaction: it is kept whole or not at all. */
export type BookStore = {
  /** The records of which some date is not before `date`, or all. */
  readonly records: (date?: string) => Promise<BookRecord[]>;
  readonly record: (code: string) => Promise<BookRecord | null>;
  /** Merges what is known into the record of each code, and gives these records. */
  readonly add: (records: readonly BookRecord[]) => Promise<BookRecord[]>;
  /** Deletes the records whose last date is before `date`, and counts them. */
  readonly forgetBefore: (date: string) => Promise<number>;
  readonly settings: () => Promise<BookSettings>;
  readonly setSettings: (settings: BookSettings) => Promise<void>;
  /** Deletes the whole book from this browser. */
  readonly erase: () => Promise<void>;
  /** Calls back when another tab has changed the book; gives a function that ends this. */
  readonly onChange: (changed: () => void) => () => void;
  readonly close: () => void;
};

// A project's address on a shared host has a path, and other sites of the same account share the origin.
const nameAt = (path: string) => `buku ${path}`;

/**
 * Opens the book of the site at `path`, such as "/buku/". With `mustExist` gives null where there is none, without making one. Throws a
 * BookError where the browser keeps nothing, where the book was written by a newer version of the page, or where a tab of an older
 * version keeps it open.
 */
export async function openBook(path: string, mustExist: true): Promise<BookStore | null>;
export async function openBook(path: string): Promise<BookStore>;
export async function openBook(path: string, mustExist = false): Promise<BookStore | null> {
  const name = nameAt(path);
  try {
    const database = await opened(name, mustExist);
    return database && bookStore(database, name);
  } catch (error) {
    if (error instanceof BookError) throw error;
    throw new BookError(error instanceof DOMException && error.name === "VersionError" ? "newer" : "unavailable");
  }
}

/** The open database; null where there is none and none is to be made. */
function opened(name: string, mustExist: boolean): Promise<IDBPDatabase<BookSchema> | null> {
  // Visitors' script has no `indexedDB`: only the global object still has the name (docs/rules.md, section 17).
  const request = globalThis.indexedDB.open(name, bookVersion);
  return new Promise((resolve, reject) => {
    let isMissing = false;
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion === 0 && mustExist) {
        isMissing = true;
        request.transaction?.abort();
        return;
      }
      request.result.createObjectStore("records", { keyPath: "code" }).createIndex("lastDate", "lastDate");
      request.result.createObjectStore("settings");
    };
    request.onsuccess = () => {
      // A newer page waits to change the book's form: this one lets go, and says so at its next use.
      request.result.onversionchange = () => request.result.close();
      resolve(wrap(request.result) as unknown as IDBPDatabase<BookSchema>);
    };
    request.onerror = () => (isMissing ? resolve(null) : reject(request.error));
    request.onblocked = () => reject(new BookError("blocked"));
  });
}

function bookStore(database: IDBPDatabase<BookSchema>, name: string): BookStore {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  const tell = () => channel?.postMessage("changed");

  return {
    async records(date) {
      const range = date === undefined ? undefined : IDBKeyRange.lowerBound(date);
      const found = await reading(database.getAllFromIndex("records", "lastDate", range));
      return found.map(known);
    },
    async record(code) {
      const found = await reading(database.get("records", code));
      return found ? known(found) : null;
    },
    async add(records) {
      const merged = await writing(async () => {
        const transaction = database.transaction("records", "readwrite", { durability: "strict" });
        return wholly(transaction, async () => {
          const after: BookRecord[] = [];
          for (const record of records) {
            const found = await transaction.store.get(record.code);
            const next = mergeRecords(found ? known(found) : emptyRecord(record.code), record);
            after.push(next);
            await transaction.store.put({ ...next, lastDate: lastDateOf(next), version: bookVersion });
          }
          return after;
        });
      });
      tell();
      return merged;
    },
    async forgetBefore(date) {
      const count = await writing(async () => {
        const transaction = database.transaction("records", "readwrite");
        return wholly(transaction, async () => {
          const old = await transaction.store.index("lastDate").getAll(IDBKeyRange.bound("0", date, false, true));
          for (const { code } of old.map(known)) await transaction.store.delete(code);
          return old.length;
        });
      });
      if (count > 0) tell();
      return count;
    },
    async settings() {
      return { ...defaultSettings, ...(await reading(database.get("settings", "settings")))?.settings };
    },
    async setSettings(settings) {
      await writing(() => database.put("settings", { settings }, "settings"));
      tell();
    },
    async erase() {
      await writing(async () => {
        const transaction = database.transaction(["records", "settings"], "readwrite");
        await Promise.all([
          transaction.objectStore("records").clear(),
          transaction.objectStore("settings").clear(),
          transaction.done,
        ]);
      });
      tell();
    },
    onChange(changed) {
      channel?.addEventListener("message", changed);
      return () => channel?.removeEventListener("message", changed);
    },
    close() {
      channel?.close();
      database.close();
    },
  };
}

/** A stored record; one that a newer page wrote is refused before anything of it is used. */
function known({ code, slips, marks, erasedAt, version }: Stored): BookRecord {
  if (version > bookVersion) throw new BookError("newer");
  return { code, slips, marks, erasedAt };
}

/** Does what a transaction is for, and takes back what was done of it where that fails: by itself it would keep the first half. */
async function wholly<T>(
  transaction: { abort(): void; readonly done: Promise<void> },
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work();
    await transaction.done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // The browser has ended it already.
    }
    await transaction.done.catch(() => undefined);
    throw error;
  }
}

const reading = <T>(promise: Promise<T>): Promise<T> =>
  promise.catch((error: unknown) => {
    throw problemOf(error);
  });

const writing = <T>(write: () => Promise<T>): Promise<T> => reading(write());

/** A full disk is told apart from a book that was let go for a newer page. */
function problemOf(error: unknown): BookError {
  if (error instanceof BookError) return error;
  if (!(error instanceof DOMException)) return new BookError("unavailable");
  if (error.name === "QuotaExceededError") return new BookError("full");
  return new BookError(error.name === "InvalidStateError" ? "blocked" : "unavailable");
}

/** The first day that is still kept, by today's date. */
export const firstKeptDay = (today: string, keepDays: number): string => addDays(today, -keepDays);
