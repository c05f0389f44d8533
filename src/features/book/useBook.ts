import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type BookInstants, isDateDoubtful, notedBefore } from "../../domain/book/bookAge";
import { businessDay } from "../../domain/book/day";
import { byTime, changeByVersion, type Entry, entriesOf, takenBack } from "../../domain/book/entry";
import {
  type BookRecord,
  emptyRecord,
  mergedById,
  notedBeside,
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

export type Recorded = ReturnType<typeof changeByVersion> & { readonly isKept: boolean };

/** Whether there is anything to take back of what was recorded. */
export const isUndoable = ({ change }: Recorded): boolean => change.kind !== "same" && change.kind !== "older";

export type Merged = { readonly before: Entry | null; readonly entry: Entry };

type State = {
  /** Whether the book can be used, or why not; "hanging" where the browser does not answer. */
  readonly status: "opening" | "hanging" | "ready" | BookProblem;
  readonly kept: readonly BookRecord[];
  /** What is seen already, and not written yet. */
  readonly pending: readonly BookRecord[];
  readonly settings: BookSettings;
  readonly pendingSettings: Partial<BookSettings> | undefined;
  /** Whether what is pending could not be written, or not soon: the page says so then. */
  readonly isLate: boolean;
  readonly instants: BookInstants;
  /** The records from before a date that may go by the settings; none while the device's date is in doubt. */
  readonly old: { readonly count: number; readonly before: string };
};

export type Book = Pick<State, "status" | "settings" | "instants" | "old"> & {
  /** The entries of the last two weeks and all later ones, or from an earlier day that was asked for, in the order of time. */
  readonly entries: readonly Entry[];
  /** Records that the browser could not keep; they are on the screen alone. */
  readonly unsaved: readonly BookRecord[];
  readonly hasLostSetting: boolean;
  readonly actions: BookActions;
};

/** What can be done with the book. The same object as long as the page is open. */
export type BookActions = ReturnType<typeof openedBook>["actions"];

// How long a change may be seen without being written, or the book may take to open, in milliseconds, until the page says so.
const slowMs = 5000;

// What was left open on these days is still to be said.
const daysBack = 14;

const nothingOld: State["old"] = { count: 0, before: "" };
const nothingUnsaved: readonly BookRecord[] = [];

/**
 * The book as state: read from the store when the page opens and whenever another tab has changed it. A change is seen at once,
 * and written then. What the first call gets counts.
 */
export function useBook(open: () => Promise<BookStore>, clock: () => Date, rules: BookingRules): Book {
  const [{ subscribe, read, connect, actions }] = useState(() => openedBook(open, clock, rules));
  useEffect(connect, [connect]);
  const { kept, pending, pendingSettings, isLate, ...state } = useSyncExternalStore(subscribe, read, read);
  const entries = useMemo(() => entriesOf(mergedById([...kept, ...pending])).sort(byTime), [kept, pending]);
  const unsaved = isLate ? pending : nothingUnsaved;
  return { ...state, entries, unsaved, hasLostSetting: isLate && pendingSettings !== undefined, actions };
}

function openedBook(open: () => Promise<BookStore>, clock: () => Date, rules: BookingRules) {
  let store: BookStore | null = null;
  let from = "";
  let state: State = {
    status: "opening",
    kept: [],
    pending: [],
    settings: defaultSettings,
    pendingSettings: undefined,
    isLate: false,
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
      change({ status: "ready", kept, settings: { ...settings, ...state.pendingSettings }, old });
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
      change({ instants: await store.instants(notedBefore(clock())) });
      await reload();
    } catch (error) {
      change({ status: problemOf(error) });
    } finally {
      clearTimeout(hanging);
    }
  }

  /**
   * Shows records and settings at once and writes them, and with them all that is not written yet. What cannot be kept stays on the
   * screen, so that nothing is lost without a word.
   */
  async function keep(records: readonly BookRecord[], settings?: Partial<BookSettings>): Promise<boolean> {
    change({ pending: [...state.pending, ...records] });
    if (settings) {
      const pendingSettings = { ...state.pendingSettings, ...settings };
      change({ settings: { ...state.settings, ...settings }, pendingSettings });
    }
    const { pending, pendingSettings } = state;
    const timer = setTimeout(() => change({ isLate: true }), slowMs);
    try {
      const after = await opened().add(mergedById(pending), pendingSettings);
      const ids = new Set(after.map(({ id }) => id));
      const left = state.pending.filter((record) => !pending.includes(record));
      change({
        kept: [...state.kept.filter(({ id }) => !ids.has(id)), ...after],
        pending: left,
        pendingSettings: state.pendingSettings === pendingSettings ? undefined : state.pendingSettings,
        isLate: state.isLate && left.length > 0,
      });
      return true;
    } catch (error) {
      // A page of another version has taken the book over: this one says so. Any other fault may pass.
      const problem = problemOf(error);
      change({ isLate: true, ...((problem === "newer" || problem === "blocked") && { status: problem }) });
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  const onScreen = () => mergedById([...state.kept, ...state.pending]);
  const stampFor = ({ ids }: Entry) =>
    stampAfter(
      onScreen().filter(({ id }) => ids.includes(id)),
      clock(),
    );

  /** Records a version under an id, that of its ticket where none is given, and tells what it changed. */
  async function record(version: Version, id = ticketId(version.booking)): Promise<Recorded> {
    const { code } = version.booking;
    const stored = (await store?.near(code, id).catch(() => [])) ?? [];
    const isNear = (one: BookRecord) =>
      one.id === id || (code !== "" && one.versions.some(({ booking }) => booking.code === code));
    const before = mergedById([...stored, ...onScreen().filter(isNear)]);
    const stamped = notedBeside(before, version, clock());
    const isKept = await keep([recordOfVersion(id, stamped)]);
    return { ...changeByVersion(before, id, stamped), isKept };
  }

  /** Makes what was recorded undone: an entry is again what it was before, and a new one goes. */
  async function undo({ before, entry }: Recorded): Promise<void> {
    if (before === null) return erase(entry);
    // A request to change an accepted visit comes back with that visit behind it.
    const { acceptedVisit } = before;
    const after = acceptedVisit ? (await record(takenBack(acceptedVisit, entry, clock()), entry.id)).entry : entry;
    const version = takenBack(before, after, clock());
    await record(acceptedVisit ? { ...version, source: "ticket" } : version, entry.id);
    if (entry.deposit?.isReceived && !before.deposit?.isReceived) await tick(entry, { depositMissing: "yes" });
  }

  async function tick(entry: Entry, ticks: Partial<Record<Tick["kind"], string>>): Promise<void> {
    const { id, date, time } = entry;
    const at = stampFor(entry);
    const kinds = Object.keys(ticks) as Tick["kind"][];
    await keep([
      { ...emptyRecord(id), ticks: kinds.map((kind) => ({ kind, value: ticks[kind] ?? "", date, time, at })) },
    ]);
  }

  async function erase(entry: Entry): Promise<void> {
    const erasedAt = stampFor(entry);
    await keep(entry.ids.map((id) => ({ ...emptyRecord(id), erasedAt })));
  }

  /** Every record, those on the screen alone included. Rejects where the browser does not give the book away any more. */
  const all = async (): Promise<BookRecord[]> => mergedById([...(await opened().records()), ...state.pending]);

  /** Merges the records of a file and gives the entries that are new or changed. */
  async function merge(records: readonly BookRecord[]): Promise<Merged[]> {
    const before = await all();
    const known = new Map(entriesOf(before).map((entry) => [entry.id, entry]));
    await keep(records);
    await reload();
    return entriesOf(mergedById([...before, ...records]))
      .map((entry) => ({ before: known.get(entry.id) ?? null, entry }))
      .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.entry))
      .sort((one, other) => byTime(one.entry, other.entry));
  }

  const actions = {
    record,
    undo,
    tick,
    erase,
    merge,
    all,
    async readFrom(date: string) {
      if (date >= from) return;
      from = date;
      await reload();
    },
    set: (settings: Partial<BookSettings>) => keep([], settings),
    async forgetOld() {
      await opened().forgetBefore(state.old.before);
      await reload();
    },
    async eraseAll() {
      await opened().erase();
      change({ pending: [], pendingSettings: undefined, isLate: false });
      await reload();
    },
    async retry() {
      // Where the browser has ended the connection, a write over it fails for ever.
      await openAnew();
      if (state.isLate) await keep([]);
    },
  };

  return {
    actions,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connect() {
      from ||= addDays(businessDay(clock(), rules), -daysBack);
      const opening = openAnew();
      return () => void opening.then(() => store?.close());
    },
  };
}
