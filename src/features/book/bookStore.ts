import { type DBSchema, type IDBPDatabase, wrap } from "idb";
import type { SentHours } from "../../domain/book/fullHours";
import {
  type BookRecord,
  codeOf,
  emptyRecord,
  lastDateOf,
  lastInstantOf,
  mergedById,
  mergeRecords,
} from "../../domain/book/record";
import { type FormerRecord, upgraded } from "../../domain/book/upgrade";

/** What the book keeps beside its records. */
export type BookSettings = {
  /** After how many days an entry is offered for deletion; null for never. */
  readonly keepDays: number | null;
  /** The day on which the book was last written into a file; null for never. */
  readonly savedOn: string | null;
  /** Whether the shop has read what is kept in this browser and who could read it. */
  readonly hasReadNotice: boolean;
  /** The full hours that were sent to the site last; null for none. */
  readonly sentHours: SentHours | null;
};

export const defaultSettings: BookSettings = { keepDays: 90, savedOn: null, hasReadNotice: false, sentHours: null };

/** The version of the database's form: of its stores and indexes. */
const databaseVersion = 2;

/** The version of a record in it. A higher one is refused, never read in part. */
const recordVersion = 2;

type Stored = BookRecord & {
  readonly code: string;
  readonly lastDate: string;
  readonly lastInstant: number;
  readonly version: number;
};

interface BookSchema extends DBSchema {
  bookings: { key: string; value: Stored; indexes: { code: string; lastDate: string; lastInstant: number } };
  settings: { key: string; value: { readonly settings: Partial<BookSettings> } };
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
  /** The records of one booking code, and that of the id, also where it was erased. */
  readonly near: (code: string, id: string) => Promise<BookRecord[]>;
  /** Merges what is known into the record of each id, and gives these records. */
  readonly add: (records: readonly BookRecord[]) => Promise<BookRecord[]>;
  /** How many records have a last date before `date`. */
  readonly countBefore: (date: string) => Promise<number>;
  /** Deletes these. */
  readonly forgetBefore: (date: string) => Promise<void>;
  /** The milliseconds at which the record that is oldest and the one that is newest were last touched; 0 for an empty book. */
  readonly instants: () => Promise<{ readonly first: number; readonly last: number }>;
  readonly settings: () => Promise<BookSettings>;
  readonly setSettings: (changes: Partial<BookSettings>) => Promise<void>;
  /** Deletes the whole book from this browser. */
  readonly erase: () => Promise<void>;
  /** Calls back when another tab has changed the book; gives a function that ends this. */
  readonly onChange: (changed: () => void) => () => void;
  readonly close: () => void;
};

// A project's address on a shared host has a path, and other sites of the same account share the origin.
const nameAt = (path: string) => `buku ${path}`;

/**
 * Opens the book of the site at `path`, such as "/buku/". With `mustExist` gives null where there is none, without making one.
 * Throws a BookError where the browser keeps nothing, where the book was written by a newer version of the page, or where a tab
 * of an older version keeps it open.
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
  // Visitors' script has no `indexedDB`: only the global object still has the name.
  const request = globalThis.indexedDB.open(name, databaseVersion);
  return new Promise((resolve, reject) => {
    let isMissing = false;
    request.onupgradeneeded = ({ oldVersion }) => {
      isMissing = oldVersion === 0 && mustExist;
      if (isMissing) request.transaction?.abort();
      else upgrade(request.result, request.transaction as IDBTransaction, oldVersion);
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

/** Brings the database into today's form, in one transaction; an error in it leaves everything as it was. */
function upgrade(database: IDBDatabase, transaction: IDBTransaction, oldVersion: number): void {
  const bookings = database.createObjectStore("bookings", { keyPath: "id" });
  for (const index of ["code", "lastDate", "lastInstant"]) bookings.createIndex(index, index);
  if (oldVersion === 0) {
    database.createObjectStore("settings");
    return;
  }
  const former = transaction.objectStore("records").getAll();
  former.onsuccess = () => {
    for (const record of (former.result as FormerRecord[]).flatMap(upgraded)) bookings.put(stored(record));
    database.deleteObjectStore("records");
  };
}

const stored = (record: BookRecord): Stored => ({
  ...record,
  code: codeOf(record),
  lastDate: lastDateOf(record),
  lastInstant: lastInstantOf([record]),
  version: recordVersion,
});

function bookStore(database: IDBPDatabase<BookSchema>, name: string): BookStore {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  const tell = () => channel?.postMessage("changed");
  const before = (date: string) => IDBKeyRange.bound("0", date, false, true);

  /** Does all of `work` in one transaction that is on the disk when it ends, or nothing of it. */
  async function writing<T>(work: (transaction: ReturnType<typeof begin>) => Promise<T>): Promise<T> {
    const result = await reading(async () => {
      const transaction = begin();
      try {
        const done = await work(transaction);
        await transaction.done;
        return done;
      } catch (error) {
        try {
          transaction.abort();
        } catch {
          // The browser has ended it already.
        }
        await transaction.done.catch(() => undefined);
        throw error;
      }
    });
    tell();
    return result;
  }
  const begin = () => database.transaction(["bookings", "settings"], "readwrite", { durability: "strict" });

  return {
    records: (date) =>
      reading(async () => {
        const range = date === undefined ? undefined : IDBKeyRange.lowerBound(date);
        return (await database.getAllFromIndex("bookings", "lastDate", range)).map(known);
      }),
    near: (code, id) =>
      reading(async () => {
        const ofCode = code === "" ? [] : await database.getAllFromIndex("bookings", "code", code);
        const erased = await Promise.all([code, id].map((key) => database.get("bookings", key)));
        return mergedById([...ofCode, ...erased.filter((found) => found !== undefined)].map(known));
      }),
    add: (records) =>
      writing(async (transaction) => {
        const store = transaction.objectStore("bookings");
        const after: BookRecord[] = [];
        for (const record of records) {
          const found = await store.get(record.id);
          // What a former book erased, it erased for everybody who used the code.
          const { erasedAt = 0 } = (await store.get(codeOf(record))) ?? {};
          const here = found ? known(found) : emptyRecord(record.id);
          const next = mergeRecords(here, mergeRecords(record, { ...emptyRecord(record.id), erasedAt }));
          after.push(next);
          await store.put(stored(next));
        }
        return after;
      }),
    countBefore: (date) => reading(() => database.countFromIndex("bookings", "lastDate", before(date))),
    forgetBefore: (date) =>
      writing(async (transaction) => {
        const store = transaction.objectStore("bookings");
        for (const id of await store.index("lastDate").getAllKeys(before(date))) await store.delete(id);
      }),
    instants: () =>
      reading(async () => {
        const index = database.transaction("bookings").store.index("lastInstant");
        const first = await index.openKeyCursor();
        const last = await index.openKeyCursor(null, "prev");
        return { first: first?.key ?? 0, last: last?.key ?? 0 };
      }),
    settings: () => reading(async () => settingsIn(await database.get("settings", "settings"))),
    setSettings: (changes) =>
      writing(async (transaction) => {
        const store = transaction.objectStore("settings");
        await store.put({ settings: { ...settingsIn(await store.get("settings")), ...changes } }, "settings");
      }),
    erase: () =>
      writing(async (transaction) => {
        await transaction.objectStore("bookings").clear();
        await transaction.objectStore("settings").clear();
      }),
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

/** The settings as they are kept; what a former book had beside them is left out. */
function settingsIn(found: { readonly settings: Partial<BookSettings> } | undefined): BookSettings {
  const { keepDays, savedOn, hasReadNotice, sentHours } = { ...defaultSettings, ...found?.settings };
  return { keepDays, savedOn, hasReadNotice, sentHours };
}

/** A stored record; one that a newer page wrote is refused before anything of it is used. */
function known({ id, versions, ticks, erasedAt, version }: Stored): BookRecord {
  if (version > recordVersion) throw new BookError("newer");
  return { id, versions, ticks, erasedAt };
}

const reading = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    throw problemOf(error);
  }
};

/** A full disk is told apart from a book that was let go for a newer page. */
function problemOf(error: unknown): BookError {
  if (error instanceof BookError) return error;
  if (!(error instanceof DOMException)) return new BookError("unavailable");
  if (error.name === "QuotaExceededError") return new BookError("full");
  return new BookError(error.name === "InvalidStateError" ? "blocked" : "unavailable");
}
