import { withPrefix } from "gatsby";
import { applyTicketLink } from "../../domain/book/applyTicketLink";
import { type Entry, entryOfTicket, takesChair, toStoredBooking } from "../../domain/book/entry";
import { recordTicketAnswer } from "../../domain/book/entryUpdates";
import { availabilityChecker, hasKnownCapacity, overlaps, type ShopWithChairs } from "../../domain/book/seating";
import type { Booking } from "../../domain/booking/booking";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { bookPath } from "../../domain/links/routes";
import { addDays, type Moment, shopMoment } from "../../domain/shop/clock";
import { type BookProblem, bookStore, hasBook, problemOf } from "./bookStore";
import { entryName, recordedWords, stateInBookWords, timesOf } from "./bookWords";

/** What the book on this phone knows about a ticket. */
export type TicketBook = {
  /** Whether the shop says how many can sit at once. */
  readonly hasKnownCapacity: boolean;
  /** Whether the ticket is in the book. */
  readonly isRecorded: boolean;
  /** The visit's state in the book, if it differs from the ticket: "sudah dibatalkan", "pindah ke …". */
  readonly stateInBook: string | null;
  /** For a request: the visit already accepted under its code; otherwise null. */
  readonly accepted: Entry | null;
  /** The down payment noted as received from the ticket's own number, in whole rupiah; null without one. */
  readonly receivedDeposit: number | null;
  /** Whether the ticket's visit can sit beside all others at a moment. */
  readonly fits: (moment: Moment) => boolean;
  /** The visits in the way at the ticket's time, in words. */
  readonly conflicts: readonly string[];
};

const path = () => withPrefix(bookPath);

/** What this phone's book knows about a ticket; null if the phone has no book, or an erased one. */
export async function openTicketBook(
  ticket: Booking,
  duration: number,
  shop: ShopWithChairs,
  now: Date,
): Promise<TicketBook | null> {
  if (!(await hasBook(path()))) return null;
  const store = bookStore(path());
  const visitAt = ({ date, time }: Moment) => ({ ...ticket, duration, date, time });
  try {
    // An erased book counts as none, so that no answer is recorded in it unasked.
    if (await store.isErased()) return null;
    // Visits from the day before the ticket's date or today, whichever is earlier: the shop can propose any time from today on,
    // and a visit of the evening before may run into it.
    const today = shopMoment(now, shop.rules.timeZone).date;
    const first = addDays(ticket.date < today ? ticket.date : today, -1);
    const [near, ofCode] = await Promise.all([store.since(first), store.ofCode(ticket.code)]);
    const own = entryOfTicket(ofCode, ticket);
    const others = near.filter((entry) => entry.id !== own?.id && takesChair(entry));
    // Anyone who has seen a code can write a ticket with it. The answer goes to the ticket's number, so the down payment must
    // be recorded under that number.
    const number = normalizePhone(ticket.phone);
    const isPayer = number !== null && own?.deposit?.isReceived && normalizePhone(own.phone) === number;
    const fits = availabilityChecker(others, shop);
    return {
      hasKnownCapacity: hasKnownCapacity(shop),
      isRecorded: own !== null,
      stateInBook: own && stateInBookWords(own, ticket),
      accepted: own?.status === "confirmed" && ticket.status === "requested" ? own : null,
      receivedDeposit: (isPayer && own.deposit?.amount) || null,
      fits: (moment) => fits(visitAt(moment)),
      conflicts: others
        .filter((other) => overlaps(visitAt(ticket), other, shop.rules))
        .map((other) => `${entryName(other)} ${timesOf(other)}`),
    };
  } finally {
    store.close();
  }
}

const problemWords: Record<BookProblem, string> = {
  unknown: "Belum tercatat. Coba sekali lagi, atau buka tiket ini di Chrome atau Safari biasa.",
  newer: "Belum tercatat: buku di ponsel ini ditulis oleh versi halaman yang lebih baru. Muat ulang halaman ini.",
  full: "Belum tercatat: penyimpanan ponsel penuh.",
};

/**
 * Records a ticket in this phone's book, and creates the book if needed. The ticket is recorded as its link claims or, with
 * `answer`, as the shop has answered it; `isKept` says that the answer leaves an accepted visit as it was. Resolves to the
 * result in words. Never throws.
 */
export async function recordTicket(
  ticket: Booking,
  duration: number,
  now: Date,
  answer: { readonly booking: Booking; readonly isKept: boolean } | null,
): Promise<string> {
  const store = bookStore(path());
  try {
    return await store.write(async () => {
      const at = now.getTime();
      const ofCode = await store.ofCode(ticket.code);
      const before = entryOfTicket(ofCode, ticket);
      const applied = applyTicketLink(before, ticket, duration, at, ofCode.length > 0);
      const asked = toStoredBooking(ticket, duration);
      const entry = answer
        ? recordTicketAnswer(asked, answer.booking, answer.isKept)(applied.entry, at)
        : applied.entry;
      await store.put([entry]);
      // With an answer, the words name its effect, not that of the link applied before it.
      return recordedWords(
        answer && before ? { result: "shop", before: applied.entry, entry } : { result: applied.result, before, entry },
      );
    });
  } catch (error) {
    return problemWords[problemOf(error)];
  } finally {
    store.close();
  }
}
