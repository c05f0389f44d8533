import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Change, changeBySlip } from "../../domain/book/changes";
import { businessDay } from "../../domain/book/dayPlan";
import { byTime } from "../../domain/book/daySummary";
import { type Entry, entriesOf, markName } from "../../domain/book/entry";
import {
  type BookRecord,
  emptyRecord,
  erased,
  type Mark,
  mergeRecords,
  type Slip,
  stampAfter,
  withMark,
  withSlip,
} from "../../domain/book/record";
import { addDays, type TimeZone } from "../../domain/shop/clock";
import type { OpenDays } from "../../domain/shop/closures";
import {
  BookError,
  type BookProblem,
  type BookSettings,
  type BookStore,
  defaultSettings,
  firstKeptDay,
} from "./bookStore";

/** What recording a slip changed, and whether the browser could keep it. */
export type Recorded = { readonly change: Change; readonly entry: Entry; readonly isKept: boolean };

/** What can be done with the book. The same object as long as the book can be used: what is given it need not be rendered anew. */
export type BookActions = {
  /** Records a slip under a code and tells what it changed. */
  readonly record: (code: string, slip: Slip) => Promise<Recorded>;
  readonly mark: (entry: Entry, kind: Mark["kind"], value: string) => Promise<void>;
  readonly erase: (entry: Entry) => Promise<void>;
  /** Merges the records of a file and gives how many were new or changed. */
  readonly merge: (records: readonly BookRecord[]) => Promise<number>;
  readonly loadOlder: () => Promise<void>;
  /** Every record, those on the screen alone included. Rejects where the browser does not give the book away any more. */
  readonly all: () => Promise<BookRecord[]>;
  readonly set: (settings: Partial<BookSettings>) => Promise<void>;
  readonly eraseAll: () => Promise<void>;
  /** Tries once more to keep what could not be kept. */
  readonly retry: () => Promise<void>;
};

/** What the page knows of the book: not yet, the reason why it cannot be used, or its entries. */
export type Book = {
  readonly status: "opening" | "ready" | BookProblem;
  /**
   * All entries from the day before today on, and the older ones once they were asked for, in the order of time. An entry of which
   * nothing changed stays the same object.
   */
  readonly entries: readonly Entry[];
  readonly settings: BookSettings;
  /** Records that the browser could not keep; they are on the screen alone. */
  readonly unsaved: readonly BookRecord[];
  /** Whether a setting, or which hours were announced, could not be kept either. */
  readonly hasUnsavedSettings: boolean;
  /** How many old entries went as the book was opened. */
  readonly forgotten: number;
  readonly actions: BookActions;
};

// How long a tick may be seen without being written, in milliseconds, until the page says that it is not.
const slowWriteMs = 5000;

type Known = ReadonlyMap<string, { readonly record: BookRecord; readonly entries: readonly Entry[] }>;

const withRecords = (known: Known, records: readonly BookRecord[]): Known =>
  new Map([...known, ...records.map((record) => [record.code, { record, entries: entriesOf(record) }] as const)]);

const mergedInto = (known: Known, record: BookRecord): BookRecord =>
  mergeRecords(known.get(record.code)?.record ?? emptyRecord(record.code), record);

const problemOf = (error: unknown): BookProblem => (error instanceof BookError ? error.problem : "unavailable");

/**
 * The book as state: read from the store when the page opens and whenever another tab has changed it. `clock` is asked whenever
 * something is noted, and once for the day with which the entries begin: the one before today by `rules`. All three must stay the same.
 */
export function useBook(
  open: () => Promise<BookStore>,
  clock: () => Date,
  rules: OpenDays & { readonly timeZone: TimeZone },
): Book {
  const store = useRef<BookStore | null>(null);
  const [status, setStatus] = useState<Book["status"]>("opening");
  const [known, setKnownState] = useState<Known>(new Map());
  const latest = useRef(known);
  const setKnown = useCallback((next: Known) => {
    latest.current = next;
    setKnownState(next);
  }, []);
  const [unsaved, setUnsavedState] = useState<readonly BookRecord[]>([]);
  const onScreen = useRef(unsaved);
  // Ticks that are seen already and still being written: whatever is read meanwhile does not have them.
  const ticks = useRef<readonly BookRecord[]>([]);
  const setUnsaved = useCallback((next: readonly BookRecord[]) => {
    onScreen.current = next;
    setUnsavedState(next);
  }, []);
  const [settings, setSettings] = useState(defaultSettings);
  const [unsavedSettings, setUnsavedSettingsState] = useState<Partial<BookSettings>>({});
  const settingsOnScreen = useRef(unsavedSettings);
  const setUnsavedSettings = useCallback((next: Partial<BookSettings>) => {
    settingsOnScreen.current = next;
    setUnsavedSettingsState(next);
  }, []);
  const [forgotten, setForgotten] = useState(0);
  const hasOlder = useRef(false);
  const stopListening = useRef(() => {});
  const firstDay = useRef("");

  const reload = useCallback(async () => {
    const opened = store.current;
    if (!opened) return;
    try {
      const [records, settings] = await Promise.all([
        opened.records(hasOlder.current ? undefined : firstDay.current),
        opened.settings(),
      ]);
      const kept = withRecords(new Map(), records);
      setKnown(
        withRecords(
          kept,
          merged([...onScreen.current, ...ticks.current]).map((record) => mergedInto(kept, record)),
        ),
      );
      const next = { ...settings, ...settingsOnScreen.current };
      setSettings((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    } catch (error) {
      setStatus(problemOf(error));
    }
  }, [setKnown]);

  const disconnect = useCallback(() => {
    stopListening.current();
    stopListening.current = () => {};
    store.current?.close();
    store.current = null;
  }, []);

  const connect = useCallback(
    async (opened: BookStore) => {
      disconnect();
      store.current = opened;
      stopListening.current = opened.onChange(() => void reload());
      await reload();
      setStatus((before) => (before === "opening" ? "ready" : before));
    },
    [reload, disconnect],
  );

  useEffect(() => {
    let isOver = false;
    firstDay.current ||= addDays(businessDay(clock(), rules), -1);
    const start = async () => {
      try {
        const opened = await open();
        if (isOver) return opened.close();
        await connect(opened);
        // The day is shown first; what goes is older than that.
        const { keepDays } = await opened.settings();
        if (keepDays === null) return;
        setForgotten(await opened.forgetBefore(firstKeptDay(addDays(firstDay.current, 1), keepDays)));
      } catch (error) {
        setStatus(problemOf(error));
      }
    };
    void start();
    return () => {
      isOver = true;
      disconnect();
    };
  }, [open, clock, rules, connect, disconnect]);

  /** Keeps records, or holds them on the screen where that fails, so that nothing is lost without a word. */
  const keep = useCallback(
    async (records: readonly BookRecord[]): Promise<boolean> => {
      // What is on the screen alone goes along: a mark without its booking would be of no use.
      const codes = new Set(records.map(({ code }) => code));
      const written = merged([...onScreen.current.filter(({ code }) => codes.has(code)), ...records]);
      try {
        if (!store.current) throw new BookError("unavailable");
        const after = await store.current.add(written);
        const left = onScreen.current.filter((record) => !after.some((kept) => isPartOf(record, kept)));
        setUnsaved(left);
        const notIn = [...left, ...ticks.current].filter(({ code }) => codes.has(code));
        setKnown(withRecords(latest.current, merged([...after, ...notIn])));
        return true;
      } catch (error) {
        const problem = problemOf(error);
        if (problem === "newer" || problem === "blocked") setStatus(problem);
        const before = latest.current;
        setKnown(
          withRecords(
            before,
            records.map((record) => mergedInto(before, record)),
          ),
        );
        setUnsaved(merged([...onScreen.current, ...records]));
        return false;
      }
    },
    [setUnsaved, setKnown],
  );

  const record = useCallback(
    async (code: string, slip: Slip) => {
      const stored = await store.current?.record(code).catch(() => null);
      const before = merged([
        stored ?? emptyRecord(code),
        latest.current.get(code)?.record ?? emptyRecord(code),
      ])[0] as BookRecord;
      const stamped = { ...slip, recordedAt: stampAfter(before, clock()) };
      const isKept = await keep([withSlip(emptyRecord(code), stamped)]);
      return { ...changeBySlip(before, stamped), isKept };
    },
    [keep, clock],
  );

  /** Keeps settings in the same way. */
  const set = useCallback(
    async (changes: Partial<BookSettings>) => {
      const unkept = { ...settingsOnScreen.current, ...changes };
      setSettings((before) => ({ ...before, ...unkept }));
      try {
        if (!store.current) throw new BookError("unavailable");
        await store.current.setSettings({ ...(await store.current.settings()), ...unkept });
        setUnsavedSettings({});
      } catch (error) {
        const problem = problemOf(error);
        if (problem === "newer" || problem === "blocked") setStatus(problem);
        setUnsavedSettings(unkept);
      }
    },
    [setUnsavedSettings],
  );

  const hasUnsavedSettings = Object.keys(unsavedSettings).length > 0;
  const entries = useMemo(() => [...known.values()].flatMap((item) => item.entries).sort(byTime), [known]);

  const actions = useMemo<BookActions>(
    () => ({
      record,
      async mark(entry, kind, value) {
        const before = latest.current.get(entry.code)?.record ?? emptyRecord(entry.code);
        const mark: Mark = {
          kind,
          value,
          name: markName(entry),
          date: entry.date,
          time: entry.time,
          at: stampAfter(before, clock()),
        };
        const marked = withMark(emptyRecord(entry.code), mark);
        // What is ticked off is seen at once; if it cannot be written, or not soon, the page says so.
        ticks.current = [...ticks.current, marked];
        setKnown(withRecords(latest.current, [mergedInto(latest.current, marked)]));
        const timer = setTimeout(() => setUnsaved(merged([...onScreen.current, marked])), slowWriteMs);
        await keep([marked]);
        clearTimeout(timer);
        ticks.current = ticks.current.filter((tick) => tick !== marked);
      },
      async erase({ code }) {
        const before = latest.current.get(code)?.record ?? emptyRecord(code);
        await keep([erased(emptyRecord(code), stampAfter(before, clock()))]);
      },
      async merge(records) {
        const before = new Map((await store.current?.records())?.map((one) => [one.code, JSON.stringify(one)]));
        await keep(records);
        hasOlder.current = true;
        await reload();
        const after = (await store.current?.records()) ?? [];
        return after.filter((one) => before.get(one.code) !== JSON.stringify(one)).length;
      },
      async loadOlder() {
        if (hasOlder.current) return;
        hasOlder.current = true;
        await reload();
      },
      async all() {
        return merged([...((await store.current?.records()) ?? []), ...onScreen.current]);
      },
      set,
      async eraseAll() {
        await store.current?.erase();
        setUnsaved([]);
        setUnsavedSettings({});
        await reload();
      },
      async retry() {
        if (status !== "ready") {
          // The browser has ended the connection: a write over it fails for ever.
          try {
            const opened = await open();
            setStatus("opening");
            await connect(opened);
          } catch (error) {
            setStatus(problemOf(error));
            return;
          }
        }
        if (onScreen.current.length > 0) await keep(onScreen.current);
        if (Object.keys(settingsOnScreen.current).length > 0) await set({});
      },
    }),
    [status, open, clock, connect, keep, record, reload, set, setKnown, setUnsaved, setUnsavedSettings],
  );

  return { status, entries, settings, unsaved, hasUnsavedSettings, forgotten, actions };
}

/** Whether a record says nothing that the other, of the same code, does not. */
const isPartOf = (record: BookRecord, whole: BookRecord): boolean =>
  record.code === whole.code && JSON.stringify(mergeRecords(whole, record)) === JSON.stringify(whole);

function merged(records: readonly BookRecord[]): BookRecord[] {
  const byCode = new Map<string, BookRecord>();
  for (const record of records)
    byCode.set(record.code, mergeRecords(byCode.get(record.code) ?? emptyRecord(record.code), record));
  return [...byCode.values()];
}
