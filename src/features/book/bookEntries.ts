import { createContext, useRef } from "react";
import type { Entry } from "../../domain/book/entry";
import { takesChair } from "../../domain/book/seating";

/** The book's entries, and those among them that take a chair. */
export type BookEntries = { readonly entries: readonly Entry[]; readonly seated: readonly Entry[] };

/** For the forms that ask who sits when: as a prop it would render every closed one anew after each tap. */
export const BookEntriesContext = createContext<BookEntries>({ entries: [], seated: [] });

/** The entries that take a chair; the same list as long as who sits when is the same, whatever else is ticked off. */
export function useSeated(entries: readonly Entry[]): readonly Entry[] {
  const last = useRef<{ from: readonly Entry[]; seated: readonly Entry[] }>({ from: [], seated: [] });
  if (last.current.from !== entries) {
    const seated = entries.filter(takesChair);
    const before = last.current.seated;
    const isSame = seated.length === before.length && seated.every((entry, index) => sitsAs(entry, before[index]));
    last.current = { from: entries, seated: isSame ? before : seated };
  }
  return last.current.seated;
}

/** Whether two entries are called alike and take the same chair at the same time. */
const sitsAs = (one: Entry, other: Entry | undefined): boolean => one === other || seatText(one) === seatText(other);

const seatText = (entry: Entry | undefined): string =>
  JSON.stringify([
    entry?.key,
    entry?.name,
    entry?.source,
    entry?.date,
    entry?.time,
    entry?.duration,
    entry?.barberId,
    entry?.serviceIds,
    entry?.doneAt,
  ]);
