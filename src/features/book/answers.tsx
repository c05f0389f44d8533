import { type Entry, isWaiting, type TimedBooking } from "../../domain/book/entry";
import { answerUpdate } from "../../domain/book/entryUpdates";
import type { LogEvent } from "../../domain/book/log";
import { type Booking, isActive, isSameMoment, withDeposit, withStatus } from "../../domain/booking/booking";
import { compareBooking } from "../../domain/booking/comparison";
import { normalizePhone } from "../../domain/links/phoneNumber";
import type { ButtonLook } from "../../ui/Button";
import { type BookContextValue, type ReadyMessage, recordChange, useBookContext } from "./bookContext";
import { SendToCustomer } from "./SendToCustomer";

/** The entry as a booking for a ticket link; null if incomplete, for example without a code or services. */
export const bookingToSend = (booking: TimedBooking, { bookable, now }: Pick<BookContextValue, "bookable" | "now">) =>
  booking.code === "" ? null : compareBooking(booking, bookable, now).booking;

const messageTo = ({ phone }: TimedBooking, text: string): ReadyMessage => ({ number: normalizePhone(phone), text });

export function reminderTo(entry: Entry, context: BookContextValue): ReadyMessage | null {
  const booking = bookingToSend(entry, context);
  return booking && messageTo(entry, context.writeToCustomer("reminder", booking));
}

/** The message about a booking's status. */
function messageAbout(entry: Entry, context: BookContextValue): ReadyMessage | null {
  const booking = bookingToSend(entry, context);
  return booking && messageTo(entry, context.writeToCustomer("answer", booking, booking));
}

/** The message to a customer whose visit the shop has just moved, called off or restored; null without a number. */
export function messageAboutChange(before: Entry, entry: Entry, context: BookContextValue): ReadyMessage | null {
  if (entry.phone === "") return null;
  const isMoved = !isSameMoment(before, entry);
  const [booking, answered] = [bookingToSend(entry, context), bookingToSend(before, context)];
  if (isActive(entry) && isMoved && booking && answered) {
    return messageTo(
      entry,
      context.writeToCustomer(entry.status === "proposed" ? "answer" : "moved", booking, answered),
    );
  }
  return messageAbout(entry, context);
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
  if (isWaiting(entry) || isByCustomer || entry.phone === "") return null;
  const isMoved = entry.log.findLast(({ event }) => settingTime.includes(event))?.event === "moved";
  if (entry.status === "proposed" || (entry.status === "confirmed" && isMoved)) {
    // Only the log has the earlier moment.
    const before = entry.log.findLast((line) => !isSameMoment(line, entry));
    return before ? messageAboutChange({ ...entry, date: before.date, time: before.time }, entry, context) : null;
  }
  return messageAbout(entry, context);
}

type Answering = {
  /** The answered request, or the entry itself. */
  entry: Entry;
  /** The customer's request. */
  asked: Booking;
  answer: Booking;
  /** "kept" if the shop refuses the requested change: the answer is then the accepted visit. */
  kind?: "answer" | "kept";
};

/** The props of a button that sends an answer and records it. */
export const sendPropsOf = ({ entry, asked, answer, kind = "answer" }: Answering, context: BookContextValue) => ({
  ...messageTo(entry, context.writeToCustomer(kind, answer, asked)),
  onSent: () => void recordChange(entry, answerUpdate(answer, entry.duration, kind === "kept"), context),
});

type AnswerButtonProps = Answering & { label: string; look?: ButtonLook };

export function AnswerButton({ label, look = "outlineOnLight", ...answering }: AnswerButtonProps) {
  return <SendToCustomer {...sendPropsOf(answering, useBookContext())} label={label} look={look} />;
}

/** The button for a deposit that has arrived. It accepts the booking as well. Nothing if no deposit is owed. */
export function DepositButton({ entry, asked, label }: Pick<AnswerButtonProps, "entry" | "asked" | "label">) {
  const { now } = useBookContext();
  if (asked.deposit?.isReceived !== false) return null;
  const answer = withStatus(withDeposit(asked, true), "confirmed", now);
  return <AnswerButton entry={entry} asked={asked} answer={answer} label={label} />;
}

/** The buttons that accept what the customer asks for, with or without the deposit. */
export function AcceptButtons({ entry, asked }: Pick<Answering, "entry" | "asked">) {
  const answer = withStatus(asked, "confirmed", useBookContext().now);
  return (
    <>
      <AnswerButton entry={entry} asked={asked} answer={answer} label="Terima" look="deep" />
      <DepositButton entry={entry} asked={asked} label="Terima, DP diterima" />
    </>
  );
}
