import { useId, useMemo, useState } from "react";
import styled from "styled-components";
import { type BookableShop, rulesWith } from "../../domain/shop/bookableDay";
import { shopMoment } from "../../domain/shop/clock";
import { proposedTicket } from "../../domain/ticket/answeredTicket";
import type { CustomerMessageWriter } from "../../domain/ticket/customerMessageWriter";
import { newPriceWords } from "../../domain/ticket/messageToCustomer";
import { dayMismatches, type Mismatch, mismatchForShop, slotWarning } from "../../domain/ticket/mismatch";
import { momentWords } from "../../domain/ticket/momentWords";
import { firstProposal, firstProposedDay, isProposableDay, proposableSlots } from "../../domain/ticket/proposal";
import { type Ticket, ticketBarberId, ticketServiceIds } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import { media } from "../../theme/media";
import { color, radius, space, type } from "../../theme/tokens";
import { SendToCustomer } from "../shell/SendToCustomer";
import type { ShopBook } from "./useTicketBook";

/** The ticket that an answer, named by a text of its own, is made from, and what notes that it has been sent. */
export type Answering = (answer: string) => { readonly base: Ticket; readonly onSent?: () => void };

type Props = {
  ticket: Ticket;
  answering: Answering;
  /** What speaks against the ticket's own time. */
  mismatches: readonly Mismatch[];
  /** The customer's number with the country code in front; null where it could not be read. */
  number: string | null;
  shop: TicketShop;
  bookable: BookableShop;
  writeToCustomer: CustomerMessageWriter;
  now: Date;
  /** The shop's book on this phone; null where there is none, or it is not known yet. */
  book?: ShopBook | null;
};

const Fieldset = styled.fieldset`
  display: grid; gap: ${space.close}; padding: ${space.base};
  border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
  @media ${media.tablet} { grid-column: 1 / -1; }
`;

const Legend = styled.legend`padding: 0 ${space.tight}; font-weight: 700;`;

export const Choice = styled.div`display: grid; gap: ${space.hair};`;

const Name = styled.label`font-size: ${type.small}; font-weight: 700;`;

const Field = styled.input`
  width: 100%; min-width: 0; min-height: 3rem; padding: 0.5rem 0.75rem; font-size: ${type.body};
  background: ${color.paperRaised}; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
`;

export const Note = styled.p`font-size: ${type.small}; &:empty { display: none; }`;

/** The shop's choice of another day and time, and the message that proposes it (docs/rules.md, section 12). */
export function ProposalForm({
  ticket,
  answering,
  mismatches,
  number,
  shop,
  bookable,
  writeToCustomer,
  now,
  book = null,
}: Props) {
  const barberId = ticketBarberId(ticket);
  const rules = useMemo(() => rulesWith(bookable, barberId, ticketServiceIds(ticket)), [bookable, barberId, ticket]);
  const dateId = useId();
  const timeId = useId();
  const noteId = useId();
  const [first] = useState(() => firstProposedDay(ticket, rules, now));
  const [date, setDate] = useState(first);
  const [chosenTime, setTime] = useState<string | null>(null);

  const isDay = isProposableDay(date, rules, now);
  const offers = isDay ? proposableSlots(ticket, rules, date, now) : [];
  const isFull = (time: string) => book !== null && !book.fits({ date, time });
  const slot = offers.find(({ time }) => time === chosenTime) ?? firstProposal(offers, ticket, isFull);
  const { base, onSent } = answering(`${date} ${slot?.time}`);
  const proposed = slot && proposedTicket(base, date, slot, now, rules);
  return (
    <Fieldset>
      <Legend>Usulkan jam lain</Legend>
      <Choice>
        <Name htmlFor={dateId}>Hari</Name>
        {/* Not controlled: a year typed digit by digit stays in the field. */}
        <Field
          type="date"
          id={dateId}
          defaultValue={first}
          min={shopMoment(now, rules.timeZone).date}
          aria-describedby={noteId}
          onChange={(event) => setDate(event.target.value)}
        />
        <Note id={noteId}>{dayNote()}</Note>
      </Choice>
      {proposed && (
        <>
          <Choice>
            <Name htmlFor={timeId}>Jam</Name>
            <Field as="select" id={timeId} value={slot.time} onChange={(event) => setTime(event.target.value)}>
              {offers.map((offer) => (
                <option key={offer.time} value={offer.time}>
                  {offer.time} {offer.label}
                  {slotWarning(offer) && ` (${slotWarning(offer)})`}
                  {isFull(offer.time) && " (kursi penuh)"}
                </option>
              ))}
            </Field>
          </Choice>
          <Note>{newPriceWords(ticket, proposed)}</Note>
          <SendToCustomer
            number={number}
            text={writeToCustomer({ kind: "proposed", ticket: proposed, mismatches }, ticket)}
            label={`Usulkan ${momentWords(proposed, shop)}`}
            look="ink"
            onSent={() => {
              onSent?.();
              book?.noteAnswer(proposed);
            }}
          />
        </>
      )}
    </Fieldset>
  );

  function dayNote(): string {
    if (!isDay) return "Pilih hari ini atau hari sesudahnya.";
    if (!proposed) return "Semua jam hari ini sudah lewat.";
    return dayMismatches(rules, date, proposed.time, ticket.duration).map(mismatchForShop).join(" ");
  }
}
