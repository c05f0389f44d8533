import { type SyntheticEvent, useState } from "react";
import styled from "styled-components";
import type { LoadBook } from "../../domain/book/bookBesideTicket";
import { answered, type Booking, type BookingStatus, versionAfter, withDeposit } from "../../domain/booking/booking";
import { compareBooking } from "../../domain/booking/comparison";
import { depositChecks, missingDeposit } from "../../domain/booking/depositChecks";
import type { TicketShop } from "../../domain/booking/description";
import { customerMessageWriter, type ShopMessages } from "../../domain/booking/messageToCustomer";
import { mismatchForShop } from "../../domain/booking/mismatch";
import { normalizePhone } from "../../domain/links/phoneNumber";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { rupiah } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, gutter, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { Verdict } from "../../ui/Outcome";
import { Panel } from "../../ui/Panel";
import { SendToCustomer } from "../shell/SendToCustomer";
import { useEnglishMessageParts } from "../shell/useEnglishMessageParts";
import { BookBesideTicket, ChairInBook } from "./BookBesideTicket";
import { type Answering, Choice, Note, ProposalForm } from "./ProposalForm";
import { useTicketBook } from "./useTicketBook";

type Props = {
  booking: Booking;
  shop: TicketShop;
  bookable: BookableShop;
  /** What can be booked in English, for customers who read that. */
  inEnglish: BookableShop;
  messages: ShopMessages;
  now: Date;
  /** How many chairs the shop has; null where it does not say. */
  chairs?: number | null;
  /** Loads what knows the shop's book, once the shop's side is open. */
  loadBook?: LoadBook;
};

const Section = styled.section`
  padding: ${space.block} ${gutter};
  color: ${color.ink}; background: ${color.paper};
  @media print { display: none; }
`;

const Fold = styled.summary`padding: ${space.tight} 0; font-size: ${type.heading}; cursor: pointer;`;

const Heading = styled.h2`display: inline; font-size: 1em;`;

const Body = styled.div`display: grid; gap: ${space.base}; margin: ${space.base} 0;`;

const Soft = styled.p`max-width: 65ch; color: ${color.inkSoft};`;

const Checks = styled(Panel)`
  gap: ${space.hair}; max-width: 65ch; padding-left: 2.25rem; list-style: disc;
`;

const Answers = styled.div`
  display: grid; gap: ${space.close}; align-items: start; max-width: 40rem;
  @media ${media.tablet} { grid-template-columns: 1fr 1fr; }
`;

// Anyone can write an answer into a ticket's address, so what counts is the shop's own chat.
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
 * The shop's side of a ticket: what to check, and the answers, each of which opens the customer's chat with a whole message. It
 * is folded under one line, because customer and shop tap the same link in their chat. Anyone may look at it: what makes an
 * answer valid is the shop's number that it is sent from.
 */
export function ShopAnswers(props: Props) {
  const { booking, shop, bookable, inEnglish, messages, now } = props;
  const { status, deposit } = booking;
  const english = useEnglishMessageParts(inEnglish, booking.language === "en");
  const isEnglishMissing = booking.language === "en" && english.status !== "ready";
  const writeToCustomer = customerMessageWriter(
    messages,
    { shop, bookable },
    now,
    english.status === "ready" ? english.part : null,
  );
  const number = normalizePhone(booking.phone);
  // Nobody waits for an answer to a cancellation.
  const awaitsAnswer = status !== "cancelled";
  // A reminder carries the ticket's address, and must not say that the booking still waits.
  const isWaiting = status === "requested" || status === "proposed";
  const { mismatches, visitDay, priceToday, duration } = compareBooking(booking, bookable, now);
  const isPast = visitDay?.kind === "past";
  const [isOpen, rememberOpen] = useOpenThroughReload();
  const book = useTicketBook(props.loadBook, isOpen, booking, duration, bookable, props.chairs ?? null, now);
  const inBook = book?.paidAhead ?? null;
  const terms = bookable.rules.deposit;
  const checks = [
    accordingToLink[status] ?? [],
    mismatches.map(mismatchForShop),
    inBook === null ? depositChecks(booking, terms, priceToday) : depositInBook(booking, inBook),
  ].flat();
  // Nothing is missing where the book has what was received.
  const missing = inBook === null && !isPast ? missingDeposit(booking, terms, priceToday) : null;
  const { known, isReceived, versioned, noteSent } = useKnownBooking(booking, inBook, missing);
  const answering: Answering = (name, next) => {
    const asked = versioned(name);
    const answer = next(asked);
    return {
      number,
      text: writeToCustomer.answer(answer, asked),
      onSent: () => {
        noteSent(name, versionAfter(asked.version, now));
        book?.noteAnswer(answer);
      },
    };
  };
  // Beside 'DP diterima', an acceptance says that nothing has been received, unless the shop has said so before it.
  const accepted = (asked: Booking) => answered(isReceived ? asked : withDeposit(asked, false), "confirmed", now);
  // The ticket does not say which amount is meant where it lacks one.
  const received = missing === null ? "DP diterima" : `DP ${rupiah(missing)} diterima`;
  return (
    <Section aria-labelledby="ticket-for-shop" lang="id">
      <details open={isOpen} onToggle={rememberOpen}>
        <Fold>
          <Heading id="ticket-for-shop">{awaitsAnswer ? "Untuk toko: jawab booking ini" : "Untuk toko"}</Heading>
        </Fold>
        <Body>
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
          <ChairInBook book={book} booking={booking} mismatches={mismatches} />
          {awaitsAnswer && number === null && (
            <Soft>
              Nomor “{booking.phone}” tidak bisa dibuka di WhatsApp. Salin pesannya, lalu kirim ke nomor yang benar.
            </Soft>
          )}
          {awaitsAnswer && number !== null && mayBeForeign(booking) && (
            <Soft>
              Nomor “{booking.phone}” ditulis tanpa kode negara oleh pelanggan berbahasa Inggris, jadi di sini dibaca
              sebagai nomor Indonesia. Kalau nomornya dari negara lain, jawab di chat yang masuk dari pelanggan, bukan
              lewat tombol di bawah.
            </Soft>
          )}
          {isWaiting && (
            <Soft>
              Untuk mengingatkan, buka tiket dari pesan penerimaan Anda di chat: di situ statusnya Dikonfirmasi.
            </Soft>
          )}
          {isEnglishMissing && awaitsAnswer && <EnglishMissing english={english} />}
          {awaitsAnswer && (!isEnglishMissing || english.status === "failed") && (
            <Answers>
              <SendToCustomer
                {...answering("confirmed", accepted)}
                label={known.deposit?.isReceived && !isReceived ? "Terima, DP belum diterima" : "Terima"}
                look="ink"
              />
              {(deposit || missing !== null) && (
                <Choice>
                  <SendToCustomer
                    {...answering("deposit", (asked) =>
                      answered(
                        withDeposit(asked, true, asked.deposit?.amount ?? missing ?? undefined),
                        "confirmed",
                        now,
                      ),
                    )}
                    label={status === "confirmed" ? received : `Terima, ${received}`}
                    look="ink"
                  />
                  <Note>Ketuk setelah uangnya masuk di aplikasi Anda; gambar bukti bisa dibuat siapa saja.</Note>
                </Choice>
              )}
              {status === "confirmed" ? (
                <SendToCustomer
                  {...answering("cancelled", (asked) => answered(asked, "cancelled", now))}
                  label="Batalkan"
                  look="quiet"
                />
              ) : (
                <SendToCustomer
                  {...answering("declined", (asked) => answered(asked, "declined", now))}
                  label="Tolak"
                  look="quiet"
                />
              )}
              {!isPast && status === "confirmed" && (
                <SendToCustomer
                  number={number}
                  text={writeToCustomer.reminder(known)}
                  label={visitDay?.kind === "tomorrow" ? "Ingatkan untuk besok" : "Ingatkan"}
                  look="quiet"
                />
              )}
              <ProposalForm
                booking={booking}
                answering={answering}
                shop={shop}
                bookable={bookable}
                now={now}
                book={book}
              />
            </Answers>
          )}
          <BookBesideTicket book={book} />
        </Body>
      </details>
    </Section>
  );
}

const depositInBook = ({ deposit }: Booking, received: number) =>
  deposit && deposit.amount !== received
    ? `DP ${rupiah(received)} sudah diterima menurut buku di ponsel ini; di tiket tertulis ${rupiah(deposit.amount)}.`
    : `DP ${rupiah(received)} sudah diterima menurut buku di ponsel ini.`;

/** What stands where the answers to a customer who reads English are not ready. */
function EnglishMissing({ english }: { english: ReturnType<typeof useEnglishMessageParts> }) {
  if (english.status !== "failed") return <Soft role="status">Memuat jawaban berbahasa Inggris…</Soft>;
  return (
    <>
      <Soft role="alert">Jawaban berbahasa Inggris belum bisa dimuat. Pesan di bawah berbahasa Indonesia.</Soft>
      <Button type="button" $look="quiet" onClick={english.retry}>
        Coba lagi
      </Button>
    </>
  );
}

/**
 * The booking as the shop knows it: with a down payment received where the shop has said so on this page, or in its book, which
 * has the amount `inBook`. Of a booking that lacks one, the shop says the amount of today, `missing`. An answer sent later from
 * the same page counts for newer than the one before, also within one minute; the one that was sent stays as it is.
 */
function useKnownBooking(booking: Booking, inBook: number | null, missing: number | null) {
  const [sent, setSent] = useState<{ name: string; version: number; isReceived: boolean } | null>(null);
  const isReceived = inBook !== null || sent?.isReceived === true;
  const amount = inBook ?? booking.deposit?.amount ?? missing ?? undefined;
  const received = isReceived ? withDeposit(booking, true, amount) : booking;
  const versioned = (name: string): Booking =>
    sent ? { ...received, version: sent.name === name ? sent.version - 1 : sent.version } : received;
  return {
    known: sent ? { ...received, version: sent.version } : received,
    /** Whether the shop itself has said that the down payment was received. */
    isReceived,
    /** What the answer of that name is made from. */
    versioned,
    noteSent: (name: string, version: number) =>
      setSent({ name, version, isReceived: sent?.isReceived === true || name === "deposit" }),
  };
}

const openMark = "isShopSideOpen";

/** Whether the shop's side is unfolded. It stands in the entry of the browser's history, so that Back and a reload keep it. */
function useOpenThroughReload(): [boolean, (event: SyntheticEvent<HTMLDetailsElement>) => void] {
  const [isOpen, setOpen] = useState(() => window.history.state?.[openMark] === true);
  return [
    isOpen,
    ({ currentTarget: { open } }) => {
      if (open === isOpen) return;
      setOpen(open);
      window.history.replaceState({ ...window.history.state, [openMark]: open }, "");
    },
  ];
}
