import { useId, useMemo, useState } from "react";
import styled from "styled-components";
import { chatLink } from "../../domain/links/chatLink";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { type BookingRules, dayUnavailable, type SlotOffer, slotOffers } from "../../domain/shop/bookableDay";
import { addDays, shopMoment } from "../../domain/shop/clock";
import { dayName } from "../../domain/shop/openingHours";
import { type Answer, type CustomerMessages, messageToCustomer } from "../../domain/ticket/messageToCustomer";
import { momentWords } from "../../domain/ticket/messageToShop";
import type { Bookable, Doubt, VisitDay } from "../../domain/ticket/openedTicket";
import { makeTicket, type Ticket } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import { longDate } from "../../format/longDate";
import { rupiah } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, gutter, radius, space, type } from "../../theme/tokens";
import { ButtonLink, type ButtonLook } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { copyByHand } from "./copyByHand";

const Section = styled.section`
  display: grid; gap: ${space.base}; padding: ${space.chapter} ${gutter};
  color: ${color.ink}; background: ${color.paper};
  @media print { display: none; }
`;

const Heading = styled.h2`font-size: ${type.heading};`;

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

const Proposal = styled.fieldset`
  display: grid; gap: ${space.close}; padding: ${space.base};
  border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
  @media ${media.tablet} { grid-column: 1 / -1; }
`;

const Legend = styled.legend`padding: 0 ${space.tight}; font-weight: 700;`;

const Choice = styled.div`display: grid; gap: ${space.hair};`;

const Name = styled.label`font-size: ${type.small}; font-weight: 700;`;

const Select = styled.select`
  width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; font-size: ${type.body};
  background: ${color.paperRaised}; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
`;

// How many days a proposal can choose from: what can be agreed on in a chat.
const daysOffered = 14;

function doubtWords(doubt: Doubt): string {
  switch (doubt.kind) {
    case "past":
      return "Waktunya sudah lewat.";
    case "closed":
      return doubt.closed.kind === "closure"
        ? `Toko tutup hari itu: ${doubt.closed.closure.reason}.`
        : `Toko tutup setiap ${dayName(doubt.closed.weekday)}.`;
    case "closedHours":
      // Who accepts a booking closes its hour; the ticket looked at again meets the closed hour that is its own.
      return `Jam ${doubt.hours.from}-${doubt.hours.to} hari itu sudah ditutup: ${doubt.hours.reason}. Kalau bukan karena booking ini, usulkan jam lain.`;
    case "runsInto":
      return `Selesainya melewati pukul ${doubt.hours.from}, saat jam sudah ditutup: ${doubt.hours.reason}.`;
    case "noSlot":
      return "Jamnya bukan jam booking.";
    case "outsideHours":
      return "Di luar jam buka, atau selesainya setelah toko tutup.";
    case "unknownServices":
      return `Layanan ini tidak ada lagi: ${doubt.ids.join(", ")}.`;
    case "unknownBarber":
      return `Barber “${doubt.id}” tidak ada lagi.`;
    case "barberAway":
      return doubt.absence.kind === "leave"
        ? `${doubt.barber.name} tidak masuk hari itu: ${doubt.absence.leave.reason}.`
        : `${doubt.barber.name} libur setiap ${dayName(doubt.absence.weekday)}.`;
    case "price":
      return `Total di tiket ${rupiah(doubt.ticket)}, harga hari ini ${rupiah(doubt.today)}.`;
  }
}

/** What the shop should know before it proposes a slot; empty where there is nothing. */
function caveat({ isOutsideHours, runsInto }: SlotOffer): string {
  if (isOutsideHours) return " (di luar jam buka)";
  return runsInto ? ` (melewati pukul ${runsInto.from}, ${runsInto.reason})` : "";
}

type Props = {
  ticket: Ticket;
  doubts: readonly Doubt[];
  visitDay: VisitDay | null;
  shop: TicketShop;
  bookable: Bookable;
  words: CustomerMessages;
  now: Date;
};

/**
 * The shop's side of a ticket: what to check at a glance, and the answers, each of which opens the customer's own chat
 * with a whole message. Anyone may look at it; what counts is the number that an answer comes from.
 */
export function ForShop({ ticket, doubts, visitDay, shop, bookable, words, now }: Props) {
  const number = normalizePhone(ticket.phone);
  const answer = (kind: Answer, label: string, look: ButtonLook) => (
    <AnswerAction number={number} text={messageToCustomer(kind, ticket, words, shop)} label={label} look={look} />
  );
  return (
    <Section aria-labelledby="ticket-for-shop">
      <Heading id="ticket-for-shop">Untuk toko</Heading>
      <Soft>
        Jawaban di bawah terbuka sebagai pesan di chat pelanggan, dan baru terkirim setelah Anda mengirimnya. Pelanggan
        mengenali Anda dari nomor toko.
      </Soft>
      {doubts.length === 0 ? (
        <Fits>Cocok dengan jam buka, layanan, dan harga hari ini.</Fits>
      ) : (
        <Checks aria-label="Perlu diperiksa">
          {doubts.map((doubt) => (
            <li key={doubt.kind}>{doubtWords(doubt)}</li>
          ))}
        </Checks>
      )}
      {number === null && (
        <Soft>
          Nomor “{ticket.phone}” tidak bisa dibuka di WhatsApp. Salin pesannya, lalu kirim ke nomor yang benar.
        </Soft>
      )}
      <Answers>
        {answer({ kind: "confirmation" }, "Terima", "ink")}
        {answer({ kind: "refusal" }, "Tolak", "quiet")}
        {visitDay?.kind !== "past" &&
          answer({ kind: "reminder" }, visitDay?.kind === "tomorrow" ? "Ingatkan untuk besok" : "Ingatkan", "quiet")}
        <AnotherTime ticket={ticket} number={number} shop={shop} bookable={bookable} words={words} now={now} />
      </Answers>
    </Section>
  );
}

type WayProps = { number: string | null; text: string; label: string; look: ButtonLook };

/** An answer as a link to the customer's chat; as a text to copy where the number cannot be a chat's. */
function AnswerAction({ number, text, label, look }: WayProps) {
  if (number === null) {
    return (
      <CopyButton
        text={text}
        label={`${label}: salin pesan`}
        copied="Pesan tersalin. Tempelkan di chat pelanggan."
        byHand={copyByHand}
        look={look}
      />
    );
  }
  return (
    <ButtonLink href={chatLink(number, text)} target="_blank" rel="noopener noreferrer" $look={look}>
      {label}
    </ButtonLink>
  );
}

type TimeProps = Omit<Props, "doubts" | "visitDay"> & { number: string | null };

function AnotherTime({ ticket, number, shop, bookable, words, now }: TimeProps) {
  const { services, barbers } = bookable;
  const barber = barbers.find(({ id }) => typeof ticket.barber === "object" && id === ticket.barber?.id) ?? null;
  const rules = useMemo(() => ({ ...bookable.rules, barber }), [bookable.rules, barber]);
  const dateId = useId();
  const timeId = useId();
  const days = useMemo(() => daysFrom(ticket, rules, now), [ticket, rules, now]);
  const [chosenDate, setDate] = useState<string | null>(null);
  const [chosenTime, setTime] = useState<string | null>(null);
  const date = chosenDate !== null && days.includes(chosenDate) ? chosenDate : days[0];
  if (date === undefined) return null;

  const offers = otherSlots(ticket, rules, date, now);
  const slot =
    offers.find(({ time }) => time === chosenTime) ??
    offers.find((offer) => !caveat(offer) && offer.time > ticket.time) ??
    offers.find((offer) => !caveat(offer)) ??
    offers[0];
  const request = { ...ticket, date, barberId: barber?.id ?? null, serviceIds: ticket.services.map(({ id }) => id) };
  const proposed = slot && makeTicket(request, services, slot, ticket.code, barbers);
  return (
    <Proposal>
      <Legend>Usulkan jam lain</Legend>
      <Choice>
        <Name htmlFor={dateId}>Hari</Name>
        <Select id={dateId} value={date} onChange={(event) => setDate(event.target.value)}>
          {days.map((day) => (
            <option key={day} value={day}>
              {longDate(day)}
            </option>
          ))}
        </Select>
      </Choice>
      <Choice>
        <Name htmlFor={timeId}>Jam</Name>
        <Select id={timeId} value={slot?.time ?? ""} onChange={(event) => setTime(event.target.value)}>
          {offers.map((offer) => (
            <option key={offer.time} value={offer.time}>
              {offer.time} {offer.label}
              {caveat(offer)}
            </option>
          ))}
        </Select>
      </Choice>
      {proposed && (
        <AnswerAction
          number={number}
          text={messageToCustomer({ kind: "proposal", ticket: proposed }, ticket, words, shop)}
          label={`Usulkan ${momentWords(proposed, shop)}`}
          look="ink"
        />
      )}
    </Proposal>
  );
}

/** The slots of a day that can be proposed: all that can be booked but the ticket's own. */
const otherSlots = (ticket: Ticket, rules: BookingRules, date: string, now: Date): SlotOffer[] =>
  slotOffers(rules, date, now, ticket.duration).filter(
    ({ unavailable, time }) => unavailable === null && !(date === ticket.date && time === ticket.time),
  );

/** The ticket's day and those after it that have a slot to propose; from today where the ticket's day is past. */
function daysFrom(ticket: Ticket, rules: BookingRules, now: Date): string[] {
  const today = shopMoment(now, rules.timeZone).date;
  const first = ticket.date < today ? today : ticket.date;
  return Array.from({ length: daysOffered }, (_, index) => addDays(first, index)).filter(
    (day) => dayUnavailable(rules, day, now) === null && otherSlots(ticket, rules, day, now).length > 0,
  );
}
