import { useState } from "react";
import styled from "styled-components";
import { fallbackDuration } from "../../domain/book/entry";
import { type Booking, type BookingStatus, withDeposit, withStatus } from "../../domain/booking/booking";
import { compareBooking } from "../../domain/booking/comparison";
import { customerMessageWriter } from "../../domain/booking/messageToCustomer";
import { reasonForShop } from "../../domain/booking/reasonsForShop";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { rupiah } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, space, type } from "../../theme/tokens";
import { Panel } from "../../ui/Panel";
import { Verdict } from "../../ui/StatusMessage";
import type { ShopSideProps } from "../ticket/ShopSide";
import { ChairInBook, RecordInBook, useTicketBook } from "./BookBesideTicket";
import { ProposalForm } from "./ProposalForm";
import { SendToCustomer } from "./SendToCustomer";

const Soft = styled.p`max-width: 65ch; color: ${color.inkSoft};`;

const Checks = styled(Panel)`gap: ${space.hair}; max-width: 65ch; padding-left: 2.25rem; list-style: disc;`;

const Answers = styled.div`
  display: grid; gap: ${space.close}; align-items: start; max-width: 40rem;
  @media ${media.tablet} { grid-template-columns: 1fr 1fr; }
`;

const WithNote = styled.div`display: grid; gap: ${space.hair}; font-size: ${type.small};`;

// Anyone can write an answer into a ticket's address: only the shop's own chat proves it.
const accordingToLink: Record<BookingStatus, string | null> = {
  requested: null,
  proposed: "Jam ini usulan Anda menurut tautan ini: cocokkan dengan chat Anda.",
  confirmed: "Sudah diterima menurut tautan ini: cocokkan dengan chat Anda.",
  declined: "Sudah ditolak menurut tautan ini: cocokkan dengan chat Anda.",
  cancelled: "Sudah dibatalkan menurut tautan ini: cocokkan dengan chat Anda.",
};

// "07700 900123" is a number in Britain and would be read as one in Indonesia.
const mayBeForeign = ({ language, phone }: Booking) => language === "en" && !/^\s*\(?(\+|00|62)/.test(phone);

/**
 * What the shop checks on a ticket, and its answers, each a link to the customer's chat with a complete message. Anyone may look
 * at them: an answer is valid because it comes from the shop's number.
 */
export function ShopAnswers({ booking, shop, bookable, inEnglish, messages, now, chairs = null }: ShopSideProps) {
  const { status, deposit } = booking;
  const write = customerMessageWriter(messages, { shop, bookable }, now, inEnglish);
  const number = normalizePhone(booking.phone);
  const { reasons, visitDay, ...compared } = compareBooking(booking, bookable, now);
  const duration = compared.duration || fallbackDuration;
  const ticketBook = useTicketBook({ booking, duration, bookable, chairs, now });
  const { book, record } = ticketBook;
  const receivedDeposit = book?.receivedDeposit ?? null;

  // A later answer from this page gets a higher version, also within one minute, and keeps the shop's word about the down
  // payment.
  const [sent, setSent] = useState({ version: booking.version, isReceived: false });
  const isReceived = sent.isReceived || receivedDeposit !== null;
  const versioned = { ...booking, version: sent.version };
  const known = isReceived ? withDeposit(versioned, true, receivedDeposit ?? undefined) : versioned;
  const sending = (answer: Booking, saysReceived = false) => ({
    number,
    text: write("answer", answer, known),
    onSent: () => {
      if (book) void record(answer);
      // After the browser has followed the link: rendering would change its text under the tap.
      setTimeout(() => setSent({ version: answer.version, isReceived: sent.isReceived || saysReceived }));
    },
  });
  // A cancellation needs no answer.
  const awaitsAnswer = status !== "cancelled";
  // An address alone proves no down payment: an acceptance mentions one as received only after the shop has said so.
  const isDoubtful = deposit?.isReceived === true && !isReceived;
  const acceptance = (
    <SendToCustomer
      {...sending(withStatus(isReceived ? known : withDeposit(known, false), "confirmed", now))}
      label={isDoubtful ? "Terima, DP belum diterima" : "Terima"}
      look={isDoubtful ? "quiet" : "ink"}
    />
  );
  const received = status === "confirmed" ? "DP diterima" : "Terima, DP diterima";
  const refusal = status === "confirmed" ? ("cancelled" as const) : ("declined" as const);
  const checks = [
    accordingToLink[status] ?? [],
    reasons.filter(({ kind }) => kind !== "deposit" || receivedDeposit === null).map(reasonForShop),
    depositCheck(booking, receivedDeposit) ?? [],
  ].flat();
  return (
    <>
      {awaitsAnswer && (
        <Soft>
          Jawaban di bawah terbuka sebagai pesan di chat pelanggan, dan baru terkirim setelah Anda mengirimnya.
          Pelanggan mengenali Anda dari nomor toko.
        </Soft>
      )}
      {checks.length === 0 ? (
        <Verdict $isGood>Cocok dengan jam buka, layanan, dan harga hari ini.</Verdict>
      ) : (
        <Checks as="ul" $tone="danger" aria-label="Perlu diperiksa">
          {checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </Checks>
      )}
      <ChairInBook book={book} booking={booking} reasons={reasons} />
      {awaitsAnswer && number === null && (
        <Soft>
          Nomor “{booking.phone}” tidak bisa dibuka di WhatsApp. Salin pesannya, lalu kirim ke nomor yang benar.
        </Soft>
      )}
      {awaitsAnswer && number !== null && mayBeForeign(booking) && (
        <Soft>
          Nomor “{booking.phone}” ditulis tanpa kode negara oleh pelanggan berbahasa Inggris, jadi di sini dibaca
          sebagai nomor Indonesia. Kalau nomornya dari negara lain, jawab di chat yang masuk dari pelanggan, bukan lewat
          tombol di bawah.
        </Soft>
      )}
      {(status === "requested" || status === "proposed") && (
        <Soft>Untuk mengingatkan, buka tiket dari pesan penerimaan Anda di chat: di situ statusnya Dikonfirmasi.</Soft>
      )}
      {awaitsAnswer && (
        <Answers>
          {!isDoubtful && acceptance}
          {deposit && (
            <WithNote>
              <SendToCustomer
                {...sending(withStatus(withDeposit(known, true), "confirmed", now), true)}
                label={received}
                look="ink"
              />
              Ketuk setelah uangnya masuk di aplikasi Anda; gambar bukti bisa dibuat siapa saja.
            </WithNote>
          )}
          {isDoubtful && acceptance}
          <SendToCustomer
            {...sending(withStatus(known, refusal, now))}
            label={refusal === "cancelled" ? "Batalkan" : "Tolak"}
            look="quiet"
          />
          {status === "confirmed" && visitDay?.kind !== "past" && (
            <SendToCustomer
              number={number}
              text={write("reminder", known)}
              label={visitDay?.kind === "tomorrow" ? "Ingatkan untuk besok" : "Ingatkan"}
              look="quiet"
            />
          )}
          <ProposalForm
            booking={known}
            duration={duration}
            sending={sending}
            shop={shop}
            bookable={bookable}
            now={now}
            isFull={(moment) => book !== null && !book.fits(moment)}
          />
        </Answers>
      )}
      <RecordInBook {...ticketBook} />
    </>
  );
}

/** A warning about a received down payment: anyone can write one into an address; only the shop's book is proof. */
function depositCheck({ deposit }: Booking, receivedDeposit: number | null): string | null {
  if (receivedDeposit !== null) {
    const other = deposit && deposit.amount !== receivedDeposit ? `; di tiket tertulis ${rupiah(deposit.amount)}` : "";
    return `DP ${rupiah(receivedDeposit)} sudah diterima menurut buku di ponsel ini${other}.`;
  }
  if (!deposit?.isReceived) return null;
  return `DP ${rupiah(deposit.amount)} sudah diterima menurut tautan ini: cocokkan dengan chat dan mutasi Anda.`;
}
