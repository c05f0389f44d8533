import styled from "styled-components";
import { normalizePhone } from "../../domain/links/phoneNumber";
import type { BookableShop } from "../../domain/shop/bookableDay";
import { type Answer, type CustomerMessages, messageToCustomer } from "../../domain/ticket/messageToCustomer";
import { type Mismatch, mismatchForShop } from "../../domain/ticket/mismatch";
import type { Ticket, TicketStatus } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import type { VisitDay } from "../../domain/ticket/ticketReading";
import { media } from "../../theme/media";
import { color, gutter, radius, space, type } from "../../theme/tokens";
import type { ButtonLook } from "../../ui/Button";
import { AnswerAction } from "./AnswerAction";
import { ProposalForm } from "./ProposalForm";

type Props = {
  /** Whether it is unfolded from the start, as for the shop, which comes by the link in the customer's message. */
  isOpen: boolean;
  ticket: Ticket;
  mismatches: readonly Mismatch[];
  visitDay: VisitDay | null;
  shop: TicketShop;
  bookable: BookableShop;
  words: CustomerMessages;
  now: Date;
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

/**
 * The shop's side of a ticket, folded under one line: what to check, and the answers, each of which opens the customer's chat with a whole message
 * (docs/rules.md, section 12). Anyone may look at it: what makes an answer valid is the shop's number that it is sent from.
 */
export function ShopAnswers({ isOpen, ticket, mismatches, visitDay, shop, bookable, words, now }: Props) {
  const number = normalizePhone(ticket.phone);
  // Nobody waits for an answer to a cancellation.
  const isAnswered = ticket.status !== "cancelled";
  // A reminder carries the ticket's address, and must not say that the booking still waits.
  const isWaiting = ticket.status === "requested" || ticket.status === "proposed";
  const checks = [statusClaims[ticket.status], ...mismatches.map(mismatchForShop)].filter((words) => words !== null);
  const answer = (kind: Exclude<Answer["kind"], "proposed">, label: string, look: ButtonLook) => (
    <AnswerAction
      number={number}
      text={messageToCustomer({ kind }, ticket, words, shop, now)}
      label={label}
      look={look}
    />
  );
  return (
    <Section aria-labelledby="ticket-for-shop">
      <details open={isOpen}>
        <Fold>
          <Heading id="ticket-for-shop">Untuk toko</Heading>
        </Fold>
        <Body>
          {isAnswered && (
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
          {isAnswered && number === null && (
            <Soft>
              Nomor “{ticket.phone}” tidak bisa dibuka di WhatsApp. Salin pesannya, lalu kirim ke nomor yang benar.
            </Soft>
          )}
          {isWaiting && (
            <Soft>
              Untuk mengingatkan, buka tiket dari pesan penerimaan Anda di chat: di situ statusnya Dikonfirmasi.
            </Soft>
          )}
          {isAnswered && (
            <Answers>
              {answer("confirmed", "Terima", "ink")}
              {answer("declined", "Tolak", "quiet")}
              {visitDay?.kind !== "past" &&
                ticket.status === "confirmed" &&
                answer("reminder", visitDay?.kind === "tomorrow" ? "Ingatkan untuk besok" : "Ingatkan", "quiet")}
              <ProposalForm
                ticket={ticket}
                mismatches={mismatches}
                number={number}
                shop={shop}
                bookable={bookable}
                words={words}
                now={now}
              />
            </Answers>
          )}
        </Body>
      </details>
    </Section>
  );
}
