import type { BookModule, KnownBook } from "../../domain/book/bookBesideTicket";
import { changeBySlip } from "../../domain/book/changes";
import { type Entry, entriesOf } from "../../domain/book/entry";
import { emptyRecord, stampAfter, withSlip } from "../../domain/book/record";
import { fitsBeside, knowsChairs, overlaps, type ShopFloor, takesChair } from "../../domain/book/seating";
import { slipOfBooking, slipOfLink } from "../../domain/book/slip";
import type { Booking } from "../../domain/booking/booking";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { addDays } from "../../domain/shop/clock";
import { BookError, type BookProblem, openBook } from "./bookStore";
import { changeWords, entryName, timesOf } from "./bookWords";

// Other visits can only be in the way of those near them.
const daysAround = 1;

/**
 * The book that this phone has beside a ticket, null where it has none; `path` is that of the book's page. Another hour may be proposed on
 * any day from `today` on.
 */
export async function openTicketBook(
  ticket: Booking,
  floor: ShopFloor,
  today: string,
  path: string,
): Promise<KnownBook | null> {
  const store = await openBook(path, true);
  if (store === null) return null;
  try {
    const records = await store.records(addDays(ticket.date < today ? ticket.date : today, -daysAround));
    // The book may know it of a day long before the one that the ticket says.
    const own = await store.record(ticket.code);
    const others = records
      .filter(({ code }) => code !== ticket.code)
      .flatMap(entriesOf)
      .filter(takesChair);
    return {
      knowsChairs: knowsChairs(floor),
      isRecorded: own !== null && own.slips.length > 0,
      paidAhead: depositFrom(ticket, own ? entriesOf(own) : []),
      fits: fitsBeside(others, floor),
      inTheWay: (visit) =>
        others
          .filter((other) => overlaps(visit, other, floor.rules))
          .map((other) => `${entryName(other)} ${timesOf(other)}`),
    };
  } finally {
    store.close();
  }
}

// Anyone who has seen a code can write a ticket with it: the answer goes to the number in the ticket, so that number must have paid.
function depositFrom({ phone }: Booking, entries: readonly Entry[]): number | null {
  const number = normalizePhone(phone);
  const paid = entries.find((entry) => entry.deposit?.isReceived && normalizePhone(entry.phone) === number);
  return (number !== null && paid?.deposit?.amount) || null;
}

const problemWords: Record<BookProblem, string> = {
  unavailable: "Belum tercatat: browser ini tidak menyimpan buku. Buka tiket ini di Chrome atau Safari biasa.",
  newer: "Belum tercatat: buku di ponsel ini ditulis oleh versi halaman yang lebih baru. Muat ulang halaman ini.",
  full: "Belum tercatat: penyimpanan ponsel penuh.",
  blocked: "Belum tercatat: tab lain masih memakai versi lama buku. Tutup tab itu, lalu coba lagi.",
};

/**
 * Records a ticket in this phone's book, which is made where there is none, and says what that changed: as its link claims it, or as
 * the shop has answered. Never throws.
 */
export async function recordTicket(
  ticket: Booking,
  duration: number,
  now: Date,
  path: string,
  isAnswer: boolean,
): ReturnType<BookModule["recordTicket"]> {
  try {
    const store = await openBook(path);
    try {
      const before = (await store.record(ticket.code)) ?? emptyRecord(ticket.code);
      const said = (isAnswer ? slipOfBooking : slipOfLink)(ticket, duration, now);
      const slip = { ...said, recordedAt: stampAfter(before, now) };
      await store.add([withSlip(emptyRecord(ticket.code), slip)]);
      const { change, entry } = changeBySlip(before, slip);
      return { isRecorded: true, words: changeWords(change, entry) };
    } finally {
      store.close();
    }
  } catch (error) {
    return { isRecorded: false, words: problemWords[error instanceof BookError ? error.problem : "unavailable"] };
  }
}
