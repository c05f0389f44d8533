import { type SyntheticEvent, useState } from "react";
import styled from "styled-components";
import type { LoadBook } from "../../domain/book/bookBesideTicket";
import { normalizePhone } from "../../domain/links/phoneNumber";
import type { BookableShop } from "../../domain/shop/bookableDay";
import { hasCome } from "../../domain/shop/deposit";
import {
  answeredTicket,
  withDepositClaimed,
  withDepositOpen,
  withDepositReceived,
} from "../../domain/ticket/answeredTicket";
import {
  type CustomerMessageWriter,
  customerMessageWriter,
  type ShopMessages,
} from "../../domain/ticket/customerMessageWriter";
import { depositChecks, missingDeposit } from "../../domain/ticket/depositMismatch";
import { type Mismatch, mismatchForShop } from "../../domain/ticket/mismatch";
import { type Ticket, type TicketStatus, versionAfter } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import type { VisitDay } from "../../domain/ticket/ticketReading";
import { rupiah } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, gutter, radius, space, type } from "../../theme/tokens";
import { Button, type ButtonLook } from "../../ui/Button";
import { SendToCustomer } from "../shell/SendToCustomer";
import { useEnglishMessageParts } from "../shell/useEnglishMessageParts";
import { BookBesideTicket } from "./BookBesideTicket";
import { DepositAnswer } from "./DepositAnswer";
import { type Answering, ProposalForm } from "./ProposalForm";
import { useTicketBook } from "./useTicketBook";

type Props = {
  ticket: Ticket;
  mismatches: readonly Mismatch[];
  visitDay: VisitDay | null;
  /** In whole rupiah; null where it is not known. */
  priceToday: number | null;
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

const Checks = styled.ul`
  display: grid; gap: ${space.hair}; max-width: 65ch; padding: ${space.base} ${space.base} ${space.base} 2.25rem; list-style: disc;
  background: ${color.dangerPaper}; border: 1.5px solid ${color.danger}; border-radius: ${radius.edge};
`;

const Fits = styled.p`font-weight: 700; color: ${color.promo};`;

const Answers = styled.div`
  display: grid; gap: ${space.close}; max-width: 40rem;
  @media ${media.tablet} { grid-template-columns: 1fr 1fr; }
`;

// Anyone can write an answer into a ticket's address, so what counts is the shop's own chat.
const statusClaims: Record<TicketStatus, string | null> = {
  requested: null,
  proposed: "Jam ini usulan Anda menurut tautan ini: cocokkan dengan chat Anda.",
  confirmed: "Sudah diterima menurut tautan ini: cocokkan dengan chat Anda.",
  declined: "Sudah ditolak menurut tautan ini: cocokkan dengan chat Anda.",
  cancelled: "Sudah dibatalkan menurut tautan ini: cocokkan dengan chat Anda.",
};

// "07700 900123" is a number in Britain and would be read as one in Indonesia.
const mayBeForeign = ({ language, phone }: Ticket) => language === "en" && !/^\s*\(?(\+|00|62)/.test(phone);

/**
 * The shop's side of a ticket: what to check, and the answers, each of which opens the customer's chat with a whole message
 * (docs/rules.md, section 12). It is folded under one line, because customer and shop tap the same link in their chat. Anyone may
 * look at it: what makes an answer valid is the shop's number that it is sent from.
 */
export function ShopAnswers(props: Props) {
  const { ticket, mismatches, visitDay, shop, bookable, inEnglish, messages, now } = props;
  const english = useEnglishMessageParts(inEnglish, ticket.language === "en");
  const writeToCustomer: CustomerMessageWriter = customerMessageWriter(
    messages,
    shop,
    now,
    english.status === "ready" ? english.part : null,
  );
  const isEnglishMissing = ticket.language === "en" && english.status !== "ready";
  const number = normalizePhone(ticket.phone);
  // Nobody waits for an answer to a cancellation.
  const awaitsAnswer = ticket.status !== "cancelled";
  // A reminder carries the ticket's address, and must not say that the booking still waits.
  const isWaiting = ticket.status === "requested" || ticket.status === "proposed";
  const checks = [statusClaims[ticket.status], ...mismatches.map(mismatchForShop)].filter((words) => words !== null);
  const [isOpen, rememberOpen] = useOpenThroughReload();
  const book = useTicketBook(props.loadBook, isOpen, ticket, bookable, props.chairs ?? null, now);
  const inBook = book?.paidAhead ?? null;
  checks.push(
    ...(inBook === null
      ? depositChecks(ticket, bookable.rules.deposit, props.priceToday)
      : [depositInBook(ticket, inBook)]),
  );
  // Nothing is missing where the book has what came.
  const missing =
    inBook === null && visitDay?.kind !== "past"
      ? missingDeposit(ticket, bookable.rules.deposit, props.priceToday)
      : null;
  const answering = useAnswering(ticket, now, inBook, missing);
  const { deposit: known } = answering("confirmed").base;
  const isClaimedToHaveCome = hasCome(known) && !known?.isReceived;
  const answer = (kind: "confirmed" | "declined" | "calledOff", label: string, look: ButtonLook) => {
    const { base: said, onSent } = answering(kind);
    // Beside 'DP diterima', an acceptance says that nothing has come, unless the shop has said so before it.
    const base = kind === "confirmed" && isClaimedToHaveCome ? withDepositOpen(said) : said;
    const sent = () => {
      onSent?.();
      book?.noteAnswer(answeredTicket(base, kind === "calledOff" ? "cancelled" : kind, now));
    };
    return (
      <SendToCustomer number={number} text={writeToCustomer({ kind }, base)} label={label} look={look} onSent={sent} />
    );
  };
  const accept = () => answer("confirmed", isClaimedToHaveCome ? "Terima, DP belum diterima" : "Terima", "ink");
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
            <Fits>Cocok dengan jam buka, layanan, dan harga hari ini.</Fits>
          ) : (
            <Checks aria-label="Perlu diperiksa">
              {checks.map((check) => (
                <li key={check}>{check}</li>
              ))}
            </Checks>
          )}
          <BookBesideTicket book={book} ticket={ticket} mismatches={mismatches} />
          {awaitsAnswer && number === null && (
            <Soft>
              Nomor “{ticket.phone}” tidak bisa dibuka di WhatsApp. Salin pesannya, lalu kirim ke nomor yang benar.
            </Soft>
          )}
          {awaitsAnswer && number !== null && mayBeForeign(ticket) && (
            <Soft>
              Nomor “{ticket.phone}” ditulis tanpa kode negara oleh pelanggan berbahasa Inggris, jadi di sini dibaca
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
              {ticket.deposit || missing !== null ? (
                <>
                  {accept()}
                  <DepositAnswer
                    ticket={ticket}
                    missing={missing}
                    answering={answering}
                    number={number}
                    writeToCustomer={writeToCustomer}
                    now={now}
                    onNoted={book?.noteAnswer}
                  />
                </>
              ) : (
                accept()
              )}
              {ticket.status === "confirmed"
                ? answer("calledOff", "Batalkan", "quiet")
                : answer("declined", "Tolak", "quiet")}
              {visitDay?.kind !== "past" && ticket.status === "confirmed" && (
                <SendToCustomer
                  number={number}
                  text={writeToCustomer({ kind: "reminder" }, answering("reminder").base)}
                  label={visitDay?.kind === "tomorrow" ? "Ingatkan untuk besok" : "Ingatkan"}
                  look="quiet"
                />
              )}
              <ProposalForm
                ticket={ticket}
                answering={answering}
                mismatches={mismatches}
                number={number}
                shop={shop}
                bookable={bookable}
                writeToCustomer={writeToCustomer}
                now={now}
                book={book}
              />
            </Answers>
          )}
        </Body>
      </details>
    </Section>
  );
}

const depositInBook = ({ deposit }: Ticket, received: number) =>
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
 * Gives the ticket that an answer is made from, and what notes that the answer has been sent. An answer sent later from the same
 * page counts for newer than the one before, also within one minute; the one that was sent stays as it is. That a down payment
 * came counts only where the shop has said so, on this page, for the answers after it too, or in its book, which knows the amount
 * `inBook`: an answer from its number must not make true what `ticket`, a link that anyone can write, claims; it passes that on as a
 * claim. Of a ticket that lacks it, the shop says the amount of today, `missing`.
 */
function useAnswering(ticket: Ticket, now: Date, inBook: number | null, missing: number | null): Answering {
  const [sent, setSent] = useState<{ answer: string; version: number; isReceived: boolean } | null>(null);
  return (answer) => {
    const isKnown = sent?.isReceived || inBook !== null;
    const known = isKnown
      ? withDepositReceived(ticket, inBook ?? ticket.deposit?.amount ?? missing ?? undefined)
      : withDepositClaimed(ticket);
    const base = sent ? { ...known, changedAt: sent.answer === answer ? sent.version - 1 : sent.version } : known;
    const isReceived = sent?.isReceived === true || answer === "deposit";
    return { base, onSent: () => setSent({ answer, version: versionAfter(base.changedAt, now), isReceived }) };
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
