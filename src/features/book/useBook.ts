import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Change, changeByVersion } from "../../domain/book/changes";
import { businessDay } from "../../domain/book/dayPlan";
import { byTime } from "../../domain/book/daySummary";
import { type Entry, entriesOf } from "../../domain/book/entry";
import {
  type BookRecord,
  emptyRecord,
  mergedById,
  mergeRecords,
  stampAfter,
  type Tick,
  ticketId,
  type Version,
} from "../../domain/book/record";
import { takenBack } from "../../domain/book/version";
import { addDays, type TimeZone } from "../../domain/shop/clock";
import type { OpenDays } from "../../domain/shop/closures";
import { BookError, type BookProblem, type BookSettings, type BookStore, defaultSettings } from "./bookStore";

/** What recording a version changed, and whether the browser could keep it. */
export type Recorded = {
  readonly change: Change;
  readonly entry: Entry;
  readonly before: Entry | null;
  readonly isKept: boolean;
};

/** What can be done with the book. The same object as long as the book is open. */
export type BookActions = {
  /** Records a version under an id, that of its ticket where none is given, and tells what it changed. */
  readonly record: (version: Version, id?: string) => Promise<Recorded>;
  /** Makes what was recorded undone: an entry is again what it was before, and a new one goes. */
  readonly undo: (recorded: Recorded) => Promise<void>;
  readonly tick: (entry: Entry, ticks: Partial<Record<Tick["kind"], string>>) => Promise<void>;
  readonly erase: (entry: Entry) => Promise<void>;
  /** Merges the records of a file and gives the entries that are new or changed. */
  readonly merge: (records: readonly BookRecord[]) => Promise<Entry[]>;
  /** Reads the days from `date` on. */
  readonly readFrom: (date: string) => Promise<void>;
  /** Every record, those on the screen alone included. Rejects where the browser does not give the book away any more. */
  readonly all: () => Promise<BookRecord[]>;
  readonly set: (settings: Partial<BookSettings>) => Promise<void>;
  readonly forgetBefore: (date: string) => Promise<void>;
  readonly eraseAll: () => Promise<void>;
  /** Tries once more to keep what could not be kept. */
  readonly retry: () => Promise<void>;
};

/** What the page knows of the book: not yet, the reason why it cannot be used, or its entries. */
export type Book = {
  readonly status: "opening" | "ready" | BookProblem;
  /** The entries from the day before today on, or from an earlier day that was asked for, in the order of time. */
  readonly entries: readonly Entry[];
  readonly settings: BookSettings;
  /** Records that the browser could not keep; they are on the screen alone. */
  readonly unsaved: readonly BookRecord[];
  readonly hasUnsavedSettings: boolean;
  /** The milliseconds of the first and the last thing that the book knew as it was opened; 0 where it was empty. */
  readonly instants: { readonly first: number; readonly last: number };
  /** How many entries are older than the settings keep them. */
  readonly oldCount: number;
  readonly actions: BookActions;
};

/** The first day that is kept by today's date; null where all are. */
export const firstKeptDay = (today: string, keepDays: number | null): string | null =>
  keepDays === null ? null : addDays(today, -keepDays);

// How long a change may be seen without being written, in milliseconds, until the page says that it is not.
const slowWriteMs = 5000;

/** A change on the screen that is not written yet; `isLate` once the page says so. */
type Pending = { readonly record: BookRecord; readonly isLate: boolean };

type State = {
  readonly known: ReadonlyMap<string, BookRecord>;
  readonly pending: readonly Pending[];
  readonly settings: BookSettings;
  readonly unsavedSettings: Partial<BookSettings>;
  readonly instants: Book["instants"];
  readonly oldCount: number;
};

const closed: State = {
  known: new Map(),
  pending: [],
  settings: defaultSettings,
  unsavedSettings: {},
  instants: { first: 0, last: 0 },
  oldCount: 0,
};

const problemOf = (error: unknown): BookProblem => (error instanceof BookError ? error.problem : "unavailable");

/** All records, with the changes that are not written yet. */
function onScreen({ known, pending }: Pick<State, "known" | "pending">): BookRecord[] {
  const all = new Map(known);
  for (const { record } of pending)
    all.set(record.id, mergeRecords(all.get(record.id) ?? emptyRecord(record.id), record));
  return [...all.values()];
}

/**
 * The book as state: read from the store when the page opens and whenever another tab has changed it. A change is seen at once,
 * and written then; `clock` is asked whenever something is noted, and once for the day with which the entries begin. All must
 * stay the same.
 */
export function useBook(
  open: () => Promise<BookStore>,
  clock: () => Date,
  rules: OpenDays & { readonly timeZone: TimeZone },
): Book {
  const store = useRef<BookStore | null>(null);
  const stopListening = useRef(() => {});
  const from = useRef("");
  const [status, setStatus] = useState<Book["status"]>("opening");
  const [state, setState] = useState(closed);
  const latest = useRef(state);
  const change = useCallback((changes: Partial<State>) => {
    latest.current = { ...latest.current, ...changes };
    setState(latest.current);
  }, []);

  /** Whether it could be read. */
  const reload = useCallback(async (): Promise<boolean> => {
    const opened = store.current;
    if (!opened) return false;
    try {
      const [records, settings] = await Promise.all([opened.records(from.current), opened.settings()]);
      const kept = { ...settings, ...latest.current.unsavedSettings };
      const firstDay = firstKeptDay(businessDay(clock(), rules), kept.keepDays);
      const oldCount = firstDay === null ? 0 : await opened.countBefore(firstDay);
      const before = latest.current.known;
      const same = (record: BookRecord) => {
        const known = before.get(record.id);
        return known && JSON.stringify(known) === JSON.stringify(record) ? known : record;
      };
      change({ known: new Map(records.map((record) => [record.id, same(record)])), settings: kept, oldCount });
      return true;
    } catch (error) {
      setStatus(problemOf(error));
      return false;
    }
  }, [change, clock, rules]);

  const disconnect = useCallback(() => {
    stopListening.current();
    stopListening.current = () => {};
    store.current?.close();
    store.current = null;
  }, []);

  const connect = useCallback(async () => {
    try {
      const opened = await open();
      disconnect();
      store.current = opened;
      stopListening.current = opened.onChange(() => void reload());
      change({ instants: await opened.instants() });
      if (await reload()) setStatus("ready");
    } catch (error) {
      setStatus(problemOf(error));
    }
  }, [open, reload, disconnect, change]);

  useEffect(() => {
    from.current ||= addDays(businessDay(clock(), rules), -1);
    const connected = connect();
    return () => void connected.then(disconnect);
  }, [clock, rules, connect, disconnect]);

  /** Shows records at once and keeps them; what cannot be kept stays on the screen, so that nothing is lost without a word. */
  const keep = useCallback(
    async (records: readonly BookRecord[]): Promise<boolean> => {
      const ids = new Set(records.map(({ id }) => id));
      // What is on the screen alone goes along: a tick without its booking would be of no use.
      const before = latest.current.pending.filter(({ record, isLate }) => isLate && ids.has(record.id));
      const own: readonly Pending[] = records.map((record) => ({ record, isLate: false }));
      change({ pending: [...latest.current.pending.filter(({ record }) => !records.includes(record)), ...own] });
      const late = () =>
        change({
          pending: latest.current.pending.map((one) => (records.includes(one.record) ? { ...one, isLate: true } : one)),
        });
      const timer = setTimeout(late, slowWriteMs);
      try {
        if (!store.current) throw new BookError("unavailable");
        const after = await store.current.add(mergedById([...before.map(({ record }) => record), ...records]));
        const written = new Set([...before.map(({ record }) => record), ...records]);
        change({
          known: new Map([...latest.current.known, ...after.map((record) => [record.id, record] as const)]),
          pending: latest.current.pending.filter(({ record }) => !written.has(record)),
        });
        return true;
      } catch (error) {
        const problem = problemOf(error);
        if (problem === "newer" || problem === "blocked") setStatus(problem);
        late();
        return false;
      } finally {
        clearTimeout(timer);
      }
    },
    [change],
  );

  const actions = useMemo<BookActions>(() => {
    const recordsNear = async (code: string, id: string): Promise<BookRecord[]> => {
      const stored = (await store.current?.near(code, id).catch(() => [])) ?? [];
      return mergedById([...stored, ...onScreen(latest.current).filter((one) => one.id === id || isOfCode(one, code))]);
    };
    const recordsUnder = (ids: readonly string[]) => onScreen(latest.current).filter(({ id }) => ids.includes(id));
    const erase = ({ ids }: Entry) => {
      const erasedAt = stampAfter(recordsUnder(ids), clock());
      return keep(ids.map((id) => ({ ...emptyRecord(id), erasedAt })));
    };
    const tick = async (entry: Entry, ticks: Partial<Record<Tick["kind"], string>>) => {
      const at = stampAfter(recordsUnder(entry.ids), clock());
      const { date, time } = entry;
      const noted = Object.entries(ticks).map(([kind, value]) => ({
        kind: kind as Tick["kind"],
        value,
        date,
        time,
        at,
      }));
      await keep([{ ...emptyRecord(entry.id), ticks: noted }]);
    };
    const record = async (version: Version, id = ticketId(version.booking)): Promise<Recorded> => {
      const before = await recordsNear(version.booking.code, id);
      const stamped = { ...version, recordedAt: stampAfter(before, clock()) };
      const isKept = await keep([{ ...emptyRecord(id), versions: [stamped] }]);
      return { ...changeByVersion(before, id, stamped), isKept };
    };
    const set = async (changes: Partial<BookSettings>) => {
      const unsavedSettings = { ...latest.current.unsavedSettings, ...changes };
      change({ settings: { ...latest.current.settings, ...changes }, unsavedSettings });
      try {
        if (!store.current) throw new BookError("unavailable");
        await store.current.setSettings(unsavedSettings);
        change({ unsavedSettings: {} });
      } catch (error) {
        const problem = problemOf(error);
        if (problem === "newer" || problem === "blocked") setStatus(problem);
      }
    };
    return {
      record,
      async undo({ before, entry }) {
        if (before === null) {
          await erase(entry);
          return;
        }
        await record(takenBack(before, entry, clock()), entry.id);
        if (entry.deposit?.isReceived && !before.deposit?.isReceived) await tick(entry, { depositMissing: "yes" });
      },
      tick,
      async erase(entry) {
        await erase(entry);
      },
      async merge(records) {
        const all = async () => entriesOf((await store.current?.records()) ?? []);
        const before = new Set((await all()).map((entry) => JSON.stringify(entry)));
        await keep(records);
        await reload();
        return (await all()).filter((entry) => !before.has(JSON.stringify(entry))).sort(byTime);
      },
      async readFrom(date) {
        if (date >= from.current) return;
        from.current = date;
        await reload();
      },
      async all() {
        const pending = latest.current.pending.map((one) => one.record);
        return mergedById([...((await store.current?.records()) ?? []), ...pending]);
      },
      set,
      async forgetBefore(date) {
        await store.current?.forgetBefore(date);
        await reload();
      },
      async eraseAll() {
        await store.current?.erase();
        change({ pending: [], unsavedSettings: {} });
        await reload();
      },
      async retry() {
        // Where the browser has ended the connection, a write over it fails for ever.
        await connect();
        const { pending, unsavedSettings } = latest.current;
        if (pending.length > 0 && (await keep(pending.map(({ record: one }) => one)))) await reload();
        if (Object.keys(unsavedSettings).length > 0) await set({});
      },
    };
  }, [change, clock, connect, keep, reload]);

  const { known, pending, settings, unsavedSettings, instants, oldCount } = state;
  const entries = useMemo(() => entriesOf(onScreen({ known, pending })).sort(byTime), [known, pending]);
  const unsaved = useMemo(() => pending.flatMap(({ record, isLate }) => (isLate ? record : [])), [pending]);
  const hasUnsavedSettings = Object.keys(unsavedSettings).length > 0;
  return { status, entries, settings, unsaved, hasUnsavedSettings, instants, oldCount, actions };
}

const isOfCode = ({ versions }: BookRecord, code: string) =>
  code !== "" && versions.some(({ booking }) => booking.code === code);
