import {
  type Booking,
  isActive,
  isCancellation,
  isProposal,
  isSameMoment,
  withDeposit,
  withStatus,
} from "../../domain/booking/booking";
import { chatLink } from "../../domain/contact/chatLink";
import { normalizePhone } from "../../domain/contact/phoneNumber";
import { CopyText } from "../../features/words/CopyText";
import { type ButtonLook, NewTabLink } from "../../ui/Button";
import { type BookContextValue, type ReadyMessage, recordChange, useBookContext } from "../context/bookContext";
import { type Entry, isWaiting } from "../rules/entry";
import { answerUpdate } from "../rules/entryUpdates";
import type { LogEvent } from "../rules/log";

type SendProps = ReadyMessage & { label: string; look?: ButtonLook };

/** A link to the customer's chat with the message, or a button that copies the message if the number is unusable. */
export function SendToCustomer({ phone, text, label, look = "outlineOnLight", onSent }: SendProps) {
  const number = normalizePhone(phone);
  if (number === null) {
    return (
      <CopyText
        text={text}
        label={`${label}: salin pesan`}
        copied="Pesan tersalin. Tempelkan di chat pelanggan."
        look={look}
        onCopied={onSent}
      />
    );
  }
  return (
    <NewTabLink href={chatLink(number, text)} $look={look} onClick={onSent}>
      {label}
    </NewTabLink>
  );
}

type AnswerProps = {
  entry: Entry;
  /** What is answered, as it goes into a link. */
  booking: Booking;
  answer: Booking;
  /** "kept" refuses a change: the answer is then the accepted visit. */
  kind?: "answer" | "kept";
  label: string;
  look?: ButtonLook;
};

/** The link to the chat with an answer. With the tap, or once the message is copied, the answer is recorded. */
export function AnswerLink({ entry, booking, answer, kind = "answer", label, look }: AnswerProps) {
  const context = useBookContext();
  return (
    <SendToCustomer
      phone={entry.phone}
      text={context.writeToCustomer(kind, answer, booking)}
      onSent={() => {
        const update = answerUpdate(answer, entry, kind === "kept" ? kind : undefined);
        void recordChange(entry, update, context, { isTold: true });
      }}
      {...{ label, look }}
    />
  );
}

type AcceptProps = Pick<AnswerProps, "entry" | "booking" | "look">;

/** 'Terima', and the same for a deposit that has arrived. The latter renders nothing if no deposit is owed. */
export function AcceptLink(props: AcceptProps) {
  const { now } = useBookContext();
  return <AnswerLink {...props} answer={withStatus(props.booking, "confirmed", now)} label="Terima" />;
}

export function DepositLink({ label = "Terima, DP diterima", ...props }: AcceptProps & { label?: string }) {
  const { now } = useBookContext();
  const { booking } = props;
  if (booking.deposit?.isReceived !== false) return null;
  return <AnswerLink {...props} answer={withStatus(withDeposit(booking, true), "confirmed", now)} label={label} />;
}

/** Returns the booking for a ticket link; null if it has no code, as after a walk-in. */
export const bookingToSend = (booking: Booking) => (booking.code === "" ? null : booking);

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
