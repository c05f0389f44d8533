import { type Entry, isWaiting, type TimedBooking } from "../../domain/book/entry";
import { answerUpdate } from "../../domain/book/entryUpdates";
import type { LogEvent } from "../../domain/book/log";
import {
  type Booking,
  isActive,
  isSameMoment,
  proposedBooking,
  withDeposit,
  withStatus,
} from "../../domain/booking/booking";
import { compareBooking } from "../../domain/booking/comparison";
import { normalizePhone } from "../../domain/links/phoneNumber";
import type { BookableShop } from "../../domain/shop/bookingRules";
import type { Moment } from "../../domain/shop/clock";
import type { ButtonLook } from "../../ui/Button";
import { type BookContextValue, type ReadyMessage, recordChange, useBookContext } from "./bookContext";
import { SendToCustomer } from "./SendToCustomer";

type Answer = (booking: Booking, now: Date) => Booking;

export const acceptance: Answer = (booking, now) => withStatus(booking, "confirmed", now);
export const refusal: Answer = (booking, now) => withStatus(booking, "declined", now);

export const acceptanceWithDeposit = ({ deposit }: Entry): Answer | null =>
  deposit?.isReceived === false ? (booking, now) => acceptance(withDeposit(booking, true), now) : null;

export const proposalOf =
  (moment: Moment, bookable: BookableShop): Answer =>
  (booking, now) =>
    proposedBooking(booking, moment, bookable, now);

/** The entry as a booking for a ticket link; null if incomplete, for example without a code or services. */
export const bookingToSend = (booking: TimedBooking, { bookable, now }: Pick<BookContextValue, "bookable" | "now">) =>
  booking.code === "" ? null : compareBooking(booking, bookable, now).booking;

const messageTo = ({ phone }: TimedBooking, text: string): ReadyMessage => ({ number: normalizePhone(phone), text });

export function reminderTo(entry: Entry, context: BookContextValue): ReadyMessage | null {
  const booking = bookingToSend(entry, context);
  return booking && messageTo(entry, context.writeToCustomer("reminder", booking));
}

/** The next version of a booking, and the message about it; null if the booking is incomplete. */
function answerTo(entry: Entry, answer: Answer, context: BookContextValue, refused?: Entry) {
  const booking = bookingToSend(entry, context);
  if (booking === null) return null;
  const next = answer(booking, context.now);
  const asked = refused ? bookingToSend(refused, context) : null;
  const message = messageTo(entry, context.writeToCustomer(asked ? "kept" : "answer", next, asked ?? booking));
  return { next, message };
}

/** The message to a customer whose visit the shop has just moved, called off or restored in the book; null without a number. */
export function messageAboutChange(before: Entry, entry: Entry, context: BookContextValue): ReadyMessage | null {
  if (entry.phone === "") return null;
  const isMoved = !isSameMoment(before, entry);
  const [booking, asked] = [bookingToSend(entry, context), bookingToSend(before, context)];
  if (isActive(entry) && isMoved && booking && asked) {
    return messageTo(entry, context.writeToCustomer(entry.status === "proposed" ? "answer" : "moved", booking, asked));
  }
  return answerTo(entry, (booking) => booking, context)?.message ?? null;
}

const callingOff: readonly LogEvent[] = ["cancelled", "cancelledByCustomer", "calledOffInChat"];
const settingTime: readonly LogEvent[] = ["moved", "confirmed", "kept", "undone"];

/**
 * The message about a booking's current state, in case the first one was never sent; null while the booking waits for an
 * answer, after a cancellation by the customer, and without a number.
 */
export function messageAboutState(entry: Entry, context: BookContextValue): ReadyMessage | null {
  const ended = entry.log.findLast(({ event }) => callingOff.includes(event));
  const isByCustomer = entry.status === "cancelled" && ended?.event !== "cancelled";
  if (isWaiting(entry) || isByCustomer || entry.phone === "") return null;
  const isMoved = entry.log.findLast(({ event }) => settingTime.includes(event))?.event === "moved";
  if (entry.status === "proposed" || (entry.status === "confirmed" && isMoved)) {
    // Only the log has the earlier moment.
    const before = entry.log.findLast((line) => !isSameMoment(line, entry));
    return before ? messageAboutChange({ ...entry, date: before.date, time: before.time }, entry, context) : null;
  }
  return answerTo(entry, (booking) => booking, context)?.message ?? null;
}

type Answering = {
  /** The request that is answered, or the entry itself. */
  entry: Entry;
  /** Null where the answer does not apply, such as 'DP diterima' without a deposit owed: there is no button then. */
  answer: Answer | null;
  /** The request for a change that is refused; the entry stays as it is. */
  refused?: Entry;
};

/** The props of a button that sends an answer and then records it; null if there is nothing to send. */
export function sendPropsOf({ entry, answer, refused }: Answering, context: BookContextValue) {
  const answered = answer && answerTo(entry, answer, context, refused);
  if (!answered) return null;
  const record = () => void recordChange(entry, answerUpdate(answered.next, entry.duration), context);
  return { ...answered.message, onSent: record };
}

export function AnswerButton({
  label,
  look = "outlineOnLight",
  ...answering
}: Answering & { label: string; look?: ButtonLook }) {
  const sendProps = sendPropsOf(answering, useBookContext());
  return sendProps && <SendToCustomer {...sendProps} label={label} look={look} />;
}
