import { createContext, useContext } from "react";
import type { RandomBytes } from "../../domain/booking/bookingCode";
import type { TicketShop } from "../../domain/booking/description";
import type { WriteToCustomer } from "../../domain/messages/messageToCustomer";
import type { Moment } from "../../domain/shop/clock";
import type { RecordedChange } from "../rules/applyTicketLink";
import type { Entry } from "../rules/entry";
import type { EntryUpdate } from "../rules/entryUpdates";
import type { ShopWithChairs } from "../rules/seating";
import type { BookActions } from "../store/bookActions";
import { problemOf } from "../store/bookStore";
import { recordedText, unwrittenText } from "./bookWords";

/** A message to the customer with this phone number, ready to be sent. */
export type ReadyMessage = {
  phone: string;
  text: string;
  /** Called at each tap on the link, before the browser follows it, or after each copy. */
  onSent?: () => void;
};

export type Undo = () => ReturnType<BookActions["undo"]>;

/** A text to announce. `undo` takes the change back, `message` tells the customer. */
export type Announcement = {
  text: string;
  undo?: Undo;
  message?: ReadyMessage | null;
  /** Whether it tells of a failure, and stays until it is closed. */
  isFailure?: boolean;
};

/** The values that the page's parts share. */
export type BookContextValue = {
  actions: BookActions;
  shop: TicketShop & { codePrefix: string };
  offering: ShopWithChairs;
  /** The loaded entries that take a chair, past visits included. */
  chairTakers: readonly Entry[];
  writeToCustomer: WriteToCustomer;
  now: Date;
  /** `now` on the shop's clock. */
  shopNow: Moment;
  /** Whether the book cannot be written: an answer opens the chat all the same. */
  isUnkept?: boolean;
  announce: (announcement: Announcement) => void;
  /** Opens the form that corrects an entry. */
  edit: (entry: Entry) => void;
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
  const changes = recorded.filter(({ isRecorded }) => isRecorded);
  const several =
    changes.length > 0
      ? `${changes.length} tiket dicatat.`
      : "Tidak ada yang berubah: semua tiket itu sudah ada di buku.";
  const text = others.length === 0 ? recordedText(first) : several;
  announce({ text, undo: changes.length > 0 ? () => actions.undo(changes) : undefined, message });
}

type Failing = {
  say: (text: string) => void;
  /** What was to be done. */
  what?: "tersimpan" | "terhapus" | "diurungkan";
  /** Whether a chat with the answer has been opened already. */
  isTold?: boolean;
};

/** Says in the bar why a write failed. */
export const inBar = ({ announce }: Pick<BookContextValue, "announce">): Failing => ({
  say: (text) => announce({ text, isFailure: true }),
});

/** Waits for a write. If it fails, says so and gives undefined: it may be tried again. */
export async function untilWritten<T>(
  write: Promise<T>,
  { say, what = "tersimpan", isTold = false }: Failing,
): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    // Stands in the browser's console, for whoever looks for the cause.
    reportError(error);
    say(unwrittenText(what, problemOf(error), isTold));
    return undefined;
  }
}

type RecordOptions = Partial<Failing> & {
  /** Returns the message to the customer, or null for none. */
  messageFor?: (changed: Entry, before: Entry) => ReadyMessage | null;
};

/** Records a change of an entry and announces it. Returns false if that failed and may be tried again. */
export async function recordChange(
  { id }: Entry,
  change: EntryUpdate,
  context: BookContextValue,
  { messageFor = () => null, ...failing }: RecordOptions = {},
): Promise<boolean> {
  const recorded = await untilWritten(context.actions.change(id, change), { ...inBar(context), ...failing });
  if (recorded === null) context.announce({ text: "Tidak tercatat: catatan ini sudah dihapus dari buku." });
  if (recorded) announceRecorded([recorded], context, messageFor(recorded.entry, recorded.before ?? recorded.entry));
  return recorded !== undefined;
}
