import { rupiah } from "../../format/money";
import { agreedBooking, type Booking, isProposal, isRequest, isSameMoment, withStatus } from "../booking/booking";
import { type BookingContent, bookingFacts, describeBooking, type TicketShop } from "../booking/description";
import { bookingWords } from "../booking/words.id";
import { ticketLink } from "../codecs/ticketLink";
import { textForChat } from "../contact/chatLink";
import { shopWords } from "../shop/words.id";
import { factsAsText } from "./factsAsText";
import { englishReaderNote } from "./shortMessage";

/**
 * Writes the message with which a customer sends a booking to the shop: the code first, then the facts, and the ticket's
 * link at the end. Where the address of a chat has no room for the facts, the day and time alone; the link carries all of
 * them. The message is always Indonesian, and so is `content`. The first line says if the customer reads English.
 */
export function messageToShop(booking: Booking, content: BookingContent) {
  const { shop } = content;
  // `changedFrom` is left out, because the first line names the former time.
  const facts = bookingFacts(describeBooking({ ...booking, changedFrom: null }, content, bookingWords, null).facts);
  const head = subjectOf(booking, shop) + englishReaderNote(booking);
  const link = ticketLink(agreedBooking(booking), shop.ticketPage);
  return textForChat(
    shop.chatNumber,
    [head, ...factsAsText(facts), link].join("\n"),
    [head, shopWords.moment(booking, shop), link].join("\n"),
  );
}

/** Writes the message that cancels a booking at `now`. The link in it opens the ticket as cancelled. */
export function cancellationMessage(booking: Booking, shop: TicketShop, now: Date) {
  const { deposit } = booking;
  return [
    `Batalkan ${booking.code}${englishReaderNote(booking)}`,
    `Booking ${shopWords.moment(booking, shop)}. Mohon maaf dan terima kasih.`,
    ...(deposit?.isReceived
      ? [`Mohon info soal DP ${rupiah(deposit.amount)}, yang menurut tiket ini sudah diterima.`]
      : []),
    ticketLink(withStatus(booking, "cancelled", now), shop.ticketPage),
  ].join("\n");
}

/** Writes the message that announces a picture of the deposit's payment, because a chat link cannot carry a picture. */
export const depositProofMessage = (booking: Booking, amount: number, shop: TicketShop) =>
  [
    `${booking.code} - bukti DP ${rupiah(amount)}${englishReaderNote(booking)}`,
    `Booking ${shopWords.moment(booking, shop)}. Gambar buktinya menyusul di chat ini.`,
    ticketLink(booking, shop.ticketPage),
  ].join("\n");

function subjectOf(booking: Booking, shop: TicketShop) {
  const { code, changedFrom, status } = booking;
  const words = bookingWords.status[status];
  if (isProposal(booking)) return `${code} - setuju jam usulan toko`;
  if (!isRequest(booking)) return `${code} - booking (${words})`;
  if (changedFrom === null) return `${code} - permintaan booking (${words})`;
  const isMoved = !isSameMoment(changedFrom, booking);
  const to = isMoved
    ? `dari ${shopWords.moment(changedFrom, shop)} menjadi ${shopWords.moment(booking, shop)}`
    : "(jadwal tetap)";
  return `Ubah ${code} ${to} (${words})`;
}
