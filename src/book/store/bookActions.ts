import type { Booking } from "../../domain/booking/booking";
import { applyTicketLink, joinedChange, type RecordedChange } from "../rules/applyTicketLink";
import { type Entry, entryOfTicket, newEntry, type SizedBooking, type Source } from "../rules/entry";
import { type EntryUpdate, revertEntry } from "../rules/entryUpdates";
import { importedEntries } from "../rules/importedEntries";
import { type ShopWithChairs, visitSize } from "../rules/seating";
import type { BookSettings, BookStore } from "./bookStore";

export type BookActions = ReturnType<typeof bookActions>;

/**
 * The actions on the book. Each write is one transaction, on its own, in the order of the taps. A write that fails rejects.
 */
export function bookActions(store: BookStore, clock: () => Date) {
  const at = () => clock().getTime();

  const write = (work: () => Promise<unknown>) =>
    store.write(async () => {
      await work();
      return true;
    });

  const record = <Change extends RecordedChange | null>(plan: () => Promise<Change>) =>
    store.write(async () => {
      const recorded = await plan();
      if (recorded && recorded.entry !== recorded.before) await store.put([recorded.entry]);
      return recorded;
    });

  return {
    /** Records tickets that have come as links, all or none. Gives one change for each entry. */
    receive: (tickets: readonly Booking[], offering: ShopWithChairs) =>
      store.write(async () => {
        const changes = new Map<string, RecordedChange>();
        for (const ticket of tickets) {
          const before = entryOfTicket(await store.ofCode(ticket.code), ticket);
          const change = applyTicketLink(before, ticket, visitSize(ticket.serviceIds, offering), at());
          if (change.entry !== before) await store.put([change.entry]);
          const earlier = changes.get(change.entry.id);
          changes.set(change.entry.id, earlier ? joinedChange(earlier, change) : change);
        }
        return [...changes.values()];
      }),
    /** Records a booking that the shop writes itself. */
    addOwn: (id: string, source: Source, booking: SizedBooking): Promise<RecordedChange> =>
      record(async () => {
        const entry = newEntry(id, source, booking, source === "walkIn" ? "walkedIn" : "written", at());
        return { isRecorded: true, before: null, entry };
      }),
    /** Applies the shop's change to an entry; null if the entry no longer exists. */
    change: (id: string, change: EntryUpdate): Promise<RecordedChange | null> =>
      record(async () => {
        const before = await store.get(id);
        return before && { isRecorded: true, before, entry: change(before, at()) };
      }),
    /**
     * Takes back changes: restores each entry as it was before, or deletes a new one. False if one of the entries was
     * changed or deleted since: then it does nothing.
     */
    undo: (changes: readonly RecordedChange[]) =>
      store.write(async () => {
        for (const { entry } of changes) {
          if ((await store.get(entry.id))?.touchedAt !== entry.touchedAt) return false;
        }
        for (const { before, entry } of changes)
          await (before ? store.put([revertEntry(before, entry, at())]) : store.erase(entry.id));
        return true;
      }),
    /** Records the chairs of visits that have begun. A failure is ignored: the page calls this again every minute. */
    recordChairs: (begun: readonly Entry[]) =>
      store
        .write(async () => {
          for (const { id, touchedAt, chairs } of begun) {
            const entry = await store.get(id);
            if (entry?.chairs === null && entry.touchedAt === touchedAt) await store.put([{ ...entry, chairs }]);
          }
        })
        .catch(() => undefined),
    erase: (id: string) => write(() => store.erase(id)),
    /** The entries that the book would take over from a file, each with the one that it has now. */
    previewImport: async (file: readonly Entry[]) => importedEntries(await store.all(), file),
    /** Takes over the new and newer entries of a file. */
    importEntries: (file: readonly Entry[]) =>
      write(async () => store.put(importedEntries(await store.all(), file).map(({ entry }) => entry))),
    all: store.all,
    countBefore: store.countBefore,
    changeSettings: (settings: Partial<BookSettings>) =>
      write(async () => store.putSettings({ ...(await store.settings()), ...settings })),
    eraseBefore: (date: string) => write(() => store.eraseBefore(date)),
    eraseAll: () => write(store.eraseAll),
  };
}
