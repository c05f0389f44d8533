import { withPrefix } from "gatsby";
import { useCallback, useEffect, useState } from "react";
import { type Booking, isActive } from "../../domain/booking/booking";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { isAboutStaffOrDay, type Reason } from "../../domain/shop/reason";
import { Actions } from "../../ui/Actions";
import { Button, ButtonLink } from "../../ui/Button";
import { StatusMessage, Verdict } from "../../ui/StatusMessage";
import { openTicketBook, recordTicket, type TicketBook } from "./ticketBook";

export type TicketBookState = {
  /** Null until loaded, and on a phone without a book. */
  readonly book: TicketBook | null;
  /** The result of recording, in words; empty before it. */
  readonly outcome: string;
  /** Records the ticket, or the shop's answer to it. */
  readonly record: (answer: Booking | null) => Promise<void>;
};

type Asked = {
  booking: Booking;
  /** In minutes. */
  duration: number;
  bookable: BookableShop;
  /** How many chairs the shop has; null where it does not say. */
  chairs: number | null;
  now: Date;
};

/** The state of this phone's book beside a ticket. */
export function useTicketBook({ booking, duration, bookable, chairs, now }: Asked): TicketBookState {
  const { barbers, services, rules } = bookable;
  const [book, setBook] = useState<TicketBook | null>(null);
  const [outcome, setOutcome] = useState("");
  // An unreadable book counts as none here; the book's own page says why.
  const open = useCallback(
    () => openTicketBook(booking, duration, { chairs, barbers, services, rules }, now).catch(() => null),
    [booking, duration, chairs, barbers, services, rules, now],
  );
  useEffect(() => {
    let isOver = false;
    void open().then((opened) => !isOver && setBook(opened));
    return () => {
      isOver = true;
    };
  }, [open]);
  const record = async (answer: Booking | null) => {
    const words = await recordTicket(booking, duration, now, answer);
    setBook(await open());
    setOutcome(words);
  };
  return { book, outcome, record };
}

type Props = {
  book: TicketBook | null;
  booking: Booking;
  /** The other reasons against the visit: with any of them a free chair is no news. */
  reasons: readonly Reason[];
};

/** Whether a chair is free for the ticket's visit, according to this phone's book. */
export function ChairInBook({ book, booking, reasons }: Props) {
  if (book?.standing) return <Verdict $isGood={false}>Menurut buku di ponsel ini: {book.standing}.</Verdict>;
  if (!book?.hasKnownCapacity || !isActive(booking)) return null;
  if (!book.fits(booking)) {
    const others = book.conflicts(booking);
    return (
      <Verdict $isGood={false}>
        Menurut buku di ponsel ini, kursi penuh di jam itu{others.length > 0 && `: ${others.join(", ")}`}.
      </Verdict>
    );
  }
  return reasons.some(isAboutStaffOrDay) ? null : (
    <Verdict $isGood>Menurut buku di ponsel ini, masih ada kursi di jam itu.</Verdict>
  );
}

/** The button that records a ticket in this phone's book. */
export function RecordInBook({ book, outcome, record }: TicketBookState) {
  return (
    <>
      <Actions>
        <Button type="button" $look="quiet" onClick={() => void record(null)}>
          {book?.isRecorded ? "Perbarui di buku" : "Catat di buku"}
        </Button>
        {book && (
          <ButtonLink href={withPrefix("/buku/")} $look="quiet">
            Buka buku
          </ButtonLink>
        )}
      </Actions>
      <StatusMessage>{outcome}</StatusMessage>
    </>
  );
}
