import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { fallbackDuration } from "../../domain/book/entry";
import { type Booking, withDeposit, withStatus } from "../../domain/booking/booking";
import { compareBooking } from "../../domain/booking/comparison";
import type { TicketShop } from "../../domain/booking/description";
import { customerMessageWriter, type ShopMessages } from "../../domain/booking/messageToCustomer";
import { reasonForShop } from "../../domain/booking/reasonsForShop";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { bookPath } from "../../domain/links/routes";
import { ticketFragment } from "../../domain/links/ticketLink";
import type { BookableIn } from "../../domain/shop/englishContent";
import { rupiah } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, space, textSize } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { ButtonLink } from "../../ui/Button";
import { Panel } from "../../ui/Panel";
import { GoodNews } from "./bookLayout";
import { hasEntries, openTimeoutMs } from "./bookStore";
import { claimChecks, mayBeForeign } from "./bookWords";
import { ProposalForm } from "./ProposalForm";
import { SendToCustomer } from "./SendToCustomer";

const Soft = styled.p`max-width: 65ch; color: ${color.inkSoft};`;

const Checks = styled(Panel)`gap: ${space.s4}; max-width: 65ch; padding-left: 2.25rem; list-style: disc;`;

const Answers = styled.div`
  display: grid; gap: ${space.s12}; align-items: start; max-width: 40rem;
  @media ${media.tablet} { grid-template-columns: 1fr 1fr; }
`;

const WithNote = styled.div`display: grid; gap: ${space.s4}; font-size: ${textSize.small};`;

export type ShopAnswersProps = {
  booking: Booking;
  shop: TicketShop;
  bookableIn: BookableIn;
  messages: ShopMessages;
  now: Date;
};

/**
 * If this phone has a book, opens it in place of this page, with the ticket in the address. A visit is then answered in one
 * place only. A book that cannot be read, or does not answer in time, counts as none: its own page says why.
 */
export async function openBookIfKept(): Promise<boolean> {
  const path = withPrefix(bookPath);
  const tooSlow = new Promise<false>((give) => setTimeout(give, openTimeoutMs, false));
  const isKept = await Promise.race([hasEntries(path), tooSlow]).catch(() => false);
  if (isKept) window.location.replace(path + window.location.hash);
  return isKept;
}

/**
 * The shop's side of a ticket, for a phone without a book: points to check, and answers. An answer opens the customer's chat
 * with a ready message. Anyone can open this; only a message from the shop's number counts.
 */
export function ShopAnswers({ booking, shop, bookableIn, messages, now }: ShopAnswersProps) {
  const { deposit } = booking;
  const bookable = bookableIn.id;
  const write = customerMessageWriter(messages, { shop, bookableIn }, now);
  const number = normalizePhone(booking.phone);
  const { reasons, visitDay, duration } = compareBooking(booking, bookable, now);

  // The phone may have a book by the time the shop returns to this page.
  useEffect(() => {
    const check = () => void (document.visibilityState === "visible" && openBookIfKept());
    check();
    document.addEventListener("visibilitychange", check);
    return () => document.removeEventListener("visibilitychange", check);
  }, []);

  // The answers sent from here. `answer` is the last one, or the booking itself; the next one must exceed its version.
  // `status`: after an acceptance 'Tolak' becomes 'Batalkan'. `isDoubtful`: the link claims that the deposit was received. That
  // proves nothing until an acceptance from here settles it.
  const [sent, setSent] = useState({
    answer: booking,
    status: booking.status,
    isDoubtful: booking.deposit?.isReceived === true,
  });
  const { isDoubtful } = sent;
  const current = { ...booking, version: sent.answer.version, status: sent.status, deposit: sent.answer.deposit };
  const sendPropsFor = (answer: Booking) => ({
    number,
    text: write("answer", answer, current),
    onSent: () => {
      // A proposal keeps the status before it. With "proposed", a second proposal would be worded as a change of the first one,
      // and not of the time that the customer requested.
      const status = answer.status === "proposed" ? sent.status : answer.status;
      // Deferred: rendering changes the link's message, but the browser must first follow the old one.
      setTimeout(() => setSent({ answer, status, isDoubtful: isDoubtful && answer.status !== "confirmed" }));
    },
  });
  // A cancellation needs no answer.
  const awaitsAnswer = booking.status !== "cancelled";
  const isAccepted = sent.status === "confirmed";
  const isCancelling = isAccepted || sent.status === "cancelled";
  const acceptance = (
    <SendToCustomer
      {...sendPropsFor(withStatus(isDoubtful ? withDeposit(current, false) : current, "confirmed", now))}
      label={isDoubtful ? "Terima, DP belum diterima" : "Terima"}
      look={isDoubtful ? "outlineOnLight" : "deep"}
    />
  );
  const checks = [
    booking.status === "cancelled"
      ? "Sudah dibatalkan menurut tautan ini: cocokkan dengan chat."
      : (claimChecks[booking.status] ?? []),
    reasons.map(reasonForShop),
    deposit?.isReceived
      ? `DP ${rupiah(deposit.amount)} sudah diterima menurut tautan ini: cocokkan dengan chat dan mutasi Anda.`
      : [],
  ].flat();
  return (
    <>
      {awaitsAnswer && (
        <Soft>
          Tombol di bawah membuka chat pelanggan dengan pesan yang sudah jadi; pesan itu baru terkirim setelah Anda
          mengirimnya. Pelanggan mengenali Anda dari nomor toko.
        </Soft>
      )}
      {checks.length === 0 ? (
        <GoodNews>Cocok dengan jam buka, layanan, dan harga hari ini.</GoodNews>
      ) : (
        <Checks as="ul" $tone="danger" aria-label="Perlu diperiksa">
          {checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </Checks>
      )}
      {awaitsAnswer && number === null && (
        <Soft>
          Nomor “{booking.phone}” tidak bisa dibuka di WhatsApp. Salin pesannya, lalu kirim ke nomor yang benar.
        </Soft>
      )}
      {awaitsAnswer && mayBeForeign(booking) && (
        <Soft>
          Nomor “{booking.phone}” ditulis tanpa kode negara oleh pelanggan berbahasa Inggris, jadi di sini dibaca
          sebagai nomor Indonesia. Kalau nomornya dari negara lain, jawab di chat yang masuk dari pelanggan, bukan lewat
          tombol di bawah.
        </Soft>
      )}
      {(sent.status === "requested" || sent.status === "proposed") && (
        <Soft>Untuk mengingatkan, buka tiket dari pesan penerimaan Anda di chat: di situ statusnya Dikonfirmasi.</Soft>
      )}
      {awaitsAnswer && (
        <Answers>
          {!isDoubtful && acceptance}
          {deposit && (
            <WithNote>
              <SendToCustomer
                {...sendPropsFor(withStatus(withDeposit(current, true), "confirmed", now))}
                label={isAccepted ? "DP diterima" : "Terima, DP diterima"}
                look="deep"
              />
              Ketuk setelah uangnya masuk di aplikasi Anda; gambar bukti bisa dibuat siapa saja.
            </WithNote>
          )}
          {isDoubtful && acceptance}
          <SendToCustomer
            {...sendPropsFor(withStatus(current, isCancelling ? "cancelled" : "declined", now))}
            label={isCancelling ? "Batalkan" : "Tolak"}
            look="outlineOnLight"
          />
          {isAccepted && visitDay?.kind !== "past" && (
            <SendToCustomer
              number={number}
              text={write("reminder", current)}
              label={visitDay?.kind === "tomorrow" ? "Ingatkan untuk besok" : "Ingatkan"}
              look="outlineOnLight"
            />
          )}
          <ProposalForm
            booking={current}
            duration={duration || fallbackDuration}
            sendPropsFor={sendPropsFor}
            shop={shop}
            bookable={bookable}
            now={now}
          />
        </Answers>
      )}
      <Actions>
        <ButtonLink href={`${withPrefix(bookPath)}#${ticketFragment(sent.answer)}`} $look="outlineOnLight">
          Catat di buku
        </ButtonLink>
      </Actions>
    </>
  );
}
