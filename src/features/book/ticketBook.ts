import { withPrefix } from "gatsby";
import type { TicketBook } from "../../domain/book/bookBesideTicket";
import { changeByVersion, entriesOf, isAnother } from "../../domain/book/entry";
import { notedBeside, recordOfVersion, ticketId, versionOf, versionOfLink } from "../../domain/book/record";
import { fitsBeside, knowsChairs, overlaps, type ShopWithChairs, takesChair } from "../../domain/book/seating";
import type { Booking, Moment } from "../../domain/booking/booking";
import { bookPath } from "../../domain/links/ownPages";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { addDays, shopMoment } from "../../domain/shop/clock";
import { type BookProblem, openBook, problemOf } from "./bookStore";
import { changeWords, entryName, timesOf } from "./bookWords";

const path = () => withPrefix(bookPath);

/** The book that this phone has beside a ticket, null where it has none. */
export async function openTicketBook(
  ticket: Booking,
  duration: number,
  shop: ShopWithChairs,
  now: Date,
): Promise<TicketBook | null> {
  const store = await openBook(path(), true);
  if (store === null) return null;
  const visitAt = ({ date, time }: Moment) => ({ ...ticket, duration, date, time });
  try {
    // Another hour may be proposed on any day from today on.
    const today = shopMoment(now, shop.rules.timeZone).date;
    // Other visits can only be in the way of those near them.
    const records = await store.records(addDays(ticket.date < today ? ticket.date : today, -1));
    const others = entriesOf(records).filter((entry) => entry.code !== ticket.code && takesChair(entry));
    // The book may know it of a day long before the one that the ticket says.
    const own = entriesOf(await store.near(ticket.code, ticketId(ticket))).find((entry) => !isAnother(entry, ticket));
    // Anyone who has seen a code can write a ticket with it: the answer goes to the number in the ticket, so that number must have paid.
    const number = normalizePhone(ticket.phone);
    const isPayer = number !== null && own?.deposit?.isReceived && normalizePhone(own.phone) === number;
    const fits = fitsBeside(others, shop);
    return {
      knowsChairs: knowsChairs(shop),
      isRecorded: own !== undefined,
      paidAhead: (isPayer && own.deposit?.amount) || null,
      fits: (moment) => fits(visitAt(moment)),
      conflicts: (moment) =>
        others
          .filter((other) => overlaps(visitAt(moment), other, shop.rules))
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
  answer: Booking | null,
): Promise<string> {
  try {
    const store = await openBook(path());
    try {
      const id = ticketId(ticket);
      const before = await store.near(ticket.code, id);
      const said = answer ? versionOf(answer, duration, now) : versionOfLink(ticket, duration, now);
      const version = notedBeside(before, said, now, ticket.version);
      await store.add([recordOfVersion(id, version)]);
      const { change, entry } = changeByVersion(before, id, version);
      return changeWords(change, entry);
    } finally {
      store.close();
    }
  } catch (error) {
    return problemWords[problemOf(error)];
  }
}
