import { withPrefix } from "gatsby";
import { useEffect } from "react";
import styled from "styled-components";
import { fallbackDuration } from "../../book/entries/entry";
import { GoodNews } from "../../book/page/bookLayout";
import { shortMoment, ticketDoubts } from "../../book/page/bookWords";
import { ProposalForm } from "../../book/requests/ProposalForm";
import { SendToCustomer } from "../../book/requests/SendToCustomer";
import { hasEntries, openTimeoutMs } from "../../book/store/bookStore";
import { type Booking, isSameMoment, withDeposit, withStatus } from "../../domain/booking/booking";
import { compareBooking } from "../../domain/booking/comparison";
import type { TicketShop } from "../../domain/booking/description";
import { customerMessageWriter, type ShopMessages } from "../../domain/booking/messageToCustomer";
import { reasonForShop } from "../../domain/booking/reasonsForShop";
import { normalizePhone } from "../../domain/formats/phoneNumber";
import { ticketFragment } from "../../domain/formats/ticketLink";
import { bookPath } from "../../domain/routes";
import type { BookableIn } from "../../domain/shop/englishContent";
import { rupiah } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, space, textSize } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { ButtonLink } from "../../ui/Button";
import { Panel } from "../../ui/Panel";

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
 * If this phone has a book with entries, opens it in place of this page, with the ticket in the address. A visit is then
 * answered in one place only. Resolves to whether it does so. A book that cannot be read in time counts as none: its own
 * page says why.
 */
export async function openBookIfKept(): Promise<boolean> {
  const path = withPrefix(bookPath);
  const tooSlow = new Promise<false>((give) => setTimeout(give, openTimeoutMs, false));
  const isKept = await Promise.race([hasEntries(path), tooSlow]).catch(() => false);
  if (isKept) window.location.replace(path + window.location.hash);
  return isKept;
}

/**
 * The shop's side of a ticket, on a phone without a book: points to check, and answers. An answer opens the customer's chat
 * with a ready message. The page does not know whether the message was sent, so the next answer is given on that message's
 * ticket. Anyone can open this; only a message from the shop's number counts.
 */
export function ShopAnswers({ booking, shop, bookableIn, messages, now }: ShopAnswersProps) {
  const { deposit } = booking;
  const bookable = bookableIn.id;
  const write = customerMessageWriter(messages, { shop, bookableIn }, now);
  const { reasons, visitDay, duration } = compareBooking(booking, bookable, now);

  // The shop may have begun a book by the time it returns to this page.
  useEffect(() => {
    const check = () => void (document.visibilityState === "visible" && openBookIfKept());
    check();
    document.addEventListener("visibilitychange", check);
    return () => document.removeEventListener("visibilitychange", check);
  }, []);

  const send = (answer: Booking) => ({ phone: booking.phone, text: write("answer", answer, booking) });
  // Whether the link says that the deposit was received. A link proves nothing.
  const isDoubtful = deposit?.isReceived === true;
  const isAccepted = booking.status === "confirmed";
  const acceptance = (
    <SendToCustomer
      {...send(withStatus(withDeposit(booking, false), "confirmed", now))}
      label={isDoubtful ? "Terima, DP belum diterima" : "Terima"}
      look={isDoubtful ? "outlineOnLight" : "deep"}
    />
  );
  const { changedFrom } = booking;
  const isMove = booking.status === "requested" && changedFrom !== null && !isSameMoment(changedFrom, booking);
  const checks = [
    ...(isMove
      ? [`Minta pindah dari ${shortMoment(changedFrom)}. Kalau ditolak, sebutkan di chat apakah jam itu tetap.`]
      : []),
    ...ticketDoubts(booking),
    ...reasons.map(reasonForShop),
    ...(isDoubtful
      ? [`DP ${rupiah(deposit.amount)} sudah diterima menurut tautan ini: cocokkan dengan chat dan mutasi Anda.`]
      : []),
  ];
  return (
    <>
      {checks.length === 0 ? (
        <GoodNews>Cocok dengan jam buka, layanan, dan harga hari ini.</GoodNews>
      ) : (
        <Checks as="ul" $tone="danger" aria-label="Perlu diperiksa">
          {checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </Checks>
      )}
      {/* A cancellation needs no answer. */}
      {booking.status !== "cancelled" && (
        <>
          <Soft>
            Tombol di bawah membuka chat pelanggan dengan pesan yang sudah jadi; pesan itu baru terkirim setelah Anda
            mengirimnya. Pelanggan mengenali Anda dari nomor toko. Setelah terkirim, buka tiket dari pesan Anda di chat
            untuk mengingatkan, membatalkan, mencatat DP, atau mencatatnya di buku.
          </Soft>
          {normalizePhone(booking.phone) === null && (
            <Soft>
              Nomor “{booking.phone}” tidak bisa dibuka di WhatsApp. Salin pesannya, lalu kirim ke nomor yang benar.
            </Soft>
          )}
          <Answers>
            {!isDoubtful && acceptance}
            {deposit && (
              <WithNote>
                <SendToCustomer
                  {...send(withStatus(withDeposit(booking, true), "confirmed", now))}
                  label={isAccepted ? "DP diterima" : "Terima, DP diterima"}
                  look="deep"
                />
                Ketuk setelah uangnya masuk di aplikasi Anda; gambar bukti bisa dibuat siapa saja.
              </WithNote>
            )}
            {isDoubtful && acceptance}
            <SendToCustomer
              {...send(withStatus(booking, isAccepted ? "cancelled" : "declined", now))}
              label={isAccepted ? "Batalkan" : "Tolak"}
            />
            {isAccepted && visitDay?.kind !== "past" && (
              <SendToCustomer
                phone={booking.phone}
                text={write("reminder", booking)}
                label={visitDay?.kind === "tomorrow" ? "Ingatkan untuk besok" : "Ingatkan"}
              />
            )}
            <ProposalForm
              booking={booking}
              duration={duration || fallbackDuration}
              send={send}
              shop={shop}
              bookable={bookable}
              now={now}
            />
          </Answers>
        </>
      )}
      <Actions>
        <ButtonLink href={`${withPrefix(bookPath)}#${ticketFragment(booking)}`} $look="outlineOnLight">
          Catat di buku
        </ButtonLink>
      </Actions>
    </>
  );
}
