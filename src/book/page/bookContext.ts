import { createContext, useContext } from "react";
import type { RandomBytes } from "../../domain/booking/bookingCode";
import type { TicketShop } from "../../domain/booking/description";
import type { WriteToCustomer } from "../../domain/booking/messageToCustomer";
import type { Moment } from "../../domain/shop/clock";
import type { ShopWithChairs } from "../chairs/seating";
import type { Entry } from "../entries/entry";
import type { EntryUpdate } from "../entries/entryUpdates";
import type { RecordedChange } from "../requests/applyTicketLink";
import { type BookActions, isUndoable } from "../store/bookActions";
import { recordedText } from "./bookWords";

/** A message to the customer with this phone number, ready to be sent. */
export type ReadyMessage = {
  readonly phone: string;
  readonly text: string;
  /** Called at each tap on the link, before the browser follows it, or after each copy. */
  readonly onSent?: () => void;
};

export type Undo = () => ReturnType<BookActions["undo"]>;

/** A text to announce. `undo` takes the change back, `message` tells the customer. */
export type Announcement = {
  readonly text: string;
  readonly undo?: Undo | undefined;
  readonly message?: ReadyMessage | null | undefined;
};

/** The values that the page's parts share. */
export type BookContextValue = {
  readonly actions: BookActions;
  readonly shop: TicketShop & { readonly codePrefix: string };
  readonly bookable: ShopWithChairs;
  /** The loaded entries that take a chair, past visits included. */
  readonly chairTakers: readonly Entry[];
  readonly writeToCustomer: WriteToCustomer;
  readonly now: Date;
  /** `now` on the shop's clock. */
  readonly shopNow: Moment;
  readonly announce: (announcement: Announcement) => void;
  /** Opens the form that corrects an entry. */
  readonly edit: (entry: Entry) => void;
};

export const BookContext = createContext<BookContextValue | null>(null);

export function useBookContext(): BookContextValue {
  const value = useContext(BookContext);
  if (value === null) throw new Error("no book around this part of the page");
  return value;
}

/** Random bytes from the browser. `crypto.randomUUID` would need HTTPS. */
export const deviceRandom: RandomBytes = (bytes) => crypto.getRandomValues(bytes);

/**
 * Announces recorded changes in one sentence, with an undo if there is anything to undo, and with `message`, if any, for the
 * customer.
 */
export function announceRecorded(
  recorded: readonly RecordedChange[],
  { actions, announce }: BookContextValue,
  message?: ReadyMessage | null,
): void {
  const [first, ...others] = recorded;
  if (first === undefined) return;
  const changes = recorded.filter(isUndoable);
  const several =
    changes.length > 0
      ? `${changes.length} tiket dicatat.`
      : "Tidak ada yang berubah: semua tiket itu sudah ada di buku.";
  const text = others.length === 0 ? recordedText(first) : several;
  announce({ text, undo: changes.length > 0 ? () => actions.undo(changes) : undefined, message });
}

/** Records a change of an entry and announces it. `messageFor` returns the message to the customer, or null for none. */
export async function recordChange(
  entry: Entry,
  change: EntryUpdate,
  context: BookContextValue,
  messageFor: (changed: Entry, before: Entry) => ReadyMessage | null = () => null,
): Promise<void> {
  const recorded = await context.actions.change(entry.id, change);
  if (recorded) announceRecorded([recorded], context, messageFor(recorded.entry, recorded.before ?? entry));
  else context.announce({ text: "Tidak tercatat. Periksa catatannya, lalu coba sekali lagi." });
}
