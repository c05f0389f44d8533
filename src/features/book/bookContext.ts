import { createContext, useContext } from "react";
import type { Entry } from "../../domain/book/entry";
import type { ShopWithChairs } from "../../domain/book/seating";
import type { RandomBytes } from "../../domain/booking/bookingCode";
import type { TicketShop } from "../../domain/booking/description";
import type { WriteToCustomer } from "../../domain/booking/messageToCustomer";
import { type BookActions, isUndoable, type WriteResult } from "./bookActions";
import { recordedWords } from "./bookWords";

/** A message to the customer, ready to be sent; `number` is null where it could not be read. */
export type ReadyMessage = { readonly number: string | null; readonly text: string };

export type Undo = () => ReturnType<BookActions["undo"]>;

/** A result to announce: `undo` takes it back, `message` informs the customer, `entryId` is the id of the changed entry. */
export type Announcement = {
  readonly text: string;
  readonly undo?: Undo | undefined;
  readonly message?: ReadyMessage | null | undefined;
  readonly entryId?: string;
};

/** What the parts of the page share. */
export type BookContextValue = {
  readonly book: BookActions;
  readonly shop: TicketShop & { readonly codePrefix: string };
  readonly bookable: ShopWithChairs;
  /** The entries that take a chair. */
  readonly seated: readonly Entry[];
  readonly writeToCustomer: WriteToCustomer;
  readonly now: Date;
  readonly announce: (said: Announcement) => void;
};

export const BookContext = createContext<BookContextValue | null>(null);

export function useBookContext(): BookContextValue {
  const value = useContext(BookContext);
  if (value === null) throw new Error("no book around this part of the page");
  return value;
}

/** The device's random source. `crypto.randomUUID` is missing on a page served over plain HTTP. */
export const deviceRandom: RandomBytes = (bytes) => crypto.getRandomValues(bytes);

/** Announces the result of a write, with its undo and perhaps a message to the customer. */
export function announceRecorded(
  recorded: WriteResult,
  { book, announce }: Pick<BookContextValue, "book" | "announce">,
  message?: ReadyMessage | null,
): void {
  if (recorded === "gone") {
    announce({ text: "Tidak tercatat: catatan itu sudah tidak ada di buku ini." });
    return;
  }
  const undo = isUndoable(recorded) ? () => book.undo([recorded]) : undefined;
  announce({ text: recordedWords(recorded), undo, message, entryId: recorded.entry.id });
}
