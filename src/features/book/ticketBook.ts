import type { BookModule, KnownBook } from "../../domain/book/bookBesideTicket";
import { changeByVersion, entriesOf, isAnother } from "../../domain/book/entry";
import { recordOfVersion, stampAfter, ticketId, versionOf, versionOfLink } from "../../domain/book/record";
import { fitsBeside, knowsChairs, overlaps, type ShopWithChairs, takesChair } from "../../domain/book/seating";
import type { Booking } from "../../domain/booking/booking";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { addDays } from "../../domain/shop/clock";
import { type BookProblem, openBook, problemOf } from "./bookStore";
import { changeWords, entryName, timesOf } from "./bookWords";

/**
 * The book that this phone has beside a ticket, null where it has none; `path` is that of the book's page. Another hour may be
 * proposed on any day from `today` on.
 */
export async function openTicketBook(
  ticket: Booking,
  shop: ShopWithChairs,
  today: string,
  path: string,
): Promise<KnownBook | null> {
  const store = await openBook(path, true);
  if (store === null) return null;
  try {
    // Other visits can only be in the way of those near them.
    const records = await store.records(addDays(ticket.date < today ? ticket.date : today, -1));
    const others = entriesOf(records).filter((entry) => entry.code !== ticket.code && takesChair(entry));
    // The book may know it of a day long before the one that the ticket says.
    const own = entriesOf(await store.near(ticket.code, ticketId(ticket))).find((entry) => !isAnother(entry, ticket));
    // Anyone who has seen a code can write a ticket with it: the answer goes to the number in the ticket, so that number must have paid.
    const number = normalizePhone(ticket.phone);
    const isPayer = number !== null && own?.deposit?.isReceived && normalizePhone(own.phone) === number;
    return {
      knowsChairs: knowsChairs(shop),
      isRecorded: own !== undefined,
      paidAhead: (isPayer && own.deposit?.amount) || null,
      fits: fitsBeside(others, shop),
      inTheWay: (visit) =>
        others
          .filter((other) => overlaps(visit, other, shop.rules))
          .map((other) => `${entryName(other)} ${timesOf(other)}`),
    };
  } finally {
    store.close();
  }
}

const problemWords: Record<BookProblem, string> = {
  unavailable: "Belum tercatat: browser ini tidak menyimpan buku. Buka tiket ini di Chrome atau Safari biasa.",
  newer: "Belum tercatat: buku di ponsel ini ditulis oleh versi halaman yang lebih baru. Muat ulang halaman ini.",
  full: "Belum tercatat: penyimpanan ponsel penuh.",
  blocked: "Belum tercatat: tab lain masih memakai versi lama buku. Tutup tab itu, lalu coba lagi.",
};

/**
 * Records a ticket in this phone's book, which is made where there is none, and says what that changed: as its link claims it,
 * or as the shop has answered. Never throws.
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
      const id = ticketId(ticket);
      const before = await store.near(ticket.code, id);
      const own = (isAnswer ? versionOf : versionOfLink)(ticket, duration, now);
      const version = { ...own, recordedAt: stampAfter(before, now) };
      await store.add([recordOfVersion(id, version)]);
      const { change, entry } = changeByVersion(before, id, version);
      return { isRecorded: true, words: changeWords(change, entry) };
    } finally {
      store.close();
    }
  } catch (error) {
    return { isRecorded: false, words: problemWords[problemOf(error)] };
  }
}
