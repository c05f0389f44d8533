import { useEffect, useState } from "react";
import type { ShopFloor, Visit } from "../../domain/book/seating";
import type { BookableShop } from "../../domain/shop/bookableDay";
import { shopMoment } from "../../domain/shop/clock";
import { type Moment, type Ticket, ticketBarberId, ticketServiceIds } from "../../domain/ticket/ticket";
import { siteAddress } from "../../platform/runtime/siteAddress";
import { useLazyModule } from "../../platform/runtime/useLazyModule";

/** What a ticket's page needs of the book; the page that has both passes in what loads it (features/book/ticketBook.ts). */
export type BookModule = {
  readonly openTicketBook: (ticket: Ticket, floor: ShopFloor, today: string, path: string) => Promise<KnownBook | null>;
  readonly recordTicket: (ticket: Ticket, now: Date, path: string, isAnswer: boolean) => Promise<Recorded>;
};

/** Whether a ticket stands in the book now, and what recording it did, in words. */
type Recorded = { readonly isRecorded: boolean; readonly words: string };

export type LoadBook = () => Promise<BookModule>;

/** The book on this phone, as far as a ticket's page uses it, for stays of one kind: any visit, or the ticket's own at a moment. */
export type KnownBook<Stay = Visit> = {
  /** Whether the shop says how many can sit at once. */
  readonly knowsChairs: boolean;
  /** Whether the ticket stands in it. */
  readonly isRecorded: boolean;
  /** Whether a stay can sit beside all others. */
  readonly fits: (stay: Stay) => boolean;
  /** Who is there at its time, in words. */
  readonly inTheWay: (stay: Stay) => string[];
};

/** The shop's book beside a ticket. */
export type ShopBook = KnownBook<Moment> & {
  /** Whether there is a book on this phone. */
  readonly exists: boolean;
  /** What recording did, in words; empty before. */
  readonly said: string;
  readonly record: () => void;
  /** Notes an answer that was sent, where the phone has a book. */
  readonly noteAnswer: (answered: Ticket) => void;
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
  ticket: Ticket,
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
    const opened = part?.openTicketBook(ticket, { chairs, barbers, services, rules }, today, bookPath());
    opened?.then(
      (book) => !isOver && setKnown(book ? { ...book, exists: true } : noBook),
      // A book that cannot be read is no book for this page; the book's own page says why.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [part, ticket, chairs, barbers, services, rules, today]);

  if (part === null) return null;
  const barberId = ticketBarberId(ticket);
  const visitAt = (moment: Moment) => ({
    ...moment,
    barberId,
    duration: ticket.duration,
    serviceIds: ticketServiceIds(ticket),
  });
  const note = async (recorded: Ticket, isAnswer: boolean) => {
    const { isRecorded, words } = await part.recordTicket(recorded, now, bookPath(), isAnswer);
    if (isRecorded) setKnown((before) => ({ ...before, exists: true, isRecorded }));
    setSaid(words);
  };
  return {
    exists: known.exists,
    isRecorded: known.isRecorded,
    knowsChairs: known.knowsChairs,
    said,
    fits: (moment) => known.fits(visitAt(moment)),
    inTheWay: (moment) => known.inTheWay(visitAt(moment)),
    record: () => void note(ticket, false),
    noteAnswer: (answered) => {
      if (known.exists) void note(answered, true);
    },
  };
}

const bookPath = () => new URL(siteAddress("/buku/")).pathname;
