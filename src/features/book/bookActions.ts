import { type ArrivalResult, arrive } from "../../domain/book/arrival";
import { type Entry, entryOfTicket, newEntry, type Source, type TimedBooking } from "../../domain/book/entry";
import { type Change, edited, takeover, undone } from "../../domain/book/shopWord";
import type { Booking } from "../../domain/booking/booking";
import type { BookSettings, BookStore } from "./bookStore";

/** What was done with an entry, by a link that arrived or by the shop; `isKept` tells whether it is on the disk. */
export type Recorded = {
  readonly result: ArrivalResult | "shop";
  readonly entry: Entry;
  readonly before: Entry | null;
  readonly isKept: boolean;
};

/** Whether there is anything to take back of what was recorded. */
export const isUndoable = ({ result, isKept }: Recorded): boolean => isKept && result !== "same" && result !== "older";

/** A write that failed, with the entries that it was to keep. */
export type Failed = {
  readonly entries: readonly Entry[];
  readonly run: () => Promise<unknown>;
  readonly error: unknown;
};

type PendingWrites = {
  /** Holds a write that failed until it has been written. */
  readonly add: (failed: Failed) => void;
  readonly retry: () => Promise<void>;
  /** Resolves when the screen shows what is on the disk. */
  readonly shown: () => Promise<void>;
};

export type BookActions = ReturnType<typeof bookActions>;

/**
 * What can be done with the book. Each change is made of the entries as they are on the disk, in one transaction. What was
 * done is said once the screen shows it.
 */
export function bookActions(store: BookStore, clock: () => Date, pending: PendingWrites) {
  const at = () => clock().getTime();

  /** Runs `plan` and stores its entries in one transaction. `done` is null if `plan` failed; `isKept` says whether it is on the disk. */
  async function keep<T extends { readonly entries: readonly Entry[] }>(plan: () => Promise<T>) {
    let planned: T | null = null;
    const run = () =>
      store.write(async () => {
        planned = await plan();
        await store.put(planned.entries);
        return planned;
      });
    try {
      const done = await run();
      void pending.retry();
      if (done.entries.length > 0) await pending.shown();
      return { done, isKept: true };
    } catch (error) {
      const known = planned as T | null;
      pending.add({ entries: known?.entries ?? [], run, error });
      return { done: known, isKept: false };
    }
  }

  const record = async (plan: () => Promise<Omit<Recorded, "isKept"> | null>): Promise<Recorded | null> => {
    const { done, isKept } = await keep(async () => {
      const recorded = await plan();
      return { recorded, entries: recorded && recorded.entry !== recorded.before ? [recorded.entry] : [] };
    });
    return done?.recorded ? { ...done.recorded, isKept } : null;
  };

  return {
    /** Takes in what a ticket's link says. */
    receive: (ticket: Booking, duration: number) =>
      record(async () => {
        const ofCode = await store.ofCode(ticket.code);
        return arrive(entryOfTicket(ofCode, ticket), ticket, duration, at(), ofCode.length > 0);
      }),
    /** Takes in a cancellation whose link was cut: of the visit that the book has under its code. Null where there is none. */
    receiveCut: ({ code, name, phone, version }: Pick<Booking, "code" | "name" | "phone" | "version">) =>
      record(async () => {
        const entry = entryOfTicket(await store.ofCode(code), { name, phone });
        if (!entry) return null;
        return arrive(entry, { ...entry, name, phone, version, status: "cancelled" }, entry.duration, at());
      }),
    /** Enters a booking that the shop writes itself; one that is there already is corrected. */
    enter: (id: string, source: Source, booking: TimedBooking) =>
      record(async () => {
        const before = await store.get(id);
        const event = source === "walkIn" ? "walkedIn" : "written";
        const entry = before ? edited(booking)(before, at()) : newEntry(id, source, booking, event, at());
        return { result: "shop", before, entry };
      }),
    /** Changes an entry by the shop's word; null where it is gone. */
    change: (id: string, change: Change) =>
      record(async () => {
        const before = await store.get(id);
        return before && { result: "shop", before, entry: change(before, at()) };
      }),
    /**
     * Puts an entry back whole as it was before, and takes a new one away; false where it has changed again since, null where that
     * could not be written yet.
     */
    undo: async ({ before, entry }: Recorded) => {
      const { done, isKept } = await keep(async () => {
        const now = await store.get(entry.id);
        if (now?.touchedAt !== entry.touchedAt) return { isDone: false, entries: [] };
        if (before === null) await store.erase(entry.id);
        return { isDone: true, entries: before ? [undone(before, now, at())] : [] };
      });
      return isKept ? done?.isDone === true : null;
    },
    /** Notes the chairs of those who have begun to sit. Where that fails, the next minute tries again. */
    seat: (seated: readonly Entry[]) =>
      store
        .write(async () => {
          const now = await Promise.all(seated.map(({ id }) => store.get(id)));
          const sitting = now.flatMap((entry, index) =>
            entry?.chairs === null && entry.touchedAt === seated[index]?.touchedAt
              ? [{ ...entry, chairs: seated[index].chairs }]
              : [],
          );
          await store.put(sitting);
        })
        .catch(() => undefined),
    erase: (id: string) =>
      keep(async () => {
        await store.erase(id);
        return { entries: [] };
      }),
    /** What the entries of a file would bring. */
    compare: (file: readonly Entry[]) => store.read(async () => takeover(await store.all(), file)),
    take: (file: readonly Entry[]) =>
      keep(async () => {
        const { taken, kept } = takeover(await store.all(), file);
        return { entries: [...taken.map(({ entry }) => entry), ...kept] };
      }),
    all: () => store.read(store.all),
    ofCode: (code: string) => store.read(() => store.ofCode(code)),
    set: (settings: Partial<BookSettings>) =>
      keep(async () => {
        await store.set({ ...(await store.settings()), ...settings });
        return { entries: [] };
      }),
    forgetBefore: (date: string) => store.write(() => store.forgetBefore(date)),
    eraseAll: () => store.write(store.eraseAll),
    retry: pending.retry,
  };
}
