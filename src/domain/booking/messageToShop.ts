import { rupiah } from "../../format/rupiah";
import { shopWords } from "../shop/words.id";
import { type Booking, isSameMoment, withStatus } from "./booking";
import { type BookingContent, bookingFacts, describeBooking, type TicketShop } from "./description";
import { factsAsText } from "./factsAsText";
import { englishReaderNote, messageVerbs, messageWithLink } from "./messageWithLink";
import { bookingWords } from "./words.id";

/**
 * Writes the message with which a customer sends a booking to the shop: the code first, then the facts, and the ticket's
 * link at the end. The message is always Indonesian, and so is `content`. The first line says if the customer reads English.
 */
export function messageToShop(booking: Booking, content: BookingContent): string {
  const { shop } = content;
  // `changedFrom` is left out, because the first line names the former time.
  const facts = bookingFacts(describeBooking({ ...booking, changedFrom: null }, content, bookingWords, null).facts);
  const head = subjectOf(booking, shop) + englishReaderNote(booking);
  return messageWithLink(versionToAnswer(booking), shop, (maxFactLength) => [
    head,
    ...factsAsText(facts, maxFactLength),
  ]);
}

/**
 * Returns the version that the shop is to answer. A customer who agrees to a proposed time requests it, as the next version.
 */
const versionToAnswer = (booking: Booking): Booking =>
  booking.status === "proposed"
    ? { ...booking, status: "requested", version: booking.version && booking.version + 1, changedFrom: null }
    : booking;

/** Writes the message that cancels a booking at `now`. The link in it opens the ticket as cancelled. */
export function cancellationMessage(booking: Booking, shop: TicketShop, now: Date): string {
  const { deposit } = booking;
  const lines = [
    `${messageVerbs.cancel} ${booking.code}${englishReaderNote(booking)}`,
    `Booking ${shopWords.moment(booking, shop)}. Mohon maaf dan terima kasih.`,
    ...(deposit?.isReceived
      ? [`Mohon info soal DP ${rupiah(deposit.amount)}, yang menurut tiket ini sudah diterima.`]
      : []),
  ];
  return messageWithLink({ ...withStatus(booking, "cancelled", now), notes: "" }, shop, () => lines);
}

/** Writes the message that announces a picture of the deposit's payment, because a chat link cannot carry a picture. */
export const depositProofMessage = (booking: Booking, amount: number, shop: TicketShop): string =>
  messageWithLink({ ...booking, notes: "" }, shop, () => [
    `${booking.code} - bukti DP ${rupiah(amount)}${englishReaderNote(booking)}`,
    `Booking ${shopWords.moment(booking, shop)}. Gambar buktinya menyusul di chat ini.`,
  ]);

function subjectOf(booking: Booking, shop: TicketShop): string {
  const { code, changedFrom, status } = booking;
  const words = bookingWords.status[status];
  if (status === "proposed") return `${code} - setuju jam usulan toko`;
  if (status !== "requested") return `${code} - booking (${words})`;
  if (changedFrom === null) return `${code} - permintaan booking (${words})`;
  const isMoved = !isSameMoment(changedFrom, booking);
  const to = isMoved
    ? `dari ${shopWords.moment(changedFrom, shop)} menjadi ${shopWords.moment(booking, shop)}`
    : "(jadwal tetap)";
  return `${messageVerbs.change} ${code} ${to} (${words})`;
}
