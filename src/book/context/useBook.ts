import { useEffect, useMemo, useState } from "react";
import { addDays } from "../../domain/shop/clock";
import { byTime, type Entry } from "../rules/entry";
import { type BookActions, bookActions } from "../store/bookActions";
import {
  type BookProblem,
  type BookSettings,
  type BookStore,
  defaultSettings,
  openTimeoutMs,
  problemOf,
} from "../store/bookStore";

type Snapshot = {
  /** Entries of the last two weeks and later, waiting entries, and entries of the shown day, in order of time. */
  entries: readonly Entry[];
  settings: BookSettings;
  /** The earliest `touchedAt` in the book, in epoch milliseconds; 0 if it is empty. */
  earliestTouchedAt: number;
};

export type Book = Snapshot & {
  /** Whether the book is ready, or why not; "hanging" if the browser does not answer in time. */
  status: "opening" | "hanging" | "ready" | BookProblem;
  actions: BookActions;
  /** Reopens the book. */
  retry: () => void;
};

// This many past days are read, because their unfinished visits are listed as jobs.
const daysBack = 14;

const emptySnapshot: Snapshot = { entries: [], settings: defaultSettings, earliestTouchedAt: 0 };

/** Reads all entries from a date on, and those of `otherDay`, which is the shown day if it lies before. */
async function snapshotOf(store: BookStore, from: string, otherDay: string | null): Promise<Snapshot> {
  const [recent, waiting, ofDay, settings, earliestTouchedAt] = await Promise.all([
    store.entriesSince(from),
    store.waiting(),
    otherDay === null ? [] : store.entriesBetween(otherDay, addDays(otherDay, 1)),
    store.settings(),
    store.earliestTouchedAt(),
  ]);
  const byId = new Map([...ofDay, ...waiting, ...recent].map((entry) => [entry.id, entry]));
  return { entries: [...byId.values()].sort(byTime), settings, earliestTouchedAt };
}

/**
 * The book as React state, always as it is on the disk, even after a write by another tab. `today` and `shownDay` (the day
 * on the screen) are business days.
 */
export function useBook(openStore: () => BookStore, clock: () => Date, today: string, shownDay: string): Book {
  const [store] = useState(openStore);
  const [snapshot, setSnapshot] = useState(emptySnapshot);
  const [status, setStatus] = useState<Book["status"]>("opening");
  const [attempt, setAttempt] = useState(0);
  const actions = useMemo(() => bookActions(store, clock), [store, clock]);

  const from = addDays(today, -daysBack);
  const otherDay = shownDay < from ? shownDay : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts the timer and the listeners once more.
  useEffect(() => {
    const hanging = setTimeout(() => setStatus((before) => (before === "opening" ? "hanging" : before)), openTimeoutMs);
    const unwatch = store.watch(
      () => snapshotOf(store, from, otherDay),
      (next) => {
        clearTimeout(hanging);
        setSnapshot(next);
        setStatus("ready");
      },
      (error) => {
        clearTimeout(hanging);
        setStatus(problemOf(error));
      },
    );
    return () => {
      clearTimeout(hanging);
      unwatch();
    };
  }, [store, from, otherDay, attempt]);
  return { ...snapshot, status, actions, retry: () => setAttempt(attempt + 1) };
}
