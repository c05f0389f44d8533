import { withPrefix } from "gatsby";
import { useCallback, useEffect, useState } from "react";
import styled from "styled-components";
import { dedupeKey, fallbackDuration } from "../../domain/book/entry";
import { type Booking, isActive, withDeposit, withStatus } from "../../domain/booking/booking";
import { compareBooking } from "../../domain/booking/comparison";
import type { TicketShop } from "../../domain/booking/description";
import { customerMessageWriter, type ShopMessages } from "../../domain/booking/messageToCustomer";
import { reasonForShop } from "../../domain/booking/reasonsForShop";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { bookPath } from "../../domain/links/routes";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { isAboutStaffOrDay, type Reason } from "../../domain/shop/reason";
import { rupiah } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, space, type } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { Button, ButtonLink } from "../../ui/Button";
import { Panel } from "../../ui/Panel";
import { StatusMessage, Verdict } from "../../ui/StatusMessage";
import { claimWords, mayBeForeign, shortMoment } from "./bookWords";
import { ProposalForm } from "./ProposalForm";
import { SendToCustomer } from "./SendToCustomer";
import { openTicketBook, recordTicket, type TicketBook } from "./ticketBook";

const Soft = styled.p`max-width: 65ch; color: ${color.inkSoft};`;

const Checks = styled(Panel)`gap: ${space.hair}; max-width: 65ch; padding-left: 2.25rem; list-style: disc;`;

const Answers = styled.div`
  display: grid; gap: ${space.close}; align-items: start; max-width: 40rem;
  @media ${media.tablet} { grid-template-columns: 1fr 1fr; }
`;

const WithNote = styled.div`display: grid; gap: ${space.hair}; font-size: ${type.small};`;

// With these, `dedupeKey` ignores version and status: equal keys mean the same moment, services and barber.
const atRequest = { version: null, status: "requested" } as const;

export type ShopAnswersProps = {
  booking: Booking;
  shop: TicketShop;
  bookable: BookableShop;
  /** The bookable content in English, for answers to customers who read English. */
  inEnglish: BookableShop;
  messages: ShopMessages;
  now: Date;
  /** How many chairs the shop has; null where it does not say. */
  chairs?: number | null;
};

/**
 * The shop's points to check on a ticket, and its answers, each a link to the customer's chat with a complete message; also
 * what this phone's book knows about the visit. Anyone may see these answers: only one that comes from the shop's number is
 * valid.
 */
export function ShopAnswers(props: ShopAnswersProps) {
  const { booking, shop, bookable, inEnglish, messages, now, chairs = null } = props;
  const { deposit } = booking;
  const write = customerMessageWriter(messages, { shop, bookable }, now, inEnglish);
  const number = normalizePhone(booking.phone);
  const { reasons, visitDay, ...compared } = compareBooking(booking, bookable, now);
  const duration = compared.duration || fallbackDuration;

  // Null until it is open, and on a phone without a book. An unreadable book counts as none; its own page says why.
  const [book, setBook] = useState<TicketBook | null>(null);
  const [outcome, setOutcome] = useState("");
  const open = useCallback(
    () => openTicketBook(booking, duration, { ...bookable, chairs }, now).catch(() => null),
    [booking, duration, bookable, chairs, now],
  );
  useEffect(() => {
    let isUnmounted = false;
    void open().then((opened) => !isUnmounted && setBook(opened));
    return () => {
      isUnmounted = true;
    };
  }, [open]);
  const record = async (answer: Parameters<typeof recordTicket>[3]) => {
    const words = await recordTicket(booking, duration, now, answer);
    setBook(await open());
    setOutcome(words);
  };
  const receivedDeposit = book?.receivedDeposit ?? null;

  // The last answer sent from this page; at first the ticket's own version and status. It gives the next answer a higher
  // version, turns 'Tolak' into 'Batalkan' after an acceptance, and keeps a down payment as received.
  const [sent, setSent] = useState({ version: booking.version, status: booking.status, isReceived: false });
  const isReceived = sent.isReceived || receivedDeposit !== null;
  const answered = { ...booking, version: sent.version, status: sent.status };
  const current = isReceived ? withDeposit(answered, true, receivedDeposit ?? undefined) : answered;
  const sending = (answer: Booking, saysReceived = false, kind: "answer" | "kept" = "answer") => ({
    number,
    text: write(kind, answer, current),
    onSent: () => {
      const recordAnswer = () => record({ booking: answer, isKept: kind === "kept" });
      // The tap may come before the book is open.
      void (book ? recordAnswer() : open().then((opened) => opened && recordAnswer()));
      const { version } = answer;
      // A proposal and a kept visit leave the status as it was: a second proposal still has to name the requested time, and
      // keeping a visit accepts no change.
      const status = answer.status === "proposed" || kind === "kept" ? sent.status : answer.status;
      // Only after the browser has followed the link, because rendering changes the message in it.
      setTimeout(() => setSent({ version, status, isReceived: sent.isReceived || saysReceived }));
    },
  });
  // A cancellation needs no answer.
  const awaitsAnswer = booking.status !== "cancelled";
  const isAccepted = sent.status === "confirmed";
  // A ticket's link proves no down payment: an acceptance mentions one as received only after the shop has said so, here or in
  // the book.
  const isDoubtful = deposit?.isReceived === true && !isReceived;
  const acceptance = (
    <SendToCustomer
      {...sending(withStatus(isReceived ? current : withDeposit(current, false), "confirmed", now))}
      label={isDoubtful ? "Terima, DP belum diterima" : "Terima"}
      look={isDoubtful ? "quiet" : "ink"}
    />
  );
  // The visit as the book has it accepted. A ticket of another moment, other services or another barber asks to change it; where
  // that is refused, the visit is kept.
  const accepted = book?.accepted ?? null;
  const isOfAccepted =
    accepted !== null && dedupeKey({ ...accepted, ...atRequest }) === dedupeKey({ ...booking, ...atRequest });
  const visitToKeep = accepted && !isOfAccepted ? compareBooking(accepted, bookable, now).booking : null;
  const isCancelling = isAccepted || isOfAccepted || sent.status === "cancelled";
  const checks = [
    booking.status === "cancelled"
      ? "Sudah dibatalkan menurut tautan ini: cocokkan dengan chat."
      : (claimWords[booking.status] ?? []),
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
                {...sending(withStatus(withDeposit(current, true), "confirmed", now), true)}
                label={isAccepted ? "DP diterima" : "Terima, DP diterima"}
                look="ink"
              />
              Ketuk setelah uangnya masuk di aplikasi Anda; gambar bukti bisa dibuat siapa saja.
            </WithNote>
          )}
          {isDoubtful && acceptance}
          {visitToKeep && !isCancelling ? (
            <SendToCustomer
              {...sending(withStatus({ ...visitToKeep, version: current.version }, "confirmed", now), false, "kept")}
              label={`Tetap ${shortMoment(visitToKeep)}`}
              look="quiet"
            />
          ) : (
            <SendToCustomer
              {...sending(withStatus(current, isCancelling ? "cancelled" : "declined", now))}
              label={isCancelling ? "Batalkan" : "Tolak"}
              look="quiet"
            />
          )}
          {isAccepted && visitDay?.kind !== "past" && (
            <SendToCustomer
              number={number}
              text={write("reminder", current)}
              label={visitDay?.kind === "tomorrow" ? "Ingatkan untuk besok" : "Ingatkan"}
              look="quiet"
            />
          )}
          <ProposalForm
            booking={current}
            duration={duration}
            sending={sending}
            shop={shop}
            bookable={bookable}
            now={now}
            isFull={(moment) => book !== null && !book.fits(moment)}
          />
        </Answers>
      )}
      <Actions>
        <Button type="button" $look="quiet" onClick={() => void record(null)}>
          {book?.isRecorded ? "Perbarui di buku" : "Catat di buku"}
        </Button>
        {book && (
          <ButtonLink href={withPrefix(bookPath)} $look="quiet">
            Buka buku
          </ButtonLink>
        )}
      </Actions>
      <StatusMessage>{outcome}</StatusMessage>
    </>
  );
}

/**
 * A received down payment in words, for the list of checks: this phone's book proves it, a link does not. Null if neither
 * mentions one.
 */
function depositCheck({ deposit }: Booking, receivedDeposit: number | null): string | null {
  if (receivedDeposit !== null) {
    const other = deposit && deposit.amount !== receivedDeposit ? `; di tiket tertulis ${rupiah(deposit.amount)}` : "";
    return `DP ${rupiah(receivedDeposit)} sudah diterima menurut buku di ponsel ini${other}.`;
  }
  if (!deposit?.isReceived) return null;
  return `DP ${rupiah(deposit.amount)} sudah diterima menurut tautan ini: cocokkan dengan chat dan mutasi Anda.`;
}

type ChairProps = {
  book: TicketBook | null;
  booking: Booking;
  /**
   * The reasons against the visit. With one about day or staff, a free chair is not reported, because the visit cannot take
   * place anyway.
   */
  reasons: readonly Reason[];
};

/**
 * What this phone's book says about the ticket's visit: its state if that differs from the ticket, else whether a chair is
 * free.
 */
function ChairInBook({ book, booking, reasons }: ChairProps) {
  if (book?.stateInBook) return <Verdict $isGood={false}>Menurut buku di ponsel ini: {book.stateInBook}.</Verdict>;
  if (!book?.hasKnownCapacity || !isActive(booking)) return null;
  if (!book.fits(booking)) {
    const { conflicts } = book;
    return (
      <Verdict $isGood={false}>
        Menurut buku di ponsel ini, kursi penuh di jam itu{conflicts.length > 0 && `: ${conflicts.join(", ")}`}.
      </Verdict>
    );
  }
  return reasons.some(isAboutStaffOrDay) ? null : (
    <Verdict $isGood>Menurut buku di ponsel ini, masih ada kursi di jam itu.</Verdict>
  );
}
