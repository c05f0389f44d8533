import { longDate } from "../../format/date";
import type { Booking } from "../booking/booking";
import { ticketLink } from "../codecs/ticketLink";
import type { Receiver } from "./longText";

/** Returns the end of a message's first line, which tells the shop that the customer reads English; empty if not. */
export const englishReaderNote = ({ language }: Booking) => (language === "en" ? ", pelanggan berbahasa Inggris" : "");

/**
 * The message to the shop where the ticket, and with it the words of its facts, could not be loaded: code, moment and link.
 */
export const shortMessage = (booking: Booking, { ticketPage }: Pick<Receiver, "ticketPage">) =>
  [
    `${booking.changedFrom ? "Ubah " : ""}${booking.code}${englishReaderNote(booking)}`,
    `${longDate(booking.date)}, ${booking.time}`,
    ticketLink(booking, ticketPage),
  ].join("\n");
