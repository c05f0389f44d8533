import { type Entry, isWaiting, type TimedBooking } from "../../domain/book/entry";
import { answerUpdate } from "../../domain/book/entryUpdates";
import type { LogEvent } from "../../domain/book/log";
import { type Booking, isActive, isSameMoment } from "../../domain/booking/booking";
import { compareBooking } from "../../domain/booking/comparison";
import { type BookContextValue, recordChange } from "./bookContext";
import type { ReadyMessage } from "./SendToCustomer";

/** The entry as a booking for a ticket link; null if incomplete, for example without a code or services. */
export const bookingToSend = (booking: TimedBooking, { bookable, now }: BookContextValue) =>
  booking.code === "" ? null : compareBooking(booking, bookable, now).booking;

export function reminderTo(entry: Entry, context: BookContextValue): ReadyMessage | null {
  const booking = bookingToSend(entry, context);
  return booking && { phone: entry.phone, text: context.writeToCustomer("reminder", booking) };
}

/**
 * The message about a booking's status. If the visit has another time than in `before`, the message names both times. Null
 * without a number.
 */
export function messageAboutChange(before: Entry, entry: Entry, context: BookContextValue): ReadyMessage | null {
  const { phone } = entry;
  const [booking, previous] = [bookingToSend(entry, context), bookingToSend(before, context)];
  if (phone === "" || !booking || !previous) return null;
  if (!isActive(entry) || isSameMoment(before, entry))
    return { phone, text: context.writeToCustomer("answer", booking) };
  const kind = entry.status === "proposed" ? "answer" : "moved";
  return { phone, text: context.writeToCustomer(kind, booking, previous) };
}

const callingOff: readonly LogEvent[] = ["cancelled", "cancelledByCustomer", "calledOffInChat"];
const settingTime: readonly LogEvent[] = ["moved", "confirmed", "kept", "undone"];

/**
 * The message about a booking's current state, in case the first one was never sent. Null while the booking waits for an
 * answer, after a cancellation by the customer, and without a number.
 */
export function messageAboutState(entry: Entry, context: BookContextValue): ReadyMessage | null {
  const ended = entry.log.findLast(({ event }) => callingOff.includes(event));
  const isByCustomer = entry.status === "cancelled" && ended?.event !== "cancelled";
  if (isWaiting(entry) || isByCustomer) return null;
  const isMoved = entry.log.findLast(({ event }) => settingTime.includes(event))?.event === "moved";
  const namesBoth = entry.status === "proposed" || isMoved;
  // Only the log has the earlier moment.
  const before = namesBoth ? entry.log.findLast((line) => !isSameMoment(line, entry)) : entry;
  return before ? messageAboutChange({ ...entry, date: before.date, time: before.time }, entry, context) : null;
}

/**
 * Gives the message that answers the customer's request, `asked`. Once it is sent, the answer is recorded in the entry. The
 * kind "kept" refuses a change: the answer is then the accepted visit.
 */
export const answersTo =
  (entry: Entry, asked: Booking, context: BookContextValue) =>
  (answer: Booking, kind: "answer" | "kept" = "answer"): ReadyMessage => ({
    phone: entry.phone,
    text: context.writeToCustomer(kind, answer, asked),
    onSent: () => void recordChange(entry, answerUpdate(answer, entry.duration, kind === "kept"), context),
  });
