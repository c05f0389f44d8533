import { useEffect, useState } from "react";
import type { ShopFloor, Visit } from "../../domain/book/seating";
import type { BookableShop } from "../../domain/shop/bookableDay";
import { type Moment, type Ticket, ticketServiceIds } from "../../domain/ticket/ticket";
import { siteAddress } from "../../platform/runtime/siteAddress";
import { useLazyModule } from "../../platform/runtime/useLazyModule";

/** What a ticket's page needs of the book; the page that has both passes in what loads it (features/book/ticketBook.ts). */
export type BookModule = {
  readonly openTicketBook: (ticket: Ticket, floor: ShopFloor, path: string) => Promise<KnownBook>;
  readonly recordTicket: (ticket: Ticket, now: Date, path: string, isAnswer: boolean) => Promise<Recorded>;
};

/** Whether a ticket stands in the book now, and what recording it did, in words. */
type Recorded = { readonly isRecorded: boolean; readonly words: string };

export type LoadBook = () => Promise<BookModule>;

type KnownBook = {
  readonly exists: boolean;
  readonly knowsChairs: boolean;
  readonly isRecorded: boolean;
  readonly paidAhead?: number | null;
  readonly fits: (visit: Visit) => boolean;
  readonly inTheWay: (visit: Visit) => string[];
};

/** The shop's book beside a ticket. */
export type ShopBook = {
  readonly exists: boolean;
  readonly isRecorded: boolean;
  /** Whether the shop says how many can sit at once. */
  readonly knowsChairs: boolean;
  /** The down payment that the shop has noted as come, in whole rupiah. */
  readonly paidAhead: number | null;
  /** What recording did, in words; empty before. */
  readonly said: string;
  /** Whether the ticket's visit could sit at another moment, or at its own. */
  readonly fits: (moment: Moment) => boolean;
  readonly inTheWay: (moment: Moment) => string[];
  readonly record: () => void;
  /** Notes an answer that was sent, where the phone has a book. */
  readonly noteAnswer: (answered: Ticket) => void;
};

const noBook: KnownBook = {
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
  const [known, setKnown] = useState<KnownBook>(noBook);
  const [said, setSaid] = useState("");

  useEffect(() => {
    let isOver = false;
    const opened = part?.openTicketBook(ticket, { chairs, barbers, services, rules }, bookPath());
    opened?.then(
      (book) => !isOver && setKnown(book),
      // A book that cannot be read is no book for this page; the book's own page says why.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [part, ticket, chairs, barbers, services, rules]);

  if (part === null) return null;
  const barberId = ticket.barber === null || ticket.barber === "anyone" ? null : ticket.barber.id;
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
    paidAhead: known.paidAhead ?? null,
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
