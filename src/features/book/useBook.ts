import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type BookInstants, isDateDoubtful, settledBefore } from "../../domain/book/bookAge";
import { businessDay } from "../../domain/book/day";
import { byTime, type Change, changeByVersion, type Entry, entriesOf, takenBack } from "../../domain/book/entry";
import {
  type BookRecord,
  emptyRecord,
  mergedById,
  recordOfVersion,
  stampAfter,
  type Tick,
  ticketId,
  type Version,
} from "../../domain/book/record";
import type { BookingRules } from "../../domain/shop/bookingRules";
import { addDays } from "../../domain/shop/clock";
import {
  BookError,
  type BookProblem,
  type BookSettings,
  type BookStore,
  defaultSettings,
  problemOf,
} from "./bookStore";

/** What recording a version changed, and whether the browser could keep it. */
export type Recorded = {
  readonly change: Change;
  readonly entry: Entry;
  readonly before: Entry | null;
  readonly isKept: boolean;
};

/** Whether there is anything to take back of what was recorded. */
export const isUndoable = ({ change }: Recorded): boolean => change.kind !== "same" && change.kind !== "older";

/** An entry that a file brought or changed, and what it was before. */
export type Merged = { readonly before: Entry | null; readonly entry: Entry };

/** What can be done with the book. The same object as long as the page is open. */
export type BookActions = {
  /** Records a version under an id, that of its ticket where none is given, and tells what it changed. */
  readonly record: (version: Version, id?: string) => Promise<Recorded>;
  /** Makes what was recorded undone: an entry is again what it was before, and a new one goes. */
  readonly undo: (recorded: Recorded) => Promise<void>;
  readonly tick: (entry: Entry, ticks: Partial<Record<Tick["kind"], string>>) => Promise<void>;
  readonly erase: (entry: Entry) => Promise<void>;
  /** Merges the records of a file and gives the entries that are new or changed. */
  readonly merge: (records: readonly BookRecord[]) => Promise<Merged[]>;
  /** Reads the days from `date` on. */
  readonly readFrom: (date: string) => Promise<void>;
  /** Every record, those on the screen alone included. Rejects where the browser does not give the book away any more. */
  readonly all: () => Promise<BookRecord[]>;
  readonly set: (settings: Partial<BookSettings>) => Promise<void>;
  /** Deletes what the state calls old. */
  readonly forgetOld: () => Promise<void>;
  readonly eraseAll: () => Promise<void>;
  /** Tries once more to keep what could not be kept. */
  readonly retry: () => Promise<void>;
};

/** A change on the screen that is not written yet; `isLate` once the page says so. */
type Pending = { readonly record: BookRecord; readonly isLate: boolean };

type State = {
  /** Whether the book can be used, or why not; "hanging" where the browser does not answer. */
  readonly status: "opening" | "hanging" | "ready" | BookProblem;
  readonly kept: readonly BookRecord[];
  readonly pending: readonly Pending[];
  readonly settings: BookSettings;
  /** Whether a setting could not be written. */
  readonly hasLostSetting: boolean;
  /** As of when the book was opened. */
  readonly instants: BookInstants;
  /** The records from before a date that may go by the settings; none while the device's date is in doubt. */
  readonly old: { readonly count: number; readonly before: string };
};

/** What the page knows of the book. */
export type Book = State & {
  /** The entries of the last two weeks and all later ones, or from an earlier day that was asked for, in the order of time. */
  readonly entries: readonly Entry[];
  /** Records that the browser could not keep; they are on the screen alone. */
  readonly unsaved: readonly BookRecord[];
  readonly actions: BookActions;
};

// How long a change may be seen without being written, or the book may take to open, in milliseconds, until the page says so.
const slowMs = 5000;

// What was left open on these days is still to be said.
const daysBack = 14;

/** All records, with the changes that are not written yet. */
const onScreen = ({ kept, pending }: Pick<State, "kept" | "pending">): BookRecord[] =>
  mergedById([...kept, ...pending.map(({ record }) => record)]);

/**
 * The book as state: read from the store when the page opens and whenever another tab has changed it. A change is seen at once,
 * and written then; `clock` is asked whenever something is noted, and once for the day with which the entries begin. What the
 * first call gets counts.
 */
export function useBook(open: () => Promise<BookStore>, clock: () => Date, rules: BookingRules): Book {
  const [{ subscribe, read, connect, actions }] = useState(() => openedBook(open, clock, rules));
  useEffect(connect, [connect]);
  const state = useSyncExternalStore(subscribe, read, read);
  const { kept, pending } = state;
  const entries = useMemo(() => entriesOf(onScreen({ kept, pending })).sort(byTime), [kept, pending]);
  const unsaved = useMemo(() => pending.flatMap(({ record, isLate }) => (isLate ? record : [])), [pending]);
  return { ...state, entries, unsaved, actions };
}

function openedBook(open: () => Promise<BookStore>, clock: () => Date, rules: BookingRules) {
  let store: BookStore | null = null;
  let from = "";
  let state: State = {
    status: "opening",
    kept: [],
    pending: [],
    settings: defaultSettings,
    hasLostSetting: false,
    instants: { first: 0, last: 0 },
    old: nothingOld,
  };
  const listeners = new Set<() => void>();
  const change = (changes: Partial<State>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const opened = (): BookStore => {
    if (store === null) throw new BookError("unavailable");
    return store;
  };

  async function reload(): Promise<void> {
    try {
      const [kept, settings] = await Promise.all([opened().records(from), opened().settings()]);
      const { keepDays } = settings;
      const isKept = keepDays === null || isDateDoubtful(state.instants, clock());
      const before = isKept ? "" : addDays(businessDay(clock(), rules), -keepDays);
      const old = isKept ? nothingOld : { count: await opened().countBefore(before), before };
      change({ status: "ready", kept, settings, old });
    } catch (error) {
      change({ status: problemOf(error) });
    }
  }

  async function openAnew(): Promise<void> {
    const hanging = setTimeout(() => state.status === "opening" && change({ status: "hanging" }), slowMs);
    try {
      const next = await open();
      store?.close();
      store = next;
      store.onChange(() => void reload());
      change({ instants: await store.instants(settledBefore(clock())) });
      await reload();
    } catch (error) {
      change({ status: problemOf(error) });
    } finally {
      clearTimeout(hanging);
    }
  }

  /** A page of another version has taken the book over: this one says so. Any other fault may pass. */
  const noteProblem = (error: unknown) => {
    const problem = problemOf(error);
    if (problem === "newer" || problem === "blocked") change({ status: problem });
  };

  /**
   * Shows records at once and keeps them, and with them what could not be kept before. What cannot be kept stays on the screen, so
   * that nothing is lost without a word.
   */
  async function keep(records: readonly BookRecord[]): Promise<boolean> {
    const own = records.map((record): Pending => ({ record, isLate: false }));
    change({ pending: [...state.pending, ...own] });
    const earlier = state.pending.flatMap(({ record, isLate }) => (isLate ? record : []));
    const all = new Set([...earlier, ...records]);
    const late = () =>
      change({ pending: state.pending.map((one) => (all.has(one.record) ? { ...one, isLate: true } : one)) });
    const timer = setTimeout(late, slowMs);
    try {
      const after = new Map((await opened().add(mergedById([...all]))).map((record) => [record.id, record]));
      change({
        kept: [...state.kept.filter(({ id }) => !after.has(id)), ...after.values()],
        pending: state.pending.filter(({ record }) => !all.has(record)),
      });
      return true;
    } catch (error) {
      noteProblem(error);
      late();
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  const recordsUnder = (ids: readonly string[]) => onScreen(state).filter(({ id }) => ids.includes(id));
  const recordsNear = async (code: string, id: string): Promise<BookRecord[]> => {
    const stored = (await store?.near(code, id).catch(() => [])) ?? [];
    return mergedById([...stored, ...onScreen(state).filter((one) => one.id === id || isOfCode(one, code))]);
  };

  const actions: BookActions = {
    async record(version, id = ticketId(version.booking)) {
      const before = await recordsNear(version.booking.code, id);
      const stamped = { ...version, recordedAt: stampAfter(before, clock()) };
      const isKept = await keep([recordOfVersion(id, stamped)]);
      return { ...changeByVersion(before, id, stamped), isKept };
    },
    async undo({ before, entry }) {
      if (before === null) return actions.erase(entry);
      await actions.record(takenBack(before, entry, clock()), entry.id);
      if (entry.deposit?.isReceived && !before.deposit?.isReceived)
        await actions.tick(entry, { depositMissing: "yes" });
    },
    async tick({ id, ids, date, time }, ticks) {
      const at = stampAfter(recordsUnder(ids), clock());
      const kinds = Object.keys(ticks) as Tick["kind"][];
      await keep([
        { ...emptyRecord(id), ticks: kinds.map((kind) => ({ kind, value: ticks[kind] ?? "", date, time, at })) },
      ]);
    },
    async erase({ ids }) {
      const erasedAt = stampAfter(recordsUnder(ids), clock());
      await keep(ids.map((id) => ({ ...emptyRecord(id), erasedAt })));
    },
    async merge(records) {
      const before = await actions.all();
      const known = new Map(entriesOf(before).map((entry) => [entry.id, entry]));
      await keep(records);
      await reload();
      return entriesOf(mergedById([...before, ...records]))
        .map((entry) => ({ before: known.get(entry.id) ?? null, entry }))
        .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.entry))
        .sort((one, other) => byTime(one.entry, other.entry));
    },
    async readFrom(date) {
      if (date >= from) return;
      from = date;
      await reload();
    },
    all: async () => mergedById([...(await opened().records()), ...state.pending.map(({ record }) => record)]),
    async set(changes) {
      change({ settings: { ...state.settings, ...changes } });
      const hasLostSetting = await opened()
        .setSettings(changes)
        .then(
          () => false,
          (error) => {
            noteProblem(error);
            return true;
          },
        );
      change({ hasLostSetting });
    },
    async forgetOld() {
      await opened().forgetBefore(state.old.before);
      await reload();
    },
    async eraseAll() {
      await opened().erase();
      change({ pending: [], hasLostSetting: false });
      await reload();
    },
    async retry() {
      const { settings, hasLostSetting } = state;
      // Where the browser has ended the connection, a write over it fails for ever.
      await openAnew();
      if (hasLostSetting) await actions.set(settings);
      if (state.pending.length > 0) await keep([]);
    },
  };

  return {
    actions,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Opens the store; gives what closes it. */
    connect() {
      from ||= addDays(businessDay(clock(), rules), -daysBack);
      const opening = openAnew();
      return () => void opening.then(() => store?.close());
    },
  };
}

const nothingOld: State["old"] = { count: 0, before: "" };

const isOfCode = ({ versions }: BookRecord, code: string) =>
  code !== "" && versions.some(({ booking }) => booking.code === code);
