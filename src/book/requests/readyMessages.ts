import { type Booking, isSameMoment } from "../../domain/booking/booking";
import { isActive, isCancellation, isProposal } from "../../domain/booking/statuses";
import { type Entry, isWaiting } from "../entries/entry";
import { answerUpdate } from "../entries/entryUpdates";
import type { LogEvent } from "../entries/log";
import { type BookContextValue, recordChange } from "../page/bookContext";
import type { ReadyMessage } from "./SendToCustomer";

/** Returns the booking for a ticket link; null if it has no code, as after a walk-in. */
export const bookingToSend = (booking: Booking): Booking | null => (booking.code === "" ? null : booking);

export function reminderTo(entry: Entry, context: BookContextValue): ReadyMessage | null {
  const booking = bookingToSend(entry);
  return booking && { phone: entry.phone, text: context.writeToCustomer("reminder", booking) };
}

/**
 * Returns the message about the status of `entry`. It names both times if the active booking has another time than `before`.
 * Null without a phone number, or if one of the two bookings is incomplete.
 */
export function messageAboutChange(before: Entry, entry: Entry, context: BookContextValue): ReadyMessage | null {
  const { phone } = entry;
  const [booking, previous] = [bookingToSend(entry), bookingToSend(before)];
  if (phone === "" || !booking || !previous) return null;
  if (!isActive(entry) || isSameMoment(before, entry))
    return { phone, text: context.writeToCustomer("answer", booking) };
  const kind = isProposal(entry) ? "answer" : "moved";
  return { phone, text: context.writeToCustomer(kind, booking, previous) };
}

const callingOff: readonly LogEvent[] = ["cancelled", "cancelledByCustomer", "calledOffInChat"];
const settingTime: readonly LogEvent[] = ["moved", "confirmed", "kept", "undone"];

/**
 * Returns the message about an entry's current state, in case the first one was never sent. Null while the entry waits for
 * an answer, after a cancellation by the customer, without a phone number, or if a part of the booking or its former time is
 * missing.
 */
export function messageAboutState(entry: Entry, context: BookContextValue): ReadyMessage | null {
  const ended = entry.log.findLast(({ event }) => callingOff.includes(event));
  const isByCustomer = isCancellation(entry) && ended?.event !== "cancelled";
  if (isWaiting(entry) || isByCustomer) return null;
  const isMoved = entry.log.findLast(({ event }) => settingTime.includes(event))?.event === "moved";
  const namesBoth = isProposal(entry) || isMoved;
  // Only the log has the earlier date and time.
  const before = namesBoth ? entry.log.findLast((line) => !isSameMoment(line, entry)) : entry;
  return before ? messageAboutChange({ ...entry, date: before.date, time: before.time }, entry, context) : null;
}

/**
 * Returns a function that makes the message with an answer to `booking`. When the shop opens the chat or copies the message,
 * the answer is recorded in `entry`. The kind "kept" refuses a change: the answer is then the accepted visit.
 */
export const answerMessageFor =
  (entry: Entry, booking: Booking, context: BookContextValue) =>
  (answer: Booking, kind: "answer" | "kept" = "answer"): ReadyMessage => ({
    phone: entry.phone,
    text: context.writeToCustomer(kind, answer, booking),
    onSent: () => void recordChange(entry, answerUpdate(answer, entry, kind === "kept"), context),
  });
