import { useEffect, useState } from "react";
import type { KnownBook, LoadBook } from "../../domain/book/bookBesideTicket";
import type { Booking, Moment } from "../../domain/booking/booking";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { shopMoment } from "../../domain/shop/clock";
import { siteAddress } from "../../platform/runtime/siteAddress";
import { useLazyModule } from "../../platform/runtime/useLazyModule";

/** The shop's book beside a ticket. */
export type ShopBook = KnownBook<Moment> & {
  /** Whether there is a book on this phone. */
  readonly exists: boolean;
  /** What recording did, in words; empty before. */
  readonly said: string;
  readonly record: () => void;
  /** Notes an answer that was sent, where the phone has a book. */
  readonly noteAnswer: (answer: Booking) => void;
};

const noBook: KnownBook & { readonly exists: boolean } = {
  exists: false,
  knowsChairs: false,
  isRecorded: false,
  fits: () => true,
  inTheWay: () => [],
};

const never: LoadBook = () => new Promise(() => {});

/** The book on this phone beside a ticket, asked for once `isWanted`; null until its part is loaded. */
export function useTicketBook(
  load: LoadBook | undefined,
  isWanted: boolean,
  booking: Booking,
  duration: number,
  { barbers, services, rules }: BookableShop,
  chairs: number | null,
  now: Date,
): ShopBook | null {
  const loaded = useLazyModule(load ?? never, isWanted && load !== undefined);
  const part = loaded.status === "ready" ? loaded.part : null;
  const [known, setKnown] = useState(noBook);
  const [said, setSaid] = useState("");

  const today = shopMoment(now, rules.timeZone).date;
  useEffect(() => {
    let isOver = false;
    const opened = part?.openTicketBook(booking, { chairs, barbers, services, rules }, today, bookPath());
    opened?.then(
      (book) => !isOver && setKnown(book ? { ...book, exists: true } : noBook),
      // A book that cannot be read is no book for this page; the book's own page says why.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [part, booking, chairs, barbers, services, rules, today]);

  if (part === null) return null;
  const { barberId, serviceIds } = booking;
  const visitAt = ({ date, time }: Moment) => ({ date, time, barberId, duration, serviceIds });
  const note = async (recorded: Booking, isAnswer: boolean) => {
    const { isRecorded, words } = await part.recordTicket(recorded, duration, now, bookPath(), isAnswer);
    if (isRecorded) setKnown((before) => ({ ...before, exists: true, isRecorded }));
    setSaid(words);
  };
  return {
    exists: known.exists,
    isRecorded: known.isRecorded,
    knowsChairs: known.knowsChairs,
    paidAhead: known.paidAhead ?? null,
    said,
    fits: (moment) => known.fits(visitAt(moment)),
    inTheWay: (moment) => known.inTheWay(visitAt(moment)),
    record: () => void note(booking, false),
    noteAnswer: (answer) => {
      if (known.exists) void note(answer, true);
    },
  };
}

const bookPath = () => new URL(siteAddress("/buku/")).pathname;
