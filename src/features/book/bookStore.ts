import { type DBSchema, type IDBPDatabase, wrap } from "idb";
import type { BookInstants } from "../../domain/book/bookAge";
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

export type BookSettings = {
  /** After how many days an entry is offered for deletion; null for never. */
  readonly keepDays: number | null;
  /** The day on which the book was last written into a file; null for never. */
  readonly savedOn: string | null;
  /** The full hours that were sent to the site last; null for none. */
  readonly sentHours: SentHours | null;
};

export const defaultSettings: BookSettings = { keepDays: 90, savedOn: null, sentHours: null };

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

/** Why something did not come out of the store, or into it. A full disk is told apart from a book that was let go for a newer page. */
export function problemOf(error: unknown): BookProblem {
  if (error instanceof BookError) return error.problem;
  const { name = "" } = error instanceof DOMException ? error : {};
  if (name === "VersionError") return "newer";
  if (name === "QuotaExceededError") return "full";
  return name === "InvalidStateError" ? "blocked" : "unavailable";
}

export type BookStore = ReturnType<typeof bookStore>;

// A project's address on a shared host has a path, and other sites of the same account share the origin.
const nameAt = (path: string) => `buku ${path}`;

/**
 * Opens the book of the site at `path`, such as "/buku/". With `mustExist` gives null where there is none, without making one.
 * Rejects where the browser keeps nothing, where the book was written by a newer version of the page, or where a tab of an older
 * version keeps it open.
 */
export async function openBook(path: string, mustExist: true): Promise<BookStore | null>;
export async function openBook(path: string): Promise<BookStore>;
export async function openBook(path: string, mustExist = false): Promise<BookStore | null> {
  const database = await opened(nameAt(path), mustExist);
  return database && bookStore(database, nameAt(path));
}

async function opened(name: string, mustExist: boolean): Promise<IDBPDatabase<BookSchema> | null> {
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

/**
 * The book in this browser's IndexedDB. Every change is one transaction: it is kept whole or not at all. What a call rejects
 * with, `problemOf` names.
 */
function bookStore(database: IDBPDatabase<BookSchema>, name: string) {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  const before = (date: string) => IDBKeyRange.bound("0", date, false, true);

  async function writing<T>(work: (transaction: ReturnType<typeof begin>) => Promise<T>): Promise<T> {
    const transaction = begin();
    try {
      const done = await work(transaction);
      await transaction.done;
      channel?.postMessage("changed");
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
  }
  const begin = () => database.transaction(["bookings", "settings"], "readwrite", { durability: "strict" });

  return {
    /** The records of which some date is not before `date`, or all. */
    async records(date?: string): Promise<BookRecord[]> {
      const range = date === undefined ? undefined : IDBKeyRange.lowerBound(date);
      return (await database.getAllFromIndex("bookings", "lastDate", range)).map(known);
    },
    /** The records of one booking code, and that of the id, also where it was erased. */
    async near(code: string, id: string): Promise<BookRecord[]> {
      const ofCode = code === "" ? [] : await database.getAllFromIndex("bookings", "code", code);
      const erased = await Promise.all([code, id].map((key) => database.get("bookings", key)));
      return mergedById([...ofCode, ...erased.filter((found) => found !== undefined)].map(known));
    },
    /** Merges what is known into the record of each id, and gives these records; `settings` change with them. */
    add: (records: readonly BookRecord[], settings?: Partial<BookSettings>) =>
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
        const others = transaction.objectStore("settings");
        if (settings)
          await others.put({ settings: { ...settingsIn(await others.get("settings")), ...settings } }, "settings");
        return after;
      }),
    countBefore: (date: string) => database.countFromIndex("bookings", "lastDate", before(date)),
    forgetBefore: (date: string) =>
      writing(async (transaction) => {
        const store = transaction.objectStore("bookings");
        for (const id of await store.index("lastDate").getAllKeys(before(date))) await store.delete(id);
      }),
    /** When its oldest record was last touched, and the newest of those before `latest`, in milliseconds. */
    async instants(latest: number): Promise<BookInstants> {
      const index = database.transaction("bookings").store.index("lastInstant");
      const first = await index.openKeyCursor();
      const last = await index.openKeyCursor(IDBKeyRange.upperBound(latest), "prev");
      return { first: first?.key ?? 0, last: last?.key ?? 0 };
    },
    settings: async () => settingsIn(await database.get("settings", "settings")),
    erase: () =>
      writing(async (transaction) => {
        await transaction.objectStore("bookings").clear();
        await transaction.objectStore("settings").clear();
      }),
    /** Calls back, until it is closed, when another tab has changed the book. */
    onChange: (changed: () => void) => channel?.addEventListener("message", changed),
    close() {
      channel?.close();
      database.close();
    },
  };
}

function settingsIn(found: { readonly settings: Partial<BookSettings> } | undefined): BookSettings {
  const { keepDays, savedOn, sentHours } = { ...defaultSettings, ...found?.settings };
  return { keepDays, savedOn, sentHours };
}

/** A stored record; one that a newer page wrote is refused before anything of it is used. */
function known({ id, versions, ticks, erasedAt, version }: Stored): BookRecord {
  if (version > recordVersion) throw new BookError("newer");
  return { id, versions, ticks, erasedAt };
}
